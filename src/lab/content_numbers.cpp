#include "lab/content_numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace townsmith::lab {
namespace {

/// One step of a pattern: a member, an index, or any index.
struct Part {
  std::string name;
  bool is_index = false;
};

std::vector<Part> parts_of(std::string_view pattern) {
  std::vector<Part> parts;
  while (!pattern.empty()) {
    if (pattern.front() == '.') {
      pattern.remove_prefix(1);
    } else if (pattern.front() == '[') {
      const std::size_t close = std::min(pattern.find(']'), pattern.size());
      parts.push_back({std::string(pattern.substr(1, close - 1)), true});
      pattern.remove_prefix(std::min(pattern.size(), close + 1));
    } else {
      const std::size_t end = std::min(pattern.find_first_of(".["), pattern.size());
      parts.push_back({std::string(pattern.substr(0, end)), false});
      pattern.remove_prefix(end);
    }
  }
  return parts;
}

/// Walks a text that is known to be good JSON with comments: the content reader has read it before.
class Scanner {
 public:
  Scanner(std::string_view text, std::vector<Part> parts) : text_(text), parts_(std::move(parts)) {}

  std::vector<ContentNumber> scan() {
    value("", 0, true);
    return std::move(found_);
  }

 private:
  bool done() const { return at_ >= text_.size(); }
  char here() const { return done() ? '\0' : text_[at_]; }

  void skip() {
    while (!done()) {
      if (text_.substr(at_, 2) == "//") {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (text_.substr(at_, 2) == "/*") {
        const std::size_t close = text_.find("*/", at_);
        at_ = close == std::string_view::npos ? text_.size() : close + 2;
      } else if (here() == ' ' || here() == '\n' || here() == '\t' || here() == '\r' ||
                 here() == ',' || here() == ':') {
        ++at_;
      } else {
        return;
      }
    }
  }

  std::string string() {
    std::string out;
    for (++at_; !done() && here() != '"'; ++at_) {
      if (here() == '\\') ++at_;
      out += here();
    }
    ++at_;
    return out;
  }

  bool fits(std::size_t depth, std::string_view name, bool is_index) const {
    return depth < parts_.size() && parts_[depth].is_index == is_index &&
           (parts_[depth].name == name || (is_index && parts_[depth].name == "*"));
  }

  void value(const std::string& path, std::size_t depth, bool wanted) {
    skip();
    if (here() == '{') {
      object(path, depth, wanted);
    } else if (here() == '[') {
      array(path, depth, wanted);
    } else if (here() == '"') {
      last_text_ = string();
    } else {
      const std::size_t begin = at_;
      at_ = std::min(text_.find_first_of(",]} \n\t\r/", at_), text_.size());
      ContentNumber number{path, {}, 0, begin, at_};
      const auto [end, error] =
          std::from_chars(text_.data() + begin, text_.data() + at_, number.value);
      const bool whole = error == std::errc{} && end == text_.data() + at_;
      if (wanted && depth == parts_.size() && whole) found_.push_back(std::move(number));
    }
  }

  void object(const std::string& path, std::size_t depth, bool wanted) {
    const std::size_t first = found_.size();
    std::string name;
    ++at_;
    for (skip(); !done() && here() != '}'; skip()) {
      const std::string key = string();
      last_text_.clear();
      value(path.empty() ? key : path + "." + key, depth + 1, wanted && fits(depth, key, false));
      if (key == "name") name = last_text_;
    }
    ++at_;
    // The innermost owner with a name counts.
    for (std::size_t i = first; i < found_.size(); ++i) {
      if (found_[i].owner.empty()) found_[i].owner = name;
    }
  }

  void array(const std::string& path, std::size_t depth, bool wanted) {
    ++at_;
    int index = 0;
    for (skip(); !done() && here() != ']'; skip()) {
      value(fmt::format("{}[{}]", path, index), depth + 1,
            wanted && fits(depth, std::to_string(index), true));
      ++index;
    }
    ++at_;
  }

  std::string_view text_;
  std::vector<Part> parts_;
  std::size_t at_ = 0;
  std::string last_text_;
  std::vector<ContentNumber> found_;
};

}  // namespace

Result<std::vector<ContentNumber>> find_numbers(std::string_view text, std::string_view pattern) {
  std::vector<ContentNumber> found = Scanner(text, parts_of(pattern)).scan();
  if (found.empty()) {
    return refuse(Reason::unknown_name, fmt::format("there is no whole number at \"{}\"", pattern));
  }
  return found;
}

std::string with_numbers(std::string_view text, const std::vector<ContentNumber>& numbers,
                         const std::vector<std::int64_t>& values) {
  std::vector<std::size_t> order(numbers.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return numbers[a].begin < numbers[b].begin; });
  std::string out;
  std::size_t at = 0;
  for (const std::size_t i : order) {
    out += text.substr(at, numbers[i].begin - at);
    out += std::to_string(values[i]);
    at = numbers[i].end;
  }
  return out + std::string(text.substr(at));
}

}  // namespace townsmith::lab
