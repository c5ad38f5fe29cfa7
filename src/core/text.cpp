#include "core/text.h"

namespace townsmith {

Text::Text() = default;
Text::Text(std::string_view in_domain, std::string in_key, std::vector<Fact> about,
           std::string instead)
    : domain(in_domain),
      key(std::move(in_key)),
      facts(std::move(about)),
      given(std::move(instead)) {}
Text::Text(const Text& other) = default;
Text::Text(Text&& other) noexcept = default;
Text& Text::operator=(const Text& other) = default;
Text& Text::operator=(Text&& other) noexcept = default;
Text::~Text() = default;

bool Text::operator==(const Text& other) const {
  return domain == other.domain && key == other.key && facts == other.facts && given == other.given;
}

Text say(Domain domain, std::string_view key, Facts facts) {
  return {domain.name(), std::string(key), facts, {}};
}

Text literal(std::string text) { return {{}, {}, {}, std::move(text)}; }

Text named(std::string_view domain, std::string_view kind, std::string_view name) {
  std::string key(kind);
  key += '-';
  for (const char c : name) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    key += upper ? static_cast<char>(c - 'A' + 'a') : kept ? c : '-';
  }
  return {domain, std::move(key), {}, std::string(name)};
}

Symbol symbol(std::string_view name) { return {std::string(name)}; }

Text player(Seat seat) { return say("townsmith", "player", {{"seat", index(seat)}}); }

}  // namespace townsmith
