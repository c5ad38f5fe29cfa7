// The lab knows a game only by what the game says of itself: here one of one's own.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "bots/cornerlots/evaluator.h"
#include "bots/entry.h"
#include "games/word_files.h"
#include "lab/causes.h"
#include "lab/findings.h"
#include "lab/play.h"
#include "lab/report.h"
#include "lab/skill.h"
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
  const RunPlan plan = *make_plan(entry, *game, {"random"});
  const Arena arena(entry, *game, plan);
  auto run = start_run(arena);
  RunGoal goal;
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
  EXPECT_EQ(names_by_group(found, ItemSort::thing), (Groups{{"row claimed", rows}}));
  EXPECT_EQ(names_by_group(found, ItemSort::space), (Groups{{"row claimed: space", spaces}}));
  EXPECT_EQ(names_by_group(found, ItemSort::score),
            (Groups{{"points from favourite", rows}, {"points from lot", lots}}));
  EXPECT_EQ(found.rounds.min(), claims_each);
  EXPECT_EQ(found.rounds.max(), claims_each);
  double claims = 0;
  for (const ItemFinding& item : found.items) {
    if (item.key.sort == ItemSort::thing) claims += item.uses;
  }
  EXPECT_DOUBLE_EQ(claims, 2.0 * claims_each);
  EXPECT_NE(report_page(found).find("Row claimed"), std::string::npos);
}

/// The same game, if it said nothing to the lab.
class QuietLots : public CornerLots {
 public:
  using CornerLots::CornerLots;
  cornerlots::PositionView view(const Observed<QuietLots>& /*seen*/) const { return {}; }
  Drawing draw(const Observed<QuietLots>& /*seen*/, const Language& /*language*/) const {
    return {};
  }

 private:
  using CornerLots::describe;
  using CornerLots::places;
  using CornerLots::round;
  using CornerLots::uses;
};

TEST(LabOwnGame, Of_one_that_says_nothing_turns_and_kinds_of_moves_are_counted) {
  const ContentFiles files = own_content();
  ContentReader reader(files);
  const auto setup = *make_setup(QuietLots::info(), 3, {});
  const ErasedGame<QuietLots> game(QuietLots(setup, QuietLots::read_content(reader)), 0);
  Witness witness(game, 3, Random(1, 1));
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

/// A game of two whose lots have these values, claimed in turns from the first lot on.
Block watched_claims(const std::vector<int>& values, GameNote& note) {
  const ContentFiles files = own_content();
  ContentReader reader(files);
  const auto setup = *make_setup(CornerLots::info(), 2, {});
  const ErasedGame<CornerLots> game(CornerLots(setup, CornerLots::read_content(reader)), 0);
  Witness witness(game, 2, Random(1, 1), true);
  cornerlots::State state;
  state.favourite[seat_at(0)] = 4;  // the row of the last four lots, which nobody claims
  state.favourite[seat_at(1)] = 4;
  state.to_draw = cornerlots::nothing;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i % 2));
    const cornerlots::Move move{static_cast<std::uint8_t>(i)};
    witness.decided(ErasedGame<CornerLots>::pack(state), {}, seat,
                    ErasedGame<CornerLots>::pack_move(move));
    state.owner[i] = static_cast<std::uint8_t>(index(seat) + 1);
    state.value[i] = static_cast<std::uint8_t>(values[i]);
    ++state.claims;
  }
  witness.ended(ErasedGame<CornerLots>::pack(state));
  for (const Seat one : SeatSet::first(2)) note.scores[one] = game.game().score(state, one);
  note.winners = leaders(game.game(), state);
  note.places[seat_at(1)] = 1;
  Block block;
  block.values.assign(ValueIndex(2).size(), 0);
  witness.write(note, block);
  return block;
}

