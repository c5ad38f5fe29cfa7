#include "core/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

namespace townsmith {
namespace {

constexpr std::string_view fallback = "en";
constexpr std::string_view suffix = ".ftl";
constexpr int max_nesting = 12;

/// With a capital first letter; letters beyond ASCII are those of Latin-1, as UTF-8 has them.
std::string with_capital(std::string text) {
  if (text.empty()) return text;
  char& first = text[0];
  if (first >= 'a' && first <= 'z') {
    first = static_cast<char>(first - 'a' + 'A');
  } else if (first == '\xC3' && text.size() > 1) {
    const auto second = static_cast<unsigned char>(text[1]);
    if (second >= 0xA0 && second != 0xB7 && second != 0xBF) {
      text[1] = static_cast<char>(second - 0x20);
    }
  }
  return text;
}

std::string number_text(double number) {
  if (number == std::floor(number) && std::abs(number) < 1e15) {
    return fmt::format("{}", static_cast<std::int64_t>(number));
  }
  return fmt::format("{}", number);
}

}  // namespace

/// Says one text. Facts may be texts themselves, and sentences may be parts of others.
class Language::Speaker {
 public:
  explicit Speaker(const Language& language) : language_(language) {}

  std::string say(const Text& said) {
    const Text& text = language_.with_name(said);
    if (text.key.empty()) return text.given;
    const fluent::Message* message = language_.find(text.domain, text.key);
    if (message == nullptr) {
      if (text.given.empty()) return fmt::format("{}.{}", text.domain, text.key);
      const Translations* own = language_.own_.get();
      return own == nullptr ? text.given : translated(*own, language_.code_, text.given);
    }
    return say(message->pattern, text);
  }

 private:
  /// What an expression is worth: a number for choosing a plural, a text to be shown or compared,
  /// or a text that has not been said yet.
  struct Worth {
    std::string shown;
    bool is_number = false;
    double number = 0;
    const Text* unsaid = nullptr;
    const std::vector<Text>* list = nullptr;
  };

  std::string say(const fluent::Pattern& pattern, const Text& about) {
    if (++nesting_ > max_nesting) {
      --nesting_;
      return {};
    }
    std::string out;
    for (const auto& part : pattern.parts) {
      if (const auto* text = std::get_if<std::string>(&part)) {
        out += *text;
      } else {
        out += show(worth(*std::get<1>(part), about));
      }
    }
    --nesting_;
    return out;
  }

  std::string show(const Worth& worth) {
    if (worth.unsaid != nullptr) return say(*worth.unsaid);
    if (worth.list != nullptr) return join(*worth.list, "and");
    return worth.shown;
  }

  Worth worth(const fluent::Expression& expression, const Text& about) {
    return std::visit(
        [&](const auto& what) -> Worth {
          using T = std::decay_t<decltype(what)>;
          if constexpr (std::is_same_v<T, fluent::TextLiteral>) return {what.text};
          if constexpr (std::is_same_v<T, fluent::NumberLiteral>) {
            return {what.text, true, what.number};
          }
          if constexpr (std::is_same_v<T, fluent::Variable>) return fact(what.name, about);
          if constexpr (std::is_same_v<T, fluent::Reference>) return referred(what, about);
          if constexpr (std::is_same_v<T, fluent::Call>) return called(what, about);
          if constexpr (std::is_same_v<T, fluent::Select>) return {chosen(what, about)};
        },
        expression.what);
  }

  Worth fact(std::string_view name, const Text& about) {
    if (arguments_ != nullptr) {
      const auto given = arguments_->find(name);
      return given == arguments_->end() ? Worth{} : Worth{given->second};
    }
    for (const Fact& fact : about.facts) {
      if (fact.name == name) return worth_of(fact.value);
    }
    return {fmt::format("{{${}}}", name)};
  }

