#include "bots/townbuilder/evaluator.h"
#include "support.h"

namespace townsmith::townbuilder {
namespace {

using Features = std::array<std::int16_t, Evaluator::feature_count>;

Features features_of(const TownBuilder& game, const State& state, Seat seat) {
  Features features;
  features.fill(-1);
  Evaluator(game).features(state, seat, features);
  return features;
}

int feature(const Table& table, std::string_view name, Seat seat = seat_0) {
  const auto names = Evaluator::feature_names();
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) {
    ADD_FAILURE() << "no feature " << name;
    return 0;
  }
  return features_of(table.game, table.state,
                     seat)[static_cast<std::size_t>(found - names.begin())];
}

/// Random games with everybody; visit(game, state, stage before) after every move, nature's too.
template <class Visit>
void for_random_games(int games, Visit&& visit) {
  for (int players = 1; players <= max_players; ++players) {
    const TownBuilder game = make(players);
    const Evaluator evaluator(game);
    for (int number = 0; number < games; ++number) {
      const auto seed = static_cast<std::uint64_t>(number);
      Random random(seed);
      Chance chance(Random(seed, 1));
      State state = begin(game, chance);
      int stage = 0;
      while (!game.over(state)) {
        game.apply(state, state.active, game.random_move(state, state.active, random));
        while (!game.over(state)) {
          visit(game, state, stage);
          stage = evaluator.stage(state);
          if (!game.actors(state).empty()) break;
          game.advance(state, chance);
        }
      }
    }
  }
}

TEST(TownBuilderEvaluation, Stages_never_go_back) {
  for_random_games(40, [](const TownBuilder& game, const State& state, int stage) {
    const int now = Evaluator(game).stage(state);
    ASSERT_GE(now, stage);
    ASSERT_LT(now, Evaluator::stages);
  });
}

TEST(TownBuilderEvaluation, Every_feature_has_a_name_of_its_own_and_a_small_value) {
  const auto names = Evaluator::feature_names();
  ASSERT_EQ(static_cast<int>(names.size()), Evaluator::feature_count);
  EXPECT_EQ(NameSet(names.begin(), names.end()).size(), names.size());
  for_random_games(10, [](const TownBuilder& game, const State& state, int) {
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      for (const int value : features_of(game, state, seat)) ASSERT_LT(std::abs(value), 2000);
    }
  });
}

TEST(TownBuilderEvaluation, A_foundation_counts_what_it_would_bring_and_what_it_needs) {
  Table table(2);
  table.started("Mill", {"Tannery"}).row({"Quarry", "Bakery"});
  EXPECT_EQ(feature(table, "points of foundations that need 2"), 5);
  table.started("Bell Tower").built({"Chapel", "Theatre"});
  EXPECT_EQ(feature(table, "points of foundations that need 2"), 5 + 1 + 3);
  EXPECT_EQ(feature(table, "foundations that need 2"), 2);
  EXPECT_EQ(feature(table, "row cards needed now"), 1);
  EXPECT_EQ(feature(table, "foundations that need 2", seat_1), 0);
}

TEST(TownBuilderEvaluation, Two_row_cards_may_complete_a_foundation_this_turn) {
  Table table(2);
  table.started("Bathhouse").row({"Chapel", "Quarry"});
  EXPECT_EQ(feature(table, "points to be made with this turn's actions"), 5 + 4)
      << "and the judge of social buildings";
  table.state.actions = 1;
  EXPECT_EQ(feature(table, "points to be made with this turn's actions"), 0);
}

TEST(TownBuilderEvaluation, A_card_that_was_changed_is_worth_what_it_says_now) {
  Content content = built_in();
  Table printed(1, content);
  const auto mill = slot(printed.card("Mill"));
  content.cards[mill].points = 9;
  content.cards[mill].ability.kind = AbilityKind::build;
  content.cards[mill].ability.effect = Effect::gold;
  content.cards[mill].ability.amount = 3;
  Table changed(1, content);
  printed.started("Mill");
  changed.started("Mill");
  EXPECT_EQ(feature(printed, "points of foundations that need more"), 5);
  EXPECT_EQ(feature(changed, "points of foundations that need more"), 9);
  EXPECT_EQ(feature(changed, "actions that foundations' abilities will save"), 3);
  EXPECT_GT(Evaluator(changed.game).potential(changed.state, seat_0),
            Evaluator(printed.game).potential(printed.state, seat_0));
}

TEST(TownBuilderEvaluation, Awards_are_as_far_as_the_actions_they_take) {
  Table table(2);
  table.awards({"Treasury", "Hearth"}).gold({"Bakery"}).tokens(1);
  EXPECT_EQ(feature(table, "awards two actions away"), 1) << "two more gold";
  table.built({"Cottage", "Lodge"}).started("Tower House", {"Quarry"});
  EXPECT_EQ(feature(table, "awards two actions away"), 2) << "two more stone";
  table.built({"Villa"});
  EXPECT_EQ(feature(table, "awards to be claimed"), 1);
  table.state.awards_held[1] = static_cast<std::uint8_t>(1U << table.award("Treasury"));
  EXPECT_EQ(feature(table, "awards two actions away"), 1) << "the other is gone";
}

TEST(TownBuilderEvaluation, Judges_are_held_tied_or_missed) {
  Table table(2);
  table.judges({"housing", "culture"}).built({"Cottage", "Lodge"}).built({"Chapel"}, seat_1);
  EXPECT_EQ(feature(table, "judges held by more"), 1);
  EXPECT_EQ(feature(table, "judges missed by 1"), 1);
  EXPECT_EQ(feature(table, "judges missed by 2", seat_1), 1);
  table.built({"Theatre"});
  EXPECT_EQ(feature(table, "judges tied"), 1);
  EXPECT_EQ(feature(table, "judges tied", seat_1), 1);
}

TEST(TownBuilderEvaluation, Nothing_is_expected_from_what_cannot_be_finished) {
  Table table(1);
  table.started("Tower House");
  const int with_time = Evaluator(table.game).potential(table.state, seat_0);
  table.state.ending = Ending::triggered;
  EXPECT_GT(with_time, 0);
  EXPECT_EQ(Evaluator(table.game).potential(table.state, seat_0), 0);
  EXPECT_EQ(feature(table, "points of foundations that can be completed"), 0);
  EXPECT_EQ(feature(table, "resources needed beyond the actions"), 1);
}

}  // namespace
}  // namespace townsmith::townbuilder
