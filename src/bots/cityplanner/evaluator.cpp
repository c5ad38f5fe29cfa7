#include "bots/cityplanner/evaluator.h"

#include <algorithm>
#include <array>

#include "bots/cityplanner/completion.h"
#include "bots/cityplanner/prospects.h"

namespace townsmith::cityplanner {

static_assert(bots::Evaluated<CityPlanner>);

using bots::point;

namespace {

/// What is weighed, of the position as it will be after the turn in hand. With two players the
/// others correct the first.
constexpr auto names = std::to_array<std::string_view>({
    "expected",  // points still to come as Prospects has it, in parts
    "turns left", "dollars",
    "first dollars",  // those that pay for the changes of one turn
    "rerolls",
    "lock known",  // that of the seat's next turn
});
static_assert(names.size() == Evaluator::feature_count);

constexpr int expected_parts = 256;

int dice_in_hand(const State& state) {
  return static_cast<int>(std::count(state.dice.begin(), state.dice.end(), 0));
}

/// Somebody is in the middle of a turn: not all loose dice are in the hand.
bool turn_begun(const State& state) {
  return state.phase == Phase::adjust || state.phase == Phase::score ||
         (state.phase == Phase::roll && dice_in_hand(state) == 1);
}

Lock lock_of(const State& state) {
  if (state.locked == no_card) return {};
  return {state.locked, state.dice[static_cast<std::size_t>(index(state.locked))]};
}

/// Calls visit(state) with the die in the hand on each face, or once if there is none.
template <class Visit>
void for_each_face(State state, Visit&& visit) {
  const auto die = std::find(state.dice.begin(), state.dice.end(), 0);
  if (die == state.dice.end()) {
    visit(state);
    return;
  }
  state.phase = Phase::adjust;
  for (int face = 1; face <= face_count; ++face) {
    *die = static_cast<std::uint8_t>(face);
    visit(state);
  }
}

/// What a seat has when its next turn begins.
struct Outlook {
  int points = 0;  ///< made by then
  int round = 0;
  int money = 0;
  int rerolls = 0;
  Lock lock;  ///< none: not known
};

}  // namespace

std::span<const std::string_view> Evaluator::feature_names() { return names; }

std::string_view Evaluator::weights_name(const CityPlanner& game) {
  return game.solo() ? "solo" : "two";
}

Evaluator::Evaluator(const CityPlanner& game) : game_(game), prospects_(Prospects::of(game)) {}

int Evaluator::stage(const State& state) const {
  const int left = game_.charts().rounds - state.round;
  return left >= 5 ? 0 : left >= 2 ? 1 : left == 1 ? 2 : 3;
}

void Evaluator::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  const Charts& charts = game_.charts();
  const bool solo = game_.solo();
  bots::FeatureValues<names> values(out);
  const Seat active = state.active;
  const bool begun = turn_begun(state);
  const auto start_of = [&](Seat who) {
    const bool waits = who != active;
    const bool next_round = waits ? who == state.first : begun;
    return Outlook{0, state.round + (next_round ? 1 : 0), state.money[who], state.rerolls[who],
                   waits || begun ? Lock() : lock_of(state)};
  };
  const Prospects& prospects = *prospects_;
  const auto value = [&](const Outlook& outlook) {
    return outlook.lock.none()
               ? prospects.value(outlook.round, outlook.money, outlook.rerolls)
               : prospects.value(outlook.round, outlook.money, outlook.rerolls, outlook.lock);
  };
  Outlook outlook = start_of(seat);
  int sum = 0;
  int cases = 0;
  if (!begun) {
    sum = value(outlook);
    cases = 1;
  } else {
    const Outlook mover = start_of(active);
    const Outlook other = start_of(seat_at(1 - townsmith::index(active)));
    const auto judge = [&](int spent, const Outcome& one, Lock lock) {
      const int money = mover.money - spent + one.dollars;
      return one.vp * point + (solo ? prospects.value(mover.round, money, one.rerolls, lock)
                                    : prospects.value(mover.round, money, one.rerolls));
    };
    const auto passing = [&](Lock lock) {
      return solo ? 0 : -prospects.value(other.round, other.money, other.rerolls, lock);
    };
    TurnEnd end(game_, state, judge, passing);
    for_each_face(state, [&](const State& face) {
      const Completion best = end.best(face, charts.change.dice);
      if (seat == active) {
        outlook.points = best.outcome.vp;
        outlook.money = mover.money - best.spent + best.outcome.dollars;
        outlook.rerolls = best.outcome.rerolls;
        outlook.lock = solo ? best.passed : Lock();
      } else {
        outlook.lock = best.passed;
      }
      sum += outlook.points * point + value(outlook);
      ++cases;
    });
  }
  // The score counts the money already.
  const int later = sum / cases - state.money[seat] / charts.dollars_per_vp * point;
  values.put("expected", std::clamp(later / (point / expected_parts), -INT16_MAX, INT16_MAX));
  if (solo) return;  // solved: there is nothing more to say
  values.put("turns left", charts.rounds - outlook.round + 1);
  values.put("dollars", outlook.money);
  values.put("first dollars", std::min(outlook.money, charts.change.dice * charts.change.price));
  values.put("rerolls", outlook.rerolls);
  values.put("lock known", outlook.lock.none() ? 0 : 1);
}

/// A beginner looks at what the dice would score as they lie, and likes money and rerolls.
int Evaluator::potential(const State& state, Seat seat) const {
  const Charts& charts = game_.charts();
  const int dollar = point / charts.dollars_per_vp;
  const int cents = state.money[seat] % charts.dollars_per_vp * dollar;
  if (seat != state.active || !turn_begun(state)) {
    return cents + state.rerolls[seat] * point / 2;
  }
  const auto judge = [&](int, const Outcome& one, Lock) {
    return one.vp * point + one.dollars * dollar + one.rerolls * point / 2;
  };
  const auto passing = [](Lock) { return 0; };
  TurnEnd end(game_, state, judge, passing);
  int sum = 0;
  int cases = 0;
  for_each_face(state, [&](const State& face) {
    sum += end.best(face, 0).value;
    ++cases;
  });
  return cents + sum / cases;
}

}  // namespace townsmith::cityplanner
