#include "core/schema_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "core/words.h"

namespace townsmith::schema {
namespace {

constexpr Domain catalogue = "townsmith";

// The sentences about a number, a list's length and a text that are not as they must be.
std::string_view range_key(Range range) {
  if (range.min == unbounded_low || range.max == unbounded_high) return "value-integer";
  return range.min == range.max ? "value-exactly" : "value-range";
}
std::string_view length_key(Range range) {
  return std::max<std::int64_t>(range.min, 0) == range.max ? "value-list-exactly"
                                                           : "value-list-length";
}
std::string_view text_key(Range bytes) {
  if (bytes.max != unbounded_high) return "value-text-length";
  return bytes.min > 0 ? "value-text-some" : "value-text";
}

/// Goes through a value, its type and its place in memory side by side.
class Reader {
 public:
  Reader(std::size_t max, const RawTypes& raw) : max_(max), raw_(raw) {}

  void value(const json::value& value, const Type& type, const Limits& limits, void* out);
  void object(const json::object& object, const Type& type, const Limits& limits, void* out,
              std::span<const std::string_view> envelope);
  std::vector<Wrong> take() { return std::move(problems_); }

 private:
  /// The value of a member or an item is read inside of this.
  class Inside {
   public:
    template <class Step>
    Inside(Reader& reader, Step step) : reader_(reader), outer_(reader.place_.size()) {
      reader_.place_ = place_in(reader_.place_, step);
    }
    ~Inside() { reader_.place_.resize(outer_); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    Reader& reader_;
    std::size_t outer_;
  };

  /// The names that an object may have.
  struct Names {
    std::vector<std::string_view> known;
    bool any = false;  ///< when its tag does not tell
  };

  bool goes_on() const { return problems_.size() < max_; }
  void wrong(Text what) {
    if (goes_on()) problems_.push_back({place_, std::move(what)});
  }
  void note(std::string_view key, Facts facts = {}) { wrong(say(catalogue, key, facts)); }

  void integer(const json::value& value, const Type& type, Range range, void* out);
  void text(const json::value& value, const Type& type, Range bytes, void* out);
  std::optional<std::size_t> choice(const json::value& value,
                                    std::span<const std::string_view> names);
  /// An item of a list, or what is not null.
  void item(const json::value& value, const Type& type, const Limits& limits, void* out,
            std::size_t i);
  void list(const json::value& value, const Type& type, const Limits& limits, void* out);
  void map(const json::value& value, const Type& type, const Limits& limits, void* out);
  void members(const json::object& object, const Type& type, const Limits& limits, void* out,
               Names& names);
  void option(const json::object& object, const Type& type, void* out, Names& names);
  const json::value* member(const json::object& object, std::string_view name, bool may_miss);
  void check_names(const json::object& object, const Names& names);

