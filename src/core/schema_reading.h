#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/result.h"
#include "core/schema.h"
#include "core/words.h"

/// Reading described structs from JSON. Every value is read strictly: nothing unknown, nothing
/// missing. What is wrong is noted with its place and a harmless value is read instead, so that one
/// pass can find everything.
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

template <std::integral T>
inline constexpr Range range_of = {
    std::is_signed_v<T> ? static_cast<std::int64_t>(std::numeric_limits<T>::min()) : 0,
    sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max()) : unbounded_high};

/// Nobody reads more of them.
inline constexpr std::size_t most_problems = 1000;

/// Where reading stands, and what was wrong so far.
class Reading {
 public:
  /// After so many problems the rest is not looked at.
  explicit Reading(std::size_t most = 1) : most_(most) {}

  /// Notes what is wrong with the value at hand.
  void wrong(Text what);
  bool goes_on() const { return problems_.size() < most_; }
  std::vector<Wrong> take() { return std::move(problems_); }
  /// The first problem as a refusal that names the place.
  Result<> outcome() const;

  /// The value of a member or an item is read inside of this.
  class Inside {
   public:
    template <class Step>
    Inside(Reading& reading, Step step) : reading_(reading), outer_(std::move(reading.place_)) {
      reading_.place_ = place_in(outer_, step);
    }
    ~Inside() { reading_.place_ = std::move(outer_); }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

   private:
    Reading& reading_;
    std::string outer_;
  };

  // What the templates below have in common, whatever they read.
  bool boolean(const json::value& value);
  std::int64_t integer(const json::value& value, Range range);
  double number(const json::value& value);
  std::string text(const json::value& value, Range bytes);
  std::optional<std::size_t> choice(const json::value& value,
                                    std::span<const std::string_view> names);
  const json::object* object(const json::value& value);
  /// Also one of a wrong length: its items can be looked at.
  const json::array* list(const json::value& value, Range length);
  const json::value* member(const json::object& object, std::string_view name, bool may_miss);
  /// Which of several structs it is.
  std::optional<std::size_t> tag(const json::object& object, std::string_view tag_name,
                                 std::span<const std::string_view> tags);

  /// The names that an object may have.
  struct Names {
    std::vector<std::string_view> known;
    bool any = false;  ///< when its tag does not tell
  };
  void check_names(const json::object& object, const Names& names);

 private:
  std::size_t most_;
  std::string place_;
  std::vector<Wrong> problems_;
};

template <class T>
T read(Reading& reading, const json::value& value, const Limits& limits = {});

template <class T>
void read_members(Reading& reading, const json::object& object, T& out, Reading::Names& names);

template <class... Ts>
void read_variant(Reading& reading, const json::object& object, std::variant<Ts...>& out,
                  Reading::Names& names) {
  static constexpr std::array<std::string_view, sizeof...(Ts)> tags = {Ts::tag...};
  constexpr std::string_view tag_name =
      std::variant_alternative_t<0, std::variant<Ts...>>::tag_name;
  names.known.push_back(tag_name);
  const std::optional<std::size_t> chosen = reading.tag(object, tag_name, tags);
  if (!chosen) names.any = true;
  std::size_t i = 0;
  const auto try_one = [&]<class One>(One one) {
    if (i++ != chosen) return;
    read_members(reading, object, one, names);
    out = std::move(one);
  };
  (try_one(Ts()), ...);
}

template <class T>
void read_members(Reading& reading, const json::object& object, T& out, Reading::Names& names) {
  if constexpr (IsVariant<T>::value) {
    read_variant(reading, object, out, names);
  } else {
    for_each_member(T::members(), [&](const auto& member) {
      auto& inner = out.*member.pointer;
      using Inner = std::decay_t<decltype(inner)>;
      if constexpr (requires { member.name; }) {
        names.known.push_back(member.name);
        const bool may_miss = member.may_miss || IsMaybe<Inner>::value;
        const json::value* value = reading.member(object, member.name, may_miss);
        if (value == nullptr) return;
        const Reading::Inside inside(reading, member.name);
        if constexpr (IsMaybe<Inner>::value) {
          inner.emplace(read<typename Inner::value_type>(reading, *value, member.limits));
        } else {
          inner = read<Inner>(reading, *value, member.limits);
        }
      } else {
        read_members(reading, object, inner, names);
      }
    });
  }
}

