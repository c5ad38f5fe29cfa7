#include "bots/townbuilder/prospects.h"

#include <algorithm>
#include <bit>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

constexpr std::int8_t small(int value) { return static_cast<std::int8_t>(value); }
constexpr std::size_t slot(Type type) { return static_cast<std::size_t>(type); }

/// What starting and completing a middling building takes.
constexpr int usual_actions = 3;

int saved_actions(const Ability& ability) {
  if (ability.kind != AbilityKind::build) return 0;
  switch (ability.effect) {
    case Effect::take:
    case Effect::reveal:
    case Effect::copy: return 1;
    case Effect::resources:
    case Effect::gold: return ability.amount;
    case Effect::complete: return std::min(ability.amount, 2);
    default: return 0;
  }
}

}  // namespace

Worths::Worths(const Content& content, const Tables& tables) {
  for (int i = 0; i < static_cast<int>(content.cards.size()); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const CardInfo& card = content.cards[at];
    const Ability& ability = card.ability;
    points[at] = small(card.points);
    type[at] = small(static_cast<int>(card.type));
    gold[at] = small(card.gold);
    resources[at] = small(card.resource_cost());
    cost[at] = small(card.building_cost());
    amount[at] = small(ability.amount);
    saves[at] = small(saved_actions(ability));
    const bool star = ability.kind == AbilityKind::star;
    switch (ability.effect) {
      case Effect::per_building:
        counters.set(i);
        counted[at] = tables.counted[at];
        if (ability.which.type.has_value()) {
          counted[at] &= tables.of_type[static_cast<std::size_t>(*ability.which.type)];
        }
        break;
      case Effect::per_type: per_type.set(i); break;
      case Effect::if_award: if_award.set(i); break;
      case Effect::change_type:
      case Effect::extra_type: declarers.set(i); break;
      case Effect::add_to_row:
      case Effect::replace:
        if (star) sifters.set(i);
        break;
      case Effect::complete: (star ? engines : finishers).set(i); break;
      case Effect::judge:
        if (!star) inviters.set(i);
        break;
      case Effect::take:
      case Effect::reveal:
      case Effect::resources:
      case Effect::gold:
        if (star) (ability.discards_itself ? stores : engines).set(i);
        break;
      default: break;
    }
  }
}

Prospects::Prospects(const TownBuilder& game, const Worths& worths, const State& state, Seat seat)
    : game_(game), worths_(worths), state_(state), seat_(seat), gold_(game.gold_of(state, seat)) {
  const Tables& tables = game.tables();
  for (std::size_t type = 0; type < type_count; ++type) {
    own_[type] = small((state.buildings[seat] & tables.of_type[type]).count());
    for (const Seat other : SeatSet::first(game.setup().players)) {
      if (other == seat) continue;
      const int count = (state.buildings[other] & tables.of_type[type]).count();
      others_[type] = std::max(others_[type], small(count));
    }
  }
  for (unsigned judges = state.judges; judges != 0; judges &= judges - 1) {
    ++judges_[slot(game.content().judges[static_cast<std::size_t>(std::countr_zero(judges))])];
  }
  count_actions();
  state.foundations[seat].for_each([&](int foundation) {
    const Card card = card_at(foundation);
    sites_.push_back({card, worths.resources[slot(card)] - state.load[slot(card)].total(), 0, 0,
                      game.accepted(state, card)});
  });
  find_awards();
  for (Site& site : sites_) {
    site.points = points_of(site.card);
    site.bonus = bonus_of(site.card);
  }
}

