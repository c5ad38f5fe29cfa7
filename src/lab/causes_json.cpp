// What is kept of restricted play in a run's file, and the way back.
#include <algorithm>

#include "lab/causes.h"

namespace townsmith::lab {

json::array to_json(const std::vector<Causes>& list) {
  json::array out;
  for (const Causes& causes : list) {
    json::array things;
    for (const auto& [key, sums] : causes.things) {
      json::object thing{{"key", kept(key)}};
      keep_members(sums, thing);
      things.emplace_back(std::move(thing));
    }
    json::object one;
    keep_members(causes, one);
    one["things"] = std::move(things);
    out.emplace_back(std::move(one));
  }
  return out;
}

Result<std::vector<Causes>> causes_from(const json::value& value) {
  std::vector<Causes> list;
  const auto all = [](const json::value* from, auto&& read) {
    return from != nullptr && from->is_array() &&
           std::all_of(from->get_array().begin(), from->get_array().end(), read);
  };
  const auto read_causes = [&](const json::value& one) {
    Causes& causes = list.emplace_back();
    return read_members(one, causes) &&
           all(member_of(one, "things"), [&](const json::value& thing) {
             ItemKey key;
             return read_member(thing, "key", key) && read_members(thing, causes.things[key]);
           });
  };
  if (!all(&value, read_causes)) {
    return refuse(Reason::bad_syntax, "what was found out by restricted play is damaged");
  }
  return list;
}

}  // namespace townsmith::lab
