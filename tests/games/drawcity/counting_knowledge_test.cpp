// What a seat can know: worlds made up for it against all worlds there can be.
#include <algorithm>
#include <cmath>
#include <map>

#include "support.h"

namespace townsmith::drawcity {
namespace {

/// Few cards, so that everything that can have been dealt can be gone through: houses only, and
/// numbers as given.
Content small_content(std::array<std::uint8_t, number_count> numbers) {
  Content content = built_in();
  content.cards.types = {40, 0, 0, 0};
  content.cards.numbers = numbers;
  return content;
}

/// Goes through what can be drawn for numbers; there is only one kind of anything else.
class OnlyNumbers final : public ChanceSource {
 public:
  explicit OnlyNumbers(Enumeration& all) : all_(all) {}
  std::uint32_t draw(std::uint32_t n, const Label& label) override {
    return std::string_view(label.what) == "number" ? all_.draw(n, label) : 0;
  }

 private:
  Enumeration& all_;
};

using Worlds = std::map<std::string, double>;

std::string hands_of(const State& state) {
  std::string text;
  for (const auto& hand : state.number_cards.hand) {
    for (const CardValue card : hand) text += static_cast<char>('0' + card);
    text += ' ';
  }
  for (const std::uint8_t count : state.number_cards.deck) text += static_cast<char>('0' + count);
  return text;
}

/// A game under way: where it stands, what its seats remember, and how it came there.
struct Course {
  Course(const DrawCity& rules, const State& start, Chance& chance)
      : game(rules), begin(start), state(start) {
    settle(game, state, chance);
    memories.see_draws(game, start, state);
  }
  void play(const Move& move, Chance& chance) {
    townsmith::play(game, state, memories, state.active, move, chance);
    moves.push_back(move);
  }
  Observed<DrawCity> seen(Viewer viewer) const { return observe(game, state, viewer); }
  State world(Viewer viewer, Chance& chance) const {
    return resample(game, seen(viewer), memories.of(viewer.seat()), chance);
  }