template <class T>
T read_list(Reading& reading, const json::value& value, const Limits& limits) {
  T out{};
  constexpr bool fixed = requires { std::tuple_size<T>::value; };
  Range length = limits.here;
  if constexpr (fixed) {
    length.least = length.most = static_cast<std::int64_t>(std::tuple_size<T>::value);
  }
  const json::array* list = reading.list(value, length);
  if (list == nullptr) return out;
  const std::size_t most = std::min(list->size(), static_cast<std::size_t>(length.most));
  for (std::size_t i = 0; i < most && reading.goes_on(); ++i) {
    const Reading::Inside inside(reading, i);
    auto item = read<typename T::value_type>(reading, (*list)[i], limits.inside());
    if constexpr (fixed) {
      out[i] = std::move(item);
    } else {
      out.push_back(std::move(item));
    }
  }
  return out;
}

template <class T>
T read_named(Reading& reading, const json::value& value, const Limits& limits) {
  T out{};
  const json::object* object = reading.object(value);
  if (object == nullptr) return out;
  const auto names = T::all_names();
  for (std::size_t i = 0; i < names.size(); ++i) {
    const json::value* item = reading.member(*object, names[i], false);
    if (item == nullptr) continue;
    const Reading::Inside inside(reading, names[i]);
    out[i] = read<typename T::value_type>(reading, *item, limits.inside());
  }
  reading.check_names(*object, {{names.begin(), names.end()}});
  return out;
}

template <class T>
T read(Reading& reading, const json::value& value, const Limits& limits) {
  if constexpr (std::is_same_v<T, bool>) {
    return reading.boolean(value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    return seat_at(static_cast<int>(reading.integer(value, {0, max_seats - 1})));
  } else if constexpr (std::is_same_v<T, Viewer>) {
    if (value.is_null()) return Viewer::spectator();
    return read<Seat>(reading, value);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    SeatSet seats;
    for (const Seat seat : read<std::vector<Seat>>(reading, value)) seats.insert(seat);
    return seats;
  } else if constexpr (std::is_same_v<T, Text>) {
    return literal(reading.text(value, limits.here));
  } else if constexpr (std::is_same_v<T, NumberOrText>) {
    if (value.is_int64()) return value.get_int64();
    return read<Text>(reading, value);
  } else if constexpr (IsRaw<T>::value) {
    return {json::serialize(value)};
  } else if constexpr (std::integral<T>) {
    return static_cast<T>(reading.integer(value, limits.here.within(range_of<T>)));
  } else if constexpr (std::floating_point<T>) {
    return static_cast<T>(reading.number(value));
  } else if constexpr (Enumeration<T>) {
    return static_cast<T>(reading.choice(value, schema_names(T{})).value_or(0));
  } else if constexpr (IsOneOf<T>::value) {
    return {T::begin + reading.choice(value, T::all_names()).value_or(0)};
  } else if constexpr (std::derived_from<T, std::string>) {
    return reading.text(value, limits.here);
  } else if constexpr (IsOptional<T>::value) {
    if (value.is_null()) return std::nullopt;
    return read<typename T::value_type>(reading, value, limits);
  } else if constexpr (IsWordOrNumber<T>::value) {
    if (value.is_string()) return read<std::variant_alternative_t<0, T>>(reading, value);
    return read<std::variant_alternative_t<1, T>>(reading, value, limits);
  } else if constexpr (IsList<T>::value) {
    return read_list<T>(reading, value, limits);
  } else if constexpr (IsNamed<T>::value) {
    return read_named<T>(reading, value, limits);
  } else if constexpr (IsMap<T>::value) {
    T out;
    const json::object* object = reading.object(value);
    if (object == nullptr) return out;
    for (const auto& member : *object) {
      const std::string_view name = member.key();
      const Reading::Inside inside(reading, printable(name));
      out.emplace(name, read<typename T::mapped_type>(reading, member.value(), limits.inside()));
    }
    return out;
  } else {
    static_assert(Object<T> || IsVariant<T>::value, "this type is not described");
    T out{};
    const json::object* object = reading.object(value);
    if (object == nullptr) return out;
    Reading::Names names;
    read_members(reading, *object, out, names);
    reading.check_names(*object, names);
    return out;
  }
}

/// Reads all of a value. The problem names the place.
template <class T>
Result<T> from_json(const json::value& value) {
  Reading reading;
  T out = read<T>(reading, value);
  if (const auto outcome = reading.outcome(); !outcome) return tl::unexpected(outcome.error());
  return out;
}

}  // namespace townsmith::schema