TEST(LabField, Drama_comebacks_and_leads_are_those_worked_out_by_hand) {
  // Scores at the beginning of each round and at the end: 0:0, 5:3, 6:9, 14:10, 15:17.
  GameNote note;
  const Block block = watched_claims({5, 3, 1, 6, 8, 1, 1, 7}, note);
  const auto value = [&](Value which) { return block.values[ValueIndex::of(which)]; };
  EXPECT_EQ(note.winners, SeatSet(seat_at(1)));
  // From seat 0 to 1, to 0, to 1. The first two do not last to the next look; the end does.
  EXPECT_EQ(note.lead_changes, 3);
  EXPECT_EQ(value(Value::kept_leads), 1);
  // The winner was behind by 2 and by 4.
  EXPECT_EQ(value(Value::comeback), 4);
  // Of the twenty looks 5, 5, 5, 4 and 1 are at these five positions. The winner was behind at the
  // second and at the fourth, and led for good after the last of the nineteenth look.
  EXPECT_EQ(value(Value::behind), 9);
  EXPECT_EQ(value(Value::decided), 19);
}

TEST(LabField, Leads_that_last_are_a_share_of_all_changes_of_the_lead) {
  GameNote note;
  Tally tally(2, 2, 1, 1);
  // One of three changes lasts, and in the second game the only one.
  for (const std::vector<int>& values : {std::vector<int>{5, 3, 1, 6, 8, 1, 1, 7}, {5, 3, 1, 6}}) {
    note = {};
    Block block = watched_claims(values, note);
    note.watched = true;
    block.games = {note};
    tally.add(block);
  }
  const Estimate permanence = tally.kept_leads.share(1);
  EXPECT_DOUBLE_EQ(permanence.value, 2.0 / 4);
  EXPECT_GE(permanence.low, 0);
  EXPECT_LE(permanence.high, 1);
}

TEST(LabField, Branching_is_counted_at_each_decision_and_over_the_course) {
  GameNote note;
  const Block block = watched_claims({5, 3, 1, 6, 8, 1, 1, 7}, note);
  // Sixteen lots, one fewer after each of the eight claims: 16 + 15 + ... + 9.
  EXPECT_EQ(block.values[ValueIndex::of(Value::choices)], 100);
  EXPECT_EQ(*std::max_element(note.choices.begin(), note.choices.end()), 16);
  // Of twenty looks the first is at the first claim, the eleventh at the fourth, the last at the
  // last.
  const ValueIndex at(2);
  EXPECT_EQ(block.values[at.choices_at(0)], 16);
  EXPECT_EQ(block.values[at.choices_at(10)], 13);
  EXPECT_EQ(block.values[at.choices_at(19)], 9);
  EXPECT_EQ(block.values[ValueIndex::of(Value::forced)], 0);
}

TEST(LabField, Interaction_is_what_others_lose_or_gain_for_each_point_of_a_restricted_seat) {
  bots::GameResult free;
  free.scores = {20, 15, 10};
  free.winners = seat_at(0);
  bots::GameResult bound;
  bound.scores = {14, 18, 11};
  bound.winners = seat_at(1);
  CauseSums sums;
  RatioSums interaction;
  note_restriction(free, bound, seat_at(0), 3, sums, interaction);
  // 20 is 7.5 above 15 and 10 on average; 14 is 0.5 below 18 and 11.
  EXPECT_DOUBLE_EQ(cause_in_points(sums, 3).value, 8);
  EXPECT_DOUBLE_EQ(cause_in_victories(sums).value, 1);
  // 3 and 1 points of the others for 6 of its own.
  EXPECT_DOUBLE_EQ(interaction.ratio().value, 4.0 / 6);
}

TEST(LabField, The_curve_of_skill_sums_up_ratings_of_doublings) {
  const auto step = [](int more, std::int64_t won_of_16) {
    SkillStep one{fmt::format("search:simulations={}", more),
                  fmt::format("search:simulations={}", more / 2),
                  {}};
    for (int block = 0; block < 4; ++block) {
      one.sums.add(ContestSums::of_block(won_of_16 / 4 + (block < won_of_16 % 4 ? 1 : 0), 0, 0));
    }
    return one;
  };
  // 12 of 16 is 3 : 1, 400 log10(3); 10 of 16 is 5 : 3; after that there is nothing about 200.
  const std::vector<SkillStep> steps = {
      {"medium", "easy", {}}, step(50, 12), step(100, 10), step(400, 12)};
  const std::vector<SkillPoint> curve = skill_curve(steps);
  ASSERT_EQ(curve.size(), 3U);
  EXPECT_EQ(curve[0].simulations, 25);
  EXPECT_EQ(curve[0].rating.value, 0);
  EXPECT_EQ(curve[1].simulations, 50);
  EXPECT_NEAR(curve[1].rating.value, 190.85, 0.01);
  EXPECT_EQ(curve[2].simulations, 100);
  EXPECT_NEAR(curve[2].rating.value, 190.85 + 88.74, 0.01);
  EXPECT_GT(curve[2].rating.half(), curve[1].rating.half());
}

