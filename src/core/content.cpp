#include "core/content.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/words.h"

namespace townsmith {
namespace {

/// "tiles[11].fields" is within "tiles" and within itself, and all are within the whole.
bool is_within(std::string_view part, std::string_view whole) {
  if (!part.starts_with(whole)) return false;
  return whole.empty() || part.size() == whole.size() || part[whole.size()] == '.' ||
         part[whole.size()] == '[';
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

std::string ContentCode::text() const { return fmt::format("{}.{}", domain, key); }

std::string ContentProblem::code() const { return fmt::format("{}.{}", what.domain, what.key); }

Text ContentProblem::text() const {
  const Text said = warning ? say("townsmith", "content-warning", {{"what", what}}) : what;
  if (place.empty()) return say("townsmith", "content-file", {{"file", file}, {"what", said}});
  return say("townsmith", "content-place", {{"file", file}, {"place", place}, {"what", said}});
}

bool ContentPlace::sound() const {
  const auto touches = [this](const ContentProblem& problem) {
    return problem.file == file_ &&
           (is_within(problem.place, place_) || is_within(place_, problem.place));
  };
  return std::none_of(reader_.unsound_.begin(), reader_.unsound_.end(), touches) &&
         std::none_of(reader_.unreadable_.begin(), reader_.unreadable_.end(), touches);
}

void ContentPlace::say(Text what, bool warning) const {
  if (sound()) reader_.wrong_.push_back({file_, place_, std::move(what), warning});
}

void ContentPlace::note(const ContentCode& code, Facts facts) const {
  say({code.domain, std::string(code.key), facts}, code.warning);
}

void ContentPlace::check(std::int64_t number, schema::Range range) const {
  if (!range.holds(number)) say(schema::range_text(range));
}

void ContentPlace::check_length(std::int64_t length, schema::Range range) const {
  if (!range.holds(length)) say(schema::length_text(range, length));
}

void ContentPlace::twice(std::string_view name) const {
  note(common_code("content-twice"), {{"name", printable(name)}});
}

void ContentPlace::no_choice(std::span<const std::string_view> names) const {
  say(schema::choice_text(names));
}

std::optional<json::value> ContentReader::open(std::string_view file) {
  const auto found = files_.find(file);
  if (found == files_.end()) {
    unsound_.push_back({std::string(file), "", say("townsmith", "content-missing")});
    return std::nullopt;
  }
  const bool fresh = std::find(read_.begin(), read_.end(), file) == read_.end();
  if (fresh) read_.emplace_back(file);
  Result<json::value> root = parse_json(found->second, true);
  if (!root) {
    unreadable_.push_back({std::string(file), "", std::move(root.error().text)});
    return std::nullopt;
  }
  if (fresh) {
    json::value hashed = *root;
    if (json::object* object = hashed.if_object()) object->erase("$schema");
    std::string canonical(file);
    append_canonical(canonical, hashed);
    hash_ = fnv1a(hash_, canonical);
  }
  return std::move(*root);
}

void ContentReader::read(std::string_view file, const schema::Type& type, void* out) {
  types_.emplace(file, &type);
  const std::optional<json::value> root = open(file);
  if (!root) return;
  for (auto& [place, what] : schema::read(*root, type, out)) {
    unsound_.push_back({std::string(file), std::move(place), std::move(what)});
  }
}

std::vector<ContentProblem> ContentReader::problems() const {
  if (!unreadable_.empty()) return unreadable_;
  std::vector<ContentProblem> all = unsound_;
  all.insert(all.end(), wrong_.begin(), wrong_.end());
  return all;
}

Result<> ContentReader::outcome() const {
  const std::vector<ContentProblem> all = problems();
  const ContentProblem* const error = first_error(all);
  if (error == nullptr) return {};
  return refuse(Reason::bad_content, error->text());
}

const ContentProblem* first_error(std::span<const ContentProblem> problems) {
  const auto found = std::ranges::find(problems, false, &ContentProblem::warning);
  return found == problems.end() ? nullptr : &*found;
}

std::vector<ContentCode> content_codes(const ContentReader& reader,
                                       std::span<const ContentCode> own) {
  std::vector<ContentCode> codes(own.begin(), own.end());
  codes.insert(codes.end(), {common_code("content-missing"), common_code("value-syntax"),
                             common_code("content-unread")});
  for (const auto& [file, type] : reader.types()) {
    for (const std::string_view key : schema::problem_keys(*type)) {
      codes.push_back({"townsmith", key});
    }
  }
  std::ranges::sort(codes);
  const auto repeated = std::ranges::unique(codes);
  codes.erase(repeated.begin(), repeated.end());
  return codes;
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
  if (!error) {
    json::value value = parser.release();
    if (json::is_finite(value)) return value;
    // It could not be written again.
    return refuse(Reason::bad_syntax, say("townsmith", "value-syntax",
                                          {{"line", 0}, {"column", 0}, {"why", symbol("number")}}));
  }
  const std::string_view before = text.substr(0, std::min(stop, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start =
      before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
  const std::string_view why = error == json::error::incomplete   ? "incomplete"
                               : error == json::error::extra_data ? "extra"
                               : error == json::error::too_deep   ? "deep"
                                                                  : "syntax";
  return refuse(Reason::bad_syntax,
                say("townsmith", "value-syntax",
                    {{"line", line}, {"column", before.size() - start + 1}, {"why", symbol(why)}}));
}

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

}  // namespace townsmith
