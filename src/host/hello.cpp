// hello and language: what there is, and the words it is told in.
#include <algorithm>
#include <utility>

#include "core/json.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "host/daily.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

/// What a game's catalogue says of a thing; without one, what the program says.
Text described(const GameInfo& info, std::string_view kind, std::string_view name,
               std::string_view otherwise) {
  Text text = named(info.name, kind, name);
  text.given = otherwise;
  return text;
}

std::vector<protocol::OptionView> options_of(const GameInfo& info) {
  std::vector<protocol::OptionView> options;
  for (const OptionInfo& option : info.options) {
    const std::string name(option.name);
    protocol::OptionView& view = options.emplace_back();
    view.name = name;
    view.text = named(info.name, "option", name);
    view.note = described(info, "option", name + " note", option.text);
    view.standard = option_text(option, option.standard);
    for (int value = option.min; value <= option.max; ++value) {
      const std::string text = option_text(option, value);
      view.choices.push_back({text, described(info, "option", name + " " + text, text)});
    }
  }
  return options;
}

std::vector<protocol::PresetView> presets_of(const GameInfo& info) {
  std::vector<protocol::PresetView> presets;
  for (const Preset& preset : info.presets) {
    const std::string name(preset.name);
    protocol::PresetView& view = presets.emplace_back();
    view.name = name;
    view.text = named(info.name, "preset", name);
    view.note = described(info, "preset", name + " note", preset.text);
    for (const auto& [option_name, value] : preset.values) {
      for (const OptionInfo& option : info.options) {
        if (option.name != option_name) continue;
        view.values.emplace(option_name, option_text(option, value));
      }
    }
  }
  return presets;
}

/// Do the rules work with other data than the program came with? What bots have learned is not part
/// of them, nor are comments and layout.
bool is_changed(const GameType& type, const ContentFiles& content) {
  static const ContentFiles built_in = built_in_content();
  if (content == built_in) return false;
  const Setup setup = standard_setup(type.info(), type.info().usual_players);
  const auto own = type.create(setup, content);
  const auto usual = type.create(setup, built_in);
  return own && usual && (*own)->content_hash() != (*usual)->content_hash();
}

/// Is some of its data made to fit what is known of the box, instead of being what was printed?
bool is_reconstructed(std::string_view game, const ContentFiles& content) {
  const std::string folder = std::string(game) + "/";
  return std::any_of(content.begin(), content.end(), [&folder](const auto& file) {
    if (!file.first.starts_with(folder)) return false;
    const Result<json::value> value = parse_json(file.second, true);
    if (!value || !value->is_object()) return false;
    const json::value* from = value->get_object().if_contains("provenance");
    if (from == nullptr || !from->is_object()) return false;
    const json::value* kind = from->get_object().if_contains("kind");
    return kind != nullptr && *kind == json::value("reconstructed");
  });
}

protocol::GameView game_view(const GameInfo& info) {
  protocol::GameView game;
  game.name = info.name;
  game.title = info.title;
  game.tagline = Text(info.name, "tagline", {}, std::string(info.tagline));
  game.credits = info.credits;
  game.players = {info.min_players, info.max_players, info.usual_players};
  game.hidden = info.hidden;
  game.simultaneous = info.simultaneous;
  game.rules = info.rules_version;
  if (info.min_players == 1) game.daily = daily_digits(info);
  game.options = options_of(info);
  game.presets = presets_of(info);
  return game;
}

}  // namespace

protocol::Greeting make_greeting(const bots::Catalogue& catalogue, const ContentFiles& content,
                                 std::string_view version) {
  protocol::Greeting out;
  out.protocol = protocol::number;
  out.version = version;
  for (const auto& entry : catalogue.entries()) {
    out.games.push_back(game_view(entry->type().info()));
    protocol::GameView& game = out.games.back();
    game.content_changed = is_changed(entry->type(), content);
    game.content_reconstructed = is_reconstructed(entry->type().info().name, content);
  }
  for (const bots::BotInfo& bot : bots::known_bots()) {
    // It plays solved games alone, so it is nobody to sit at a table with.
    if (bot.name == "perfect") continue;
    const std::string name(bot.name);
    out.bots.push_back(
        {name, named("townsmith", "bot", name), named("townsmith", "bot", name + " note")});
  }
  // Those of this host's own that can play every game.
  if (catalogue.entries().empty()) return out;
  for (const bots::OwnBot& bot : catalogue.entries().front()->own_bots()) {
    const bool everywhere =
        std::all_of(catalogue.entries().begin(), catalogue.entries().end(),
                    [&](const auto& entry) { return entry->find_own(bot.name) != nullptr; });
    if (!everywhere || bot.name.find(':') != bot.name.npos) continue;
    out.bots.push_back({bot.name, literal(bot.name), say("townsmith", "bot-own-note")});
  }
  return out;
}

const protocol::Greeting& Host::greeting() {
  // Once somebody has asked: nothing of it changes.
  if (!greeting_) {
    greeting_ = std::make_unique<protocol::Greeting>(
        make_greeting(games_.catalogue(), games_.content(), version_));
    greeting_->languages = languages_of(built_in_words());
  }
  return *greeting_;
}

Result<protocol::Greeting> Host::greet(Client client, const protocol::Hello& ask) {
  if (ask.protocol != protocol::number) {
    return refuse(Reason::other_version, say("townsmith", "other-protocol"));
  }
  Person& person = clients_.at(client);
  if (ask.language) person.language = &built_in_language(*ask.language);
  protocol::Greeting out = greeting();
  out.language = person.language->code();
  return out;
}

Result<protocol::Greeting> Host::answer(Request& request, const protocol::Hello& ask) {
  auto greeting = greet(request.client, ask);
  request.language = *request.person.language;
  return greeting;
}

Result<protocol::Spoken> Host::answer(Request& request, const protocol::SpeakLanguage& ask) {
  if (ask.words) {
    TRY(in_page());
    // The marked language is English between marks.
    const std::string folder = ask.language == marked_language ? "en" : ask.language;
    WordFiles files;
    for (const auto& [name, text] : *ask.words) files[folder + "/" + name] = text;
    TRY(Language read, Language::read(files, ask.language));
    Language& given = given_languages_[ask.language];
    given = std::move(read);
    request.person.language = &given;
  } else {
    request.person.language = &built_in_language(ask.language);
  }
  request.language = *request.person.language;
  return protocol::Spoken{request.language.code()};
}

}  // namespace townsmith::host
