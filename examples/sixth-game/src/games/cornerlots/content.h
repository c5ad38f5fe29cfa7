#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/content.h"
#include "games/cornerlots/state.h"

namespace townsmith::cornerlots {

/// What a player who plays alone may call themselves.
struct Grade {
  std::string name;
  int least = 0;  ///< the fewest points it takes

  DESCRIBE(Grade, "CornerLotsGrade", MEMBER(name, {}, schema::not_empty),
           MEMBER(least, "the fewest points it takes", {0, 1000}));
};

struct Content {
  std::array<std::uint8_t, lot_count> values{};  ///< ascending
  int claims = max_claims;                       ///< of each seat
  int telling = 3;                               ///< lots of the favourite row that give it away
  std::vector<Grade> grades;                     ///< ascending, the first from 0 points

  MEMBERS(Content, MEMBER(values, "of the sixteen lots, in any order", {}, {1, 9}),
          MEMBER(claims, "how many lots everybody claims", {1, max_claims}),
          MEMBER(telling, "how many lots of the favourite row one may own until all are told",
                 {1, side}),
          MEMBER(grades, "alone, in rising order; the first begins at 0 points", {1, 20}));
};

/// What the game itself can say about its content, beside what the list of members says.
inline constexpr auto content_codes = grade_codes;

/// The reader notes whatever is wrong; then the content must not be used.
Content read_content(ContentReader& reader);

}  // namespace townsmith::cornerlots