/// While the deck lasts a turn takes a card from it for each action, alone those discarded too;
/// then the rounds left are known.
void Prospects::count_actions() {
  if (state_.phase == Phase::declare) return;
  const int actions_a_turn = game_.content().actions_a_turn;
  const int players = game_.setup().players;
  if (seat_ == state_.active) actions_now_ = state_.actions;
  const int deck = game_.deck_cards(state_);
  const auto turns_for = [](int cards, int a_turn) { return (cards + a_turn - 1) / a_turn; };
  if (game_.solo()) {
    const int a_turn = actions_a_turn + game_.content().closing_discard;
    const std::vector<int>& below = game_.seating().judges_below;
    actions_ = actions_now_;
    if (state_.ending == Ending::no) actions_ += actions_a_turn * turns_for(deck, a_turn);
    award_actions_ = actions_now_;
    if (state_.deck_judges > 0 && deck > below.back()) {
      award_actions_ += actions_a_turn * turns_for(deck - below.back() + 1, a_turn);
    }
    return;
  }
  const auto place = [&](Seat seat) {
    return (townsmith::index(seat) - townsmith::index(state_.first) + players) % players;
  };
  actions_ = actions_now_;
  if (place(seat_) > place(state_.active)) actions_ += actions_a_turn;
  if (state_.ending == Ending::triggered) actions_ += actions_a_turn;
  if (state_.ending == Ending::no) {
    int cards = deck;
    int next = state_.discard.count() + state_.attached.count() + deck / 2;
    for (int run = state_.runs + 1; run < game_.seating().runs; ++run, next /= 2) cards += next;
    actions_ += actions_a_turn + cards / players;
  }
  award_actions_ = actions_;
}

// Points.

int Prospects::judge_gain(Type type) const {
  const int judges = judges_[slot(type)];
  if (judges == 0) return 0;
  const int own = own_[slot(type)];
  const int needed = game_.solo() ? game_.content().solo_judge_needs : others_[slot(type)];
  const bool claims = own > 0 && own >= needed;
  return !claims && own + 1 >= needed ? judges * game_.content().judge_points : 0;
}

int Prospects::points_of(Card card) const {
  const CardSet buildings = state_.buildings[seat_];
  const auto at = slot(card);
  const auto type = static_cast<std::size_t>(worths_.type[at]);
  int gain = worths_.points[at];
  if (worths_.counters.test(index(card))) {
    gain += worths_.amount[at] * ((buildings | one(card)) & worths_.counted[at]).count();
  } else if (worths_.per_type.test(index(card))) {
    int types = own_[type] == 0 ? 1 : 0;
    for (const std::int8_t count : own_) types += count > 0 ? 1 : 0;
    gain += worths_.amount[at] * types;
  } else if (worths_.if_award.test(index(card))) {
    if (state_.awards_held[seat_] != 0) gain += worths_.amount[at];
  }
  (buildings & worths_.counters).for_each([&](int counter) {
    const auto there = static_cast<std::size_t>(counter);
    if (worths_.counted[there].test(index(card))) gain += worths_.amount[there];
  });
  if (own_[type] == 0) {
    (buildings & worths_.per_type).for_each([&](int counter) {
      gain += worths_.amount[static_cast<std::size_t>(counter)];
    });
  }
  return gain;
}

int Prospects::gain_within(int actions, CardSet row) const {
  int best = 0;
  if (actions <= 0) return best;
  const Tables& tables = game_.tables();
  const int count = sites_.size();
  for (int i = 0; i < count; ++i) {
    const Site& site = sites_[i];
    const CardSet fitting = site.accepted & row;
    if (fitting.empty()) continue;
    if (site.missing == 1) {
      best = std::max(best, site.gain());
      for (int j = i + 1; j < count && actions >= 2; ++j) {
        const Site& other = sites_[j];
        if (other.missing != 1 || site.gain() + other.gain() <= best) continue;
        const CardSet also = other.accepted & row;
        if (!also.empty() && (fitting | also).count() >= 2) best = site.gain() + other.gain();
      }
    } else if (site.missing == 2 && actions >= 2 && site.gain() > best) {
      const Load there = state_.load[slot(site.card)];
      const Load cost = tables.cost[slot(site.card)];
      CardSet rest = fitting;
      while (!rest.empty()) {
        const Load with = there + tables.gift[static_cast<std::size_t>(rest.pop_first())];
        bool found = false;
        rest.for_each([&](int second) {
          found |= (with + tables.gift[static_cast<std::size_t>(second)]).within(cost);
        });
        if (!found) continue;
        best = site.gain();
        break;
      }
    }
  }
  return best;
}