  Worth worth_of(const FactValue& value) {
    return std::visit(
        [this](const auto& given) -> Worth {
          using T = std::decay_t<decltype(given)>;
          if constexpr (std::is_same_v<T, std::int64_t>) {
            return {fmt::format("{}", given), true, static_cast<double>(given)};
          } else if constexpr (std::is_same_v<T, double>) {
            return {number_text(given), true, given};
          } else if constexpr (std::is_same_v<T, std::string>) {
            return {given};
          } else if constexpr (std::is_same_v<T, Symbol>) {
            return {given.name};
          } else if constexpr (std::is_same_v<T, Text>) {
            return {{}, false, 0, &language_.with_name(given)};
          } else {
            return {{}, false, 0, nullptr, &given};
          }
        },
        value);
  }

  Worth referred(const fluent::Reference& reference, const Text& about) {
    const fluent::Message* message = language_.find(about.domain, reference.key);
    const fluent::Pattern* pattern = message == nullptr ? nullptr : &message->pattern;
    if (message != nullptr && !reference.attribute.empty()) {
      const auto found = message->attributes.find(reference.attribute);
      pattern = found == message->attributes.end() ? nullptr : &found->second;
    }
    if (pattern == nullptr) return {fmt::format("{{{}}}", reference.key)};
    if (!reference.term) return {say(*pattern, about)};
    const auto* outer = std::exchange(arguments_, &reference.arguments);
    Worth out{say(*pattern, about)};
    arguments_ = outer;
    return out;
  }

  Worth called(const fluent::Call& call, const Text& about) {
    if (call.positional.empty()) return {fmt::format("{{{}()}}", call.name)};
    Worth given = worth(*call.positional.front(), about);
    const auto option = [&](std::string_view name) -> std::string_view {
      const auto found = call.named.find(name);
      return found == call.named.end() ? std::string_view() : std::string_view(found->second);
    };
    if (call.name == "NUMBER") {
      if (option("signDisplay") == "always" && given.is_number && given.number >= 0) {
        given.shown.insert(0, "+");
      }
      return given;
    }
    if (call.name == "CAP") return {with_capital(show(given))};
    if (call.name == "LIST") {
      if (given.list == nullptr) return given;
      return {join(*given.list, option("type").empty() ? "and" : option("type"))};
    }
    if (call.name == "COUNT") {
      const std::size_t count = given.list == nullptr ? 0 : given.list->size();
      return {fmt::format("{}", count), true, static_cast<double>(count)};
    }
    if (call.name == "ATTR") return {attribute(given, option("name"))};
    return {fmt::format("{{{}()}}", call.name)};
  }

  std::string attribute(const Worth& given, std::string_view name) {
    if (given.list != nullptr) return join(*given.list, "and", name);
    return given.unsaid == nullptr ? given.shown : attribute(*given.unsaid, name);
  }
  /// Of the message that a text names; the message itself where it has no such attribute.
  std::string attribute(const Text& text, std::string_view name) {
    if (const fluent::Message* message = language_.find(text.domain, text.key)) {
      const auto found = message->attributes.find(name);
      if (found != message->attributes.end()) return say(found->second, text);
    }
    return say(text);
  }

  std::string chosen(const fluent::Select& select, const Text& about) {
    const Worth given = worth(*select.selector, about);
    // A text that stands for a thing of the game is chosen by, as a symbol is, by its key.
    const std::string_view key =
        given.unsaid != nullptr ? std::string_view(given.unsaid->key) : given.shown;
    const auto fits = [&](std::string_view wanted) {
      return std::find_if(select.variants.begin(), select.variants.end(),
                          [&](const auto& variant) { return variant.key == wanted; });
    };
    auto found = fits(key);
    if (found == select.variants.end() && given.is_number) {
      found = fits(plural_form(language_.code_, static_cast<std::int64_t>(given.number)));
    }
    if (found == select.variants.end()) {
      found = select.variants.begin() + static_cast<std::ptrdiff_t>(select.standard);
    }
    return say(found->pattern, about);
  }

