#include "games/cityplanner/content.h"

#include "games/cityplanner/content_schema.h"

namespace townsmith::cityplanner {

Content read_content(ContentReader& reader) {
  const auto cards = reader.read<CardsFile>("cityplanner/cards.json");
  const auto charts = reader.read<ChartsFile>("cityplanner/charts.json");
  Content content{cards->cards, charts->charts};
  content.charts.green_vp = filled_chart<Chart>(charts->green_vp, 0);
  content.charts.blue_dollars = filled_chart<Chart>(charts->blue_dollars, 0);
  check_grades(charts["grades"], content.charts.grades);
  return content;
}

}  // namespace townsmith::cityplanner
