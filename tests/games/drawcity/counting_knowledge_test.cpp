// What a seat can know: worlds made up for it against all worlds there can be.
#include <algorithm>
#include <set>

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

using Worlds = std::set<std::string>;

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

/// Every world the viewer cannot tell from the real one: all deals and draws that allow the moves
/// made.
Worlds possible_worlds(const Course& real, Viewer viewer) {
  const DrawCity& game = real.game;
  const State seen = real.seen(viewer).state();
  Worlds worlds;
  Enumeration all;
  do {
    OnlyNumbers source(all);
    Chance chance(source);
    Course other(game, real.begin, chance);
    const bool allowed = std::all_of(real.moves.begin(), real.moves.end(), [&](const Move& move) {
      if (!game.check(other.state, other.state.active, move)) return false;
      other.play(move, chance);
      return true;
    });
    const bool alike = other.seen(viewer).state() == seen &&
                       other.memories.of(viewer.seat()) == real.memories.of(viewer.seat());
    if (allowed && alike) worlds.insert(hands_of(other.state));
  } while (all.next());
  return worlds;
}

Worlds resampled_worlds(const Course& real, Viewer viewer) {
  Worlds worlds;
  Enumeration draws;
  do {
    Chance chance(draws);
    worlds.insert(hands_of(real.world(viewer, chance)));
  } while (draws.next());
  return worlds;
}

std::string story(const Course& course, Viewer viewer) {
  std::string text = course.game.draw(course.seen(viewer), english()).canvas.plain();
  for (const Move& move : course.moves) {
    text += course.game.notate(course.state, blue, move) + "\n";
  }
  return text;
}

struct Counts {
  int skips = 0;
  int formed = 0;
};

/// Random games on a nearly full board, compared after every move for every viewer. What is made up
/// is what there can be: all of it, and nothing else.
Counts compare_games(const DrawCity& game, const State& start, int games, int most_moves) {
  Counts counts;
  for (int seed = 1; seed <= games; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Chance chance{Random(static_cast<std::uint64_t>(seed), 1)};
    Course course(game, start, chance);
    bool skipped = false;
    while (!game.over(course.state) && static_cast<int>(course.moves.size()) < most_moves) {
      course.play(game.random_move(course.state, course.state.active, random), chance);
      if (game.over(course.state)) break;
      skipped = skipped || course.moves.back().kind == MoveKind::skip;
      const Viewer viewer = seat_at(static_cast<int>(random.below(game.setup().players)));
      const Worlds made_up = resampled_worlds(course, viewer);
      const Worlds possible = possible_worlds(course, viewer);
      // With more than two players, what was known together of several hands is forgotten when the
      // deck is formed again; what is known of each is kept.
      if (game.setup().players == 2 || course.state.number_cards.formed == 0) {
        EXPECT_EQ(made_up, possible) << story(course, viewer);
      }
      EXPECT_TRUE(std::includes(made_up.begin(), made_up.end(), possible.begin(), possible.end()))
          << story(course, viewer);
      if (testing::Test::HasFailure()) return counts;
      counts.skips += skipped ? 1 : 0;
      counts.formed += course.state.number_cards.formed > 0 ? 1 : 0;
    }
  }
  return counts;
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

TEST(DrawCityKnowledgeCounting, Worlds_for_two_players_are_those_there_can_be) {
  const DrawCity game = make(2, small_table, small_content({0, 1, 0, 2, 2, 1, 1, 0, 0}));
  const Counts counts = compare_games(game, crowded(game), 40, 5);
  EXPECT_GT(counts.skips, 20);
  EXPECT_GT(counts.formed, 5);
}

TEST(DrawCityKnowledgeCounting, Worlds_for_three_players) {
  const DrawCity game = make(3, small_table, small_content({0, 1, 0, 2, 3, 1, 1, 0, 0}));
  compare_games(game, crowded(game), 8, 5);
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

/// Whether a card that was in a hand at the last reveal, and that nobody can have given up, is in
/// no hand of a world.
template <int Count>
bool loses_a_card(const CardMemory<Count>& memory, const Cards<Count>& world, int players,
                  Viewer viewer) {
  if (world.formed == 0) return false;
  for (std::size_t v = 0; v < Count; ++v) {
    int held = memory.held[v];
    for (const Seat seat : SeatSet::first(players)) {
      if (viewer.is(seat)) continue;
      const auto& hand = world.hand[seat];
      held -= static_cast<int>(std::count(hand.begin(), hand.end(), v + 1));
      held -= has(memory.hand[seat].gone, v) ? 1 : 0;
    }
    if (held > 0) return true;
  }
  return false;
}

/// Whether a hand of a world is one that it cannot be.
template <int Count>
bool has_impossible_hand(const CardMemory<Count>& memory, const Cards<Count>& world, int players,
                         Viewer viewer) {
  for (const Seat seat : SeatSet::first(players)) {
    if (viewer.is(seat)) continue;
    const HandMemory& known = memory.hand[seat];
    const auto fits = [&](CardValue older, CardValue newer) {
      return has(known.older | known.drawn, older - 1U) && has(known.newer, newer - 1U);
    };
    const auto [one, other] = world.hand[seat];
    if (one != 0 && !fits(one, other) && !fits(other, one)) return true;
  }
  return false;
}

TEST(DrawCityKnowledge, No_world_contradicts_what_is_certain) {
  int skipped = 0;
  int formed = 0;
  int contradictions = 0;
  for (int players = 2; players <= max_players; ++players) {
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
        const bool wrong =
            has_impossible_hand(memory.numbers, world.number_cards, players, viewer) ||
            has_impossible_hand(memory.types, world.type_cards, players, viewer) ||
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
