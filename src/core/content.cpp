#include "core/content.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace townsmith {
namespace {

constexpr std::array<std::string_view, 3> provenance_kinds = {"source", "reconstructed", "learned"};

std::string join_place(const std::string& place, std::string_view member) {
  return place.empty() ? std::string(member) : fmt::format("{}.{}", place, member);
}

/// Serialises with members in sorted order, so that layout does not change the hash.
void append_canonical(std::string& out, const json::value& value) {
  if (const auto* object = value.if_object()) {
    std::vector<std::pair<std::string_view, const json::value*>> members;
    for (const auto& member : *object) members.emplace_back(member.key(), &member.value());
    std::sort(members.begin(), members.end());
    out += '{';
    for (const auto& [name, child] : members) {
      out += json::serialize(json::string(name));
      out += ':';
      append_canonical(out, *child);
      out += ',';
    }
    out += '}';
  } else if (const auto* array = value.if_array()) {
    out += '[';
    for (const json::value& child : *array) {
      append_canonical(out, child);
      out += ',';
    }
    out += ']';
  } else {
    out += boost::json::serialize(value);  // as it has always been: records hold the hash
  }
}

}  // namespace

std::string ContentProblem::text() const {
  return place.empty() ? fmt::format("{}: {}", file, sentence)
                       : fmt::format("{}: {}: {}", file, place, sentence);
}

ContentNode::ContentNode(ContentReader& reader, const json::value* value, std::string file,
                         std::string place)
    : reader_(reader), value_(value), file_(std::move(file)), place_(std::move(place)) {
  if (value_ != nullptr) reader_.asked_[value_] = true;
}

void ContentNode::wrong(std::string sentence) const {
  reader_.note({file_, place_, std::move(sentence)});
}

ContentNode ContentNode::optional_member(std::string_view name) const {
  const std::string place = join_place(place_, name);
  if (value_ == nullptr) return {reader_, nullptr, file_, place};
  const auto* object = value_->if_object();
  if (object == nullptr) {
    wrong("must be an object in braces");
    return {reader_, nullptr, file_, place};
  }
  return {reader_, object->if_contains(name), file_, place};
}

ContentNode ContentNode::member(std::string_view name) const {
  ContentNode found = optional_member(name);
  if (value_ != nullptr && value_->is_object() && !found.exists()) {
    wrong(fmt::format("\"{}\" is missing", name));
  }
  return found;
}

std::vector<ContentNode> ContentNode::items(int least, int most) const {
  std::vector<ContentNode> nodes;
  if (value_ == nullptr) return nodes;
  const auto* array = value_->if_array();
  if (array == nullptr) {
    wrong("must be a list in square brackets");
    return nodes;
  }
  const auto count = static_cast<int>(array->size());
  if (count < least || count > most) {
    wrong(least == most ? fmt::format("must have {} entries, not {}", least, count)
                        : fmt::format("must have {} to {} entries, not {}", least, most, count));
  }
  for (int i = 0; i < count; ++i) {
    nodes.emplace_back(reader_, &(*array)[static_cast<std::size_t>(i)], file_,
                       fmt::format("{}[{}]", place_, i));
  }
  return nodes;
}

int ContentNode::integer(int least, int most) const {
  if (value_ == nullptr) return least;
  const auto* number = value_->if_int64();
  if (number == nullptr || *number < least || *number > most) {
    wrong(fmt::format("must be a whole number from {} to {}", least, most));
    return least;
  }
  return static_cast<int>(*number);
}

std::string ContentNode::text() const {
  if (value_ == nullptr) return {};
  const auto* string = value_->if_string();
  if (string == nullptr || string->empty()) {
    wrong("must be a text in quotes");
    return {};
  }
  return std::string(*string);
}

int ContentNode::choice(std::span<const std::string_view> names) const {
  if (value_ == nullptr) return 0;
  const auto* string = value_->if_string();
  if (string != nullptr) {
    const auto found = std::find(names.begin(), names.end(), std::string_view(*string));
    if (found != names.end()) return static_cast<int>(found - names.begin());
  }
  wrong(fmt::format("must be one of {}", fmt::join(names, ", ")));
  return 0;
}

ContentNode ContentReader::open(std::string_view file) {
  const std::string name(file);
  const auto found = files_.find(file);
  if (found == files_.end()) {
    note({name, "", "the file is missing"});
    return {*this, nullptr, name, ""};
  }
  auto [slot, fresh] = open_.try_emplace(name);
  if (!fresh) return {*this, &slot->second.root, name, ""};

  read_.push_back(name);
  Result<json::value> root = parse_json(found->second, true);
  if (!root) {
    unreadable_.push_back({name, "", root.error().text.given});
    open_.erase(slot);
    return {*this, nullptr, name, ""};
  }
  slot->second = {name, std::move(*root)};
  std::string canonical = name;
  append_canonical(canonical, slot->second.root);
  hash_ = fnv1a(hash_, canonical);

  const ContentNode node(*this, &slot->second.root, name, "");
  const ContentNode provenance = node.member("provenance");
  provenance.member("kind").choice(provenance_kinds);
  (void)provenance.member("text").text();
  return node;
}

std::vector<ContentProblem> ContentReader::problems() {
  if (!unreadable_.empty()) return unreadable_;
  std::vector<ContentProblem> all = problems_;
  const auto walk = [&](const auto& self, const File& file, const json::value& value,
                        const std::string& place) -> void {
    if (const auto* object = value.if_object()) {
      for (const auto& member : *object) {
        const std::string inner = join_place(place, std::string_view(member.key()));
        if (!asked_.contains(&member.value())) {
          all.push_back({file.name, inner, "nobody reads this: is the name misspelt?"});
        } else {
          self(self, file, member.value(), inner);
        }
      }
    } else if (const auto* array = value.if_array()) {
      for (std::size_t i = 0; i < array->size(); ++i) {
        self(self, file, (*array)[i], fmt::format("{}[{}]", place, i));
      }
    }
  };
  for (const auto& [name, file] : open_) walk(walk, file, file.root, "");
  return all;
}

Result<> ContentReader::outcome() {
  const std::vector<ContentProblem> all = problems();
  if (all.empty()) return {};
  return refuse(Reason::bad_content, all.front().text());
}

Result<json::value> parse_json(std::string_view text, bool comments) {
  json::parse_options options;
  options.allow_comments = comments;
  options.allow_trailing_commas = comments;
  options.max_depth = 32;
  json::stream_parser parser({}, options);
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  std::size_t stop = read;
  if (!error) {
    // What follows the value may be blanks and comments only; the parser would accept one value.
    std::size_t extra =
        parser.done() ? text.substr(read).find_first_not_of(" \t\r\n") : std::string_view::npos;
    if (extra != std::string_view::npos) {
      stop = read + extra;
      error = json::error::extra_data;
    } else {
      parser.finish(error);
    }
  }
  if (!error) return parser.release();
  const std::string_view before = text.substr(0, std::min(stop, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start =
      before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  return refuse(Reason::bad_syntax, fmt::format("line {}, column {}: this is not JSON ({})", line,
                                                before.size() - start + 1, error.message()));
}

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

}  // namespace townsmith
