#include "numbers/play.h"

#include <gtest/gtest.h>

#include <set>

#include "conformance/setups.h"
#include "core/replay.h"
#include "games/all.h"
#include "games/content_files.h"
#include "numbers/all_traits.h"

namespace townsmith::numbers {
namespace {

template <class G>
std::shared_ptr<const NumberedGame> numbered(const Setup& setup) {
  return std::move(*make_numbered(G::info().name, setup, built_in_content()));
}

int any_member(const ActionSet& set, Random& random) {
  return set.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(set.count()))));
}
Seat any_seat(SeatSet seats, Random& random) {
  auto skip = random.below(static_cast<std::uint32_t>(seats.size()));
  for (const Seat seat : seats) {
    if (skip-- == 0) return seat;
  }
  return seats.front();
}
void act_at_random(Play& play, Random& random) {
  if (play.is_chance()) {
    const auto n = static_cast<std::uint32_t>(play.outcomes());
    ASSERT_TRUE(play.draw(static_cast<int>(random.below(n))));
    return;
  }
  const Seat seat = any_seat(play.actors(), random);
  ASSERT_TRUE(play.take(seat, any_member(play.legal(seat), random)));
}

std::vector<float> tensor(const Play& play, Seat seat) {
  std::vector<float> out(static_cast<std::size_t>(play.game().layout().size()));
  play.game().write(play.seen(seat), play.begun(seat), out.data());
  return out;
}
std::vector<int> legal_list(const Play& play, Seat seat) {
  std::vector<int> list;
  play.legal(seat).for_each([&](int action) { list.push_back(action); });
  return list;
}

/// All a seat can know is the same.
void expect_same_for(Seat seat, const Play& one, const Play& other) {
  ASSERT_EQ(one.information(seat), other.information(seat));
  ASSERT_EQ(one.observation(seat), other.observation(seat));
  ASSERT_EQ(tensor(one, seat), tensor(other, seat));
  ASSERT_EQ(legal_list(one, seat), legal_list(other, seat));
}

/// One game of each setup, with a look at every action; `visit` may copy the game.
template <class G, class Visit>
void play_games(Visit&& visit) {
  std::uint64_t number = 0;
  std::vector<Setup> setups = conformance::default_setups(G::info(), false);
  const std::size_t stride = conformance::soaking()     ? 1
                             : conformance::sanitized() ? setups.size() / 2 + 1
                                                        : setups.size() / 6 + 1;
  for (std::size_t i = 0; i < setups.size(); i += stride) {
    Random random(++number);
    Play play(numbered<G>(setups[i]));
    while (!play.over()) {
      visit(play, random);
      if (testing::Test::HasFatalFailure()) return;
      act_at_random(play, random);
    }
    visit(play, random);
  }
}

template <class G>
class Plays : public testing::Test {};
TYPED_TEST_SUITE(Plays, TestTypes<AllGames>::Types);

TYPED_TEST(Plays, Somebody_decides_or_nature_draws_or_the_game_is_over) {
  play_games<TypeParam>([](const Play& play, Random&) {
    ASSERT_LE(play.outcomes(), play.game().max_outcomes());
    ASSERT_EQ(play.is_chance() + !play.actors().empty() + play.over(), 1);
    for (const Seat seat : SeatSet::first(play.rules().setup().players)) {
      ASSERT_EQ(play.legal(seat).empty(), !play.actors().contains(seat));
    }
  });
}

TYPED_TEST(Plays, A_seat_cannot_tell_a_resampled_world_from_the_real_one) {
  bool changed = false;
  play_games<TypeParam>([&](const Play& play, Random& random) {
    if (play.is_chance() || random.below(8) != 0) return;
    const Seat seat = seat_at(static_cast<int>(random.below(play.rules().setup().players)));
    Play other = play;
    const bool in_order = random.below(2) == 0 && !play.actors().empty();
    const int first = in_order ? index(play.actors().front()) : 0;
    ASSERT_TRUE(other.resample(seat, random.next64(), first));
    if (in_order) {
      ASSERT_EQ(index(other.actors().front()), first);
    }
    changed = changed || other.state() != play.state();
    expect_same_for(seat, play, other);
    // And it continues from there.
    for (int i = 0; i < 5 && !other.over(); ++i) act_at_random(other, random);
    const auto again = Play::load(other.shared_game(), other.save());
    ASSERT_TRUE(again);
    ASSERT_EQ(*again, other);
    for (const Seat one : SeatSet::first(play.rules().setup().players)) {
      ASSERT_EQ(again->information(one), other.information(one));
    }
  });
  EXPECT_EQ(changed, TypeParam::info().hidden || TypeParam::info().simultaneous);
}

