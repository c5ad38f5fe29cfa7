#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/schema.h"

/// What a described type looks like from outside: for reading it, for checking messages whose C++
/// type is not at hand, for the TypeScript types, the tables of the docs and JSON Schemas.
namespace townsmith::schema {

struct Type;

/// Types may be part of themselves, so they are asked for when they are needed.
using TypeRef = const Type& (*)();
/// From an object in memory to a member of it, which is made if it may be missing.
using Address = void* (*)(void* object);

struct MemberType {
  std::string_view name;
  std::string_view text;
  TypeRef type = nullptr;
  bool may_miss = false;
  Limits limits;
  Address address = nullptr;
};

/// A union whose members are the object's own.
struct PartType {
  TypeRef type = nullptr;
  Address address = nullptr;
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
  std::string_view name;                                     ///< of an object, a raw part, a choice
  std::string_view text;                                     ///< what it is, in a sentence
  std::span<const std::string_view> (*choices)() = nullptr;  ///< of a choice
  Range range;                                               ///< of an integer, wherever it stands
  TypeRef item = nullptr;               ///< of nullable, list and map, and of what is Named
  std::size_t length = 0;               ///< of a list whose length never changes
  std::span<const MemberType> members;  ///< of an object
  std::span<const PartType> parts;      ///< of an object
  std::span<const TypeRef> options;     ///< of either
  std::string_view tag_name;            ///< of either, and of an object that is one of them
  std::string_view tag;                 ///< of an object that is one of them

  // How a value comes into memory.
  /// Of booleans and choices too, and of what takes its items as they are: a Viewer, a SeatSet.
  void (*set_integer)(void* at, std::int64_t number) = nullptr;
  void (*set_number)(void* at, double number) = nullptr;
  void (*set_text)(void* at, const std::string& text) = nullptr;  ///< also raw JSON
  void (*set_null)(void* at) = nullptr;
  /// Makes room for an item: the one that is not null, the next of a list, one of Named, a union's
  /// option of this number.
  void* (*item_at)(void* at, std::size_t number) = nullptr;
  void* (*item_named)(void* at, std::string_view name) = nullptr;  ///< of a map
};

/// Of a choice: those that are allowed.
std::span<const std::string_view> choices_of(const Type& type, const Limits& limits);
/// Of a list.
Range length_of(const Type& type, const Limits& limits);
/// What a member's value must keep to; the members of something Named are like items of a list.
Limits limits_of(const MemberType& member, const Type& whole, const Limits& limits);

// All of what follows is worked out by the compiler: a description is data, not code.

template <class T>
const Type& type_of();

template <std::integral T>
inline constexpr Range range_of = {
    std::is_signed_v<T> ? static_cast<std::int64_t>(std::numeric_limits<T>::min()) : 0,
    sizeof(T) < 8 ? static_cast<std::int64_t>(std::numeric_limits<T>::max()) : unbounded_high};

template <class T>
T& in_memory(void* at) {
  return *static_cast<T*>(at);
}

/// The struct whose members a list is about.
template <class List>
struct Owner {
  using Type = List;
};
template <class List>
  requires requires { typename List::Facts; }
struct Owner<List> {
  using Type = typename List::Facts;
};

/// An object, and a member of it that may be inside of a flat one.
template <class List>
struct Whole {
  static auto& in(void* object) { return in_memory<typename Owner<List>::Type>(object); }
};
template <class Outer, class T, std::size_t i>
struct Inner {
  static auto& in(void* object) {
    constexpr auto pointer = at<i>(T::members()).pointer;
    return Outer::in(object).*pointer;
  }
  static void* address(void* object) {
    auto& member = in(object);
    if constexpr (is_a<std::decay_t<decltype(member)>, Maybe>) {
      return &member.emplace();
    } else {
      return &member;
    }
  }
};

template <class T, class Outer, class Lists>
constexpr void list_members(Lists& lists);

template <class T, class Outer, std::size_t i, class Lists>
constexpr void list_member(Lists& lists) {
  constexpr auto member = at<i>(T::members());
  using Here = Inner<Outer, T, i>;
  using Value = typename decltype(member)::Value;
  if constexpr (requires { member.name; }) {
    if constexpr (is_a<Value, Maybe>) {
      lists.add(MemberType{member.name, member.text, &type_of<typename Value::value_type>, true,
                           member.limits, &Here::address});
    } else {
      lists.add(MemberType{member.name, member.text, &type_of<Value>, member.may_miss,
                           member.limits, &Here::address});
    }
  } else if constexpr (is_a<Value, std::variant> || is_a<Value, Kinds>) {
    lists.add(PartType{&type_of<Value>, &Here::address});
  } else {
    list_members<Value, Here>(lists);
  }
}

template <class T, class Outer, class Lists>
constexpr void list_members(Lists& lists) {
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (list_member<T, Outer, i>(lists), ...);
  }(std::make_index_sequence<decltype(T::members())::size>());
}

