// What is kept of restricted play in a run's file, and the way back.
#include <algorithm>

#include "lab/causes.h"

namespace townsmith::lab {

json::array to_json(const std::vector<Causes>& list) {
  json::array out;
  const auto key_json = [](const ItemKey& key) {
    return json::array{name_of(key.sort), key.group, key.name};
  };
  for (const Causes& causes : list) {
    json::array only;
    for (const ItemKey& key : causes.only) only.emplace_back(key_json(key));
    json::array things;
    for (const auto& [key, sums] : causes.things) {
      things.emplace_back(json::object{{"key", key_json(key)},
                                       {"points", json_of(sums.points)},
                                       {"shares", json_of(sums.shares)},
                                       {"unavoidable", sums.unavoidable},
                                       {"settled", sums.settled}});
    }
    out.emplace_back(json::object{{"bot", causes.bot},
                                  {"only", std::move(only)},
                                  {"blocks", causes.blocks},
                                  {"games", causes.games},
                                  {"things", std::move(things)},
                                  {"interaction", json_of(causes.interaction)}});
  }
  return out;
}

namespace {

/// Nothing that was not written by to_json() gets through.
struct DamagedCauses {};

std::int64_t whole_of(const json::value& value) {
  if (value.is_int64()) return value.as_int64();
  if (value.is_uint64()) return static_cast<std::int64_t>(value.as_uint64());
  throw DamagedCauses();
}

RatioSums ratio_from(const json::value& value) {
  const json::array& list = value.as_array();
  if (list.size() != 6) throw DamagedCauses();
  return {whole_of(list[0]), whole_of(list[1]), whole_of(list[2]),
          whole_of(list[3]), whole_of(list[4]), whole_of(list[5])};
}

ItemKey item_key_from(const json::value& value) {
  const json::array& list = value.as_array();
  if (list.size() != 3) throw DamagedCauses();
  const auto* sort =
      std::find(item_sorts.begin(), item_sorts.end(), std::string_view(list[0].as_string()));
  if (sort == item_sorts.end()) throw DamagedCauses();
  return {static_cast<ItemSort>(sort - item_sorts.begin()), std::string(list[1].as_string()),
          std::string(list[2].as_string())};
}

}  // namespace

Result<std::vector<Causes>> causes_from(const json::value& value) {
  std::vector<Causes> list;
  try {
    for (const json::value& one : value.as_array()) {
      const json::object& object = one.as_object();
      Causes& causes = list.emplace_back();
      causes.bot = std::string(object.at("bot").as_string());
      for (const json::value& key : object.at("only").as_array()) {
        causes.only.insert(item_key_from(key));
      }
      causes.blocks = static_cast<std::uint64_t>(whole_of(object.at("blocks")));
      causes.games = static_cast<std::uint64_t>(whole_of(object.at("games")));
      causes.interaction = ratio_from(object.at("interaction"));
      for (const json::value& thing : object.at("things").as_array()) {
        const json::object& sums = thing.as_object();
        causes.things[item_key_from(sums.at("key"))] = {
            ratio_from(sums.at("points")), ratio_from(sums.at("shares")),
            whole_of(sums.at("unavoidable")), sums.at("settled").as_bool()};
      }
    }
  } catch (const DamagedCauses&) {
    return refuse(Reason::bad_syntax, "what was found out by restricted play is damaged");
  } catch (const std::exception&) {
    return refuse(Reason::bad_syntax, "what was found out by restricted play is damaged");
  }
  return list;
}

}  // namespace townsmith::lab
