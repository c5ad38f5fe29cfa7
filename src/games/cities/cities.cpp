// What the game says about itself: options, how it is made, bounds.
#include "games/cities/cities.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace townsmith::cities {

static_assert(Game<Cities>);

namespace {

enum Option : std::size_t { option_level, option_no_jumping, option_free, option_one_more };

constexpr std::array<OptionInfo, 4> options = {{
    {"level", "What counts: 1 zones, 2 also water seen from terraces, 3 also what lies around.", 1,
     3, 1},
    {"no_jumping", "Tourists only walk, a field at a time.", 0, 1, 0, off_on},
    {"free", "Cities may grow in any shape, beyond 4 x 4 tiles.", 0, 1, 0, off_on},
    {"one_more", "At the end a 17th tile may be laid on top of the city.", 0, 1, 0, off_on},
}};

using Values = std::pair<std::string_view, int>;
constexpr std::array<Values, 1> first_game = {{{"level", 1}}};
constexpr std::array<Values, 1> dilemma = {{{"level", 2}}};
constexpr std::array<Values, 1> brainteaser = {{{"level", 3}}};
constexpr std::array<Values, 4> everything = {
    {{"level", 3}, {"no_jumping", 1}, {"free", 1}, {"one_more", 1}}};

constexpr std::array<Preset, 4> presets = {{
    {"first game", "Zones of attractions and parks only.", first_game},
    {"dilemma", "Terraces by the water count too.", dilemma},
    {"brainteaser", "Everything around a zone matters.", brainteaser},
    {"everything", "The third level and all variants at once.", everything},
}};

constexpr GameInfo game_info = {
    .name = "cities",
    .title = "Cities",
    .tagline = "Lay a dream city of sixteen tiles and send your tourists where it is best.",
    .credits = "A game by Martyn F. Unofficial implementation; the tiles are reconstructed.",
    .min_players = 1,
    .max_players = 8,
    .usual_players = 2,
    .hidden = true,
    .simultaneous = true,
    .options = options,
    .presets = presets,
};

/// The most fields of these kinds that `count` tiles of the set can show.
int max_fields(const Content& content, int count, std::initializer_list<Kind> kinds) {
  std::array<int, max_tiles> shown{};
  for (std::size_t i = 0; i < content.tiles.size(); ++i) {
    for (const Kind kind : kinds) {
      shown[i] +=
          static_cast<int>(std::count(content.tiles[i].begin(), content.tiles[i].end(), kind));
    }
  }
  std::sort(shown.begin(), shown.end(), std::greater<>());
  return std::accumulate(shown.begin(), shown.begin() + count, 0);
}

/// An upper bound for the score: all tourists on terraces, each seeing all it ever could, the
/// rest sharing all zones there could be. A zone of n fields has at most 2n + 2 neighbours.
int max_score(const Content& content, int tiles, int level, bool limited) {
  const auto most_of = [&](std::initializer_list<Kind> kinds) {
    return max_fields(content, tiles, kinds);
  };
  const int zones = most_of({Kind::attraction, Kind::park});
  const int one_zone = std::max(most_of({Kind::attraction}), most_of({Kind::park}));
  const int around = std::max(most_of({Kind::terrace}), most_of({Kind::water}));
  const int water = most_of({Kind::water});
  const int sight = level < 2 ? 0 : level < 3 ? water : most_of({Kind::water, Kind::park});
  const int seen = limited ? std::min(sight, 2 * (2 * city_side - 1)) : sight;
  int best = 0;
  for (int in_zones = 0; in_zones <= content.tourists; ++in_zones) {
    const int fields = in_zones == 0 ? 0 : in_zones == 1 ? one_zone : zones;
    const int company = level < 3 ? 0 : std::min(in_zones * around, 2 * fields + 2 * in_zones);
    best = std::max(best, (content.tourists - in_zones) * seen + fields + company);
  }
  return best;
}

}  // namespace

const GameInfo& Cities::info() { return game_info; }

Cities::Cities(const Setup& setup, const Content& content)
    : setup_(setup),
      content_(content),
      looks_(content),
      level_(setup.options[option_level]),
      jumping_(setup.options[option_no_jumping] == 0),
      limited_(setup.options[option_free] == 0),
      starting_tiles_(content.starting_tiles),
      city_tiles_(content.city_tiles()),
      last_drawn_(city_tiles_ + (setup.options[option_one_more] == 0 ? 0 : 1)) {}

Bounds Cities::bounds() const {
  // Within 4 x 4 tiles the most cells are open around five tiles in an X: 20, of 4 rotations each.
  const int laying = limited_ ? 20 * 4 : max_moves;
  const int walking = content_.tourists * (jumping_ ? 8 + 4 : 8) + 1;
  const int placing = (content_.tourists - 1) * (jumping_ ? 8 + 4 : 8) + 4 + 1;
  const int covering = one_more() ? 49 * 4 + 1 : 0;
  const int steps = starting_tiles_ + steps_a_round * (last_drawn_ - starting_tiles_);
  return {.moves = std::max({laying, walking, placing, covering}),
          .length = setup_.players * steps,
          .min_score = 0,
          .max_score = max_score(content_, last_drawn_, level_, limited_)};
}

}  // namespace townsmith::cities
