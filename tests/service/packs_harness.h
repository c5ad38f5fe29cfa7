#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "both_stores.h"
#include "core/pack.h"
#include "service/pack_games.h"
#include "service/secrets.h"
#include "store/open.h"
#include "store/sql.h"

namespace townsmith::service {

/// The first whole number in content that can be one more or less.
inline bool change_a_number(json::value& value, const std::function<bool()>& is_good) {
  if (value.is_int64()) {
    const std::int64_t before = value.get_int64();
    for (const std::int64_t after : {before + 1, before - 1}) {
      value = after;
      if (is_good()) return true;
    }
    value = before;
    return false;
  }
  if (auto* list = value.if_array()) {
    for (json::value& one : *list) {
      if (change_a_number(one, is_good)) return true;
    }
  } else if (auto* object = value.if_object()) {
    for (auto& member : *object) {
      if (member.key() != "provenance" && change_a_number(member.value(), is_good)) return true;
    }
  }
  return false;
}

/// A pack of a game with one number that is not as usual.
inline Pack changed_pack(const std::string& game, const std::string& name = "Canals") {
  const ContentFiles content = built_in_content();
  const bots::Catalogue catalogue = bots::all_games();
  const GameType& type = (*catalogue.find(game))->type();
  ContentReader reader(content);
  type.check_content(reader);
  Pack pack{game, name, "Ada Vos", "1", "CC BY 4.0", "Two lines\nof notes.", "", {}};
  for (const std::string& path : reader.files_read()) {
    const std::string file = path.substr(game.size() + 1);
    json::value value = *parse_json(content.find(path)->second, true);
    const auto is_good = [&] {
      pack.files = {{file, json::pretty(value)}};
      return pack_problems(type, content, pack).empty();
    };
    if (change_a_number(value, is_good)) return pack;
  }
  ADD_FAILURE() << "nothing can be changed in " << game;
  return pack;
}

inline const Pack& canals() {
  static const Pack pack = changed_pack(turn_game());
  return pack;
}
inline const std::string& canals_text() {
  static const std::string text = to_text(canals());
  return text;
}
inline std::string canals_id() { return hash_of(canals_text()); }

inline Pack renamed(const std::string& name) {
  Pack pack = canals();
  pack.name = name;
  return pack;
}

/// Nodes to which people bring packs.
class OnPacks : public OnBothStores {
 protected:
  static json::object wish(const std::string& text, json::object more = {}) {
    more["game"] = turn_game();
    more["seats"] =
        json::array{json::object{{"occupant", "open"}}, json::object{{"occupant", "open"}}};
    more["pack"] = text;
    return more;
  }
  static std::string make(Node& node, Client client, const std::string& text,
                          json::object more = {}) {
    const json::object made = node.ask(client, "create", wish(text, std::move(more)));
    return reason_of(made) == "none" ? text_of(made.at("table")) : reason_of(made);
  }
  static json::object about(Node& node, Client client, const std::string& table) {
    return node.ask(client, "view", {{"table", table}, {"as", nullptr}}).at("about").as_object();
  }
  void change_store(const std::string& text) { store::connect(url_)->run(text); }
  std::string person_of(Node& node, Client client) {
    return text_of(node.ask(client, "hello", {{"protocol", 2}}).at("you").at("id"));
  }
};

}  // namespace townsmith::service