TEST(LabField, What_a_player_does_not_see_is_counted_by_bytes) {
  GameNote note;
  const Block block = watched_claims({5, 3}, note);
  // To be seen at the first decision: two favourites and what nature has to do, so that one byte of
  // three is the secret of the other seat. At the second decision there are an owner, a value and a
  // number of claims as well.
  EXPECT_EQ(block.values[ValueIndex::of(Value::hidden)], 2);
  EXPECT_EQ(block.values[ValueIndex::of(Value::position)], 3 + 6);
}

TEST(LabField, Offers_are_what_a_seat_could_use_and_need_not) {
  GameNote note;
  const Block block = watched_claims({5, 3, 1, 6}, note);
  // Lots of the first row were claimed by both; every row was open to both at each decision.
  const ItemNote& first = block.items.at({ItemSort::thing, "row claimed", "row 1"});
  EXPECT_EQ(first.offered, 2);
  EXPECT_EQ(first.taken, 2);
  EXPECT_EQ(first.users, 2);
  EXPECT_EQ(first.forced, 0);
  const ItemNote& last = block.items.at({ItemSort::thing, "row claimed", "row 4"});
  EXPECT_EQ(last.offered, 2);
  EXPECT_EQ(last.taken, 0);
  EXPECT_EQ(last.uses, 0);
  EXPECT_TRUE(block.offers);
}

TEST(LabField, What_a_thing_goes_with_is_counted_from_the_round_of_its_first_use) {
  GameNote note;
  // Lots 0 to 3 are row 1, lots 4 and 5 row 2: first used in the third round, at 6 : 9.
  const Block block = watched_claims({5, 3, 1, 6, 8, 1}, note);
  const ItemNote& second = block.items.at({ItemSort::thing, "row claimed", "row 2"});
  // One use each, so that nobody used it more than the others.
  EXPECT_EQ(second.use_use, 0);
  GameNote shorter;
  const Block once = watched_claims({5, 3, 1, 6, 8}, shorter);
  // Seat 0 alone used it and made 8 points from then on, seat 1 none; each is half of that from the
  // average, times two players: 2 * 8 - 8.
  const ItemNote& alone = once.items.at({ItemSort::thing, "row claimed", "row 2"});
  EXPECT_EQ(alone.use_score, 8);
  EXPECT_EQ(alone.use_use, 1);
}

TEST(LabField, Variety_of_moves_is_their_entropy) {
  RunPlan plan;
  plan.players = 2;
  plan.bots = {"random", "random"};
  tell_by_seat(plan);
  lab::Run run{plan, empty_tally(plan), {}};
  run.tally.blocks = run.tally.watched = 1;
  run.tally.items[{ItemSort::move, "move", "build"}].uses = 3;
  run.tally.items[{ItemSort::move, "move", "pass"}].uses = 1;
  const FieldFindings field = find(run, CornerLots::info()).field;
  // -(3/4 log2 3/4 + 1/4 log2 1/4), of at most 1 for two kinds.
  EXPECT_NEAR(field.action_entropy, 0.811278, 1e-6);
  EXPECT_DOUBLE_EQ(field.action_dominance, 0.75);
  EXPECT_EQ(field.dominant_action, "build");
}

