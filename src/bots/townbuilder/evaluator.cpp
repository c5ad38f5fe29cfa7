#include "bots/townbuilder/evaluator.h"

#include <algorithm>
#include <bit>

namespace townsmith::townbuilder {

static_assert(bots::Evaluated<TownBuilder>);

using bots::point;

namespace {

constexpr auto names = std::to_array<std::string_view>({
    "actions until the end",
    "actions left this turn",
    "points of foundations that can be completed",
    "actions beyond those foundations",
    "resources needed beyond the actions",
    "points of foundations that need 1",
    "points of foundations that need 2",
    "points of foundations that need more",
    "bonus of foundations",
    "foundations that need 1",
    "foundations that need 2",
    "foundations that need more",
    "share of unseen cards that are needed",
    "needs that few unseen cards meet",
    "gold",
    "second gold",
    "gold beyond four",
    "points to be made with this turn's actions",
    "row cards needed now",
    "best foundation to start now",
    "gold in the row now",
    "points to be made next turn",
    "row cards needed next turn",
    "best foundation to start next turn",
    "gold in the row next turn",
    "awards to be claimed",
    "awards two actions away",
    "awards four actions away",
    "closeness of awards",
    "judges tied",
    "judges held by 1",
    "judges held by more",
    "judges missed by 1",
    "judges missed by 2",
    "judges to be won by foundations",
    "closeness of judges",
    "judges still to come",
    "buildings that choose a type",
    "points for further buildings",
    "star abilities that gain",
    "star abilities that gain once",
    "star abilities that change the row",
    "star ability not used this turn",
    "actions that build abilities save now",
    "points that a build ability completes now",
    "actions that foundations' abilities will save",
    "a resource to be revealed",
    "a foundation to be revealed",
    "row cards to be drawn",
});
using Feature = bots::FeatureOf<names>;

class FeatureWriter {
 public:
  FeatureWriter(const TownBuilder& game, const Worths& worths, const State& state, Seat seat,
                std::span<std::int16_t> out)
      : game_(game),
        worths_(worths),
        state_(state),
        seat_(seat),
        prospects_(game, worths, state, seat),
        sites_(prospects_.sites()),
        values_(out) {}

  void write() {
    put("actions until the end", prospects_.actions());
    put("actions left this turn", prospects_.actions_now());
    write_foundations();
    write_plan();
    write_gold();
    if (prospects_.actions() > 0) write_row();
    write_awards();
    write_judges();
    write_buildings();
    if (seat_ == state_.active) write_turn();
  }

 private:
  void put(Feature feature, int value) { values_.put(feature, value); }
  void add(Feature feature, int value) { values_.add(feature, value); }

  void write_foundations() {
    const int unseen = std::max(state_.unseen.count(), 1);
    for (const Site& site : sites_) {
      const int step = std::min(site.missing, 3) - 1;
      add(Feature("points of foundations that need 1") + step, site.points);
      add(Feature("foundations that need 1") + step, 1);
      add("bonus of foundations", site.bonus);
      add("actions that foundations' abilities will save", worths_.saves[slot(site.card)]);
      const int share = 16 * (site.accepted & state_.unseen).count() / unseen;
      add("needs that few unseen cards meet", site.missing * std::max(0, 8 - share));
      needed_ |= site.accepted;
    }
    put("share of unseen cards that are needed", 16 * (needed_ & state_.unseen).count() / unseen);
  }

  /// Completing foundations, those that bring most for an action first, while there are actions.
  void write_plan() {
    spare_ = prospects_.actions();
    int missing = 0;
    int planned = 0;
    CardSet done;
    for (int round = 0; round < sites_.size(); ++round) {
      const Site* best = nullptr;
      for (const Site& site : sites_) {
        if (done.test(index(site.card))) continue;
        if (best == nullptr || site.gain() * best->missing > best->gain() * site.missing) {
          best = &site;
        }
      }
      done.set(index(best->card));
      missing += best->missing;
      if (best->missing > spare_) continue;
      spare_ -= best->missing;
      planned += best->points;
    }
    put("points of foundations that can be completed", planned);
    put("actions beyond those foundations", spare_);
    put("resources needed beyond the actions", std::max(0, missing - prospects_.actions()));
  }