struct ListSizes {
  std::size_t members = 0;
  std::size_t parts = 0;

  constexpr void add(const MemberType& /*member*/) { ++members; }
  constexpr void add(const PartType& /*part*/) { ++parts; }
};
template <ListSizes sizes>
struct MemberLists {
  std::array<MemberType, sizes.members> members{};
  std::array<PartType, sizes.parts> parts{};
  ListSizes size;

  constexpr void add(const MemberType& member) { members[size.members++] = member; }
  constexpr void add(const PartType& part) { parts[size.parts++] = part; }
};
template <class Lists, class T>
constexpr Lists listed() {
  Lists lists;
  list_members<T, Whole<T>>(lists);
  return lists;
}
template <class T>
inline constexpr auto members_of = listed<MemberLists<listed<ListSizes, T>()>, T>();

template <class T>
inline constexpr auto members_of_named = [] {
  std::array<MemberType, std::tuple_size_v<typename T::array>> members;
  for (std::size_t i = 0; i < members.size(); ++i) {
    members[i] = {T::all_names()[i], {}, &type_of<typename T::value_type>, false, {}, nullptr};
  }
  return members;
}();

template <class... Ts>
inline constexpr std::array<TypeRef, sizeof...(Ts)> options_of = {&type_of<Ts>...};

template <class... Ts>
constexpr Type variant_type(const std::variant<Ts...>* /*which*/) {
  Type type;
  type.kind = Type::Kind::either;
  type.options = options_of<Ts...>;
  if constexpr ((Tagged<Ts> && ...)) {
    type.tag_name = std::get<0>(std::array{std::string_view(Ts::tag_name)...});
  }
  type.item_at = [](void* at, std::size_t number) {
    auto& value = in_memory<std::variant<Ts...>>(at);
    void* made = nullptr;
    std::size_t i = 0;
    ((i++ == number ? static_cast<void>(made = &value.template emplace<Ts>()) : void()), ...);
    return made;
  };
  return type;
}

template <class T, class... Cases>
constexpr Type kinds_type(const Kinds<T, Cases...>* /*which*/) {
  Type type;
  type.kind = Type::Kind::either;
  type.options = options_of<Cases...>;
  type.tag_name = std::get<0>(std::array{std::string_view(Cases::tag_name)...});
  type.item_at = [](void* at, std::size_t number) -> void* {
    auto& value = in_memory<Kinds<T, Cases...>>(at);
    value.chosen = number;
    return static_cast<T*>(&value);
  };
  return type;
}

template <class T>
constexpr Type object_type() {
  static_assert(Object<T>, "this type is not described");
  Type type;
  type.kind = Type::Kind::object;
  type.name = T::schema;
  if constexpr (requires { T::about; }) type.text = T::about;
  if constexpr (Tagged<T>) {
    type.tag_name = T::tag_name;
    type.tag = T::tag;
  }
  type.members = members_of<T>.members;
  type.parts = members_of<T>.parts;
  return type;
}

template <class T>
constexpr Type list_type() {
  Type type;
  type.kind = Type::Kind::list;
  type.item = &type_of<typename T::value_type>;
  if constexpr (requires { std::tuple_size<T>::value; }) {
    type.length = std::tuple_size<T>::value;
    type.item_at = [](void* at, std::size_t i) -> void* { return &in_memory<T>(at)[i]; };
  } else {
    type.item_at = [](void* at, std::size_t) -> void* { return &in_memory<T>(at).emplace_back(); };
  }
  return type;
}

