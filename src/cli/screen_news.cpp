#include "cli/screen_news.h"

#include <fmt/format.h>

namespace townsmith::cli {

using table::Event;

std::vector<std::string> news(const Session& session, std::span<const Event> events,
                              Viewer viewer) {
  std::vector<std::string> lines;
  bool drawing = false;
  for (const Event& event : events) {
    if (!event.visible_to(viewer)) continue;
    const bool drawn = event.kind == Event::Kind::drawn;
    if (drawn && drawing) {
      lines.back() += fmt::format(", {}", event.text);
    } else if (std::string text = sentence(session, event); !text.empty()) {
      lines.push_back(std::move(text));
    }
    drawing = drawn;
  }
  return lines;
}

}  // namespace townsmith::cli
