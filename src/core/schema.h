#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/json.h"
#include "core/json_writer.h"
#include "core/result.h"
#include "core/seat.h"

/// What goes over the wire is described once, beside the struct that holds it:
///
///   struct Hint {
///     double value = 0;
///     std::vector<std::string> why;
///
///     static constexpr std::string_view schema = "Hint";
///     static constexpr auto members() {
///       return std::tuple(member("value", &Hint::value, "points the seat can expect"),
///                         member("why", &Hint::why));
///     }
///   };
///
/// From that come its JSON (write), the way back (read: strict, nothing unknown, nothing missing),
/// and its description (schema_types.h), of which TypeScript's types, the tables of
/// docs/protocol.md and JSON Schemas are made.
///
///   bool, numbers, std::string    as in JSON
///   Text                          the sentence that the writer's language makes of it
///   an enumeration                a text, one of schema_names(E)
///   Seat, Viewer                  a number from 0; a spectator is null
///   std::optional<T>              T or null
///   Maybe<T>                      T, or the member is left out
///   std::vector, std::array       a list
///   std::map<std::string, T>      an object with any names
///   std::variant<A, B, ...>       structs that are told apart by one member: `tag` is its value in
///                                 each, `tag_name` (the same in all) its name
///   NumberOrText                  a number or a text
///   TextOf<Which>                 a text of the type Which::name
///   Raw<Which>                    JSON that is described elsewhere, as the type Which::name
namespace townsmith::schema {

/// A member that may be left out.
template <class T>
struct Maybe : std::optional<T> {
  using std::optional<T>::optional;
  Maybe& operator=(T value) {
    this->emplace(std::move(value));
    return *this;
  }
};

/// JSON that was written elsewhere: a game's part of a view. `Which::name` stands for its type, which
/// whoever describes or checks it must know.
template <class Which>
struct Raw {
  std::string json;
  bool operator==(const Raw&) const = default;
};

/// A text that has a type of its own where it is read: the name of a game.
template <class Which>
struct TextOf : std::string {
  using std::string::string;
  TextOf(std::string text) : std::string(std::move(text)) {}  // NOLINT: it is that text
  using std::string::operator=;
  static constexpr std::string_view type_name = Which::name;
};

/// A cell of a table for people.
using NumberOrText = std::variant<std::int64_t, Text>;

template <class Class, class T>
struct Member {
  std::string_view name;
  T Class::*pointer;
  std::string_view text = {};
  /// Of a number; of a text, its bytes; of a list, its length.
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
};

/// The members of a part, as if they were the whole's own.
template <class Class, class T>
struct Flat {
  T Class::*pointer;
};

template <class Class, class T>
constexpr Member<Class, T> member(std::string_view name, T Class::*pointer,
                                  std::string_view text = {}) {
  return {name, pointer, text};
}
template <class Class, class T>
constexpr Member<Class, T> member(std::string_view name, T Class::*pointer, std::string_view text,
                                  std::int64_t least, std::int64_t most) {
  return {name, pointer, text, least, most};
}
template <class Class, class T>
constexpr Flat<Class, T> flat(T Class::*pointer) {
  return {pointer};
}

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

template <class T>
struct IsMaybe : std::false_type {};
template <class T>
struct IsMaybe<Maybe<T>> : std::true_type {};
template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsList : std::false_type {};
template <class T>
struct IsList<std::vector<T>> : std::true_type {};
template <class T, std::size_t n>
struct IsList<std::array<T, n>> : std::true_type {};
template <class T>
struct IsMap : std::false_type {};
template <class T>
struct IsMap<std::map<std::string, T>> : std::true_type {};
template <class T>
struct IsMap<std::map<std::string, T, std::less<>>> : std::true_type {};
template <class T>
struct IsRaw : std::false_type {};
template <class Which>
struct IsRaw<Raw<Which>> : std::true_type {
  using Name = Which;
};
template <class T>
struct IsVariant : std::false_type {};
template <class... Ts>
struct IsVariant<std::variant<Ts...>> : std::true_type {};

template <class F, class Tuple>
constexpr void for_each_member(const Tuple& members, F&& work) {
  std::apply([&](const auto&... member) { (work(member), ...); }, members);
}

// Writing.

template <class T>
void write(JsonWriter& out, const T& value);

template <class T>
void write_members(JsonWriter& out, const T& value) {
  if constexpr (IsVariant<T>::value) {
    std::visit(
        [&](const auto& one) {
          using One = std::decay_t<decltype(one)>;
          static_assert(Tagged<One>);
          out.key(One::tag_name);
          out.text(One::tag);
          write_members(out, one);
        },
        value);
  } else {
    for_each_member(T::members(), [&](const auto& member) {
      const auto& inner = value.*member.pointer;
      if constexpr (requires { member.name; }) {
        if constexpr (IsMaybe<std::decay_t<decltype(inner)>>::value) {
          if (!inner.has_value()) return;
          out.key(member.name);
          write(out, *inner);
        } else {
          out.key(member.name);
          write(out, inner);
        }
      } else {
        write_members(out, inner);
      }
    });
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
  } else if constexpr (IsRaw<T>::value) {
    out.raw(value.json);
  } else if constexpr (std::integral<T>) {
    out.number(static_cast<std::int64_t>(value));
  } else if constexpr (std::floating_point<T>) {
    out.number(static_cast<double>(value));
  } else if constexpr (Enumeration<T>) {
    out.text(schema_names(value)[static_cast<std::size_t>(value)]);
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    out.text(value);
  } else if constexpr (IsOptional<T>::value) {
    if (value.has_value()) {
      write(out, *value);
    } else {
      out.null();
    }
  } else if constexpr (IsList<T>::value) {
    out.begin_list();
    for (const auto& item : value) write(out, item);
    out.end_list();
  } else if constexpr (IsMap<T>::value) {
    out.begin_object();
    for (const auto& [name, item] : value) {
      out.key(name);
      write(out, item);
    }
    out.end_object();
  } else {
    static_assert(Object<T> || IsVariant<T>::value, "this type is not described");
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

// Reading.

/// Where reading stands, and the first thing that was wrong.
class Reading {
 public:
  /// Notes what is wrong with the value at hand.
  void wrong(Text what);
  bool good() const { return !problem_; }
  Result<> outcome() const;

  /// The value of a member or an item is read inside of this.
  class Inside {
   public:
    Inside(Reading& reading, std::string step) : reading_(reading) {
      reading_.path_.push_back(std::move(step));
    }
    ~Inside() { reading_.path_.pop_back(); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    Reading& reading_;
  };

  // What the templates below have in common, whatever they read.
  bool boolean(const json::value& value);
  std::int64_t integer(const json::value& value, std::int64_t least, std::int64_t most);
  double number(const json::value& value);
  std::string text(const json::value& value, std::int64_t most_bytes);
  std::size_t choice(const json::value& value, std::span<const std::string_view> names);
  const json::object* object(const json::value& value);
  const json::array* list(const json::value& value, std::int64_t least, std::int64_t most);
  const json::value* member(const json::object& object, std::string_view name, bool may_miss);
  /// Every member that was not asked for is wrong.
  void check_names(const json::object& object, const std::vector<std::string_view>& known);

 private:
  std::vector<std::string> path_;
  std::optional<Problem> problem_;
};

inline constexpr std::int64_t unbounded_low = std::numeric_limits<std::int64_t>::min();
inline constexpr std::int64_t unbounded_high = std::numeric_limits<std::int64_t>::max();

template <class T>
T read(Reading& reading, const json::value& value, std::int64_t least = unbounded_low,
       std::int64_t most = unbounded_high);

template <class T>
void read_members(Reading& reading, const json::object& object, T& out,
                  std::vector<std::string_view>& known);

template <class Variant, std::size_t i = 0>
void read_variant(Reading& reading, const json::object& object, Variant& out,
                  std::vector<std::string_view>& known) {
  using First = std::variant_alternative_t<0, Variant>;
  if constexpr (i == 0) known.push_back(First::tag_name);
  const json::value* tag = reading.member(object, First::tag_name, false);
  if (tag == nullptr) return;
  if constexpr (i < std::variant_size_v<Variant>) {
    using One = std::variant_alternative_t<i, Variant>;
    const json::string* name = tag->if_string();
    if (name != nullptr && std::string_view(*name) == One::tag) {
      One one;
      read_members(reading, object, one, known);
      out = std::move(one);
    } else {
      read_variant<Variant, i + 1>(reading, object, out, known);
    }
  } else {
    static constexpr auto tags = []<std::size_t... n>(std::index_sequence<n...>) {
      return std::array<std::string_view, sizeof...(n)>{
          std::variant_alternative_t<n, Variant>::tag...};
    }(std::make_index_sequence<std::variant_size_v<Variant>>());
    const Reading::Inside inside(reading, std::string(First::tag_name));
    (void)reading.choice(*tag, tags);
  }
}

template <class T>
void read_members(Reading& reading, const json::object& object, T& out,
                  std::vector<std::string_view>& known) {
  if constexpr (IsVariant<T>::value) {
    read_variant(reading, object, out, known);
  } else {
    for_each_member(T::members(), [&](const auto& member) {
      auto& inner = out.*member.pointer;
      using Inner = std::decay_t<decltype(inner)>;
      if constexpr (requires { member.name; }) {
        known.push_back(member.name);
        constexpr bool may_miss = IsMaybe<Inner>::value;
        const json::value* value = reading.member(object, member.name, may_miss);
        if (value == nullptr) return;
        const Reading::Inside inside(reading, std::string(member.name));
        if constexpr (may_miss) {
          inner = read<typename Inner::value_type>(reading, *value, member.least, member.most);
        } else {
          inner = read<Inner>(reading, *value, member.least, member.most);
        }
      } else {
        read_members(reading, object, inner, known);
      }
    });
  }
}

template <class T>
T read(Reading& reading, const json::value& value, std::int64_t least, std::int64_t most) {
  if constexpr (std::is_same_v<T, bool>) {
    return reading.boolean(value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    return seat_at(static_cast<int>(reading.integer(value, 0, max_seats - 1)));
  } else if constexpr (std::is_same_v<T, Viewer>) {
    if (value.is_null()) return Viewer::spectator();
    return read<Seat>(reading, value);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    SeatSet seats;
    for (const Seat seat : read<std::vector<Seat>>(reading, value)) seats.insert(seat);
    return seats;
  } else if constexpr (std::is_same_v<T, Text>) {
    return literal(reading.text(value, most));
  } else if constexpr (std::is_same_v<T, NumberOrText>) {
    if (value.is_int64()) return value.get_int64();
    return read<Text>(reading, value);
  } else if constexpr (IsRaw<T>::value) {
    return {json::serialize(value)};
  } else if constexpr (std::integral<T>) {
    constexpr auto low = static_cast<std::int64_t>(
        std::is_signed_v<T> ? std::numeric_limits<T>::min() : 0);
    constexpr auto high = sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max())
                                        : unbounded_high;
    return static_cast<T>(reading.integer(value, std::max(low, least), std::min(high, most)));
  } else if constexpr (std::floating_point<T>) {
    return static_cast<T>(reading.number(value));
  } else if constexpr (Enumeration<T>) {
    return static_cast<T>(reading.choice(value, schema_names(T{})));
  } else if constexpr (std::derived_from<T, std::string>) {
    return reading.text(value, most);
  } else if constexpr (IsOptional<T>::value) {
    if (value.is_null()) return std::nullopt;
    return read<typename T::value_type>(reading, value, least, most);
  } else if constexpr (IsList<T>::value) {
    T out{};
    constexpr bool fixed = requires { std::tuple_size<T>::value; };
    if constexpr (fixed) least = most = static_cast<std::int64_t>(std::tuple_size<T>::value);
    const json::array* list = reading.list(value, least, most);
    if (list == nullptr) return out;
    for (std::size_t i = 0; i < list->size() && reading.good(); ++i) {
      const Reading::Inside inside(reading, std::to_string(i));
      auto item = read<typename T::value_type>(reading, (*list)[i]);
      if constexpr (fixed) {
        out[i] = std::move(item);
      } else {
        out.push_back(std::move(item));
      }
    }
    return out;
  } else if constexpr (IsMap<T>::value) {
    T out;
    const json::object* object = reading.object(value);
    if (object == nullptr) return out;
    for (const auto& member : *object) {
      std::string name(std::string_view(member.key()));
      const Reading::Inside inside(reading, name);
      out.emplace(std::move(name), read<typename T::mapped_type>(reading, member.value()));
    }
    return out;
  } else {
    static_assert(Object<T> || IsVariant<T>::value, "this type is not described");
    T out{};
    const json::object* object = reading.object(value);
    if (object == nullptr) return out;
    std::vector<std::string_view> known;
    read_members(reading, *object, out, known);
    reading.check_names(*object, known);
    return out;
  }
}

/// Reads all of a value, strictly. The problem names the place.
template <class T>
Result<T> from_json(const json::value& value) {
  Reading reading;
  T out = read<T>(reading, value);
  if (const auto outcome = reading.outcome(); !outcome) return tl::unexpected(outcome.error());
  return out;
}

}  // namespace townsmith::schema