template <class T>
constexpr Type describe() {
  using Kind = Type::Kind;
  Type type;
  if constexpr (std::is_same_v<T, bool>) {
    type.kind = Kind::boolean;
    type.set_integer = [](void* at, std::int64_t yes) { in_memory<T>(at) = yes != 0; };
  } else if constexpr (std::is_same_v<T, Seat>) {
    type.kind = Kind::integer;
    type.name = "Seat";
    type.range = {0, max_seats - 1};
    type.set_integer = [](void* at, std::int64_t number) {
      in_memory<T>(at) = seat_at(static_cast<int>(number));
    };
  } else if constexpr (std::is_same_v<T, Viewer>) {
    type.kind = Kind::nullable;
    type.name = "Viewer";
    type.item = &type_of<Seat>;
    type.set_integer = [](void* at, std::int64_t number) {
      in_memory<T>(at) = seat_at(static_cast<int>(number));
    };
    type.set_null = [](void* at) { in_memory<T>(at) = Viewer::spectator(); };
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    type.kind = Kind::list;
    type.item = &type_of<Seat>;
    type.set_integer = [](void* at, std::int64_t number) {
      in_memory<T>(at).insert(seat_at(static_cast<int>(number)));
    };
  } else if constexpr (std::is_same_v<T, NumberOrText>) {
    type.kind = Kind::number_or_text;
    type.set_integer = [](void* at, std::int64_t n) { in_memory<T>(at) = n; };
    type.set_text = [](void* at, const std::string& text) { in_memory<T>(at) = literal(text); };
  } else if constexpr (is_a<T, Raw>) {
    type.kind = Kind::raw;
    type.name = T::Name::name;
    type.set_text = [](void* at, const std::string& text) { in_memory<T>(at).json = text; };
  } else if constexpr (std::integral<T>) {
    type.kind = Kind::integer;
    type.range = range_of<T>;
    type.set_integer = [](void* at, std::int64_t n) { in_memory<T>(at) = static_cast<T>(n); };
  } else if constexpr (std::floating_point<T>) {
    type.kind = Kind::number;
    type.set_number = [](void* at, double n) { in_memory<T>(at) = static_cast<T>(n); };
  } else if constexpr (Enumeration<T>) {
    type.kind = Kind::choice;
    type.choices = []() -> std::span<const std::string_view> { return schema_names(T{}); };
    if constexpr (requires(T value) { schema_name(value); }) type.name = schema_name(T{});
    type.set_integer = [](void* at, std::int64_t n) { in_memory<T>(at) = static_cast<T>(n); };
  } else if constexpr (is_one_of<T>) {
    type.kind = Kind::choice;
    type.choices = &T::all_names;
    type.set_integer = [](void* at, std::int64_t n) {
      in_memory<T>(at).index = static_cast<std::size_t>(n);
    };
  } else if constexpr (std::is_same_v<T, Text>) {
    type.kind = Kind::text;
    type.set_text = [](void* at, const std::string& text) { in_memory<T>(at) = literal(text); };
  } else if constexpr (std::derived_from<T, std::string>) {
    type.kind = Kind::text;
    if constexpr (requires { T::type_name; }) type.name = T::type_name;
    type.set_text = [](void* at, const std::string& text) { in_memory<T>(at) = text; };
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    type.kind = Kind::text;  // written, never read
  } else if constexpr (is_a<T, std::optional>) {
    type.kind = Kind::nullable;
    type.item = &type_of<typename T::value_type>;
    type.item_at = [](void* at, std::size_t) -> void* { return &in_memory<T>(at).emplace(); };
    type.set_null = [](void* at) { in_memory<T>(at).reset(); };
  } else if constexpr (is_map<T>) {
    using Item = std::decay_t<decltype(std::declval<T>().begin()->second)>;
    type.kind = Kind::map;
    type.item = &type_of<Item>;
    type.item_named = [](void* at, std::string_view name) -> void* {
      if constexpr (is_list<T>) {
        return &in_memory<T>(at).emplace_back(name, Item{}).second;
      } else {
        return &in_memory<T>(at)[std::string(name)];
      }
    };
  } else if constexpr (is_list<T>) {
    return list_type<T>();
  } else if constexpr (is_named<T>) {
    type.kind = Kind::object;
    type.item = &type_of<typename T::value_type>;
    type.members = members_of_named<T>;
    type.item_at = [](void* at, std::size_t i) -> void* { return &in_memory<T>(at)[i]; };
  } else if constexpr (is_a<T, std::variant>) {
    return variant_type(static_cast<const T*>(nullptr));
  } else if constexpr (is_a<T, Kinds>) {
    return kinds_type(static_cast<const T*>(nullptr));
  } else {
    return object_type<T>();
  }
  return type;
}

template <class T>
const Type& type_of() {
  static constexpr Type type = describe<T>();
  return type;
}

/// The type as TypeScript writes it where it is used: "Seat | null", "ScoreLine[]".
std::string typescript_of(const Type& type);
/// Declarations of every named type that these are made of, each once, in order.
std::string typescript_declarations(const std::vector<const Type*>& types);

/// A JSON Schema (draft 2020-12) of the type.
json::object json_schema(const Type& type, std::string_view title);

}  // namespace townsmith::schema
