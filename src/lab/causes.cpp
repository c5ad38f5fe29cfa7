#include "lab/causes.h"

#include <algorithm>
#include <cmath>

#include "lab/in_order.h"
#include "lab/witness.h"

namespace townsmith::lab {
namespace {

/// Nothing is called clear before this many games.
constexpr std::int64_t min_games = 30;
constexpr std::uint64_t first_border = 64;

std::uint64_t cause_border(std::uint64_t block) {
  std::uint64_t border = first_border;
  while (border <= block) border += border / 2;
  return border;
}

bool is_same(const Use& a, const Use& b) {
  return a.proper && a.kind == b.kind && a.how == b.how && a.thing == b.thing;
}

/// Whether a seat used what it should not have.
class Unavoidable final : public bots::Watcher {
 public:
  Unavoidable(const AnyGame& game, const bots::Restriction& restriction)
      : game_(game), restriction_(restriction) {}
  void decided(const AnyState& state, const AnyMemory& /*memory*/, Seat seat,
               const AnyMove& move) override {
    if (seat != restriction_.seat || used_) return;
    for (const Use& use : game_.uses(state, seat, move)) used_ = used_ || restriction_.forbids(use);
  }
  void ended(const AnyState& /*state*/) override {}
  bool used() const { return used_; }

 private:
  const AnyGame& game_;
  const bots::Restriction& restriction_;
  bool used_ = false;
};

/// Lead over the others, times their number; alone, the score.
std::int64_t lead_of(const bots::GameResult& result, Seat seat, int players) {
  std::int64_t all = 0;
  for (const Seat one : SeatSet::first(players)) all += result.scores[one];
  const std::int64_t own = result.scores[seat];
  return players == 1 ? own : players * own - all;
}

std::int64_t share_of(const bots::GameResult& result, Seat seat) {
  return result.winners.contains(seat) ? share_unit / result.winners.size() : 0;
}

class Restricted {
 public:
  Restricted(const Arena& arena, const Causes& causes) : arena_(arena), only_(causes.only) {
    seats_.assign(static_cast<std::size_t>(arena.plan().players), causes.bot);
    for (const auto& [key, sums] : causes.things) {
      if (sums.settled) settled_.insert(key);
    }
  }

  Causes play(std::uint64_t first, std::uint64_t count) const {
    Causes part;
    for (std::uint64_t number = first; number < first + count; ++number) play_block(number, part);
    part.blocks = count;
    return part;
  }

 private:
  bots::GameResult play_game(std::uint64_t number, bots::Watcher* watcher,
                             const bots::Restriction* restriction) const {
    bots::GameResult found;
    const auto sink = [&](const bots::GameResult& result) {
      found = result;
      return true;
    };
    bots::GameSeries series{arena_.plan().seed, number, 1};
    series.watcher = watcher;
    series.restriction = restriction;
    (void)arena_.entry().play_games(arena_.game(), seats_, series, sink);
    return found;
  }

  bool is_asked(const ItemKey& key) const {
    return (only_.empty() || only_.contains(key)) && !settled_.contains(key);
  }

  void play_block(std::uint64_t number, Causes& part) const {
    const int players = arena_.plan().players;
    Witness witness(arena_.game(), arena_.plan().place_count, Random(1, 1));
    const bots::GameResult free = play_game(number, &witness, nullptr);
    std::uint64_t turn = number;
    for (const ProperUse& proper : witness.proper_uses()) {
      ++turn;
      if (!is_asked(proper.key)) continue;
      // One of the users, each in turn.
      std::uint64_t skip = turn % static_cast<std::uint64_t>(proper.seats.size());
      Seat seat{};
      for (const Seat one : proper.seats) {
        seat = one;
        if (skip-- == 0) break;
      }
      const bots::Restriction restriction{seat,
                                          [&](const Use& use) { return is_same(use, proper.use); }};
      Unavoidable watcher(arena_.game(), restriction);
      const bots::GameResult bound = play_game(number, &watcher, &restriction);
      ++part.games;
      CauseSums& sums = part.things[proper.key];
      note_restriction(free, bound, seat, players, sums, part.interaction);
      sums.unavoidable += watcher.used() ? 1 : 0;
    }
  }

