#include "core/schema_types.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "core/json_schemas.h"

namespace townsmith::schema {
namespace {

using Kind = Type::Kind;

std::string comment(std::string_view text, std::string_view indent) {
  return text.empty() ? std::string() : fmt::format("{}/** {} */\n", indent, text);
}

std::string union_of(const Type& type) {
  std::vector<std::string> names;
  for (const TypeRef option : type.options) names.push_back(typescript_of(option()));
  return fmt::format("{}", fmt::join(names, " | "));
}

std::string either_of(std::span<const std::string_view> choices) {
  std::vector<std::string> quoted;
  for (const std::string_view one : choices) quoted.push_back(fmt::format("'{}'", one));
  return fmt::format("{}", fmt::join(quoted, " | "));
}

std::string declaration(const Type& type) {
  if (type.kind == Kind::choice) {
    return fmt::format("export type {} = {};\n", type.name, either_of(type.choices()));
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
  for (const PartType& part : type.parts) {
    body += fmt::format(" & ({})", union_of(part.type()));
  }
  return out + fmt::format("export type {} = {};\n", type.name, body);
}

void collect(const Type& type, std::vector<const Type*>& order, std::set<std::string_view>& known) {
  const bool is_new = type.name.empty() || known.insert(type.name).second;
  if (!is_new) return;
  if (type.item != nullptr) collect(type.item(), order, known);
  for (const MemberType& member : type.members) collect(member.type(), order, known);
  for (const PartType& part : type.parts) collect(part.type(), order, known);
  for (const TypeRef option : type.options) collect(option(), order, known);
  // Texts that have a name, and raw parts, are declared elsewhere.
  const bool declared_here = type.kind != Kind::raw && type.kind != Kind::text;
  if (!type.name.empty() && declared_here) order.push_back(&type);
}

json::object schema_value(const Type& type, const Limits& limits, JsonSchemas& schemas);

std::string reference(std::string_view name) { return fmt::format("#/$defs/{}", name); }

template <class Make>
void define(std::string_view name, JsonSchemas& schemas, Make make) {
  if (schemas.definitions.contains(name)) return;
  schemas.definitions[name] = json::object();  // it may be part of itself
  json::object described = make();
  schemas.definitions[name] = std::move(described);
}

/// One of several objects.
json::object options_schema(const Type& type, JsonSchemas& schemas) {
  json::array options;
  for (const TypeRef option : type.options) {
    json::object one = schema_value(option(), {}, schemas);
    one.erase("unevaluatedProperties");
    options.push_back(std::move(one));
  }
  return {{"oneOf", std::move(options)}};
}

/// An object that is one of several may be part of another, so it is not for itself to say that
/// nothing else is allowed: whoever refers to it does.
json::object object_schema(const Type& type, const Limits& limits, JsonSchemas& schemas) {
  json::object properties;
  json::array required;
  if (!type.tag_name.empty()) {
    properties[type.tag_name] = json::object{{"const", type.tag}};
    required.emplace_back(type.tag_name);
  }
  for (const MemberType& member : type.members) {
    json::object inner = schema_value(member.type(), limits_of(member, type, limits), schemas);
    if (!member.text.empty()) inner["description"] = member.text;
    properties[member.name] = std::move(inner);
    if (!member.may_miss) required.emplace_back(member.name);
  }
  json::object out{{"type", "object"}};
  if (!type.text.empty()) out["description"] = type.text;
  out["properties"] = std::move(properties);
  out["required"] = std::move(required);
  json::array parts;
  for (const PartType& part : type.parts) parts.push_back(options_schema(part.type(), schemas));
  if (!parts.empty()) out["allOf"] = std::move(parts);
  if (!type.tag_name.empty()) return out;
  out[type.parts.empty() ? "additionalProperties" : "unevaluatedProperties"] = false;
  return out;
}

void limit(json::object& out, Range range, std::string_view min, std::string_view max) {
  if (range.min != unbounded_low) out[min] = range.min;
  if (range.max != unbounded_high) out[max] = range.max;
}

/// JSON that is described elsewhere: as one of the types that its name stands for.
json::object raw_schema(const Type& type, JsonSchemas& schemas) {
  define(type.name, schemas, [&] {
    json::array options;
    for (const RawOption& option : schemas.raw[std::string(type.name)]) {
      define(option.name, schemas, [&] { return object_schema(*option.type, {}, schemas); });
      options.push_back(json::object{{"$ref", reference(option.name)}});
    }
    return json::object{{"anyOf", std::move(options)}};
  });
  return {{"$ref", reference(type.name)}};
}

json::object schema_value(const Type& type, const Limits& limits, JsonSchemas& schemas) {
  json::object out;
  switch (type.kind) {
    case Kind::boolean: out["type"] = "boolean"; break;
    case Kind::integer:
      out["type"] = "integer";
      limit(out, limits.here.within(type.range), "minimum", "maximum");
      break;
    case Kind::number: out["type"] = "number"; break;
    case Kind::text:
      out["type"] = "string";
      limit(out, limits.here, "minLength", "maxLength");
      break;
    case Kind::number_or_text: out["type"] = json::array{"integer", "string"}; break;
    case Kind::choice: {
      const auto names = choices_of(type, limits);
      out["enum"] = json::array(names.begin(), names.end());
      break;
    }
    case Kind::nullable:
      out["anyOf"] =
          json::array{schema_value(type.item(), limits, schemas), json::object{{"type", "null"}}};
      break;
    case Kind::list:
      out["type"] = "array";
      out["items"] = schema_value(type.item(), limits.inside(), schemas);
      limit(out, length_of(type, limits), "minItems", "maxItems");
      break;
    case Kind::map:
      out["type"] = "object";
      out["additionalProperties"] = schema_value(type.item(), limits.inside(), schemas);
      break;
    case Kind::object:
      if (type.name.empty()) return object_schema(type, limits, schemas);
      define(type.name, schemas, [&] { return object_schema(type, limits, schemas); });
      out["$ref"] = reference(type.name);
      if (!type.tag_name.empty()) out["unevaluatedProperties"] = false;
      break;
    case Kind::either:
      if (type.tag_name.empty()) {
        out["anyOf"] = json::array{schema_value(type.options[0](), {}, schemas),
                                   schema_value(type.options[1](), limits, schemas)};
      } else {
        out = options_schema(type, schemas);
        out["unevaluatedProperties"] = false;
      }
      break;
    case Kind::raw: return raw_schema(type, schemas);
  }
  return out;
}

}  // namespace

std::span<const std::string_view> choices_of(const Type& type, const Limits& limits) {
  const auto all = type.choices();
  const Range range = limits.here.within({0, static_cast<std::int64_t>(all.size()) - 1});
  return all.subspan(static_cast<std::size_t>(range.min),
                     static_cast<std::size_t>(range.max - range.min + 1));
}

Range length_of(const Type& type, const Limits& limits) {
  const auto length = static_cast<std::int64_t>(type.length);
  return length > 0 ? Range{length, length} : limits.here;
}

Limits limits_of(const MemberType& member, const Type& whole, const Limits& limits) {
  return whole.item == nullptr ? member.limits : limits.inside();
}

std::string typescript_of(const Type& type) {
  if (!type.name.empty()) return std::string(type.name);
  switch (type.kind) {
    case Kind::boolean: return "boolean";
    case Kind::integer:
    case Kind::number: return "number";
    case Kind::text: return "string";
    case Kind::number_or_text: return "string | number";
    case Kind::choice: return either_of(type.choices());
    case Kind::nullable: return fmt::format("{} | null", typescript_of(type.item()));
    case Kind::list: {
      const std::string item = typescript_of(type.item());
      const bool simple = item.find(' ') == std::string::npos;
      return simple ? fmt::format("{}[]", item) : fmt::format("({})[]", item);
    }
    case Kind::map: return fmt::format("Record<string, {}>", typescript_of(type.item()));
    case Kind::either: return union_of(type);
    case Kind::object: {
      std::vector<std::string_view> names;
      for (const MemberType& member : type.members) names.push_back(member.name);
      return fmt::format("Record<{}, {}>", either_of(names), typescript_of(type.item()));
    }
    case Kind::raw: break;
  }
  return "unknown";
}

std::string typescript_declarations(const std::vector<const Type*>& types) {
  std::vector<const Type*> order;
  std::set<std::string_view> known;
  for (const Type* type : types) collect(*type, order, known);
  std::string out;
  for (const Type* type : order) {
    if (!out.empty()) out += '\n';
    out += declaration(*type);
  }
  return out;
}

json::object JsonSchemas::of(const Type& type) { return schema_value(type, {}, *this); }

json::object json_schema(const Type& type, std::string_view title) {
  JsonSchemas schemas;
  json::object body = schemas.of(type);
  json::object out{{"$schema", json_schema_dialect}, {"title", title}};
  for (auto& member : body) out[member.key()] = std::move(member.value());
  if (!schemas.definitions.empty()) out["$defs"] = std::move(schemas.definitions);
  return out;
}

}  // namespace townsmith::schema
