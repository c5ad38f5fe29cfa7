#include "conformance/golden.h"

#include <fmt/ranges.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "conformance/words.h"

namespace townsmith::conformance {

std::string differs_from_golden(const std::filesystem::path& file, const std::string& text) {
  const std::string how = "run the test with TOWNSMITH_UPDATE_GOLDENS=1 and look at the difference";
  if (const char* update = std::getenv("TOWNSMITH_UPDATE_GOLDENS");
      update != nullptr && std::string_view(update) == "1") {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
  }
  std::ifstream in(file, std::ios::binary);
  if (!in) return fmt::format("{} is missing: to make it, {}", file.string(), how);
  std::ostringstream kept;
  kept << in.rdbuf();
  if (kept.str() == text) return {};

  std::istringstream old_lines(kept.str());
  std::istringstream new_lines(text);
  std::string old_line;
  std::string new_line;
  for (int number = 1;; ++number) {
    const bool more = static_cast<bool>(std::getline(old_lines, old_line));
    const bool also = static_cast<bool>(std::getline(new_lines, new_line));
    if (more && also && old_line == new_line) continue;
    return fmt::format("{} differs in line {}:\n  kept: {}\n  now:  {}\nIf that is meant, {}",
                       file.string(), number, more ? old_line : "(end)", also ? new_line : "(end)",
                       how);
  }
}

std::string sheet_text(const ScoreSheet& sheet) {
  std::string text;
  for (const ScoreLine& line : sheet.lines) {
    text += fmt::format("{:>5}  {} [{}] {}\n", line.points, said(line.text), line.reason,
                        fmt::join(line.spaces, " "));
  }
  return text + fmt::format("{:>5}  in all\n", sheet.total());
}

}  // namespace townsmith::conformance
