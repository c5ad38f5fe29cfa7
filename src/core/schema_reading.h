#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/result.h"
#include "core/schema_types.h"

/// Reading described values from JSON, strictly: nothing unknown, nothing missing. What is wrong is
/// noted with its place and something harmless stands in for it, so that one pass finds everything.
namespace townsmith::schema {

/// One thing that is wrong with a value.
struct Wrong {
  std::string place;  ///< "tiles[11].fields"; empty: the whole value
  Text what;
};

/// The place of a member or an item.
std::string place_in(std::string_view whole, std::string_view member);
std::string place_in(std::string_view whole, std::size_t item);

// What is said of a number, a list of this length and a word that are not as they must be.
Text range_text(Range range);
Text length_text(Range range, std::int64_t length);
Text choice_text(std::span<const std::string_view> names);

/// What the names of raw parts stand for.
using RawTypes = std::map<std::string, const Type*, std::less<>>;

/// Reads a value into `out`, which must be of this type; null: the value is only looked at. After
/// the first `max` problems the rest is not looked at. A raw part whose type is not given is not
/// looked at either.
std::vector<Wrong> read(const json::value& value, const Type& type, void* out,
                        std::size_t max = 1000, const RawTypes& raw = {});

/// The same of an object beside whose members those of an envelope stand.
std::vector<Wrong> read_members(const json::object& object, const Type& type, void* out,
                                std::span<const std::string_view> envelope, std::size_t max);

/// The first problem as a refusal that names the place.
Result<> outcome_of(const std::vector<Wrong>& problems);

/// The keys of all that reading such a value can say, each once.
std::vector<std::string_view> problem_keys(const Type& type);

/// Whether a value is exactly of this type.
inline Result<> check(const json::value& value, const Type& type, const RawTypes& raw = {}) {
  return outcome_of(read(value, type, nullptr, 1, raw));
}

template <class T>
Result<T> from_json(const json::value& value) {
  T out{};
  TRY(outcome_of(read(value, type_of<T>(), &out, 1)));
  return out;
}

}  // namespace townsmith::schema
