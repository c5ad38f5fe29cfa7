#include "core/content_changes.h"

#include <fmt/format.h>

#include "core/json.h"

namespace townsmith {
namespace {

/// No part of the content: where a file's values come from, and where its schema is.
bool is_remark(std::string_view member) { return member == "provenance" || member == "$schema"; }

std::string element_name(std::size_t at, const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* name = object != nullptr ? object->if_contains("name") : nullptr;
  return name != nullptr && name->is_string()
             ? fmt::format("[{}] ({})", at, std::string_view(name->as_string()))
             : fmt::format("[{}]", at);
}

void find_changes(const std::string& file, const std::string& path, const json::value* before,
                  const json::value* after, std::vector<ContentChange>& changes) {
  if (before != nullptr && after != nullptr && *before == *after) return;
  if (before != nullptr && after != nullptr && before->is_object() && after->is_object()) {
    const json::object& a = before->as_object();
    const json::object& b = after->as_object();
    const auto below = [&](std::string_view member) {
      return path.empty() ? std::string(member) : fmt::format("{}.{}", path, member);
    };
    for (const auto& [member, value] : a) {
      if (!is_remark(member)) {
        find_changes(file, below(member), &value, b.if_contains(member), changes);
      }
    }
    for (const auto& [member, value] : b) {
      if (!is_remark(member) && !a.contains(member)) {
        find_changes(file, below(member), nullptr, &value, changes);
      }
    }
    return;
  }
  if (before != nullptr && after != nullptr && before->is_array() && after->is_array()) {
    const json::array& a = before->as_array();
    const json::array& b = after->as_array();
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      const json::value* one = i < a.size() ? &a[i] : nullptr;
      const json::value* other = i < b.size() ? &b[i] : nullptr;
      find_changes(file, path + element_name(i, one != nullptr ? *one : *other), one, other,
                   changes);
    }
    return;
  }
  const auto text = [](const json::value* value) {
    return value == nullptr ? std::string() : json::serialize(*value);
  };
  changes.push_back({file, path, text(before), text(after)});
}

}  // namespace

std::vector<ContentChange> content_changes(const ContentFiles& before, const ContentFiles& after) {
  std::vector<ContentChange> changes;
  for (const auto& [file, text] : after) {
    if (!file.ends_with(".json")) continue;  // a pack that records carry
    const auto old = before.find(file);
    if (old != before.end() && old->second == text) continue;
    const auto now = parse_json(text, true);
    const auto then = old == before.end() ? now : parse_json(old->second, true);
    if (!now || !then) continue;
    find_changes(file, {}, old == before.end() ? nullptr : &*then, &*now, changes);
  }
  return changes;
}

std::string in_words(const ContentChange& change) {
  return fmt::format("{}: {} {} → {}", change.file, change.path,
                     change.before.empty() ? "nothing" : change.before,
                     change.after.empty() ? "nothing" : change.after);
}

}  // namespace townsmith
