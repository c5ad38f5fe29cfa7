#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/schema_reading.h"

/// What a described type looks like from outside: for the TypeScript types, the tables of the docs,
/// JSON Schemas, and for checking messages whose C++ type is not at hand.
namespace townsmith::schema {

struct Type;

/// Types may be part of themselves, so they are asked for when they are needed.
using TypeRef = const Type& (*)();

struct MemberType {
  std::string name;
  std::string text;
  TypeRef type = nullptr;
  bool may_miss = false;
  Limits limits;
};

struct Type {
  enum class Kind : std::uint8_t {
    boolean,
    integer,
    number,
    text,
    choice,
    nullable,
    list,
    map,
    object,
    either,  ///< one of several objects, told apart by a tag; without a tag, a choice or an integer
    number_or_text,
    raw,
  };
  Kind kind = Kind::raw;
  std::string name;                  ///< of an object, a raw part, or a choice that has one
  std::string text;                  ///< what it is, in a sentence
  std::vector<std::string> choices;  ///< of a choice
  Range range;                       ///< of an integer, wherever it stands
  TypeRef item = nullptr;            ///< of nullable, list and map, and of an object that is Named
  std::size_t length = 0;            ///< of a list that always has so many items
  std::vector<MemberType> members;   ///< of an object
  std::vector<TypeRef> parts;        ///< of an object: unions whose members are its own
  std::vector<TypeRef> options;      ///< of either
  std::string tag_name;              ///< of either, and of an object that is one of them
  std::string tag;                   ///< of an object that is one of them
};

template <class T>
const Type& type_of();

template <class T>
void add_members(Type& type) {
  for_each_member(T::members(), [&](const auto& member) {
    using Inner = std::decay_t<decltype(std::declval<T>().*member.pointer)>;
    if constexpr (requires { member.name; }) {
      MemberType described{std::string(member.name), std::string(member.text), nullptr,
                           member.may_miss, member.limits};
      if constexpr (IsMaybe<Inner>::value) {
        described.type = &type_of<typename Inner::value_type>;
        described.may_miss = true;
      } else {
        described.type = &type_of<Inner>;
      }
      type.members.push_back(std::move(described));
    } else if constexpr (IsVariant<Inner>::value) {
      type.parts.push_back(&type_of<Inner>);
    } else {
      add_members<Inner>(type);
    }
  });
}

template <class... Ts>
void add_options(Type& type, const std::variant<Ts...>* /*which*/) {
  (type.options.push_back(&type_of<Ts>), ...);
  type.tag_name = std::get<0>(std::tuple(std::string_view(Ts::tag_name)...));
}

template <class T>
Type describe() {
  Type type;
  using Kind = Type::Kind;
  if constexpr (std::is_same_v<T, bool>) {
    type.kind = Kind::boolean;
  } else if constexpr (std::is_same_v<T, Seat>) {
    type.kind = Kind::integer;
    type.name = "Seat";
    type.range = {0, max_seats - 1};
  } else if constexpr (std::is_same_v<T, Viewer>) {
    type.kind = Kind::nullable;
    type.name = "Viewer";
    type.item = &type_of<Seat>;
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    type.kind = Kind::list;
    type.item = &type_of<Seat>;
  } else if constexpr (std::is_same_v<T, NumberOrText>) {
    type.kind = Kind::number_or_text;
  } else if constexpr (IsRaw<T>::value) {
    type.kind = Kind::raw;
    type.name = IsRaw<T>::Name::name;
  } else if constexpr (std::integral<T>) {
    type.kind = Kind::integer;
    type.range = range_of<T>;
  } else if constexpr (std::floating_point<T>) {
    type.kind = Kind::number;
  } else if constexpr (Enumeration<T>) {
    type.kind = Kind::choice;
    for (const std::string_view name : schema_names(T{})) type.choices.emplace_back(name);
    if constexpr (requires(T value) { schema_name(value); }) type.name = schema_name(T{});
  } else if constexpr (IsOneOf<T>::value) {
    type.kind = Kind::choice;
    type.choices.assign(T::all_names().begin(), T::all_names().end());
  } else if constexpr (std::is_same_v<T, Text> || std::convertible_to<const T&, std::string_view>) {
    type.kind = Kind::text;
    if constexpr (requires { T::type_name; }) type.name = T::type_name;
  } else if constexpr (IsOptional<T>::value) {
    type.kind = Kind::nullable;
    type.item = &type_of<typename T::value_type>;
  } else if constexpr (IsList<T>::value) {
    type.kind = Kind::list;
    type.item = &type_of<typename T::value_type>;
    if constexpr (requires { std::tuple_size<T>::value; }) type.length = std::tuple_size<T>::value;
  } else if constexpr (IsNamed<T>::value) {
    type.kind = Kind::object;
    type.item = &type_of<typename T::value_type>;
    for (const std::string_view name : T::all_names()) {
      type.members.push_back({std::string(name), {}, type.item, false, {}});
    }
  } else if constexpr (IsMap<T>::value) {
    type.kind = Kind::map;
    type.item = &type_of<typename T::mapped_type>;
  } else if constexpr (IsWordOrNumber<T>::value) {
    type.kind = Kind::either;
    type.options = {&type_of<std::variant_alternative_t<0, T>>,
                    &type_of<std::variant_alternative_t<1, T>>};
  } else if constexpr (IsVariant<T>::value) {
    type.kind = Kind::either;
    add_options(type, static_cast<const T*>(nullptr));
  } else {
    static_assert(Object<T>, "this type is not described");
    type.kind = Kind::object;
    type.name = T::schema;
    if constexpr (requires { T::about; }) type.text = T::about;
    if constexpr (Tagged<T>) {
      type.tag_name = T::tag_name;
      type.tag = T::tag;
    }
    add_members<T>(type);
  }
  return type;
}

template <class T>
const Type& type_of() {
  static const Type type = describe<T>();
  return type;
}

/// What the names of raw parts stand for.
using RawTypes = std::map<std::string, const Type*, std::less<>>;

/// Whether a value is exactly of this type: nothing unknown, nothing missing. Names the place. A
/// raw part whose type is not given is not looked at.
Result<> check(const json::value& value, const Type& type, const RawTypes& raw = {});
/// All that is wrong with it.
std::vector<Wrong> check_all(const json::value& value, const Type& type);

/// The type as TypeScript writes it where it is used: "Seat | null", "ScoreLine[]".
std::string typescript_of(const Type& type);
/// Declarations of every named type that these are made of, each once, in order.
std::string typescript_declarations(const std::vector<const Type*>& types);

/// A JSON Schema (draft 2020-12) of the type.
json::object json_schema(const Type& type, std::string_view title);

}  // namespace townsmith::schema