  std::size_t max_;
  const RawTypes& raw_;
  std::string place_;
  std::vector<Wrong> problems_;
};

void Reader::integer(const json::value& value, const Type& type, Range range, void* out) {
  const std::int64_t* number = value.if_int64();
  const bool good = number != nullptr && range.holds(*number);
  if (!good) wrong(range_text(range));
  if (out != nullptr && good) type.set_integer(out, *number);
}

void Reader::text(const json::value& value, const Type& type, Range bytes, void* out) {
  const json::string* text = value.if_string();
  if (text != nullptr && bytes.holds(static_cast<std::int64_t>(text->size()))) {
    if (out != nullptr) type.set_text(out, std::string(std::string_view(*text)));
  } else if (bytes.max != unbounded_high) {
    note(text_key(bytes), {{"most", bytes.max}});
  } else {
    note(text_key(bytes));
  }
}

std::optional<std::size_t> Reader::choice(const json::value& value,
                                          std::span<const std::string_view> names) {
  if (const json::string* text = value.if_string()) {
    const auto found = std::find(names.begin(), names.end(), std::string_view(*text));
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  }
  wrong(choice_text(names));
  return std::nullopt;
}

void Reader::item(const json::value& value, const Type& type, const Limits& limits, void* out,
                  std::size_t i) {
  if (type.set_integer != nullptr) {
    return integer(value, type, limits.here.within(type.item().range), out);
  }
  this->value(value, type.item(), limits, out == nullptr ? nullptr : type.item_at(out, i));
}

/// Items of a list that is too short or too long are read all the same, as far as there is room.
void Reader::list(const json::value& value, const Type& type, const Limits& limits, void* out) {
  const json::array* items = value.if_array();
  if (items == nullptr) return note("value-list");
  const Range length = length_of(type, limits);
  const auto size = static_cast<std::int64_t>(items->size());
  if (!length.holds(size)) wrong(length_text(length, size));
  const auto count = static_cast<std::size_t>(std::min(size, length.max));
  for (std::size_t i = 0; i < count && goes_on(); ++i) {
    const Inside inside(*this, i);
    item((*items)[i], type, limits.inside(), out, i);
  }
}

void Reader::map(const json::value& value, const Type& type, const Limits& limits, void* out) {
  const json::object* object = value.if_object();
  if (object == nullptr) return note("value-object");
  for (const auto& member : *object) {
    const std::string_view name = member.key();
    const Inside inside(*this, printable(name));
    this->value(member.value(), type.item(), limits.inside(),
                out == nullptr ? nullptr : type.item_named(out, name));
  }
}

const json::value* Reader::member(const json::object& object, std::string_view name,
                                  bool may_miss) {
  const json::value* value = object.if_contains(name);
  if (value == nullptr && !may_miss) {
    const Inside inside(*this, name);
    note("value-missing");
  }
  return value;
}

void Reader::option(const json::object& object, const Type& type, void* out, Names& names) {
  names.known.push_back(type.tag_name);
  std::vector<std::string_view> tags;
  for (const TypeRef one : type.options) tags.push_back(one().tag);
  std::optional<std::size_t> chosen;
  if (const json::value* tag = member(object, type.tag_name, false)) {
    const Inside inside(*this, type.tag_name);
    chosen = choice(*tag, tags);
  }
  if (chosen) {
    members(object, type.options[*chosen](), {},
            out == nullptr ? nullptr : type.item_at(out, *chosen), names);
  } else {
    names.any = true;
  }
}

void Reader::members(const json::object& object, const Type& type, const Limits& limits, void* out,
                     Names& names) {
  for (std::size_t i = 0; i < type.members.size(); ++i) {
    const MemberType& member = type.members[i];
    names.known.push_back(member.name);
    const json::value* value = this->member(object, member.name, member.may_miss);
    if (value == nullptr) continue;
    const Inside inside(*this, member.name);
    void* at = out == nullptr              ? nullptr
               : member.address == nullptr ? type.item_at(out, i)
                                           : member.address(out);
    this->value(*value, member.type(), limits_of(member, type, limits), at);
  }
  for (const PartType& part : type.parts) {
    option(object, part.type(), out == nullptr ? nullptr : part.address(out), names);
  }
}

void Reader::check_names(const json::object& object, const Names& names) {
  if (names.any) return;
  for (const auto& member : object) {
    const std::string_view name = member.key();
    if (std::find(names.known.begin(), names.known.end(), name) != names.known.end()) continue;
    const Inside inside(*this, printable(name));
    note("value-unknown");
  }
}

void Reader::object(const json::object& object, const Type& type, const Limits& limits, void* out,
                    std::span<const std::string_view> envelope) {
  Names names{{envelope.begin(), envelope.end()}};
  if (type.kind == Type::Kind::either) {
    option(object, type, out, names);
  } else {
    members(object, type, limits, out, names);
  }
  check_names(object, names);
}

void Reader::value(const json::value& value, const Type& type, const Limits& limits, void* out) {
  using Kind = Type::Kind;
  if (!goes_on()) return;
  switch (type.kind) {
    case Kind::boolean:
      if (!value.is_bool()) return note("value-boolean");
      if (out != nullptr) type.set_integer(out, value.get_bool() ? 1 : 0);
      return;
    case Kind::integer: return integer(value, type, limits.here.within(type.range), out);
    case Kind::number:
      if (!value.is_double() && !value.is_int64()) return note("value-number");
      if (out != nullptr) {
        type.set_number(
            out, value.is_double() ? value.get_double() : static_cast<double>(value.get_int64()));
      }
      return;
    case Kind::text: return text(value, type, limits.here, out);
    case Kind::number_or_text:
      if (!value.is_int64()) return text(value, type, limits.here, out);
      if (out != nullptr) type.set_integer(out, value.get_int64());
      return;
    case Kind::choice:
      if (const auto names = choices_of(type, limits); const auto chosen = choice(value, names)) {
        const auto before = names.data() - type.choices().data();
        if (out != nullptr) type.set_integer(out, before + static_cast<std::int64_t>(*chosen));
      }
      return;
    case Kind::nullable:
      if (!value.is_null()) {
        item(value, type, limits, out, 0);
      } else if (out != nullptr) {
        type.set_null(out);
      }
      return;
    case Kind::list: return list(value, type, limits, out);
    case Kind::map: return map(value, type, limits, out);
    case Kind::either:
      if (type.tag_name.empty()) {
        const std::size_t which = value.is_string() ? 0 : 1;
        return this->value(value, type.options[which](), limits,
                           out == nullptr ? nullptr : type.item_at(out, which));
      }
      [[fallthrough]];
    case Kind::object:
      if (!value.is_object()) return note("value-object");
      return object(value.get_object(), type, limits, out, {});
    case Kind::raw:
      if (out != nullptr) type.set_text(out, json::serialize(value));
      if (const auto known = raw_.find(type.name); known != raw_.end()) {
        this->value(value, *known->second, limits, nullptr);
      }
      return;
  }
}

/// What a Reader can note of values of a type, whatever they are. Types must not be part of
/// themselves.
class Keys {
 public:
  void value(const Type& type, const Limits& limits) {
    using Kind = Type::Kind;
    switch (type.kind) {
      case Kind::boolean: return add("value-boolean");
      case Kind::integer: return add(range_key(limits.here.within(type.range)));
      case Kind::number: return add("value-number");
      case Kind::text:
      case Kind::number_or_text: return add(text_key(limits.here));
      case Kind::choice: return add("value-choice");
      case Kind::nullable: return item(type, limits);
      case Kind::list: {
        add("value-list");
        const Range length = length_of(type, limits);
        if (length.min > 0 || length.max != unbounded_high) add(length_key(length));
        return item(type, limits.inside());
      }
      case Kind::map: add("value-object"); return value(type.item(), limits.inside());
      case Kind::either:
        if (type.tag_name.empty()) {
          for (const TypeRef one : type.options) value(one(), limits);
          return;
        }
        add("value-object");
        add("value-unknown");
        return option(type);
      case Kind::object:
        add("value-object");
        add("value-unknown");
        return members(type, limits);
      case Kind::raw: return;
    }
  }
  std::vector<std::string_view> take() { return std::move(keys_); }

