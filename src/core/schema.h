#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/json.h"
#include "core/json_writer.h"
#include "core/result.h"
#include "core/schema_values.h"
#include "core/seat.h"

/// What goes over the wire is described once, beside the struct that holds it:
///
///   struct Hint {
///     double value = 0;
///     std::vector<std::string> why;
///
///     DESCRIBE(Hint, "Hint", MEMBER(value, "points the seat can expect"), MEMBER(why))
///   };
///
/// From that come its JSON (write), the way back (schema_reading.h: strict, nothing unknown,
/// nothing missing), and its description (schema_types.h), of which TypeScript's types, the tables
/// of docs/protocol.md and JSON Schemas are made. Content files are described in the same way
/// (content.h).
///
///   bool, numbers, std::string    as in JSON
///   Text                          the sentence that the writer's language makes of it
///   an enumeration                a text, one of schema_names(E)
///   OneOf<names>                  a text, one of these names
///   Seat, Viewer                  a number from 0; a spectator is null
///   std::optional<T>              T or null
///   Maybe<T>                      T, or the member is left out
///   std::vector, std::array       a list
///   WrittenList<T>                the same, whose JSON may be there already
///   std::map<std::string, T>      an object with any names; a vector of pairs keeps their order
///   Named<names, T>               an object that has exactly these names
///   std::variant<A, B, ...>       structs that are told apart by one member: `tag` is its value in
///                                 each, `tag_name` (the same in all) its name
///   Kinds<T, A, B, ...>           the same, but all are one struct in memory
///   std::variant<OneOf<>, int>    a name or a number
///   NumberOrText                  a number or a text for people
///   TextOf<Which>                 a text of the type Which::name
///   Raw<Which>                    JSON that is described elsewhere, as the type Which::name
namespace townsmith::schema {

inline constexpr std::int64_t unbounded_low = std::numeric_limits<std::int64_t>::min();
inline constexpr std::int64_t unbounded_high = std::numeric_limits<std::int64_t>::max();

struct Range {
  std::int64_t min = unbounded_low;
  std::int64_t max = unbounded_high;

  constexpr bool holds(std::int64_t number) const { return number >= min && number <= max; }
  constexpr Range within(Range other) const {
    return {std::max(min, other.min), std::min(max, other.max)};
  }
};

/// For texts and lists.
inline constexpr Range not_empty = {1};

/// Of a number, its values; of a text, its bytes; of a list, its length; of a choice, the numbers
/// of the names that are allowed. Then the same of its items, and of theirs.
struct Limits {
  Range here;
  Range items;
  Range items_of_items;

  constexpr Limits inside() const { return {items, items_of_items, {}}; }
};

template <class Class, class T>
struct Member {
  using Value = T;
  std::string_view name;
  T Class::* pointer;
  std::string_view text = {};
  Limits limits;
  bool may_miss = false;
};

/// The members of a part, as if they were the whole's own.
template <class Class, class T>
struct Flat {
  using Value = T;
  T Class::* pointer;
};

template <class Class, class T>
constexpr Member<Class, T> member(std::string_view name, T Class::* pointer,
                                  std::string_view text = {}, Range here = {}, Range items = {},
                                  Range items_of_items = {}) {
  return {name, pointer, text, {here, items, items_of_items}};
}
/// It may be left out; then it is what the struct says. An empty text or list is not written.
template <class Class, class T>
constexpr Member<Class, T> optional_member(std::string_view name, T Class::* pointer,
                                           std::string_view text = {}, Range here = {},
                                           Range items = {}, Range items_of_items = {}) {
  return {name, pointer, text, {here, items, items_of_items}, true};
}
template <class Class, class T>
constexpr Flat<Class, T> flat(T Class::* pointer) {
  return {pointer};
}

/// One of a list, known by its place in it.
template <std::size_t i, class T>
struct Listed {
  T value;
};
template <class Places, class... Members>
struct List;
/// What std::tuple would hold, but several times quicker to compile.
template <std::size_t... i, class... Members>
struct List<std::index_sequence<i...>, Members...> : Listed<i, Members>... {
  static constexpr std::size_t size = sizeof...(Members);