  void write_gold() {
    const int gold = prospects_.gold();
    put("gold", std::min(gold, 4));
    put("second gold", gold >= 2 ? 1 : 0);
    put("gold beyond four", std::max(0, gold - 4));
  }

  /// What the row offers to the player who takes from it now, or next.
  void write_row() {
    const bool now = prospects_.actions_now() > 0 && state_.phase != Phase::refill;
    constexpr Feature gain_now = "points to be made with this turn's actions";
    constexpr Feature gain_next = "points to be made next turn";
    const std::size_t when = now ? 0 : gain_next.number() - gain_now.number();
    const int actions = now ? prospects_.actions_now() : game_.content().actions_a_turn;
    const CardSet row = game_.takeable(state_, seat_);
    put(gain_now + when, prospects_.gain_within(actions, row));
    put(Feature("row cards needed now") + when, (row & needed_).count());
    put(Feature("gold in the row now") + when, (row & game_.tables().giving_gold).count());
    int best = 0;
    const auto purse = static_cast<std::size_t>(std::min(prospects_.gold(), max_gold_cost));
    (row & game_.tables().affordable[purse]).for_each([&](int i) {
      const Card card = card_at(i);
      const int steps = worths_.resources[slot(card)] + 1;
      if (steps > spare_) return;
      best = std::max(best, 8 * (prospects_.points_of(card) + prospects_.bonus_of(card)) / steps);
    });
    put(Feature("best foundation to start now") + when, best);
  }

  void write_awards() {
    for (const AwardPath& path : prospects_.awards()) {
      if (path.needed == 0 && state_.phase != Phase::declare) add("awards to be claimed", 1);
      if (path.distance <= 2) add("awards two actions away", 1);
      if (path.distance <= 4) add("awards four actions away", 1);
      add("closeness of awards", std::max(0, far - path.distance));
    }
  }

  void write_judges() {
    const std::vector<Type>& judges = game_.content().judges;
    const int unknown = static_cast<int>(judges.size()) - std::popcount(state_.judges);
    std::array<int, type_count> sites_of{};
    for (const Site& site : sites_) ++sites_of[type_slot(worths_.type[slot(site.card)])];
    for (std::size_t judge = 0; judge < judges.size(); ++judge) {
      const Type type = judges[judge];
      const int own = prospects_.own(type);
      const int ahead =
          own - (game_.solo() ? game_.content().solo_judge_needs : prospects_.others(type));
      const bool foreseen = ahead + sites_of[type_slot(static_cast<int>(type))] >= 0;
      if (((state_.judges >> judge) & 1U) == 0) {
        if (foreseen && state_.deck_judges > 0) {
          add("judges still to come", far * state_.deck_judges / std::max(unknown, 1));
        }
        continue;
      }
      if (ahead < 0 && foreseen) add("judges to be won by foundations", 1);
      if (ahead < 0 || own == 0) {
        const int distance = prospects_.distance_to(type, std::max(1, -ahead));
        if (distance <= prospects_.actions()) {
          add("closeness of judges", std::max(0, far - distance));
        }
      }
      if (ahead == -1) add("judges missed by 1", 1);
      if (ahead == -2) add("judges missed by 2", 1);
      if (game_.solo()) continue;  // nobody can take it away again
      if (ahead == 0) add("judges tied", 1);
      if (ahead == 1) add("judges held by 1", 1);
      if (ahead > 1) add("judges held by more", 1);
    }
  }

