#include "core/schema_types.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace townsmith::schema {
namespace {

using Kind = Type::Kind;

/// Goes through a value and its type side by side.
class Checking {
 public:
  explicit Checking(const RawTypes& raw) : raw_(raw) {}

  Result<> outcome() const { return reading_.outcome(); }
  void value(const json::value& value, const Type& type, std::int64_t least, std::int64_t most);

 private:
  void members(const json::object& object, const Type& type, std::vector<std::string_view>& known);
  void option(const json::object& object, const Type& type, std::vector<std::string_view>& known);

  const RawTypes& raw_;
  Reading reading_;
};

void Checking::option(const json::object& object, const Type& type,
                      std::vector<std::string_view>& known) {
  known.push_back(type.tag_name);
  const json::value* tag = reading_.member(object, type.tag_name, false);
  if (tag == nullptr) return;
  std::vector<std::string_view> tags;
  for (const TypeRef one : type.options) tags.push_back(one().tag);
  const std::size_t chosen = [&] {
    const Reading::Inside inside(reading_, type.tag_name);
    return reading_.choice(*tag, tags);
  }();
  if (reading_.good()) members(object, type.options[chosen](), known);
}

void Checking::members(const json::object& object, const Type& type,
                       std::vector<std::string_view>& known) {
  for (const MemberType& member : type.members) {
    known.push_back(member.name);
    const json::value* value = reading_.member(object, member.name, member.may_miss);
    if (value == nullptr) continue;
    const Reading::Inside inside(reading_, member.name);
    this->value(*value, member.type(), member.least, member.most);
  }
  for (const TypeRef part : type.parts) option(object, part(), known);
}

void Checking::value(const json::value& value, const Type& type, std::int64_t least,
                     std::int64_t most) {
  if (!reading_.good()) return;
  switch (type.kind) {
    case Kind::boolean: (void)reading_.boolean(value); break;
    case Kind::integer:
      (void)reading_.integer(value, std::max(least, type.least), std::min(most, type.most));
      break;
    case Kind::number: (void)reading_.number(value); break;
    case Kind::text: (void)reading_.text(value, most); break;
    case Kind::number_or_text:
      if (!value.is_int64()) (void)reading_.text(value, most);
      break;
    case Kind::choice: {
      const std::vector<std::string_view> names(type.choices.begin(), type.choices.end());
      (void)reading_.choice(value, names);
      break;
    }
    case Kind::nullable:
      if (!value.is_null()) this->value(value, type.item(), least, most);
      break;
    case Kind::list: {
      if (type.length > 0) least = most = static_cast<std::int64_t>(type.length);
      const json::array* list = reading_.list(value, least, most);
      if (list == nullptr) break;
      for (std::size_t i = 0; i < list->size() && reading_.good(); ++i) {
        const Reading::Inside inside(reading_, std::to_string(i));
        this->value((*list)[i], type.item(), unbounded_low, unbounded_high);
      }
      break;
    }
    case Kind::map: {
      const json::object* object = reading_.object(value);
      if (object == nullptr) break;
      for (const auto& member : *object) {
        const Reading::Inside inside(reading_, std::string(std::string_view(member.key())));
        this->value(member.value(), type.item(), unbounded_low, unbounded_high);
      }
      break;
    }
    case Kind::object:
    case Kind::either: {
      const json::object* object = reading_.object(value);
      if (object == nullptr) break;
      std::vector<std::string_view> known;
      if (type.kind == Kind::either) {
        option(*object, type, known);
      } else {
        members(*object, type, known);
      }
      if (reading_.good()) reading_.check_names(*object, known);
      break;
    }
    case Kind::raw:
      if (const auto known = raw_.find(type.name); known != raw_.end()) {
        this->value(value, *known->second, least, most);
      }
      break;
  }
}

std::string comment(const std::string& text, std::string_view indent) {
  return text.empty() ? std::string() : fmt::format("{}/** {} */\n", indent, text);
}

std::string options_of(const Type& type) {
  std::vector<std::string> names;
  for (const TypeRef option : type.options) names.push_back(typescript_of(option()));
  return fmt::format("{}", fmt::join(names, " | "));
}

std::string declaration(const Type& type) {
  if (type.kind == Kind::choice) {
    return fmt::format("export type {} = {};\n", type.name, [&] {
      std::vector<std::string> quoted;
      for (const std::string& one : type.choices) quoted.push_back(fmt::format("'{}'", one));
      return fmt::format("{}", fmt::join(quoted, " | "));
    }());
  }
  if (type.name == "Seat") return "/** Counted from 0. */\nexport type Seat = number;\n";
  if (type.name == "Viewer") {
    return "/** A seat, or null for a spectator. */\nexport type Viewer = Seat | null;\n";
  }
  std::string out = comment(type.text, "");
  if (type.members.empty() && type.parts.empty() && type.tag_name.empty()) {
    return out + fmt::format("export type {} = object;\n", type.name);
  }
  std::string body = "{\n";
  if (!type.tag_name.empty()) body += fmt::format("  {}: '{}';\n", type.tag_name, type.tag);
  for (const MemberType& member : type.members) {
    body += comment(member.text, "  ");
    body += fmt::format("  {}{}: {};\n", member.name, member.may_miss ? "?" : "",
                        typescript_of(member.type()));
  }
  body += "}";
  if (type.parts.empty()) return out + fmt::format("export interface {} {}\n", type.name, body);
  for (const TypeRef part : type.parts) body += fmt::format(" & ({})", options_of(part()));
  return out + fmt::format("export type {} = {};\n", type.name, body);
}

void collect(const Type& type, std::vector<const Type*>& order, std::set<std::string>& known) {
  const bool is_new = type.name.empty() || known.insert(type.name).second;
  if (!is_new) return;
  if (type.item != nullptr) collect(type.item(), order, known);
  for (const MemberType& member : type.members) collect(member.type(), order, known);
  for (const TypeRef part : type.parts) collect(part(), order, known);
  for (const TypeRef option : type.options) collect(option(), order, known);
  // Texts that have a name, and raw parts, are declared elsewhere.
  const bool declared_here = type.kind != Kind::raw && type.kind != Kind::text;
  if (!type.name.empty() && declared_here) order.push_back(&type);
}

json::value schema_value(const Type& type, std::int64_t least, std::int64_t most,
                         json::object& definitions);

json::object object_schema(const Type& type, json::object& definitions) {
  json::object properties;
  json::array required;
  if (!type.tag_name.empty()) {
    properties[type.tag_name] = json::object{{"const", type.tag}};
    required.emplace_back(type.tag_name);
  }
  for (const MemberType& member : type.members) {
    json::value inner = schema_value(member.type(), member.least, member.most, definitions);
    if (!member.text.empty() && inner.is_object()) inner.as_object()["description"] = member.text;
    properties[member.name] = std::move(inner);
    if (!member.may_miss) required.emplace_back(member.name);
  }
  json::object out{{"type", "object"}};
  if (!type.text.empty()) out["description"] = type.text;
  out["properties"] = std::move(properties);
  out["required"] = std::move(required);
  json::array parts;
  for (const TypeRef part : type.parts) {
    parts.push_back(schema_value(part(), unbounded_low, unbounded_high, definitions));
  }
  if (parts.empty()) {
    out["additionalProperties"] = false;
  } else {
    out["allOf"] = std::move(parts);
    out["unevaluatedProperties"] = false;
  }
  return out;
}

json::value schema_value(const Type& type, std::int64_t least, std::int64_t most,
                         json::object& definitions) {
  json::object out;
  switch (type.kind) {
    case Kind::boolean: out["type"] = "boolean"; break;
    case Kind::integer:
      out["type"] = "integer";
      least = std::max(least, type.least);
      most = std::min(most, type.most);
      if (least != unbounded_low) out["minimum"] = least;
      if (most != unbounded_high) out["maximum"] = most;
      break;
    case Kind::number: out["type"] = "number"; break;
    case Kind::text:
      out["type"] = "string";
      if (most != unbounded_high) out["maxLength"] = most;
      break;
    case Kind::number_or_text: out["type"] = json::array{"integer", "string"}; break;
    case Kind::choice: out["enum"] = json::array(type.choices.begin(), type.choices.end()); break;
    case Kind::nullable:
      out["anyOf"] = json::array{schema_value(type.item(), least, most, definitions),
                                 json::object{{"type", "null"}}};
      break;
    case Kind::list:
      if (type.length > 0) least = most = static_cast<std::int64_t>(type.length);
      out["type"] = "array";
      out["items"] = schema_value(type.item(), unbounded_low, unbounded_high, definitions);
      if (least > 0) out["minItems"] = least;
      if (most != unbounded_high) out["maxItems"] = most;
      break;
    case Kind::map:
      out["type"] = "object";
      out["additionalProperties"] =
          schema_value(type.item(), unbounded_low, unbounded_high, definitions);
      break;
    case Kind::object:
      if (!definitions.contains(type.name)) {
        definitions[type.name] = json::object();  // it may be part of itself
        json::object described = object_schema(type, definitions);
        definitions[type.name] = std::move(described);
      }
      out["$ref"] = fmt::format("#/$defs/{}", type.name);
      break;
    case Kind::either: {
      json::array options;
      for (const TypeRef option : type.options) {
        options.push_back(schema_value(option(), unbounded_low, unbounded_high, definitions));
      }
      out["oneOf"] = std::move(options);
      break;
    }
    case Kind::raw: break;
  }
  return out;
}

}  // namespace