  const DrawCity& game;
  State begin;
  State state;
  Memories<DrawCity> memories;
  std::vector<Move> moves;
};

/// Every world the viewer cannot tell from the real one, with its probability: all deals and draws
/// that allow the moves made, where a seat is as likely to part with either of its cards.
Worlds possible_worlds(const Course& real, Viewer viewer) {
  const DrawCity& game = real.game;
  Worlds worlds;
  double total = 0;
  Enumeration all;
  do {
    OnlyNumbers source(all);
    Chance chance(source);
    Course other(game, real.begin, chance);
    double weight = 1;
    for (const Move& move : real.moves) {
      const Seat seat = other.state.active;
      if (!game.check(other.state, seat, move)) {
        weight = 0;
        break;
      }
      const auto& hand = other.state.number_cards.hand[seat];
      if (move.number != 0) weight *= (hand[0] == hand[1] ? 2 : 1) / 2.0;
      other.play(move, chance);
    }
    if (weight == 0 || other.seen(viewer).state() != real.seen(viewer).state() ||
        other.memories.of(viewer.seat()) != real.memories.of(viewer.seat())) {
      continue;
    }
    worlds[hands_of(other.state)] += weight / all.weight();
    total += weight / all.weight();
  } while (all.next());
  for (auto& [world, weight] : worlds) weight /= total;
  return worlds;
}

Worlds resampled_worlds(const Course& real, Viewer viewer) {
  Worlds worlds;
  Enumeration draws;
  do {
    Chance chance(draws);
    const std::string world = hands_of(real.world(viewer, chance));
    worlds[world] += 1 / draws.weight();
  } while (draws.next());
  return worlds;
}

/// Whether resample() promises exact probabilities here: nobody but the viewer has given up two
/// numbers or more since the deck was formed again; and with more than two players it has been
/// formed again only once, since what the time before told is forgotten.
bool is_exact(const Course& course, Viewer viewer) {
  const int formed = course.state.number_cards.formed;
  const int players = course.game.setup().players;
  if (formed == 0) return true;
  if (formed > 1 && players > 2) return false;
  for (const Seat seat : SeatSet::first(players)) {
    if (!viewer.is(seat) && course.memories.of(viewer.seat()).numbers.given(slot(seat)) >= 2) {
      return false;
    }
  }
  return true;
}

/// Where the probabilities are rough, worlds are made up again until they contradict nothing, so
/// the draws have no end to go through.
Worlds sampled_worlds(const Course& real, Viewer viewer) {
  constexpr int samples = 4000;
  Chance chance{Random(5)};
  Worlds worlds;
  for (int i = 0; i < samples; ++i) worlds[hands_of(real.world(viewer, chance))] += 1.0 / samples;
  return worlds;
}

std::string worlds_text(const Worlds& worlds) {
  std::string text;
  for (const auto& [world, weight] : worlds) text += world + " " + std::to_string(weight) + "\n";
  return text;
}

std::string story(const Course& course, Viewer viewer) {
  std::string text = course.game.draw(course.seen(viewer), english()).canvas.plain();
  for (const Move& move : course.moves) {
    text += course.game.notate(course.state, blue, move) + "\n";
  }
  return text;
}

struct Tally {
  int exact = 0;
  int skips = 0;
  int formed = 0;
  int rough = 0;
  double worst = 0;  ///< how far the rough ones are off, at worst
};

void compare(const Course& course, Viewer viewer, Tally& tally) {
  const Worlds possible = possible_worlds(course, viewer);
  const bool exact = is_exact(course, viewer);
  const Worlds made_up = exact ? resampled_worlds(course, viewer) : sampled_worlds(course, viewer);
  ASSERT_FALSE(possible.empty());
  double distance = 0;
  for (const auto& [world, weight] : possible) {
    const auto found = made_up.find(world);
    const bool is_made_up = found != made_up.end();
    // A world this likely cannot be missing from the samples by accident.
    const bool expected = exact || weight > 0.02;
    ASSERT_TRUE(is_made_up || !expected) << "never made up: " << world;
    distance += std::abs((is_made_up ? found->second : 0) - weight) / 2;
  }
  for (const auto& [world, weight] : made_up) {
    const bool exists = possible.contains(world);
    if (exact) {
      ASSERT_TRUE(exists) << "cannot be: " << world << "\n"
                          << story(course, viewer) << worlds_text(possible) << "made up:\n"
                          << worlds_text(made_up);
    }
    if (!exists) distance += weight / 2;
  }
  if (exact) {
    ASSERT_LT(distance, 1e-9) << story(course, viewer) << worlds_text(possible) << "made up:\n"
                              << worlds_text(made_up);
    ++tally.exact;
    for (const auto& kept : course.memories.of(viewer.seat()).kept) {
      if (kept[4] != 1 || kept[3] != 1) {
        ++tally.skips;
        break;
      }
    }
    tally.formed += course.state.number_cards.formed > 0 ? 1 : 0;
  } else {
    ++tally.rough;
    tally.worst = std::max(tally.worst, distance);
  }
}

/// Random games on a nearly full board, compared after every move for every viewer.
Tally compare_games(const DrawCity& game, const State& start, int games, int most_moves) {
  Tally tally;
  for (int seed = 1; seed <= games; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Chance chance{Random(static_cast<std::uint64_t>(seed), 1)};
    Course course(game, start, chance);
    while (!game.over(course.state) && static_cast<int>(course.moves.size()) < most_moves) {
      course.play(game.random_move(course.state, course.state.active, random), chance);
      if (game.over(course.state)) break;
      const Viewer viewer = seat_at(static_cast<int>(random.below(game.setup().players)));
      compare(course, viewer, tally);
      if (testing::Test::HasFatalFailure()) return tally;
    }
  }
  return tally;
}

const OptionValues small_table = {{"goals", "off"}, {"streets", "3"}, {"first", "0"}};

/// Three spaces are left, one on each street, each with something around it.
State crowded(const DrawCity& game) {
  State state = board(game, {
                                "ph1 bh1 pp2 bh3 pp4 .   bh7 ph6 pp7 bh8 ph9",
                                "bh1 ph1 pp2 bh2 pp3 bh3 .   .   ph5 bh6 ph7",
                                "ph1 pp2 ph3 .   bh2 .   bh6 pp5 ph6 ph7 bh8",
                            });
  State fresh = game.start();
  fresh.owned = state.owned;
  fresh.types = state.types;
  fresh.from = state.from;
  return fresh;
}

TEST(DrawCityKnowledgeCounting,
     Worlds_for_two_players_are_those_there_can_be_as_likely_as_they_are) {
  const DrawCity game = make(2, small_table, small_content({0, 1, 0, 2, 2, 1, 1, 0, 0}));
  const Tally tally = compare_games(game, crowded(game), 40, 5);
  EXPECT_GT(tally.skips, 20);
  EXPECT_GT(tally.formed, 5);
  EXPECT_LT(tally.worst, 0.35) << tally.rough << " positions long after a deck was formed again";
}

TEST(DrawCityKnowledgeCounting, Worlds_for_three_players) {
  const DrawCity game = make(3, small_table, small_content({0, 1, 0, 2, 3, 1, 1, 0, 0}));
  const Tally tally = compare_games(game, crowded(game), 8, 5);
  EXPECT_GT(tally.exact, 20);
}

TEST(DrawCityKnowledge, A_second_skip_leaves_weights) {
  // Blue skips, discarding a number, builds, and skips again: what it keeps is the older card or
  // the newer one.
  const DrawCity game = make(2, small_table, small_content({0, 1, 0, 2, 2, 2, 1, 0, 0}));
  const State start = crowded(game);
  int weighted = 0;
  for (std::uint64_t seed = 1; seed < 4000 && weighted < 5; ++seed) {
    Random random(seed);
    Chance chance{Random(seed, 1)};
    Course course(game, start, chance);
    for (int i = 0; i < 6 && !game.over(course.state); ++i) {
      course.play(game.random_move(course.state, course.state.active, random), chance);
    }
    int most = 0;
    for (const std::uint8_t weight : course.memories.of(pink).kept[0]) {
      most = std::max<int>(most, weight);
    }
    if (most < 2 || game.over(course.state) || !is_exact(course, pink)) continue;
    ++weighted;
    Tally tally;
    compare(course, pink, tally);
    EXPECT_EQ(tally.exact, 1);
  }
  EXPECT_EQ(weighted, 5);
}

TEST(DrawCityKnowledge, A_skip_proves_that_the_cards_kept_cannot_be_placed) {
  const DrawCity game = make(2, {{"goals", "off"}, {"first", "0"}});
  State state = board(game, {"bh4 bh5 bh6 . . . . . . . .", "bh4 bh5 bh6 . . . . . . . .",
                             "bh4 bh5 bh6 . . . . . . . .", "bh4 bh5 bh6 . . . . . . . ."});
  Chance chance{Random(1)};
  give(state, blue, {4, 5}, {Type::house, Type::house});
  give(state, pink, {1, 9}, {Type::house, Type::house});
  Memories<DrawCity> memories;
  play(game, state, memories, blue, Move::skip(0, 0), chance);
  bool different = false;
  for (int i = 0; i < 200; ++i) {
    const State world = resample(game, observe(game, state, pink), memories.of(pink), chance);
    for (const CardValue card : world.number_cards.hand[0]) {
      ASSERT_TRUE(card <= 6) << "7 to 9 can be placed; 1 to 6 have no space left of the 4s";
    }
    different = different || world.number_cards.hand[0] != state.number_cards.hand[0];
  }
  EXPECT_TRUE(different);
}

/// Whether an old card that nobody can have given up is in no hand of a world.
template <int Values>
bool loses_a_card(const CardMemory<Values>& memory, const Cards<Values>& world, int players,
                  Viewer viewer) {
  if (world.formed == 0) return false;
  for (std::size_t v = 0; v < Values; ++v) {
    int held = memory.old[v];
    for (int i = 0; i < players; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      const auto count = [&](const auto& hand) {
        return static_cast<int>(std::count(hand.begin(), hand.end(), v + 1));
      };
      if (viewer.is(seat_at(i))) {
        held -= count(memory.own);
      } else {
        held -= memory.gave[seat][v];
        held -= count(world.hand[seat]);
      }
    }
    if (held > 0) return true;
  }
  return false;
}

/// Whether a hand of a world has a number that a skip rules out.
bool defies_a_skip(const Memory& memory, const State& world, int players, Viewer viewer) {
  for (int i = 0; i < players; ++i) {
    if (viewer.is(seat_at(i))) continue;
    const auto seat = static_cast<std::size_t>(i);
    bool any_kept = false;
    for (const CardValue card : world.number_cards.hand[seat]) {
      if (card == 0) continue;
      if (((memory.blocked[seat] >> (card - 1U)) & 1U) == 0) return true;
      any_kept = any_kept || memory.kept[seat][card - 1U] > 0;
    }
    if (!any_kept) return true;
  }
  return false;
}

TEST(DrawCityKnowledge, No_world_contradicts_what_is_certain) {
  int skipped = 0;
  int formed = 0;
  int contradictions = 0;
  for (int players = 2; players <= most_players; ++players) {
    for (int number = 1; number <= 24; ++number) {
      const DrawCity game =
          make(players, {{"preset", number % 2 == 0 ? "everything" : "first game"}});
      const auto seed = static_cast<std::uint64_t>(100 * players + number);
      Chance chance{Random(seed)};
      Random random(seed + 1);
      Course course(game, game.start(), chance);
      const State& state = course.state;
      while (true) {
        course.play(game.random_move(state, state.active, random), chance);
        if (game.over(state)) break;
        const Viewer viewer =
            seat_at(static_cast<int>(random.below(static_cast<std::uint32_t>(players))));
        const State world = course.world(viewer, chance);
        const Memory& memory = course.memories.of(viewer.seat());
        const bool wrong = defies_a_skip(memory, world, players, viewer) ||
                           loses_a_card(memory.numbers, world.number_cards, players, viewer) ||
                           loses_a_card(memory.types, world.type_cards, players, viewer);
        contradictions += wrong ? 1 : 0;
        skipped += state.skips[state.active] > 0 ? 1 : 0;
        formed += state.number_cards.formed > 0 ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(contradictions, 0);
  EXPECT_GT(skipped, 100);
  EXPECT_GT(formed, 500);
}

TEST(DrawCityKnowledge, What_was_revealed_at_the_start_is_in_no_hand) {
  const DrawCity game = make(4, {{"preset", "everything"}});
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Chance chance{Random(seed)};
    const Course course(game, game.start(), chance);
    const State& state = course.state;
    auto left = game.content().cards.types;
    const auto take = [&](CardValue card) {
      if (card != 0) --left[card - 1U];
    };
    for (const CardValue card : state.zoning) take(card);
    for (const CardValue card : state.demand) take(card);
    for (const auto& pattern : state.patterns) {
      for (const CardValue card : pattern) take(card);
    }
    const State world = course.world(pink, chance);
    for (const auto& hand : world.type_cards.hand) {
      for (const CardValue card : hand) take(card);
    }
    for (const std::uint8_t count : left) ASSERT_LT(count, 100) << "more than were left";
  }
}

TEST(DrawCityKnowledge, When_a_deck_has_just_been_formed_two_players_know_each_others_cards) {
  const DrawCity game = make(2, {{"goals", "off"}, {"streets", "10"}});
  Random random(3);
  int formed = 0;
  for (std::uint64_t seed = 1; seed < 10; ++seed) {
    Chance chance{Random(seed)};
    Course course(game, game.start(), chance);
    const State& state = course.state;
    while (!game.over(state)) {
      const int before = state.number_cards.formed;
      course.play(game.random_move(state, state.active, random), chance);
      if (state.number_cards.formed == before || game.over(state)) continue;
      ++formed;
      for (const Seat seat : {blue, pink}) {
        const State world = course.world(seat, chance);
        EXPECT_EQ(world.number_cards, state.number_cards);
      }
    }
  }
  EXPECT_GT(formed, 3);
}

TEST(DrawCityKnowledge, Hands_and_decks_are_hidden_until_the_end) {
  const DrawCity game = make(3);
  Chance chance{Random(1)};
  Random random(2);
  State state = begin(game, chance);
  const State seen = observe(game, state, pink).state();
  EXPECT_EQ(seen.number_cards.hand[0], (Cards<9>::Hand{face_down, face_down}));
  EXPECT_EQ(seen.number_cards.hand[1], state.number_cards.hand[1]);
  EXPECT_EQ(seen.number_cards.deck, Cards<9>::Counts{});
  playout(game, state, random, chance);
  EXPECT_EQ(observe(game, state, pink).state(), state);
}

}  // namespace
}  // namespace townsmith::drawcity