TYPED_TEST(Plays, A_seat_does_not_learn_what_others_do_in_an_open_round) {
  if (!TypeParam::info().simultaneous) GTEST_SKIP() << "seats take turns in this game";
  int pairs = 0;
  play_games<TypeParam>([&](const Play& play, Random& random) {
    if (play.actors().size() < 2 || random.below(4) != 0) return;
    const Seat seat = any_seat(play.actors(), random);
    const auto others_act = [&](Play world) {
      for (auto steps = random.below(4); steps > 0; --steps) {
        SeatSet others = world.actors();
        others.erase(seat);
        if (others.empty()) break;
        const Seat other = any_seat(others, random);
        EXPECT_TRUE(world.take(other, any_member(world.legal(other), random)));
      }
      return world;
    };
    const Play one = others_act(play);
    const Play other = others_act(play);
    ++pairs;
    expect_same_for(seat, one, other);
  });
  EXPECT_GT(pairs, 0);
}

TYPED_TEST(Plays, Information_only_grows_and_is_never_that_of_another_seat) {
  std::vector<std::string> before;
  play_games<TypeParam>([&](const Play& play, Random& random) {
    const int players = play.rules().setup().players;
    if (play.history().empty()) before.assign(static_cast<std::size_t>(players), "");
    if (random.below(4) != 0) return;
    for (const Seat seat : SeatSet::first(players)) {
      const std::string now = play.information(seat);
      std::string& old = before[slot(seat)];
      // What was begun becomes a move.
      if (old.find("begun") == std::string::npos) {
        ASSERT_TRUE(now.starts_with(old)) << old << now;
      }
      old = now;
      if (players > 1) {
        ASSERT_NE(now, play.information(seat_at((index(seat) + 1) % players)));
      }
    }
  });
}

TYPED_TEST(Plays, What_is_saved_or_recorded_is_the_same_game_again) {
  play_games<TypeParam>([](const Play& play, Random& random) {
    if (!play.over() && random.below(16) != 0) return;
    const auto loaded = Play::load(play.shared_game(), play.save());
    ASSERT_TRUE(loaded);
    ASSERT_EQ(*loaded, play);
    ASSERT_EQ(loaded->legal(seat_at(0)), play.legal(seat_at(0)));
    if (!play.over()) return;
    const auto record = play.record();
    ASSERT_TRUE(record);
    ASSERT_TRUE(replay(play.rules(), *record));
    const auto read = Play::from_record(play.shared_game(), *parse_record(to_text(*record)));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->state(), play.state());
    ASSERT_EQ(read->information(seat_at(0)), play.information(seat_at(0)));
  });
}

TYPED_TEST(Plays, Damaged_text_is_refused) {
  using G = TypeParam;
  const auto game = numbered<G>(standard_setup(G::info(), G::info().usual_players));
  Random random(1);
  Play play(game);
  for (int i = 0; i < 30 && !play.over(); ++i) act_at_random(play, random);
  const std::string text = play.save();
  const auto end = static_cast<std::uint32_t>(text.size());
  for (int i = 0; i < 200; ++i) {
    std::string damaged = text;
    damaged[random.below(end)] = static_cast<char>(random.below(256));
    if (const auto read = Play::load(game, damaged)) (void)read->legal(seat_at(0));
  }
  EXPECT_FALSE(Play::load(game, ""));
  EXPECT_FALSE(Play::load(game, "play 99 0\n"));
  EXPECT_FALSE(Play::load(game, text + "seat 9 1\n"));
  EXPECT_FALSE(Play::load(game, text + "dance\n"));
}

TYPED_TEST(Plays, A_refused_action_changes_nothing) {
  play_games<TypeParam>([](const Play& play, Random& random) {
    if (random.below(8) != 0) return;
    Play other = play;
    for (const int action : {-1, 0, play.game().action_count(), 1 << 20}) {
      EXPECT_FALSE(other.take(seat_at(0), action));
      EXPECT_FALSE(other.draw(action < 0 ? action : 1 << 20));
    }
    ASSERT_EQ(other, play);
  });
}

TYPED_TEST(Plays, Planes_have_names_of_their_own_and_fill_the_tensor) {
  using G = TypeParam;
  for (const Setup& setup : conformance::default_setups(G::info(), false)) {
    const auto game = numbered<G>(setup);
    int end = 0;
    std::set<std::string> names;
    for (const Plane& plane : game->layout().planes()) {
      EXPECT_EQ(plane.offset, end);
      end += plane.size;
      EXPECT_TRUE(names.insert(plane.name).second) << plane.name;
    }
    EXPECT_EQ(end, game->layout().size());
  }
}

}  // namespace
}  // namespace townsmith::numbers
