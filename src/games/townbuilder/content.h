#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "games/townbuilder/state.h"

namespace townsmith::townbuilder {

DESCRIBE_ENUM(Type, "TownBuilderType", type_names);
DESCRIBE_ENUM(Resource, "TownBuilderResource", resource_names);

/// When an ability counts: while the card lies in the row, once in the turn the building is
/// completed, as the one star ability of a turn, or at the end.
enum class AbilityKind : std::uint8_t { none, row, build, star, scoring };
inline constexpr std::array<std::string_view, 5> ability_kind_names = {"none", "row", "build",
                                                                       "star", "scoring"};

/// The vocabulary of abilities; content/townbuilder/cards.json explains each.
enum class Effect : std::uint8_t {
  none,
  worth_two,
  take,
  reveal,
  add_to_row,
  replace,
  resources,
  gold,
  judge,
  complete,
  copy,
  protect,
  per_building,
  per_type,
  if_award,
  change_type,
  extra_type
};
inline constexpr std::array<std::string_view, 17> effect_names = {
    "none",         "worth_two", "take",     "reveal",      "add_to_row", "replace",
    "resources",    "gold",      "judge",    "complete",    "copy",       "protect",
    "per_building", "per_type",  "if_award", "change_type", "extra_type"};

/// What a card can be besides a building.
enum class Gift : std::uint8_t { gold, wood, stone, straw };
inline constexpr std::array<std::string_view, 4> gift_words = {"gold", "wood", "stone", "straw"};
DESCRIBE_ENUM(Gift, "TownBuilderGift", gift_words);

/// What a card is taken as.
enum class Taking : std::uint8_t { resource, gold, foundation };
inline constexpr std::array<std::string_view, 3> taking_words = {"resource", "gold", "foundation"};
DESCRIBE_ENUM(Taking, "TownBuilderTaking", taking_words);

inline constexpr int any_type = -1;  ///< in Ability
inline constexpr int max_points_printed = 20;
inline constexpr int max_gold_cost = 9;
inline constexpr int max_resources = 4;
inline constexpr int max_building_cost = max_gold_cost + max_resources;

/// What a building may have to have.
inline constexpr std::array<std::string_view, 1> having_names = {"ability"};

/// Which buildings are meant.
struct Filter {
  schema::Maybe<Type> type;
  int least_points = 0;
  int most_points = max_points_printed;
  int least_cost = 0;
  int most_cost = max_building_cost;
  schema::Maybe<schema::OneOf<having_names>> has;

  ABOUT("Buildings that are all of this.");
  DESCRIBE(Filter, "TownBuilderFilter", MEMBER(type),
           OPTIONAL_MEMBER(least_points, "printed", {0, max_points_printed}),
           OPTIONAL_MEMBER(most_points, "printed", {0, max_points_printed}),
           OPTIONAL_MEMBER(least_cost, "gold and resources together", {0, max_building_cost}),
           OPTIONAL_MEMBER(most_cost, "gold and resources together", {0, max_building_cost}),
           MEMBER(has));
};

struct Ability {
  AbilityKind kind = AbilityKind::none;
  Effect effect = Effect::none;
  bool from_discard = false;      ///< take: from the discard pile instead of the row
  std::uint8_t ways = 0;          ///< take, reveal: a sum of Ways
  int amount = 0;                 ///< cards, resources, gold, points or the most building cost
  int price = 0;                  ///< replace: in gold
  bool if_completed = false;      ///< only if a foundation was completed this turn ...
  int completed_type = any_type;  ///< ... of this type
  bool discards_itself = false;
  Filter which;  ///< per_building
};

struct CardInfo {
  std::string name;
  Type type = Type::commerce;
  int gold = 0;
  std::array<int, resource_count> resources{};
  int points = 0;
  bool gives_gold = false;
  unsigned gives = 0;  ///< a bit per resource it can be
  Ability ability;

  int resource_cost() const { return resources[0] + resources[1] + resources[2]; }
  int building_cost() const { return gold + resource_cost(); }
};

enum class Need : std::uint8_t { costs, buildings, types, gold, completed };
inline constexpr std::array<std::string_view, 5> need_names = {"costs", "buildings", "types",
                                                               "gold", "completed"};

struct Award {
  std::string name;
  Need need = Need::costs;
  std::vector<int> costs;
  int count = 0;
  Filter which;
};

/// How a number of players begins and ends.
struct Seating {
  int judges_open = 0;
  std::vector<int> judges_below;  ///< town cards below each judge in the deck, top judge first
  int runs = 1;
  int cards_out = 0;
};

struct Grade {
  std::string name;
  int least = 0;

  DESCRIBE(Grade, "TownBuilderGrade", MEMBER(name, {}, schema::not_empty),
           MEMBER(least, "the fewest points it takes", {0, 10000}));
};

/// content_schema.h has what the files look like.
struct Content {
  std::vector<CardInfo> cards;
  std::vector<Award> awards;
  std::vector<Type> judges;
  Ability crest;
  std::array<Seating, max_players> seatings{};
  int award_points = 0;
  int judge_points = 0;
  int awards_in_play = 0;
  int solo_judge_needs = 0;
  int closing_discard = 0;
  int row_size = 5;
  int actions_a_turn = 2;
  std::vector<Grade> grades;
};

/// What this game itself can say about its content.
inline constexpr auto content_codes = std::to_array<ContentCode>({
    {"townbuilder", "content-discards"},
    {"townbuilder", "content-free-card"},
    {"townbuilder", "content-name"},
    {"townbuilder", "content-declarers"},
    {"townbuilder", "content-judge-order"},
    {"townbuilder", "content-moves"},
    {"townsmith", "value-exactly"},  // awards in play, where there are none
    common_code("content-twice"),
    common_code("content-lowest-grade"),
    common_code("content-grade-order"),
});
consteval ContentCode code(std::string_view key) { return code_in(content_codes, key); }

/// The reader notes whatever is wrong; then the content must not be used.
Content read_content(ContentReader& reader);

bool matches(const Filter& filter, const CardInfo& card);

/// More moves than this are not possible in a decision, however the cards lie.
int most_moves(const Content& content);
/// Room for the moves of a decision; the reader refuses content that could need more.
inline constexpr int move_capacity = 5120;

}  // namespace townsmith::townbuilder