TEST(LabField, What_nobody_uses_is_dead_and_what_all_use_a_must_take) {
  RunPlan plan;
  plan.players = 2;
  plan.bots = {"random", "random"};
  tell_by_seat(plan);
  lab::Run run{plan, empty_tally(plan), {}};
  run.tally.blocks = run.tally.watched = 1000;
  const auto taken = [&](const char* name, int uses, int offers) {
    ItemTally& item = run.tally.items[{ItemSort::thing, "card started", name}];
    for (int i = 0; i < offers; ++i) item.taken.add(i < uses ? 1 : 0, 1);
  };
  taken("never", 0, 400);
  taken("hardly offered", 0, 60);
  taken("seldom", 40, 400);
  taken("often", 150, 400);
  taken("always", 396, 400);
  std::map<std::string, ItemFinding::Fault> faults;
  for (const ItemFinding& item : find(run, CornerLots::info()).items) {
    faults[item.key.name] = item.fault;
  }
  using Fault = ItemFinding::Fault;
  // 0 of 400 is below 4 %, with an interval for five things at once: 6.6 / (400 + 6.6).
  EXPECT_EQ(faults, (std::map<std::string, Fault>{{"never", Fault::dead},
                                                  {"hardly offered", Fault::none},
                                                  {"seldom", Fault::none},
                                                  {"often", Fault::none},
                                                  {"always", Fault::must_take}}));
}

/// What the lab finds out about Corner Lots by restricted play.
Causes corner_causes(int threads, std::uint64_t games, Causes causes = {"greedy", {}, 0, 0, {}, {}},
                     const CauseHooks& hooks = {}) {
  bots::Catalogue catalogue;
  catalogue.add<CornerLots>();
  const bots::Entry& entry = *catalogue.entries().front();
  const Setup setup = *make_setup(CornerLots::info(), 2, {});
  const auto game = *entry.type().create(setup, own_content());
  const RunPlan plan = *make_plan(entry, *game, {"greedy"});
  const Arena arena(entry, *game, plan);
  find_causes(arena, causes, {games, 1000, 0.5}, threads, hooks);
  return causes;
}

TEST(LabCauses, Are_the_same_with_any_number_of_threads_and_after_a_pause) {
  const Causes alone = corner_causes(1, 400);
  EXPECT_GE(alone.games, 400U);
  EXPECT_TRUE(alone == corner_causes(3, 400));
  const std::vector<Causes> part = {corner_causes(2, 50)};
  const auto read = causes_from(json::parse(json::serialize(to_json(part))));
  ASSERT_TRUE(read);
  EXPECT_TRUE(part == *read);
  EXPECT_TRUE(alone == corner_causes(2, 400, read->front()));
  json::array damaged = to_json(part);
  damaged[0].as_object()["things"].as_array()[0].as_object().erase("points");
  EXPECT_FALSE(causes_from(damaged));
}

TEST(LabCauses, Are_the_same_however_often_they_are_interrupted) {
  const Causes whole = corner_causes(1, 10);
  Causes causes = {"greedy", {}, 0, 0, {}, {}};
  std::uint64_t before = 0;
  do {
    before = causes.blocks;
    std::atomic<bool> stop = false;
    CauseHooks hooks;
    hooks.keep = [&] { stop = true; };
    hooks.stop = &stop;
    causes = corner_causes(1, 10, std::move(causes), hooks);
  } while (causes.blocks > before);
  EXPECT_GT(causes.games, 10U) << "as many as there are up to the first border";
  EXPECT_TRUE(causes == whole);
}

TEST(LabCauses, What_is_forbidden_is_not_done_where_anything_else_is_legal) {
  // Sixteen lots in four rows and ten claims: another row is always open.
  for (const auto& [key, sums] : corner_causes(2, 400).things) {
    EXPECT_EQ(sums.unavoidable, 0) << key.name;
  }
}

TEST(LabCauses, The_favourite_row_is_worth_more_than_others_to_those_who_would_use_it) {
  // A greedy player claims in its favourite row for the bonus, so rows that players would use are
  // worth points to them.
  double sum = 0;
  for (const auto& [key, sums] : corner_causes(2, 2000).things) {
    sum += cause_in_points(sums, 2).value;
  }
  EXPECT_GT(sum, 0);
}

}  // namespace
}  // namespace townsmith::lab
