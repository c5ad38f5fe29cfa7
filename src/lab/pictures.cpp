#include "lab/pictures.h"

#include <fmt/format.h>

namespace townsmith::lab {
namespace {

/// What stands between two marks.
std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + from.size());
  return text.substr(0, text.find(to));
}

}  // namespace

std::string slug_of(std::string_view name) {
  std::string slug;
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    const bool capital = c >= 'A' && c <= 'Z';
    if (plain || capital) {
      slug += static_cast<char>(capital ? c + 32 : c);
    } else if (slug.empty() || slug.back() != '-') {
      slug += '-';
    }
  }
  return slug;
}

Picture picture_of(std::string_view game, std::string_view name) {
  static const auto files = embedded_pictures();
  const auto found = files.find(fmt::format("{}/pictures/{}.svg", game, slug_of(name)));
  if (found == files.end()) return {};
  const std::string_view text = found->second;
  const std::string_view root = between(text, "<svg ", ">");
  std::string_view drawn = text.substr(text.find('>') + 1);
  drawn = drawn.substr(0, drawn.rfind("</svg>"));
  return {std::string(between(root, "viewBox=\"", "\"")),
          std::string(between(root, "style=\"", "\"")), std::string(drawn)};
}

}  // namespace townsmith::lab
