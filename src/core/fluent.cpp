#include "core/fluent.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace townsmith::fluent {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }

constexpr std::size_t max_depth = 16;

/// Reads a catalogue from its beginning to its end. The first thing that is wrong stays in
/// `problem_`; whoever reads on after that gets empty values.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Result<std::vector<Message>> messages() {
    std::vector<Message> all;
    while (problem_.empty() && at_ < text_.size()) {
      if (peek() == '#') {
        skip_line();
      } else if (peek() == '\n' || peek() == '\r' || peek() == ' ') {
        if (!is_blank_line()) fail("a message begins at the beginning of its line");
        skip_line();
      } else {
        all.push_back(message());
      }
    }
    if (!problem_.empty()) return refuse(Reason::bad_syntax, problem_);
    return all;
  }

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!take(c)) fail(fmt::format("\"{}\" is missing", c));
  }
  void fail(std::string_view what) {
    if (problem_.empty()) problem_ = fmt::format("line {}: {}", line(), what);
    at_ = text_.size();
  }
  /// Counts on from where it was asked for last: it is never asked for a place before that.
  int line() {
    const std::string_view fresh = text_.substr(line_at_, at_ - line_at_);
    line_ += static_cast<int>(std::count(fresh.begin(), fresh.end(), '\n'));
    line_at_ = std::min(at_, text_.size());
    return line_;
  }
  void skip_line() {
    const std::size_t end = text_.find('\n', at_);
    at_ = end == std::string_view::npos ? text_.size() : end + 1;
  }
  void skip_blanks() {
    while (peek() == ' ') ++at_;
  }
  /// Also over line ends: inside braces.
  void skip_space() {
    while (peek() == ' ' || peek() == '\n' || peek() == '\r') ++at_;
  }
  bool is_blank_line() const {
    std::size_t i = at_;
    while (i < text_.size() && (text_[i] == ' ' || text_[i] == '\r')) ++i;
    return i == text_.size() || text_[i] == '\n';
  }

  std::string name(std::string_view of_what) {
    std::string out;
    if (!is_letter(peek())) {
      fail(fmt::format("{} begins with a letter", of_what));
      return out;
    }
    while (is_name(peek())) out += text_[at_++];
    return out;
  }

  Message message() {
    Message out;
    out.line = line();
    if (take('-')) out.key = "-";
    out.key += name("the name of a message");
    skip_blanks();
    expect('=');
    out.pattern = pattern();
    while (problem_.empty() && next_is_attribute()) {
      skip_blanks();
      expect('.');
      const std::string attribute = name("the name of an attribute");
      skip_blanks();
      expect('=');
      if (!out.attributes.emplace(attribute, pattern()).second)
        fail("this attribute is there twice");
    }
    return out;
  }

  bool next_is_attribute() const {
    std::size_t i = at_;
    while (i < text_.size() && text_[i] == ' ') ++i;
    return i > at_ && i < text_.size() && text_[i] == '.';
  }

  /// Ends where a line is not indented, or begins with what ends a variant or begins an attribute.
  bool continues(std::size_t line_start) const {
    std::size_t i = line_start;
    while (i < text_.size() && text_[i] == ' ') ++i;
    if (i == line_start || i >= text_.size()) return false;
    const char c = text_[i];
    return c != '.' && c != '[' && c != '*' && c != '}' && c != '\n' && c != '\r';
  }

  /// A part of a pattern while its lines' common indentation is not known yet.
  struct Part {
    std::string text;
    std::shared_ptr<const Expression> expression;
    std::size_t indent = std::string::npos;  ///< of a text at the beginning of a line
  };

  Pattern pattern() {
    const std::size_t start = at_;
    std::vector<Part> parts;
    skip_blanks();
    // The text may begin on the next line.
    std::size_t blank_lines = 0;
    while (problem_.empty()) {
      if (peek() == '\r') {
        ++at_;
      } else if (at_ >= text_.size()) {
        break;
      } else if (peek() == '\n') {
        std::size_t next = at_ + 1;
        std::size_t blanks = 0;
        while (next < text_.size() && blank_line_at(next)) {
          next = text_.find('\n', next);
          if (next == std::string_view::npos) break;
          ++next;
          ++blanks;
        }
        if (next == std::string_view::npos || next >= text_.size() || !continues(next)) {
          at_ = next == std::string_view::npos ? text_.size() : std::min(next, text_.size());
          break;
        }
        blank_lines = blanks;
        at_ = next;
        std::size_t indent = 0;
        while (peek() == ' ') {
          ++at_;
          ++indent;
        }
        Part part;
        part.text = parts.empty() ? std::string() : std::string(1 + blank_lines, '\n');
        part.indent = indent;
        parts.push_back(std::move(part));
      } else if (peek() == '{') {
        parts.push_back({{}, placeable(), std::string::npos});
      } else if (peek() == '}') {
        // Of the variants around this pattern.
        break;
      } else {
        if (parts.empty() || parts.back().expression != nullptr) parts.push_back({});
        parts.back().text += text_[at_++];
      }
    }
    Pattern out = without_indent(std::move(parts));
    if (out.parts.empty() && problem_.empty()) {
      at_ = start;
      fail("a message says something");
    }
    return out;
  }

  bool blank_line_at(std::size_t i) const {
    while (i < text_.size() && (text_[i] == ' ' || text_[i] == '\r')) ++i;
    return i < text_.size() && text_[i] == '\n';
  }

  Pattern without_indent(std::vector<Part> parts) {
    std::size_t common = std::string::npos;
    for (const Part& part : parts) common = std::min(common, part.indent);
    Pattern out;
    for (Part& part : parts) {
      if (part.expression != nullptr) {
        out.parts.emplace_back(std::move(part.expression));
        continue;
      }
      std::string text;
      if (part.indent != std::string::npos) {
        const std::size_t breaks = part.text.find_first_not_of('\n');
        const std::size_t lines = breaks == std::string::npos ? part.text.size() : breaks;
        text = part.text.substr(0, lines) + std::string(part.indent - common, ' ') +
               part.text.substr(lines);
      } else {
        text = std::move(part.text);
      }
      if (text.empty()) continue;
      if (!out.parts.empty() && std::holds_alternative<std::string>(out.parts.back())) {
        std::get<std::string>(out.parts.back()) += text;
      } else {
        out.parts.emplace_back(std::move(text));
      }
    }
    if (!out.parts.empty()) {
      if (auto* last = std::get_if<std::string>(&out.parts.back())) {
        last->erase(last->find_last_not_of(" \n\r") + 1);
        if (last->empty()) out.parts.pop_back();
      }
    }
    return out;
  }

  std::shared_ptr<const Expression> placeable() {
    if (++depth_ > max_depth) fail("braces lie too deep in each other");
    expect('{');
    skip_space();
    std::shared_ptr<const Expression> out = inline_expression();
    skip_space();
    if (peek() == '-' && peek(1) == '>') {
      at_ += 2;
      out = select(std::move(out));
      skip_space();
    }
    expect('}');
    --depth_;
    return out;
  }

  std::shared_ptr<const Expression> inline_expression() {
    const char c = peek();
    if (c == '"') return make(TextLiteral{text_literal()});
    if (c == '$') {
      ++at_;
      return make(Variable{name("a fact")});
    }
    if (is_digit(c) || (c == '-' && is_digit(peek(1)))) return make(number_literal());
    if (c == '{') return placeable();
    if (c == '-') {
      ++at_;
      Reference term{"-" + name("a term"), "", true};
      if (take('.')) term.attribute = name("an attribute");
      if (take('(')) {
        Call call = arguments("");
        term.arguments = std::move(call.named);
      }
      return make(std::move(term));
    }
    const std::string word = name("what is in braces");
    if (peek() == '(') {
      ++at_;
      return make(arguments(word));
    }
    Reference reference{word, ""};
    if (take('.')) reference.attribute = name("an attribute");
    return make(std::move(reference));
  }

  template <class T>
  static std::shared_ptr<const Expression> make(T what) {
    return std::make_shared<const Expression>(Expression{std::move(what)});
  }

  std::string text_literal() {
    std::string out;
    expect('"');
    while (problem_.empty() && peek() != '"') {
      if (at_ >= text_.size() || peek() == '\n') {
        fail("a text in quotes ends on its line");
        break;
      }
      if (take('\\')) {
        const char escaped = peek();
        if (escaped != '"' && escaped != '\\') fail("only \\\" and \\\\ are understood in quotes");
      }
      if (at_ < text_.size()) out += text_[at_++];
    }
    expect('"');
    return out;
  }

  NumberLiteral number_literal() {
    NumberLiteral out;
    if (peek() == '-') out.text += text_[at_++];
    while (is_digit(peek()) || (peek() == '.' && is_digit(peek(1)))) out.text += text_[at_++];
    out.number = std::strtod(out.text.c_str(), nullptr);
    return out;
  }

  /// After the opening parenthesis.
  Call arguments(std::string function) {
    Call call{std::move(function), {}, {}};
    skip_space();
    while (problem_.empty() && !take(')')) {
      std::size_t end = at_;
      while (end < text_.size() && is_name(text_[end])) ++end;
      std::size_t colon = end;
      while (colon < text_.size() && text_[colon] == ' ') ++colon;
      if (end > at_ && is_letter(peek()) && colon < text_.size() && text_[colon] == ':') {
        std::string key(text_.substr(at_, end - at_));
        at_ = colon + 1;
        skip_space();
        std::string value = peek() == '"' ? text_literal() : number_literal().text;
        call.named.emplace(std::move(key), std::move(value));
      } else {
        call.positional.push_back(inline_expression());
      }
      skip_space();
      if (!take(',') && peek() != ')') fail("between arguments there is a comma");
      skip_space();
    }
    return call;
  }

  std::shared_ptr<const Expression> select(std::shared_ptr<const Expression> selector) {
    Select out;
    out.selector = std::move(selector);
    bool has_standard = false;
    skip_space();
    while (problem_.empty() && peek() != '}') {
      const bool standard = take('*');
      expect('[');
      skip_space();
      std::string key;
      if (is_digit(peek()) || peek() == '-') {
        key = number_literal().text;
      } else {
        key = name("the name of a variant");
      }
      skip_space();
      expect(']');
      if (standard && has_standard) fail("only one variant has a star");
      if (standard) {
        has_standard = true;
        out.standard = out.variants.size();
      }
      Pattern said = pattern();
      out.variants.push_back({std::move(key), std::move(said)});
      skip_space();
    }
    if (!has_standard) fail("one variant needs a star: it is taken when no other fits");
    return make(std::move(out));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_at_ = 0;  ///< where `line_` was counted
  int line_ = 1;
  std::size_t depth_ = 0;
  std::string problem_;
};

}  // namespace

Result<std::vector<Message>> parse(std::string_view text) { return Parser(text).messages(); }

}  // namespace townsmith::fluent