  const Arena& arena_;
  const std::set<ItemKey> only_;
  std::set<ItemKey> settled_;  // as of the last border: what comes in meanwhile changes nothing
  std::vector<std::string> seats_;
};

void merge(Causes& into, const Causes& part) {
  into.blocks += part.blocks;
  into.games += part.games;
  into.interaction.add(part.interaction);
  for (const auto& [key, sums] : part.things) into.things[key].add(sums);
}

/// What needs no more games: what is clearly far from the usual or clearly near it, and what cannot
/// be avoided.
void settle(Causes& causes, int players, double noticeable) {
  std::map<std::string, std::vector<double>> groups;
  for (const auto& [key, sums] : causes.things) {
    if (sums.points.blocks >= min_games) {
      groups[key.group].push_back(cause_in_points(sums, players).value);
    }
  }
  for (auto& [key, sums] : causes.things) {
    if (sums.settled || sums.points.blocks < min_games) continue;
    if (sums.unavoidable * 2 > sums.points.blocks) {
      sums.settled = true;
      continue;
    }
    std::vector<double>& values = groups[key.group];
    std::nth_element(values.begin(),
                     values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    const double usual = values.size() < 3 ? 0 : values[values.size() / 2];
    const Estimate now = lasting(cause_in_points(sums, players), causes.things.size());
    const bool far = now.low > usual + noticeable || now.high < -noticeable;
    const bool near = now.half() < noticeable && now.high < usual + 1.5 * noticeable;
    sums.settled = far || near;
  }
}

bool all_settled(const Causes& causes) {
  if (causes.blocks < first_border) return false;
  return std::all_of(causes.things.begin(), causes.things.end(),
                     [](const auto& one) { return one.second.settled; });
}

}  // namespace

void note_restriction(const bots::GameResult& free, const bots::GameResult& bound, Seat seat,
                      int players, CauseSums& sums, RatioSums& interaction) {
  sums.points.add(lead_of(free, seat, players) - lead_of(bound, seat, players), 1);
  sums.shares.add(share_of(free, seat) - share_of(bound, seat), 1);
  std::int64_t others = 0;
  for (const Seat one : SeatSet::first(players)) {
    if (one != seat) others += std::abs(free.scores[one] - bound.scores[one]);
  }
  interaction.add(others, std::abs(free.scores[seat] - bound.scores[seat]));
}

void CauseSums::add(const CauseSums& other) {
  points.add(other.points);
  shares.add(other.shares);
  unavoidable += other.unavoidable;
}

Estimate lasting(const Estimate& estimate, std::size_t things) {
  if (!estimate.known()) return estimate;
  const double error = 0.05 / static_cast<double>(std::max<std::size_t>(things, 1));
  const double radius = estimate.error * lasting_factor(estimate.freedom + 1, error);
  Estimate wide = estimate;
  wide.low = estimate.value - radius;
  wide.high = estimate.value + radius;
  return wide;
}

Estimate cause_in_points(const CauseSums& sums, int players) {
  return sums.points.ratio(std::max(players - 1, 1));
}

Estimate cause_in_victories(const CauseSums& sums) {
  return sums.shares.ratio(static_cast<double>(share_unit));
}

void find_causes(const Arena& arena, Causes& causes, const CauseGoal& goal, int threads,
                 const CauseHooks& hooks) {
  const int players = arena.plan().players;
  // Whether it is enough is decided at borders only, wherever it was interrupted.
  const auto between_borders = [&] {
    return causes.blocks > 0 && cause_border(causes.blocks - 1) != causes.blocks;
  };
  const auto enough = [&] { return causes.games >= goal.games || all_settled(causes); };
  while (causes.blocks < goal.blocks && (between_borders() || !enough())) {
    const Restricted restricted(arena, causes);
    InOrder<Causes> order;
    order.first = causes.blocks;
    order.end = std::min(cause_border(causes.blocks), goal.blocks);
    order.threads = threads;
    order.work = [&](std::uint64_t first, std::uint64_t count) {
      return restricted.play(first, count);
    };
    std::atomic<std::uint64_t> games = causes.games;
    order.take = [&](Causes& part) {
      merge(causes, part);
      games = causes.games;
      if (hooks.keep) hooks.keep();
    };
    order.progress = [&](std::uint64_t /*blocks*/) {
      if (hooks.progress) hooks.progress(games);
    };
    order.stop = hooks.stop;
    order.run();
    const bool whole = causes.blocks == order.end;
    if (whole) settle(causes, players, goal.noticeable);
    if (!whole) return;
  }
}

}  // namespace townsmith::lab