  void write_buildings() {
    const CardSet buildings = state_.buildings[seat_];
    const int actions = prospects_.actions();
    (buildings & worths_.counters).for_each([&](int card) {
      add("points for further buildings", worths_.amount[slot(card_at(card))] * actions);
    });
    put("buildings that choose a type", (buildings & worths_.declarers).count());
    put("star abilities that gain", (buildings & worths_.engines).count() * actions);
    put("star abilities that gain once", (buildings & worths_.stores).count());
    put("star abilities that change the row", (buildings & worths_.sifters).empty() ? 0 : actions);
  }

  /// What is still open in the turn that is being played.
  void write_turn() {
    const bool choosing = state_.phase == Phase::choose;
    const bool playing = state_.phase == Phase::act || state_.phase == Phase::draw || choosing;
    put("star ability not used this turn", playing && state_.star_used == 0 ? 1 : 0);
    state_.ready.for_each([&](int i) {
      const auto at = slot(card_at(i));
      add("actions that build abilities save now", worths_.saves[at]);
      if (!worths_.finishers.test(i)) return;
      int best = 0;
      for (const Site& site : sites_) {
        if (worths_.cost[slot(site.card)] <= worths_.amount[at]) best = std::max(best, site.gain());
      }
      add("points that a build ability completes now", best);
    });
    if (choosing || state_.draws == Draws::reveal) {
      put("a resource to be revealed", allows(state_.reveal_ways, Way::resource) ? 1 : 0);
      put("a foundation to be revealed", allows(state_.reveal_ways, Way::foundation) ? 1 : 0);
    }
    if (state_.draws == Draws::row) put("row cards to be drawn", state_.draws_left);
  }

  /// This many actions away, an award or a judge is not in sight yet.
  static constexpr int far = 12;
  static constexpr std::size_t type_slot(int type) { return static_cast<std::size_t>(type); }

  const TownBuilder& game_;
  const Worths& worths_;
  const State& state_;
  Seat seat_;
  Prospects prospects_;
  const FixedList<Site, max_cards>& sites_;
  bots::FeatureValues<names> values_;
  CardSet needed_;  ///< as a resource by any foundation
  int spare_ = 0;   ///< actions that no foundation needs
};

}  // namespace

static_assert(Evaluator::feature_count == names.size());

std::span<const std::string_view> Evaluator::feature_names() { return names; }

std::string_view Evaluator::weights_name(const TownBuilder& game) {
  if (game.solo()) return "solo";
  return game.setup().players == 2 ? "two" : "more";
}

/// By the cards still to be drawn; a new deck counts as a usual one, so that stages never go back.
int Evaluator::stage(const State& state) const {
  constexpr int usual_new_deck = 24;
  if (state.ending != Ending::no || state.phase == Phase::declare) return stages - 1;
  const Seating& seating = game_.seating();
  const int runs_after = seating.runs - state.runs - 1;
  const int deck = game_.deck_cards(state);
  const int left =
      runs_after * usual_new_deck + (state.runs == 0 ? deck : std::min(deck, usual_new_deck));
  const auto cards = static_cast<int>(game_.content().cards.size());
  const int all =
      (seating.runs - 1) * usual_new_deck + cards - game_.content().row_size - seating.cards_out;
  return std::clamp((all - left) * (stages - 1) / std::max(all, 1), 0, stages - 2);
}

void Evaluator::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  FeatureWriter(game_, worths_, state, seat, out).write();
}

int Evaluator::potential(const State& state, Seat seat) const {
  const Prospects prospects(game_, worths_, state, seat);
  int value = 0;
  for (const Site& site : prospects.sites()) {
    if (site.missing > prospects.actions()) continue;
    const int steps = worths_.resources[slot(site.card)] + 1;
    value += point * 3 / 4 * site.gain() * (steps - site.missing) / steps;
  }
  if (prospects.actions() > 3) value += point * std::min(prospects.gold(), 4) / 2;
  return value;
}

}  // namespace townsmith::townbuilder