Result<> check(const json::value& value, const Type& type, const RawTypes& raw) {
  Checking checking(raw);
  checking.value(value, type, unbounded_low, unbounded_high);
  return checking.outcome();
}

std::string typescript_of(const Type& type) {
  if (!type.name.empty()) return type.name;
  switch (type.kind) {
    case Kind::boolean: return "boolean";
    case Kind::integer:
    case Kind::number: return "number";
    case Kind::text: return "string";
    case Kind::number_or_text: return "string | number";
    case Kind::choice: {
      std::vector<std::string> quoted;
      for (const std::string& one : type.choices) quoted.push_back(fmt::format("'{}'", one));
      return fmt::format("{}", fmt::join(quoted, " | "));
    }
    case Kind::nullable: return fmt::format("{} | null", typescript_of(type.item()));
    case Kind::list: {
      const std::string item = typescript_of(type.item());
      const bool simple = item.find(' ') == std::string::npos;
      return simple ? fmt::format("{}[]", item) : fmt::format("({})[]", item);
    }
    case Kind::map: return fmt::format("Record<string, {}>", typescript_of(type.item()));
    case Kind::either: return options_of(type);
    case Kind::object:
    case Kind::raw: return "unknown";
  }
  return "unknown";
}

std::string typescript_declarations(const std::vector<const Type*>& types) {
  std::vector<const Type*> order;
  std::set<std::string> known;
  for (const Type* type : types) collect(*type, order, known);
  std::string out;
  for (const Type* type : order) {
    if (!out.empty()) out += '\n';
    out += declaration(*type);
  }
  return out;
}

json::object json_schema(const Type& type, std::string_view title) {
  json::object definitions;
  json::value body = schema_value(type, unbounded_low, unbounded_high, definitions);
  json::object out{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                   {"title", title}};
  for (auto& member : body.as_object()) out[member.key()] = std::move(member.value());
  if (!definitions.empty()) out["$defs"] = std::move(definitions);
  return out;
}

}  // namespace townsmith::schema
