#include <algorithm>
#include <bit>

#include "core/features.h"
#include "games/townbuilder/prospects.h"
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {

static_assert(Evaluated<TownBuilder>);

namespace {

enum class Feature {
  actions,
  actions_now,
  planned,
  spare,
  overload,
  gain_1,
  gain_2,
  gain_3,
  bonus,
  sites_1,
  sites_2,
  sites_3,
  useful_unseen,
  waiting,
  gold,
  gold_two,
  gold_many,
  now_gain,
  now_useful,
  now_start,
  now_gold,
  next_gain,
  next_useful,
  next_start,
  next_gold,
  award_claimable,
  award_two,
  award_four,
  award_close,
  judge_tied,
  judge_ahead_1,
  judge_ahead_2,
  judge_behind_1,
  judge_behind_2,
  judge_sites,
  judge_close,
  judge_coming,
  declarers,
  growth,
  engines,
  stores,
  sifters,
  star_free,
  ready_saves,
  ready_finish,
  promised,
  revealing_resource,
  revealing_foundation,
  drawing,
  count
};

constexpr std::array<std::string_view, static_cast<std::size_t>(Feature::count)> names = {
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
};

}  // namespace

static_assert(TownBuilder::feature_count == static_cast<int>(Feature::count));

std::span<const std::string_view> TownBuilder::feature_names() { return names; }

std::string_view TownBuilder::weights_name() const {
  if (solo()) return "solo";
  return setup_.players == 2 ? "two" : "more";
}

/// By the cards still to be drawn; a new deck counts as a usual one, so that stages never go back.
int TownBuilder::stage(const State& state) const {
  constexpr int usual_new_deck = 24;
  if (state.ending != Ending::no || state.phase == Phase::declare) return stages - 1;
  const int runs_after = seating().runs - state.runs - 1;
  const int deck = deck_cards(state);
  const int left =
      runs_after * usual_new_deck + (state.runs == 0 ? deck : std::min(deck, usual_new_deck));
  const int all = (seating().runs - 1) * usual_new_deck + static_cast<int>(content_.cards.size()) -
                  row_size - seating().cards_out;
  return std::clamp((all - left) * (stages - 1) / std::max(all, 1), 0, stages - 2);
}

void TownBuilder::features(const State& state, Seat seat, std::span<std::int16_t> out) const {
  std::fill(out.begin(), out.end(), std::int16_t{0});
  const auto put = [&](Feature feature, int value) {
    out[static_cast<std::size_t>(feature)] = static_cast<std::int16_t>(value);
  };
  const auto add = [&](Feature feature, int value) {
    auto& there = out[static_cast<std::size_t>(feature)];
    there = static_cast<std::int16_t>(there + value);
  };
  const Prospects prospects(*this, state, seat);
  const CardSet buildings = state.buildings[slot(seat)];
  const bool active = seat == state.active;
  put(Feature::actions, prospects.actions());
  put(Feature::actions_now, prospects.actions_now());

  // Foundations.
  int spare = prospects.actions();
  int unseen = std::max(state.unseen.count(), 1);
  CardSet needed;
  std::array<bool, most_cards> done{};
  const auto& sites = prospects.sites();
  for (const Site& site : sites) {
    const int step = std::min(site.missing, 3) - 1;
    add(static_cast<Feature>(static_cast<int>(Feature::gain_1) + step), site.points);
    add(Feature::bonus, site.bonus);
    add(static_cast<Feature>(static_cast<int>(Feature::sites_1) + step), 1);
    needed |= site.accepted;
    add(Feature::promised, worths_.saves[slot(site.card)]);
    const int share = 16 * (site.accepted & state.unseen).count() / unseen;
    add(Feature::waiting, site.missing * std::max(0, 8 - share));
  }
  int total_missing = 0;
  int planned = 0;
  for (int round = 0; round < sites.size(); ++round) {
    int best = -1;
    for (int i = 0; i < sites.size(); ++i) {
      if (done[static_cast<std::size_t>(i)]) continue;
      if (best < 0 ||
          sites[i].gain() * sites[best].missing > sites[best].gain() * sites[i].missing) {
        best = i;
      }
    }
    done[static_cast<std::size_t>(best)] = true;
    total_missing += sites[best].missing;
    if (sites[best].missing <= spare) {
      spare -= sites[best].missing;
      planned += sites[best].points;
    }
  }
  put(Feature::planned, planned);
  put(Feature::spare, spare);
  put(Feature::overload, std::max(0, total_missing - prospects.actions()));
  put(Feature::useful_unseen, 16 * (needed & state.unseen).count() / unseen);

  // Gold.
  const int gold = prospects.gold();
  put(Feature::gold, std::min(gold, 4));
  put(Feature::gold_two, gold >= 2 ? 1 : 0);
  put(Feature::gold_many, std::max(0, gold - 4));

  // The row.
  const bool now = prospects.actions_now() > 0 && state.phase != Phase::refill;
  if (prospects.actions() > 0) {
    const int shift =
        now ? 0 : static_cast<int>(Feature::next_gain) - static_cast<int>(Feature::now_gain);
    const auto shifted = [shift](Feature feature) {
      return static_cast<Feature>(static_cast<int>(feature) + shift);
    };
    const CardSet row = takeable(state, seat);
    const int actions = now ? prospects.actions_now() : actions_a_turn;
    put(shifted(Feature::now_gain), prospects.gain_within(actions, row));
    put(shifted(Feature::now_useful), (row & needed).count());
    put(shifted(Feature::now_gold), (row & tables_.giving_gold).count());
    int start = 0;
    const auto purse = static_cast<std::size_t>(std::min(gold, most_gold_cost));
    (row & tables_.affordable[purse]).for_each([&](int card) {
      const int steps = worths_.resources[static_cast<std::size_t>(card)] + 1;
      if (steps > spare) return;
      start = std::max(
          start,
          8 * (prospects.points_of(card_at(card)) + prospects.bonus_of(card_at(card))) / steps);
    });
    put(shifted(Feature::now_start), start);
  }

  // Awards.
  for (const AwardPath& path : prospects.awards()) {
    if (path.needed == 0 && state.phase != Phase::declare) add(Feature::award_claimable, 1);
    if (path.distance <= 2) add(Feature::award_two, 1);
    if (path.distance <= 4) add(Feature::award_four, 1);
    add(Feature::award_close, std::max(0, 12 - path.distance));
  }

  // Judges.
  const int unknown = static_cast<int>(content_.judges.size()) - std::popcount(state.judges);
  std::array<int, type_count> sites_of{};
  for (const Site& site : sites)
    ++sites_of[static_cast<std::size_t>(worths_.type[slot(site.card)])];
  for (std::size_t judge = 0; judge < content_.judges.size(); ++judge) {
    const Type type = content_.judges[judge];
    const int own = prospects.own(type);
    const int ahead = own - (solo() ? content_.solo_judge_needs : prospects.others(type));
    const int foreseen = ahead + sites_of[static_cast<std::size_t>(type)];
    if (((state.judges >> judge) & 1U) == 0) {
      if (foreseen >= 0 && state.deck_judges > 0) {
        add(Feature::judge_coming, 12 * state.deck_judges / std::max(unknown, 1));
      }
      continue;
    }
    if (ahead < 0 && foreseen >= 0) add(Feature::judge_sites, 1);
    if (ahead < 0 || own == 0) {
      const int distance = prospects.distance_to(type, std::max(1, -ahead));
      if (distance <= prospects.actions()) add(Feature::judge_close, std::max(0, 12 - distance));
    }
    if (ahead == -1) add(Feature::judge_behind_1, 1);
    if (ahead == -2) add(Feature::judge_behind_2, 1);
    if (solo()) continue;
    if (ahead == 0) add(Feature::judge_tied, 1);
    if (ahead == 1) add(Feature::judge_ahead_1, 1);
    if (ahead > 1) add(Feature::judge_ahead_2, 1);
  }

  // Abilities.
  put(Feature::declarers, (buildings & worths_.declarers).count());
  (buildings & worths_.counters).for_each([&](int card) {
    add(Feature::growth, worths_.amount[static_cast<std::size_t>(card)] * prospects.actions());
  });
  put(Feature::engines, (buildings & worths_.engines).count() * prospects.actions());
  put(Feature::stores, (buildings & worths_.stores).count());
  put(Feature::sifters, (buildings & worths_.sifters).empty() ? 0 : prospects.actions());
  if (!active) return;
  const bool playing =
      state.phase == Phase::act || state.phase == Phase::draw || state.phase == Phase::choose;
  put(Feature::star_free, playing && state.star_used == 0 ? 1 : 0);
  state.ready.for_each([&](int card) {
    const auto at = static_cast<std::size_t>(card);
    add(Feature::ready_saves, worths_.saves[at]);
    if (!worths_.finishers.test(card)) return;
    int best = 0;
    for (const Site& site : sites) {
      if (worths_.cost[slot(site.card)] <= worths_.amount[at]) best = std::max(best, site.gain());
    }
    add(Feature::ready_finish, best);
  });
  const bool revealing = state.phase == Phase::choose || state.draws == Draws::reveal;
  if (revealing && allows(state.reveal_ways, Way::resource)) put(Feature::revealing_resource, 1);
  if (revealing && allows(state.reveal_ways, Way::foundation))
    put(Feature::revealing_foundation, 1);
  if (state.draws == Draws::row) put(Feature::drawing, state.draws_left);
}

int TownBuilder::potential(const State& state, Seat seat) const {
  const Prospects prospects(*this, state, seat);
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