 private:
  void add(std::string_view key) {
    if (std::find(keys_.begin(), keys_.end(), key) == keys_.end()) keys_.push_back(key);
  }
  void item(const Type& type, const Limits& limits) {
    if (type.set_integer != nullptr) return add(range_key(limits.here.within(type.item().range)));
    value(type.item(), limits);
  }
  void option(const Type& type) {
    add("value-missing");
    add("value-choice");
    for (const TypeRef one : type.options) members(one(), {});
  }
  void members(const Type& type, const Limits& limits) {
    for (const MemberType& member : type.members) {
      if (!member.may_miss) add("value-missing");
      value(member.type(), limits_of(member, type, limits));
    }
    for (const PartType& part : type.parts) option(part.type());
  }

  std::vector<std::string_view> keys_;
};

}  // namespace

std::vector<std::string_view> problem_keys(const Type& type) {
  Keys keys;
  keys.value(type, {});
  return keys.take();
}

std::string place_in(std::string_view whole, std::string_view member) {
  return whole.empty() ? std::string(member) : fmt::format("{}.{}", whole, member);
}

std::string place_in(std::string_view whole, std::size_t item) {
  return fmt::format("{}[{}]", whole, item);
}

Text range_text(Range range) {
  const auto [min, max] = range;
  if (min == unbounded_low || max == unbounded_high) return say(catalogue, range_key(range));
  if (min == max) return say(catalogue, range_key(range), {{"number", min}});
  return say(catalogue, range_key(range), {{"least", min}, {"most", max}});
}

Text length_text(Range range, std::int64_t length) {
  const std::int64_t min = std::max<std::int64_t>(range.min, 0);
  return say(catalogue, length_key(range),
             {{"least", min}, {"most", range.max}, {"length", length}});
}

Text choice_text(std::span<const std::string_view> names) {
  std::vector<Text> choices;
  for (const std::string_view name : names) choices.push_back(literal(std::string(name)));
  return say(catalogue, "value-choice", {{"choices", std::move(choices)}});
}

std::vector<Wrong> read_members(const json::object& object, const Type& type, void* out,
                                std::span<const std::string_view> envelope, std::size_t max) {
  const RawTypes raw;
  Reader reader(max, raw);
  reader.object(object, type, {}, out, envelope);
  return reader.take();
}

std::vector<Wrong> read(const json::value& value, const Type& type, void* out, std::size_t max,
                        const RawTypes& raw) {
  Reader reader(max, raw);
  reader.value(value, type, {}, out);
  return reader.take();
}

Result<> outcome_of(const std::vector<Wrong>& problems) {
  if (problems.empty()) return {};
  const auto& [place, what] = problems.front();
  if (place.empty()) return refuse(Reason::bad_value, what);
  return refuse(Reason::bad_value, say(catalogue, "value-at", {{"place", place}, {"what", what}}));
}

}  // namespace townsmith::schema