  template <class F>
  constexpr void each(F&& work) const {
    (work(static_cast<const Listed<i, Members>&>(*this).value), ...);
  }
  template <class F>
  constexpr auto pass_to(F&& work) const {
    return work(static_cast<const Listed<i, Members>&>(*this).value...);
  }
};
template <class... Members>
constexpr auto list(Members... members) {
  return List<std::index_sequence_for<Members...>, Members...>{{members}...};
}
template <std::size_t i, class T>
constexpr const T& at(const Listed<i, T>& listed) {
  return listed.value;
}
/// The members of several lists as one.
template <class One, class... Others>
constexpr auto joined(const One& one, const Others&... others) {
  if constexpr (sizeof...(Others) == 0) {
    return one;
  } else {
    return one.pass_to([&](const auto&... first) {
      return joined(others...).pass_to(
          [&](const auto&... rest) { return list(first..., rest...); });
    });
  }
}

/// What a struct says of itself: its name where it is read, and its members. MEMBERS alone is for
/// structs without a name, whose members are part of others. ABOUT is a sentence about the struct.
#define DESCRIBE(Struct, name, ...)                \
  static constexpr std::string_view schema = name; \
  MEMBERS(Struct __VA_OPT__(, ) __VA_ARGS__)
#define MEMBERS(Struct, ...)                                                         \
  static constexpr auto members() { return ::townsmith::schema::list(__VA_ARGS__); } \
  using Described = Struct
#define ABOUT(text) static constexpr std::string_view about = text
#define MEMBER(name, ...) \
  ::townsmith::schema::member(#name, &Described::name __VA_OPT__(, ) __VA_ARGS__)
#define OPTIONAL_MEMBER(name, ...) \
  ::townsmith::schema::optional_member(#name, &Described::name __VA_OPT__(, ) __VA_ARGS__)
#define FLAT(name) ::townsmith::schema::flat(&Described::name)
/// Of a struct that is one of several: the member that tells them apart, and its value here.
#define TAG(name, value)                             \
  static constexpr std::string_view tag_name = name; \
  static constexpr std::string_view tag = value
/// The names of an enumeration's values, in order, and its own.
#define DESCRIBE_ENUM(Enum, name, names)                                                     \
  constexpr std::span<const std::string_view> schema_names(Enum /*value*/) { return names; } \
  constexpr std::string_view schema_name(Enum /*value*/) { return name; }                    \
  static_assert(true)

/// The name of one of many structs that a template makes: "Goal" and "on a street" are
/// "GoalOnAStreet".
struct JoinedName {
  std::array<char, 48> letters{};
  std::size_t size = 0;

  constexpr JoinedName(std::string_view kind, std::string_view which) {
    for (const char c : kind) letters[size++] = c;
    bool begins = true;
    for (const char c : which) {
      const bool letter = c >= 'a' && c <= 'z';
      if (letter) letters[size++] = begins ? static_cast<char>(c - 'a' + 'A') : c;
      begins = !letter;
    }
  }
  constexpr operator std::string_view() const {  // NOLINT(google-explicit-constructor)
    return {letters.data(), size};
  }
};

template <class T>
concept Object = requires {
  T::members();
  { T::schema } -> std::convertible_to<std::string_view>;
};

template <class T>
concept Enumeration = std::is_enum_v<T> && requires(T value) {
  { schema_names(value) } -> std::convertible_to<std::span<const std::string_view>>;
};

template <class T>
concept Tagged = Object<T> && requires {
  { T::tag } -> std::convertible_to<std::string_view>;
  { T::tag_name } -> std::convertible_to<std::string_view>;
};

// Writing.

template <class T>
void write(JsonWriter& out, const T& value);

template <class T>
void write_members(JsonWriter& out, const T& value);

/// The members of a value that another struct lists.
template <class Which, class T>
void write_listed(JsonWriter& out, const T& value) {
  Which::members().each([&](const auto& member) {
    const auto& inner = value.*member.pointer;
    if constexpr (requires { member.name; }) {
      if constexpr (is_a<std::decay_t<decltype(inner)>, Maybe>) {
        if (!inner.has_value()) return;
        out.key(member.name);
        write(out, *inner);
      } else {
        if constexpr (requires { inner.empty(); }) {
          if (member.may_miss && inner.empty()) return;
        }
        out.key(member.name);
        write(out, inner);
      }
    } else {
      write_members(out, inner);
    }
  });
}

/// The same after the tag that tells it from others.
template <class Which, class T>
void write_tagged(JsonWriter& out, const T& value) {
  out.key(Which::tag_name);
  out.text(Which::tag);
  write_listed<Which>(out, value);
}

template <class T, class... Cases>
void write_kinds(JsonWriter& out, const Kinds<T, Cases...>& value) {
  std::size_t i = 0;
  ((i++ == value.chosen ? write_tagged<Cases>(out, static_cast<const T&>(value)) : void()), ...);
}

template <class T>
void write_members(JsonWriter& out, const T& value) {
  if constexpr (is_a<T, std::variant>) {
    std::visit([&](const auto& one) { write_tagged<std::decay_t<decltype(one)>>(out, one); },
               value);
  } else if constexpr (is_a<T, Kinds>) {
    write_kinds(out, value);
  } else {
    write_listed<T>(out, value);
  }
}

template <class T>
void write(JsonWriter& out, const T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    out.boolean(value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    out.number(std::int64_t{index(value)});
  } else if constexpr (std::is_same_v<T, Viewer>) {
    if (value.is_spectator()) {
      out.null();
    } else {
      out.number(std::int64_t{index(value.seat())});
    }
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    out.begin_list();
    for (const Seat seat : value) out.number(std::int64_t{index(seat)});
    out.end_list();
  } else if constexpr (std::is_same_v<T, Text>) {
    out.say(value);
  } else if constexpr (std::is_same_v<T, NumberOrText>) {
    std::visit([&](const auto& one) { write(out, one); }, value);
  } else if constexpr (is_a<T, Raw>) {
    out.raw(value.json);
  } else if constexpr (std::integral<T>) {
    out.number(static_cast<std::int64_t>(value));
  } else if constexpr (std::floating_point<T>) {
    out.number(static_cast<double>(value));
  } else if constexpr (Enumeration<T>) {
    out.text(schema_names(value)[static_cast<std::size_t>(value)]);
  } else if constexpr (is_one_of<T>) {
    out.text(T::all_names()[value.index]);
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    out.text(value);
  } else if constexpr (is_a<T, std::optional>) {
    if (value.has_value()) {
      write(out, *value);
    } else {
      out.null();
    }
  } else if constexpr (is_word_or_number<T>) {
    std::visit([&](const auto& one) { write(out, one); }, value);
  } else if constexpr (is_map<T>) {
    out.begin_object();
    for (const auto& [name, item] : value) {
      out.key(name);
      write(out, item);
    }
    out.end_object();
  } else if constexpr (is_list<T>) {
    if constexpr (requires { value.written; }) {
      if (!value.written.empty()) return out.raw(value.written);
    }
    out.begin_list();
    for (const auto& item : value) write(out, item);
    out.end_list();
  } else if constexpr (is_named<T>) {
    out.begin_object();
    for (std::size_t i = 0; i < value.size(); ++i) {
      out.key(T::all_names()[i]);
      write(out, value[i]);
    }
    out.end_object();
  } else {
    static_assert(Object<T> || is_a<T, std::variant> || is_a<T, Kinds>,
                  "this type is not described");
    out.begin_object();
    write_members(out, value);
    out.end_object();
  }
}

template <class T>
std::string to_json(const T& value, const Language& language) {
  std::string text;
  JsonWriter out(text, language);
  write(out, value);
  return text;
}

}  // namespace townsmith::schema
