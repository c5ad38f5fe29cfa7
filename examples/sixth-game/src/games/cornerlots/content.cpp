#include "games/cornerlots/content.h"

#include <algorithm>

#include "games/cornerlots/content_schema.h"

namespace townsmith::cornerlots {

Content read_content(ContentReader& reader) {
  const auto file = reader.read<LotsFile>("cornerlots/lots.json");
  Content content = file->content;
  std::sort(content.values.begin(), content.values.end());
  // What the list of members cannot say is checked here.
  check_grades(file["grades"], content.grades);
  return content;
}

}  // namespace townsmith::cornerlots
