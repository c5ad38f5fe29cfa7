#include "games/content_files.h"
#include "host/host.h"

namespace townsmith::host {
namespace {

json::array options_view(const GameInfo& info) {
  json::array options;
  for (const OptionInfo& option : info.options) {
    json::array choices;
    for (const std::string_view choice : option.choices) choices.push_back(json::string(choice));
    json::object entry;
    entry["name"] = option.name;
    entry["text"] = option.text;
    entry["least"] = option.least;
    entry["most"] = option.most;
    entry["standard"] = option.standard;
    entry["choices"] = std::move(choices);
    options.push_back(std::move(entry));
  }
  return options;
}

json::array presets_view(const GameInfo& info) {
  json::array presets;
  for (const Preset& preset : info.presets) {
    json::object values;
    for (const auto& [name, value] : preset.values) values[name] = value;
    presets.push_back(
        json::object{{"name", preset.name}, {"text", preset.text}, {"values", std::move(values)}});
  }
  return presets;
}

/// Do the rules work with other data than the program came with? What bots have learned is no part
/// of them, nor are comments and layout.
bool is_changed(const GameType& type, const ContentFiles& content) {
  static const ContentFiles built_in = built_in_content();
  if (content == built_in) return false;
  const Setup setup = standard_setup(type.info(), type.info().usual_players);
  const auto own = type.create(setup, content);
  const auto usual = type.create(setup, built_in);
  return own && usual && (*own)->content_hash() != (*usual)->content_hash();
}

json::object game_view(const GameInfo& info) {
  json::object game;
  game["name"] = info.name;
  game["title"] = info.title;
  game["tagline"] = info.tagline;
  game["credits"] = info.credits;
  game["players"] = json::object{
      {"least", info.least_players}, {"most", info.most_players}, {"usual", info.usual_players}};
  game["hidden"] = info.hidden;
  game["simultaneous"] = info.simultaneous;
  game["rules"] = info.rules_version;
  game["options"] = options_view(info);
  game["presets"] = presets_view(info);
  return game;
}

}  // namespace

json::object hello_view(const bots::Catalogue& catalogue, const ContentFiles& content,
                        std::string_view version) {
  json::array games;
  for (const auto& entry : catalogue.entries()) {
    json::object game = game_view(entry->type().info());
    game["content_changed"] = is_changed(entry->type(), content);
    games.push_back(std::move(game));
  }
  json::array players;
  for (const bots::BotInfo& bot : bots::known_bots()) {
    // It plays solved games alone, so it is nobody to sit at a table with.
    if (bot.name == "perfect") continue;
    players.push_back(json::object{{"name", bot.name}, {"text", bot.text}});
  }
  json::object out;
  out["protocol"] = protocol_number;
  out["version"] = version;
  out["games"] = std::move(games);
  out["bots"] = std::move(players);
  return out;
}

}  // namespace townsmith::host
