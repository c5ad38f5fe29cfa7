#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/text.h"

/// Values that go over the wire and have no type in the standard library; see schema.h.
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

/// JSON that was written elsewhere: a game's part of a view. `Which::name` stands for its type,
/// which whoever describes or checks it must know.
template <class Which>
struct Raw {
  using Name = Which;
  std::string json;
  bool operator==(const Raw&) const = default;
};

/// A list that may have been written before, for somebody who is told the same.
template <class T>
struct WrittenList : std::vector<T> {
  std::string_view written;  ///< its JSON, kept elsewhere; "" if the list itself is to be written
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

/// One of some names.
template <const auto& names>
struct OneOf {
  std::size_t index = 0;

  static constexpr std::span<const std::string_view> all_names() { return names; }
};

/// An object whose members depend on its tag, in a struct that has room for all of them. A case is
/// a struct without data: `Facts` is T, and its list has those members of T that go with its tag.
template <class T, class... Cases>
struct Kinds : T {
  std::size_t chosen = 0;  ///< which case
};

/// A value for each of some names, from the one at `first` on: a list here, an object in JSON.
template <const auto& names, class T, std::size_t first = 0,
          std::size_t count = names.size() - first>
struct Named : std::array<T, count> {
  using array = std::array<T, count>;

  static constexpr std::span<const std::string_view> all_names() {
    return std::span(names).subspan(first, count);
  }
};

template <class T, template <class...> class Of>
inline constexpr bool is_a = false;
template <class... Ts, template <class...> class Of>
inline constexpr bool is_a<Of<Ts...>, Of> = true;

template <class T>
inline constexpr bool is_list = is_a<T, std::vector> || is_a<T, WrittenList>;
template <class T, std::size_t n>
inline constexpr bool is_list<std::array<T, n>> = true;
/// A map, or a list of pairs where the order matters.
template <class T>
inline constexpr bool is_map = false;
template <class T, class Less>
inline constexpr bool is_map<std::map<std::string, T, Less>> = true;
template <class T>
inline constexpr bool is_map<std::vector<std::pair<std::string, T>>> = true;
template <class T>
inline constexpr bool is_named = false;
template <const auto& names, class T, std::size_t first, std::size_t count>
inline constexpr bool is_named<Named<names, T, first, count>> = true;
template <class T>
inline constexpr bool is_one_of = false;
template <const auto& names>
inline constexpr bool is_one_of<OneOf<names>> = true;
template <class T>
inline constexpr bool is_word_or_number = false;
template <class Word, std::integral T>
inline constexpr bool is_word_or_number<std::variant<Word, T>> = true;

}  // namespace townsmith::schema
