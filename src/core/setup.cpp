#include "core/setup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>

#include "core/score_sheet.h"
#include "core/words.h"

namespace townsmith {
namespace {

const OptionInfo* find_option(const GameInfo& info, std::string_view name, std::size_t& at) {
  for (at = 0; at < info.options.size(); ++at) {
    if (info.options[at].name == name) return &info.options[at];
  }
  return nullptr;
}

std::vector<Text> values_of(const OptionInfo& option) {
  std::vector<Text> values;
  for (int value = option.min; value <= option.max; ++value) {
    values.push_back(literal(option_text(option, value)));
  }
  return values;
}

std::vector<Text> literals(const std::vector<std::string_view>& names) {
  std::vector<Text> out;
  for (const std::string_view name : names) out.push_back(literal(std::string(name)));
  return out;
}

Result<int> parse_value(const OptionInfo& option, std::string_view text) {
  for (std::size_t i = 0; i < option.choices.size(); ++i) {
    if (option.choices[i] == text) return option.min + static_cast<int>(i);
  }
  const Result<int> number = option.choices.empty() ? parse_int(text) : Result<int>(option.min - 1);
  if (!number || *number < option.min || *number > option.max) {
    return refuse(
        Reason::bad_value,
        say("townsmith", "option-takes",
            {{"option", option.name}, {"values", values_of(option)}, {"value", printable(text)}}));
  }
  return *number;
}

/// Two values for one option: nobody knows which is meant.
Result<> check_once(const OptionValues& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (values[k].first != values[i].first || values[k].second == values[i].second) continue;
      return refuse(Reason::bad_value,
                    say("townsmith", "option-twice", {{"option", printable(values[i].first)}}));
    }
  }
  return {};
}

/// Points for each seat, or for each place in turn order.
Result<> set_points(const Setup& setup, BySeat<std::int16_t>& points_of, std::string_view name,
                    std::string_view text) {
  std::size_t seat = 0;
  std::string_view rest = text;
  while (true) {
    const std::size_t comma = rest.find(',');
    const Result<int> points = parse_int(rest.substr(0, comma));
    if (!points || *points < -max_handicap || *points > max_handicap || seat >= setup.players) {
      return refuse(Reason::bad_value,
                    say("townsmith", name == "handicap" ? "handicap-form" : "compensation-form",
                        {{"players", setup.players}, {"most", max_handicap}}));
    }
    points_of[seat++] = static_cast<std::int16_t>(*points);
    if (comma == std::string_view::npos) return {};
    rest.remove_prefix(comma + 1);
  }
}

Result<> set_preset(const GameInfo& info, Setup& setup, std::string_view name) {
  std::vector<std::string_view> names;
  for (const Preset& preset : info.presets) {
    names.push_back(preset.name);
    if (preset.name != name) continue;
    for (const auto& [option, value] : preset.values) {
      std::size_t at = 0;
      if (find_option(info, option, at) != nullptr) {
        setup.options[at] = static_cast<std::int16_t>(value);
      }
    }
    return {};
  }
  if (names.empty()) {
    return refuse(Reason::unknown_name, say("townsmith", "presets-none", {{"game", info.title}}));
  }
  return refuse(
      Reason::unknown_name,
      say("townsmith", "preset-unknown",
          {{"game", info.title}, {"preset", printable(name)}, {"presets", literals(names)}}));
}

}  // namespace

Setup standard_setup(const GameInfo& info, int players) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    setup.options[i] = static_cast<std::int16_t>(info.options[i].standard);
  }
  return setup;
}

Result<Setup> make_setup(const GameInfo& info, int players, const OptionValues& values) {
  if (players < info.min_players || players > info.max_players) {
    return refuse(Reason::bad_value, say("townsmith", "players-range",
                                         {{"game", info.title},
                                          {"least", info.min_players},
                                          {"most", info.max_players},
                                          {"players", players}}));
  }
  TRY(check_once(values));
  Setup setup = standard_setup(info, players);
  for (const auto& [name, value] : values) {
    if (name == "preset") {
      TRY(set_preset(info, setup, value));
    }
  }
  for (const auto& [name, value] : values) {
    if (name == "preset") continue;
    const bool by_place = name == "compensation" && !info.simultaneous;
    if (by_place || name == "handicap") {
      TRY(set_points(setup, by_place ? setup.compensation : setup.handicap, name, value));
      continue;
    }
    std::size_t at = 0;
    const OptionInfo* option = find_option(info, name, at);
    if (option == nullptr) {
      std::vector<std::string_view> names;
      for (const OptionInfo& known : info.options) names.push_back(known.name);
      names.push_back("handicap");
      if (!info.simultaneous) names.push_back("compensation");
      return refuse(
          Reason::unknown_name,
          say("townsmith", "option-unknown",
              {{"game", info.title}, {"option", printable(name)}, {"options", literals(names)}}));
    }
    TRY(const int number, parse_value(*option, value));
    setup.options[at] = static_cast<std::int16_t>(number);
  }
  setup.compensates = setup.compensation != BySeat<std::int16_t>{};
  return setup;
}

Result<std::pair<std::string, std::string>> parse_option(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0) {
    return refuse(Reason::bad_syntax, say("townsmith", "option-form", {{"text", printable(text)}}));
  }
  return std::pair{std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

std::string option_text(const OptionInfo& option, int value) {
  const auto i = static_cast<std::size_t>(value - option.min);
  return i < option.choices.size() ? std::string(option.choices[i]) : std::to_string(value);
}

OptionValues option_values(const GameInfo& info, const Setup& setup, bool changed_only) {
  OptionValues values;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    if (changed_only && setup.options[i] == option.standard) continue;
    values.emplace_back(option.name, option_text(option, setup.options[i]));
  }
  for (const auto* points : {&setup.handicap, &setup.compensation}) {
    if (*points == BySeat<std::int16_t>{}) continue;
    const std::vector<int> numbers(points->begin(), points->begin() + setup.players);
    values.emplace_back(points == &setup.handicap ? "handicap" : "compensation",
                        fmt::format("{}", fmt::join(numbers, ",")));
  }
  return values;
}

void add_in_advance(ScoreSheet& sheet, int handicap, int compensation) {
  const auto add = [&](const char* reason, int points) {
    if (points != 0) sheet.lines.push_back({reason, say("townsmith", reason), points, {}});
  };
  add("handicap", handicap);
  add("compensation", compensation);
}

Result<int> parse_int(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) {
    return refuse(Reason::bad_syntax,
                  say("townsmith", "not-whole-number", {{"text", printable(text)}}));
  }
  return number;
}

}  // namespace townsmith
