#pragma once

#include <map>
#include <string>
#include <string_view>

namespace townsmith::lab {

/// A thing as the page draws it, in parts that fit into a page of HTML.
struct Picture {
  std::string box;    ///< of the drawing: "0 0 24 24"
  std::string inks;   ///< its colours, as a style
  std::string drawn;  ///< elements of SVG

  bool empty() const { return drawn.empty(); }
};

/// What players know as this, in English; empty where nothing is drawn of it.
Picture picture_of(std::string_view game, std::string_view name);
/// Of a name, for files and links: "bell-tower".
std::string slug_of(std::string_view name);

}  // namespace townsmith::lab

namespace townsmith {
/// What web/scripts/pictures.mjs drew beside the content; cmake/embed.cmake writes it.
std::map<std::string, std::string, std::less<>> embedded_pictures();
}  // namespace townsmith
