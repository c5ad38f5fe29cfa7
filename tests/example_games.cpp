#include "example_games.h"

#include <algorithm>
#include <cstdlib>

#include "games/all.h"
#include "games/content_files.h"

namespace townsmith {
namespace {

template <class Fits>
std::string first_that(Fits fits) {
  const auto& all = example_games();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const GameInfo* info) { return fits(*info); });
  if (found == all.end()) std::abort();  // such tests need a game that there is not
  return std::string((*found)->name);
}

bool takes_open_turns(const GameInfo& info) {
  return !info.simultaneous && !info.hidden && info.min_players == 1;
}

/// Whether seat 0 begins a game of two, whatever is drawn.
bool seat_0_begins(const GameInfo& info) {
  bool begins = true;
  for_each_game([&](auto type) {
    using G = typename decltype(type)::type;
    if (G::info().name != info.name) return;
    const auto game = make_game<G>(standard_setup(info, 2), built_in_content());
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Chance chance{Random(seed)};
      typename G::State state = game->start();
      while (game->actors(state).empty()) game->advance(state, chance);
      begins = begins && game->actors(state) == SeatSet(seat_at(0));
    }
  });
  return begins;
}

}  // namespace

const std::vector<const GameInfo*>& example_games() {
  static const std::vector<const GameInfo*> all = [] {
    std::vector<const GameInfo*> out;
    for_each_game([&](auto type) { out.push_back(&decltype(type)::type::info()); });
    return out;
  }();
  return all;
}

const std::vector<std::string>& game_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const GameInfo* info : example_games()) out.emplace_back(info->name);
    return out;
  }();
  return names;
}

const GameInfo& example_info(const std::string& name) {
  for (const GameInfo* info : example_games()) {
    if (info->name == name) return *info;
  }
  std::abort();
}

const std::string& any_game() { return game_names().front(); }

const std::string& turn_game() {
  static const std::string name = first_that([](const GameInfo& info) {
    return takes_open_turns(info) && info.max_players >= 2 && seat_0_begins(info);
  });
  return name;
}

const std::string& company_game() {
  static const std::string name = first_that(
      [](const GameInfo& info) { return takes_open_turns(info) && info.max_players >= 4; });
  return name;
}

const std::string& secret_game() {
  static const std::string name =
      first_that([](const GameInfo& info) { return !info.simultaneous && info.hidden; });
  return name;
}

const std::string& round_game() {
  static const std::string name = first_that([](const GameInfo& info) {
    return info.simultaneous && info.min_players == 1 && info.max_players == max_seats;
  });
  return name;
}

std::string unusual_option(const std::string& name) {
  for (const OptionInfo& option : example_info(name).options) {
    const int other = option.standard == option.min ? option.min + 1 : option.min;
    if (other <= option.max) {
      return std::string(option.name) + "=" + option_text(option, other);
    }
  }
  std::abort();
}

std::string content_file(const std::string& name) {
  for (const auto& [file, text] : built_in_content()) {
    // What was learned is for bots.
    if (file.starts_with(name + "/") && text.find("\"learned\"") == std::string::npos) return file;
  }
  std::abort();
}

ContentFiles with_other_content(ContentFiles files, const std::string& name) {
  std::string& text = files.at(content_file(name));
  const std::string_view provenance = "\"text\": \"";
  const std::size_t at = text.find(provenance);
  if (at == std::string::npos) std::abort();
  text.insert(at + provenance.size(), "Changed. ");
  return files;
}

}  // namespace townsmith
