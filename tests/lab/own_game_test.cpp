// The lab knows a game only by what the game says of itself: here one of one's own.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bots/cornerlots/evaluator.h"
#include "bots/entry.h"
#include "games/word_files.h"
#include "lab/findings.h"
#include "lab/play.h"
#include "lab/report.h"
#include "lab/witness.h"
#include "own_files.h"

namespace townsmith::lab {
namespace {

using cornerlots::CornerLots;

constexpr int claims_each = 5;

/// Its words, before any test has said the first one.
[[maybe_unused]] const bool has_words = [] {
  add_built_in_words(own_words());
  return true;
}();

Findings watch_corner_lots(int players, std::uint64_t blocks) {
  bots::Catalogue catalogue;
  catalogue.add<CornerLots>();
  const bots::Entry& entry = *catalogue.entries().front();
  const Setup setup = *make_setup(CornerLots::info(), players, {});
  const auto game = *entry.type().create(setup, own_content());
  const Plan plan = *make_plan(entry, *game, {"random"});
  const Arena arena(entry, *game, plan);
  auto run = start_run(arena);
  Goal goal;
  goal.blocks = blocks;
  go_on(arena, run, goal, 2);
  return find(run, game->info());
}

std::map<std::string, std::set<std::string>> names_by_group(const Findings& found, ItemSort sort) {
  std::map<std::string, std::set<std::string>> names;
  for (const ItemFinding& item : found.items) {
    if (item.key.sort == sort) names[item.key.group].insert(item.key.name);
  }
  return names;
}

TEST(LabOwnGame, Its_things_spaces_subjects_and_rounds_are_those_it_names) {
  const Findings found = watch_corner_lots(2, 400);
  const std::set<std::string> rows = {"row 1", "row 2", "row 3", "row 4"};
  std::set<std::string> spaces;
  std::set<std::string> lots;
  for (const char column : {'a', 'b', 'c', 'd'}) {
    for (const char row : {'1', '2', '3', '4'}) {
      spaces.insert({column, row});
      lots.insert(std::string("lot ") + column + row);
    }
  }
  using Groups = std::map<std::string, std::set<std::string>>;
  EXPECT_EQ(names_by_group(found, ItemSort::thing), (Groups{{"claim row", rows}}));
  EXPECT_EQ(names_by_group(found, ItemSort::space), (Groups{{"claim row space", spaces}}));
  EXPECT_EQ(names_by_group(found, ItemSort::score),
            (Groups{{"scored favourite", rows}, {"scored lot", lots}}));
  EXPECT_EQ(found.rounds.least(), claims_each);
  EXPECT_EQ(found.rounds.most(), claims_each);
  double claims = 0;
  for (const ItemFinding& item : found.items) {
    if (item.key.sort == ItemSort::thing) claims += item.uses;
  }
  EXPECT_DOUBLE_EQ(claims, 2.0 * claims_each);
  EXPECT_NE(report_page(found).find("Claim row"), std::string::npos);
}

/// The same game, if it said nothing to the lab.
class QuietLots : public CornerLots {
 public:
  using CornerLots::CornerLots;
  json::object view(const Observed<QuietLots>& /*seen*/) const { return {}; }
  Drawing draw(const Observed<QuietLots>& /*seen*/) const { return {}; }

 private:
  using CornerLots::describe;
  using CornerLots::round;
  using CornerLots::uses;
};

TEST(LabOwnGame, Of_one_that_says_nothing_turns_and_kinds_of_moves_are_counted) {
  const ContentFiles files = own_content();
  ContentReader reader(files);
  const auto setup = *make_setup(QuietLots::info(), 3, {});
  const ErasedGame<QuietLots> game(QuietLots(setup, QuietLots::read_content(reader)), 0);
  Witness witness(game, Random(1, 1));
  Random random(1, 2);
  Chance chance(Random(1, 3));
  AnyState state = game.start();
  game.settle(state, chance);
  EXPECT_EQ(game.round(state), 0);
  while (!game.over(state)) {
    const Seat seat = game.actors(state).front();
    const std::vector<AnyMove> moves = game.legal_moves(state, seat);
    const AnyMove move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    EXPECT_TRUE(game.uses(state, seat, move).empty());
    EXPECT_EQ(game.move_kind(state, seat, move), game.notate(state, seat, move));
    witness.decided(state, {}, seat, move);
    game.apply(state, seat, move);
    game.settle(state, chance);
  }
  witness.ended(state);
  GameNote note;
  note.winners = game.leaders(state, {});
  Block block;
  block.values.assign(ValueIndex(3).size(), 0);
  witness.write(note, block);
  EXPECT_EQ(note.rounds, claims_each);
  EXPECT_EQ(note.choices.size(), 3U * claims_each);
  for (const auto& [key, item] : block.items) {
    EXPECT_TRUE(key.sort == ItemSort::move || key.sort == ItemSort::score) << key.group;
  }
}

}  // namespace
}  // namespace townsmith::lab