int Prospects::distance_to(Type type, int buildings) const {
  FixedList<int, max_cards> steps;
  for (const Site& site : sites_) {
    if (worths_.type[slot(site.card)] == static_cast<int>(type)) {
      steps.push_back(std::min(site.missing, usual_actions));
    }
  }
  std::sort(steps.begin(), steps.end());
  int distance = 0;
  for (int i = 0; i < buildings; ++i) distance += i < steps.size() ? steps[i] : usual_actions;
  return distance;
}

// Awards.

void Prospects::find_awards() {
  for (unsigned left = game_.awards_left(state_, seat_); left != 0; left &= left - 1) {
    const AwardPath path = path_to(std::countr_zero(left));
    if (path.distance <= award_actions_) awards_.push_back(path);
  }
}

/// Foundations that help count what they miss, other buildings what it takes to start them too.
AwardPath Prospects::path_to(int award) const {
  const auto at = static_cast<std::size_t>(award);
  const Award& wanted = game_.content().awards[at];
  const Tables& tables = game_.tables();
  const CardSet buildings = state_.buildings[seat_];
  AwardPath path{.award = award};
  FixedList<int, max_cards + type_count + max_building_cost> steps;
  const auto nearest = [&](CardSet helpful, int otherwise) {
    int min = otherwise;
    for (const Site& site : sites_) {
      if (helpful.test(index(site.card))) min = std::min(min, site.missing);
    }
    return min;
  };
  switch (wanted.need) {
    case Need::gold:
      path.needed = std::max(0, wanted.count - gold_);
      path.distance = path.needed;
      return path;
    case Need::costs:
      for (const int cost : wanted.costs) {
        const CardSet& fitting = tables.costing[static_cast<std::size_t>(cost)];
        if (!(buildings & fitting).empty()) continue;
        ++path.needed;
        path.distance += nearest(fitting, cost + 1);
      }
      return path;
    case Need::types: {
      int have = 0;
      for (std::size_t type = 0; type < type_count; ++type) {
        if (own_[type] > 0) {
          ++have;
        } else {
          steps.push_back(nearest(tables.of_type[type], usual_actions));
        }
      }
      path.needed = std::max(0, wanted.count - have);
      break;
    }
    case Need::buildings:
      path.needed = std::max(0, wanted.count - (buildings & tables.awarded[at]).count());
      for (const Site& site : sites_) {
        if (tables.awarded[at].test(index(site.card))) steps.push_back(site.missing);
      }
      break;
    case Need::completed:
      path.needed = wanted.count;
      if (seat_ == state_.active && (actions_now_ > 0 || state_.completed >= wanted.count)) {
        path.needed = std::max(0, wanted.count - state_.completed);
      }
      for (const Site& site : sites_) steps.push_back(site.missing);
      break;
  }
  std::sort(steps.begin(), steps.end());
  const int otherwise = std::max(usual_actions, wanted.which.least_cost + 1);
  for (int i = 0; i < path.needed; ++i) {
    path.distance += i < steps.size() ? std::min(steps[i], otherwise) : otherwise;
  }
  return path;
}

bool Prospects::helps(const AwardPath& path, Card card) const {
  const auto at = static_cast<std::size_t>(path.award);
  const Award& wanted = game_.content().awards[at];
  switch (wanted.need) {
    case Need::gold: return false;
    case Need::costs: {
      const int cost = worths_.cost[slot(card)];
      return std::find(wanted.costs.begin(), wanted.costs.end(), cost) != wanted.costs.end() &&
             (state_.buildings[seat_] & game_.tables().costing[static_cast<std::size_t>(cost)])
                 .empty();
    }
    case Need::types: return own_[static_cast<std::size_t>(worths_.type[slot(card)])] == 0;
    case Need::buildings: return game_.tables().awarded[at].test(index(card));
    case Need::completed: return true;
  }
  return false;
}

int Prospects::bonus_of(Card card) const {
  int gain = judge_gain(static_cast<Type>(worths_.type[slot(card)]));
  for (const AwardPath& path : awards_) {
    if (path.needed == 1 && helps(path, card)) gain += game_.content().award_points;
  }
  return gain;
}

}  // namespace townsmith::townbuilder
