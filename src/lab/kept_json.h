#pragma once

#include <algorithm>
#include <concepts>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/schema.h"
#include "core/setup.h"

/// What runs keep in files, as JSON and back. A struct is an object of its MEMBERS; one of nothing
/// but numbers can be a list of them (KEPT_AS_LIST).
namespace townsmith::lab {

#define KEPT_AS_LIST static constexpr bool kept_as_list = true

template <class T>
concept Kept = requires { T::members(); };
template <class T>
concept KeptAsList = Kept<T> && T::kept_as_list;

template <class T>
json::value kept(const T& value);

/// Adds the members to an object that may have others.
template <Kept T>
void keep_members(const T& value, json::object& out) {
  T::members().each([&](const auto& member) {
    if constexpr (requires { member.name; }) {
      out[member.name] = kept(value.*member.pointer);
    } else {
      keep_members(value.*member.pointer, out);
    }
  });
}

template <class T>
json::value kept(const T& value) {
  if constexpr (std::is_arithmetic_v<T> || std::same_as<T, std::string>) {
    return json::value(value);
  } else if constexpr (std::is_enum_v<T>) {
    return json::value(schema_names(value)[static_cast<std::size_t>(value)]);
  } else if constexpr (KeptAsList<T>) {
    json::array list;
    T::members().each([&](const auto& member) { list.push_back(kept(value.*member.pointer)); });
    return list;
  } else if constexpr (Kept<T>) {
    json::object object;
    keep_members(value, object);
    return object;
  } else if constexpr (std::same_as<T, OptionValues> || requires { typename T::mapped_type; }) {
    json::object object;
    for (const auto& [name, item] : value) object[name] = kept(item);
    return object;
  } else {
    json::array list;
    for (const auto& item : value) list.push_back(kept(item));
    return list;
  }
}

/// False if it is not what kept() wrote.
template <class T>
bool read_kept(const json::value& from, T& into);

/// The member of an object, if it is one and has it.
inline const json::value* member_of(const json::value& from, std::string_view name) {
  const json::object* object = from.if_object();
  return object == nullptr ? nullptr : object->if_contains(name);
}
template <class T>
bool read_member(const json::value& from, std::string_view name, T& into) {
  const json::value* found = member_of(from, name);
  return found != nullptr && read_kept(*found, into);
}
template <Kept T>
bool read_members(const json::value& from, T& into) {
  bool good = true;
  T::members().each([&](const auto& member) {
    if constexpr (requires { member.name; }) {
      good = good && read_member(from, member.name, into.*member.pointer);
    } else {
      good = good && read_members(from, into.*member.pointer);
    }
  });
  return good;
}

template <class T>
bool read_kept(const json::value& from, T& into) {
  if constexpr (std::same_as<T, bool>) {
    if (from.is_bool()) into = from.get_bool();
    return from.is_bool();
  } else if constexpr (std::integral<T>) {
    boost::system::error_code error;
    if (from.is_number()) into = from.to_number<T>(error);
    return from.is_number() && !error;
  } else if constexpr (std::same_as<T, std::string>) {
    if (from.is_string()) into = std::string(from.get_string());
    return from.is_string();
  } else if constexpr (std::is_enum_v<T>) {
    const auto names = schema_names(T());
    const auto found =
        from.is_string() ? std::find(names.begin(), names.end(), from.get_string()) : names.end();
    into = static_cast<T>(found - names.begin());
    return found != names.end();
  } else if constexpr (Kept<T> && !KeptAsList<T>) {
    return read_members(from, into);
  } else if constexpr (std::same_as<T, OptionValues> || requires { typename T::mapped_type; }) {
    if (!from.is_object()) return false;
    for (const auto& [name, value] : from.get_object()) {
      std::decay_t<decltype(into.begin()->second)> item{};
      if (!read_kept(value, item)) return false;
      into.insert(into.end(), {std::string(name), std::move(item)});
    }
    return true;
  } else {
    const json::array* list = from.if_array();
    if (list == nullptr) return false;
    if constexpr (KeptAsList<T>) {
      auto at = list->begin();
      bool good = true;
      T::members().each([&](const auto& member) {
        good = good && at != list->end() && read_kept(*at++, into.*member.pointer);
      });
      return good && at == list->end();
    } else if constexpr (requires { typename T::key_type; }) {
      for (const json::value& one : *list) {
        typename T::value_type item;
        if (!read_kept(one, item)) return false;
        into.insert(std::move(item));
      }
      return true;
    } else {
      // A list that is not empty has the length it must have.
      if (!into.empty() && into.size() != list->size()) return false;
      into.resize(list->size());
      for (std::size_t i = 0; i < into.size(); ++i) {
        if (!read_kept((*list)[i], into[i])) return false;
      }
      return true;
    }
  }
}

}  // namespace townsmith::lab
