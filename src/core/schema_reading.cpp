#include "core/schema_reading.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/words.h"

namespace townsmith::schema {
namespace {

constexpr std::string_view catalogue = "townsmith";

}  // namespace

std::string place_in(std::string_view whole, std::string_view member) {
  return whole.empty() ? std::string(member) : fmt::format("{}.{}", whole, member);
}

std::string place_in(std::string_view whole, std::size_t item) {
  return fmt::format("{}[{}]", whole, item);
}

Text range_text(Range range) {
  const auto [least, most] = range;
  if (least == unbounded_low || most == unbounded_high) return say(catalogue, "value-integer");
  if (least == most) return say(catalogue, "value-exactly", {{"number", least}});
  return say(catalogue, "value-range", {{"least", least}, {"most", most}});
}

Text length_text(Range range, std::int64_t length) {
  const std::int64_t least = std::max<std::int64_t>(range.least, 0);
  return say(catalogue, least == range.most ? "value-list-exactly" : "value-list-length",
             {{"least", least}, {"most", range.most}, {"length", length}});
}

Text choice_text(std::span<const std::string_view> names) {
  std::vector<Text> choices;
  for (const std::string_view name : names) choices.push_back(literal(std::string(name)));
  return say(catalogue, "value-choice", {{"choices", std::move(choices)}});
}

void Reading::wrong(Text what) {
  if (goes_on()) problems_.push_back({place_, std::move(what)});
}

Result<> Reading::outcome() const {
  if (problems_.empty()) return {};
  const auto& [place, what] = problems_.front();
  if (place.empty()) return refuse(Reason::bad_value, what);
  return refuse(Reason::bad_value, say(catalogue, "value-at", {{"place", place}, {"what", what}}));
}

bool Reading::boolean(const json::value& value) {
  const bool* yes = value.if_bool();
  if (yes == nullptr) wrong(say(catalogue, "value-boolean"));
  return yes != nullptr && *yes;
}

std::int64_t Reading::integer(const json::value& value, Range range) {
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && range.holds(*number)) return *number;
  wrong(range_text(range));
  return range.least == unbounded_low ? 0 : range.least;
}

double Reading::number(const json::value& value) {
  if (const double* number = value.if_double()) return *number;
  if (const std::int64_t* number = value.if_int64()) return static_cast<double>(*number);
  wrong(say(catalogue, "value-number"));
  return 0;
}

std::string Reading::text(const json::value& value, Range bytes) {
  const json::string* text = value.if_string();
  if (text != nullptr && bytes.holds(static_cast<std::int64_t>(text->size()))) {
    return std::string(std::string_view(*text));
  }
  if (bytes.most != unbounded_high) {
    wrong(say(catalogue, "value-text-length", {{"most", bytes.most}}));
  } else {
    wrong(say(catalogue, bytes.least > 0 ? "value-text-some" : "value-text"));
  }
  return {};
}

std::optional<std::size_t> Reading::choice(const json::value& value,
                                           std::span<const std::string_view> names) {
  if (const json::string* text = value.if_string()) {
    const auto found = std::find(names.begin(), names.end(), std::string_view(*text));
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  wrong(choice_text(names));
  return std::nullopt;
}

const json::object* Reading::object(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) wrong(say(catalogue, "value-object"));
  return object;
}

const json::array* Reading::list(const json::value& value, Range length) {
  const json::array* list = value.if_array();
  if (list == nullptr) {
    wrong(say(catalogue, "value-list"));
    return nullptr;
  }
  const auto size = static_cast<std::int64_t>(list->size());
  if (!length.holds(size)) wrong(length_text(length, size));
  return list;
}

const json::value* Reading::member(const json::object& object, std::string_view name,
                                   bool may_miss) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr && !may_miss) {
    const Inside inside(*this, name);
    wrong(say(catalogue, "value-missing"));
  }
  return value;
}

std::optional<std::size_t> Reading::tag(const json::object& object, std::string_view tag_name,
                                        std::span<const std::string_view> tags) {
  const json::value* value = member(object, tag_name, false);
  if (value == nullptr) return std::nullopt;
  const Inside inside(*this, tag_name);
  return choice(*value, tags);
}

void Reading::check_names(const json::object& object, const Names& names) {
  if (names.any) return;
  for (const auto& member : object) {
    const std::string_view name = member.key();
    if (std::find(names.known.begin(), names.known.end(), name) != names.known.end()) continue;
    const Inside inside(*this, printable(name));
    wrong(say(catalogue, "value-unknown"));
  }
}

}  // namespace townsmith::schema
