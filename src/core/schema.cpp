#include "core/schema.h"

#include <algorithm>

#include "core/words.h"

namespace townsmith::schema {
namespace {

std::string joined(const std::vector<std::string>& path) {
  std::string out;
  for (const std::string& step : path) {
    if (!out.empty()) out += '.';
    out += step;
  }
  return out;
}

}  // namespace

void Reading::wrong(Text what) {
  if (problem_) return;
  if (!path_.empty()) {
    what = say("townsmith", "value-at", {{"place", joined(path_)}, {"what", std::move(what)}});
  }
  problem_ = Problem{Reason::bad_value, std::move(what)};
}

Result<> Reading::outcome() const {
  if (problem_) return tl::unexpected(*problem_);
  return {};
}

bool Reading::boolean(const json::value& value) {
  const bool* yes = value.if_bool();
  if (yes == nullptr) wrong(say("townsmith", "value-boolean"));
  return yes != nullptr && *yes;
}

std::int64_t Reading::integer(const json::value& value, std::int64_t least, std::int64_t most) {
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && *number >= least && *number <= most) return *number;
  if (least == unbounded_low || most == unbounded_high) {
    wrong(say("townsmith", "value-integer"));
  } else {
    wrong(say("townsmith", "value-range", {{"least", least}, {"most", most}}));
  }
  return least == unbounded_low ? 0 : least;
}

double Reading::number(const json::value& value) {
  if (const double* number = value.if_double()) return *number;
  if (const std::int64_t* number = value.if_int64()) return static_cast<double>(*number);
  wrong(say("townsmith", "value-number"));
  return 0;
}

std::string Reading::text(const json::value& value, std::int64_t most_bytes) {
  const json::string* text = value.if_string();
  if (text != nullptr && static_cast<std::int64_t>(text->size()) <= most_bytes) {
    return std::string(std::string_view(*text));
  }
  if (most_bytes == unbounded_high) {
    wrong(say("townsmith", "value-text"));
  } else {
    wrong(say("townsmith", "value-text-length", {{"most", most_bytes}}));
  }
  return {};
}

std::size_t Reading::choice(const json::value& value, std::span<const std::string_view> names) {
  if (const json::string* text = value.if_string()) {
    const auto found = std::find(names.begin(), names.end(), std::string_view(*text));
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  std::vector<Text> choices;
  for (const std::string_view name : names) choices.push_back(literal(std::string(name)));
  wrong(say("townsmith", "value-choice", {{"choices", std::move(choices)}}));
  return 0;
}

const json::object* Reading::object(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) wrong(say("townsmith", "value-object"));
  return object;
}

const json::array* Reading::list(const json::value& value, std::int64_t least, std::int64_t most) {
  const json::array* list = value.if_array();
  if (list == nullptr) {
    wrong(say("townsmith", "value-list"));
    return nullptr;
  }
  const auto length = static_cast<std::int64_t>(list->size());
  if (length < least || length > most) {
    wrong(say("townsmith", "value-list-length",
              {{"least", std::max<std::int64_t>(least, 0)}, {"most", most}, {"length", length}}));
    return nullptr;
  }
  return list;
}

const json::value* Reading::member(const json::object& object, std::string_view name,
                                   bool may_miss) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr && !may_miss) {
    wrong(say("townsmith", "value-missing", {{"name", name}}));
  }
  return value;
}

void Reading::check_names(const json::object& object, const std::vector<std::string_view>& known) {
  for (const auto& member : object) {
    const std::string_view name = member.key();
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    wrong(say("townsmith", "value-unknown", {{"name", printable(name)}}));
    return;
  }
}

}  // namespace townsmith::schema
