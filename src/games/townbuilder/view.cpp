#include <bit>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

using Names = std::vector<std::string>;

Names names_of(const TownBuilder& game, CardSet cards) {
  Names names;
  cards.for_each([&](int card) { names.push_back(game.name_of(card_at(card))); });
  return names;
}

CardView card_view(const TownBuilder& game, Card card) {
  const CardInfo& one = game.info_of(card);
  CardView view;
  view.title = card_text(one);
  view.number = number(card);
  view.type = one.type;
  view.gold = one.gold;
  view.points = one.points;
  if (one.gives_gold) view.gives.push_back(Gift::gold);
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    view.resources.insert(view.resources.end(), static_cast<std::size_t>(one.resources[kind]),
                          static_cast<Resource>(kind));
    if (((one.gives >> kind) & 1U) != 0) view.gives.push_back(static_cast<Gift>(kind + 1));
  }
  if (one.ability.kind != AbilityKind::none) {
    const auto timing = static_cast<Timing>(static_cast<int>(one.ability.kind) - 1);
    view.ability = AbilityView{timing, ability_text(one.ability)};
  }
  return view;
}

std::vector<RowCardView> row_view(const TownBuilder& game, const State& state) {
  std::vector<RowCardView> row;
  state.row.for_each([&](int card) {
    RowCardView& one = row.emplace_back();
    one.name = game.name_of(card_at(card));
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (state.guarded[seat].test(card)) one.protected_by.insert(seat);
    }
  });
  return row;
}

FoundationView foundation_view(const TownBuilder& game, const State& state, Card card) {
  const Load tokens = game.tokens_under(state, card);
  const Load cost = game.tables().cost[slot(card)];
  FoundationView view;
  view.name = game.name_of(card);
  view.under = names_of(game, game.cards_under(state, card));
  view.missing = cost.total() - state.load[slot(card)].total();
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    const auto resource = static_cast<Resource>(kind);
    view.tokens.insert(view.tokens.end(), static_cast<std::size_t>(tokens.just(resource)),
                       resource);
    const Load more = state.load[slot(card)] + Load::one(1U << kind);
    if (more.within(cost)) view.accepts.push_back(resource);
  }
  return view;
}

std::vector<GoldView> gold_view(const TownBuilder& game, const State& state, Seat seat) {
  std::vector<GoldView> gold;
  for (const std::uint8_t number : state.gold_line) {
    if (number == 0 || !state.gold[seat].test(number - 1)) continue;
    gold.push_back({game.name_of(numbered(number)), state.doubled.test(number - 1) ? 2 : 1});
  }
  return gold;
}

SeatView seat_view(const TownBuilder& game, const State& state, Seat seat) {
  SeatView view;
  view.buildings = names_of(game, state.buildings[seat]);
  state.foundations[seat].for_each(
      [&](int card) { view.foundations.push_back(foundation_view(game, state, card_at(card))); });
  view.gold = game.gold_of(state, seat);
  view.gold_cards = gold_view(game, state, seat);
  view.gold_tokens = state.tokens[seat];
  for (unsigned held = state.awards_held[seat]; held != 0; held &= held - 1) {
    const auto award = static_cast<std::size_t>(std::countr_zero(held));
    view.awards.push_back(game.content().awards[award].name);
  }
  view.score = game.score(state, seat);
  return view;
}

std::vector<JudgeView> judges_view(const TownBuilder& game, const State& state) {
  std::vector<JudgeView> judges;
  for (unsigned left = state.judges; left != 0; left &= left - 1) {
    const int judge = std::countr_zero(left);
    JudgeView& one = judges.emplace_back();
    one.number = judge + 1;
    one.type = game.content().judges[static_cast<std::size_t>(judge)];
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (game.claims_judge(state, seat, judge)) one.claimed_by.insert(seat);
    }
  }
  return judges;
}

std::vector<AwardView> awards_view(const TownBuilder& game, const State& state) {
  std::vector<AwardView> awards;
  for (unsigned left = state.awards_open; left != 0; left &= left - 1) {
    const int award = std::countr_zero(left);
    const Award& info = game.content().awards[static_cast<std::size_t>(award)];
    AwardView& one = awards.emplace_back();
    one.name = info.name;
    one.title = award_name(info);
    one.text = award_text(info);
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (((state.awards_held[seat] >> award) & 1U) != 0) one.held_by.insert(seat);
    }
    const bool shared = ((state.awards_shared >> award) & 1U) != 0;
    one.open = state.awards_closed == 0 && (one.held_by.empty() || (shared && !game.solo()));
  }
  return awards;
}

}  // namespace

PositionView TownBuilder::view(const Observed<TownBuilder>& seen) const {
  const State& state = seen.state();
  const bool dealt = state.phase != Phase::setup;
  PositionView view;
  view.phase = state.phase;
  if (dealt && !over(state)) view.active = state.active;
  if (dealt) view.first = state.first;
  view.actions = state.actions;
  view.star_used = state.star_used != 0;
  view.completed = state.completed;
  view.ready = names_of(*this, state.ready);
  view.row = row_view(*this, state);
  view.revealed = names_of(*this, state.revealed);
  if (allows(state.reveal_ways, Way::resource)) view.reveal_as.push_back(Taking::resource);
  if (allows(state.reveal_ways, Way::gold)) view.reveal_as.push_back(Taking::gold);
  if (allows(state.reveal_ways, Way::foundation)) view.reveal_as.push_back(Taking::foundation);
  if (state.phase == Phase::declare) view.declares = name_of(declarer(state));
  view.deck = deck_cards(state);
  view.deck_judges = state.deck_judges;
  view.discard = names_of(*this, state.discard);
  view.runs = state.runs;
  view.runs_to_end = seating().runs;
  view.ending = state.ending;
  view.judges = judges_view(*this, state);
  view.judge_points = content_.judge_points;
  view.awards = awards_view(*this, state);
  view.award_points = content_.award_points;
  view.crest = ability_text(content_.crest);
  for (const Seat seat : SeatSet::first(setup_.players)) {
    view.seats.push_back(seat_view(*this, state, seat));
  }
  (tables_.all - state.unseen).for_each([&](int card) {
    view.cards.emplace(name_of(card_at(card)), card_view(*this, card_at(card)));
  });
  return view;
}

}  // namespace townsmith::townbuilder