  /// "Ada, Ben and Cleo", by the language's own joints; or this attribute of each.
  std::string join(const std::vector<Text>& list, std::string_view type,
                   std::string_view name = {}) {
    if (list.empty()) return {};
    std::string out = attribute(list.front(), name);
    for (std::size_t i = 1; i < list.size(); ++i) {
      const bool last = i + 1 == list.size();
      out = say({"townsmith",
                 last ? fmt::format("list-{}", type) : "list-more",
                 {{"before", std::move(out)}, {"after", attribute(list[i], name)}},
                 {}});
    }
    return out;
  }

  const Language& language_;
  const std::map<std::string, std::string, std::less<>>* arguments_ = nullptr;
  int nesting_ = 0;
};

std::vector<std::string> languages_of(const WordFiles& files) {
  std::vector<std::string> codes;
  for (const auto& [name, text] : files) {
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) continue;
    std::string code = name.substr(0, slash);
    if (codes.empty() || codes.back() != code) codes.push_back(std::move(code));
  }
  return codes;
}

Result<Language> Language::read(const WordFiles& files, std::string_view code) {
  Language language;
  language.marked_ = code == marked_language;
  language.code_ = language.marked_ ? fallback : code;
  auto domains = std::make_shared<Domains>();
  bool there = false;
  for (const std::string_view wanted : {fallback, std::string_view(language.code_)}) {
    for (const auto& [name, text] : files) {
      if (!name.starts_with(wanted) || name[wanted.size()] != '/') continue;
      there = there || wanted == language.code_;
      TRY(add(*domains, name, text));
    }
    if (wanted == language.code_) break;
  }
  if (!there) {
    return refuse(Reason::unknown_name, fmt::format("there is no language {}", code));
  }
  language.domains_ = std::move(domains);
  return language;
}

Language Language::with(std::shared_ptr<const Translations> own) const {
  Language language = *this;
  language.own_ = std::move(own);
  return language;
}

Result<> Language::add(Domains& domains, std::string_view name, std::string_view text) {
  auto messages = fluent::parse(text);
  if (!messages) {
    return refuse(Reason::bad_syntax, fmt::format("{}: {}", name, messages.error().text.given));
  }
  std::string domain(name.substr(name.find('/') + 1));
  if (domain.ends_with(suffix)) domain.resize(domain.size() - suffix.size());
  Messages& all = domains[domain];
  for (fluent::Message& message : *messages) {
    std::string key = message.key;
    all.insert_or_assign(std::move(key), std::move(message));
  }
  return {};
}

const fluent::Message* Language::find(std::string_view domain, std::string_view key) const {
  if (domains_ == nullptr) return nullptr;
  const auto messages = domains_->find(domain);
  if (messages == domains_->end()) return nullptr;
  const auto found = messages->second.find(key);
  return found == messages->second.end() ? nullptr : &found->second;
}

bool Language::knows(std::string_view domain, std::string_view key) const {
  return find(domain, key) != nullptr;
}

Language Language::with_names(std::vector<Text> names) const {
  Language language = *this;
  language.names_ = std::move(names);
  return language;
}

const Text& Language::with_name(const Text& text) const {
  if (names_.empty() || text.domain != "townsmith" || text.key != "player") return text;
  const auto seat = static_cast<std::size_t>(std::get<std::int64_t>(text.facts.front().value));
  return seat < names_.size() && !names_[seat].empty() ? names_[seat] : text;
}

std::string Language::say(const Text& text) const {
  std::string said = Speaker(*this).say(text);
  // What content or people have named is in no language.
  if (!marked_ || text.empty() || find(text.domain, text.key) == nullptr) return said;
  return fmt::format("{}{}{}", mark_begin, said, mark_end);
}

std::string Language::begin(const Text& text) const { return with_capital(say(text)); }

}  // namespace townsmith
