#include <bit>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

json::string text_of(std::string_view text) { return json::string(text); }

json::array names_of(const TownBuilder& game, CardSet cards) {
  json::array names;
  cards.for_each([&](int card) { names.emplace_back(text_of(game.name_of(card_at(card)))); });
  return names;
}

json::object card_json(const TownBuilder& game, Card card) {
  const CardInfo& one = game.info_of(card);
  json::array resources;
  json::array gives;
  if (one.gives_gold) gives.emplace_back("gold");
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    for (int i = 0; i < one.resources[kind]; ++i) {
      resources.emplace_back(text_of(resource_names[kind]));
    }
    if (((one.gives >> kind) & 1U) != 0) gives.emplace_back(text_of(resource_names[kind]));
  }
  json::object view;
  view["number"] = number(card);
  view["type"] = text_of(name_of(one.type));
  view["gold"] = one.gold;
  view["resources"] = std::move(resources);
  view["points"] = one.points;
  view["gives"] = std::move(gives);
  view["ability"] = nullptr;
  if (one.ability.kind != AbilityKind::none) {
    const auto kind = static_cast<std::size_t>(one.ability.kind);
    view["ability"] = json::object{{"kind", text_of(ability_kind_names[kind])},
                                   {"text", text_of(ability_text(one.ability))}};
  }
  return view;
}

json::array row_json(const TownBuilder& game, const State& state) {
  json::array row;
  state.row.for_each([&](int card) {
    json::array guards;
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (state.guarded[slot(seat)].test(card)) guards.emplace_back(townsmith::index(seat));
    }
    row.push_back(json::object{{"name", text_of(game.name_of(card_at(card)))},
                               {"protected_by", std::move(guards)}});
  });
  return row;
}

json::object foundation_json(const TownBuilder& game, const State& state, Card card) {
  const Load tokens = game.tokens_under(state, card);
  json::array loose;
  json::array needs;
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    for (int i = 0; i < tokens.just(static_cast<Resource>(kind)); ++i) {
      loose.emplace_back(text_of(resource_names[kind]));
    }
    const Load more = state.load[slot(card)] + Load::one(1U << kind);
    if (more.within(game.tables().cost[slot(card)])) {
      needs.emplace_back(text_of(resource_names[kind]));
    }
  }
  json::object view;
  view["name"] = text_of(game.name_of(card));
  view["under"] = names_of(game, game.cards_under(state, card));
  view["tokens"] = std::move(loose);
  view["missing"] = game.tables().cost[slot(card)].total() - state.load[slot(card)].total();
  view["accepts"] = std::move(needs);
  return view;
}

json::array gold_json(const TownBuilder& game, const State& state, Seat seat) {
  json::array gold;
  for (const std::uint8_t number : state.gold_line) {
    if (number == 0 || !state.gold[slot(seat)].test(number - 1)) continue;
    gold.push_back(json::object{{"name", text_of(game.name_of(card_at(number - 1)))},
                                {"worth", state.doubled.test(number - 1) ? 2 : 1}});
  }
  return gold;
}

json::object seat_json(const TownBuilder& game, const State& state, Seat seat) {
  json::array foundations;
  state.foundations[slot(seat)].for_each(
      [&](int card) { foundations.push_back(foundation_json(game, state, card_at(card))); });
  json::array awards;
  for (unsigned held = state.awards_held[slot(seat)]; held != 0; held &= held - 1) {
    const auto award = static_cast<std::size_t>(std::countr_zero(held));
    awards.emplace_back(text_of(game.content().awards[award].name));
  }
  json::object view;
  view["buildings"] = names_of(game, state.buildings[slot(seat)]);
  view["foundations"] = std::move(foundations);
  view["gold"] = game.gold_of(state, seat);
  view["gold_cards"] = gold_json(game, state, seat);
  view["gold_tokens"] = int{state.tokens[slot(seat)]};
  view["awards"] = std::move(awards);
  view["score"] = game.score(state, seat);
  return view;
}

json::array judges_json(const TownBuilder& game, const State& state) {
  json::array judges;
  for (unsigned left = state.judges; left != 0; left &= left - 1) {
    const int judge = std::countr_zero(left);
    json::array leading;
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (game.claims_judge(state, seat, judge)) leading.emplace_back(townsmith::index(seat));
    }
    const Type type = game.content().judges[static_cast<std::size_t>(judge)];
    judges.push_back(json::object{{"number", judge + 1},
                                  {"type", text_of(name_of(type))},
                                  {"claimed_by", std::move(leading)}});
  }
  return judges;
}

json::array awards_json(const TownBuilder& game, const State& state) {
  json::array awards;
  for (unsigned left = state.awards_open; left != 0; left &= left - 1) {
    const int award = std::countr_zero(left);
    const Award& one = game.content().awards[static_cast<std::size_t>(award)];
    json::array holders;
    for (const Seat seat : SeatSet::first(game.setup().players)) {
      if (((state.awards_held[slot(seat)] >> award) & 1U) != 0) {
        holders.emplace_back(townsmith::index(seat));
      }
    }
    const bool shared = ((state.awards_shared >> award) & 1U) != 0;
    const bool open = state.awards_closed == 0 && (holders.empty() || (shared && !game.solo()));
    awards.push_back(json::object{{"name", text_of(one.name)},
                                  {"text", text_of(award_text(one))},
                                  {"held_by", std::move(holders)},
                                  {"open", open}});
  }
  return awards;
}

json::object catalogue(const TownBuilder& game, const State& state) {
  json::object cards;
  (game.tables().all - state.unseen).for_each([&](int card) {
    cards[game.name_of(card_at(card))] = card_json(game, card_at(card));
  });
  return cards;
}

json::value seat_or_null(bool there, Seat seat) {
  return there ? json::value(townsmith::index(seat)) : json::value(nullptr);
}

}  // namespace

/// {
///   "phase": "setup" | "refill" | "act" | "draw" | "choose" | "closing" | "declare" | "over",
///   "active": 0,             null before the set-up and when all is over
///   "first": 0,              null before the set-up
///   "actions": 2,            left this turn
///   "star_used": false,
///   "completed": 0,          foundations completed this turn
///   "ready": ["Fishery"],    buildings whose build ability can still be used this turn
///   "row": [{"name": "Mill", "protected_by": [1]}],
///   "revealed": [],          in the phase "choose"
///   "reveal_as": [],         "resource", "gold", "foundation": what a revealed card may become
///   "declares": null,        in the phase "declare": the building that is asked for a type
///   "deck": 50, "deck_judges": 1, "discard": ["Well"],
///   "runs": 0, "runs_to_end": 1, "ending": "no" | "triggered" | "last_round",
///   "judges": [{"number": 1, "type": "commerce", "claimed_by": [0]}],      if it ended now
///   "judge_points": 4, "award_points": 4, "crest": "pay 1 gold: ...",
///   "awards": [{"name": "Sturdy", "text": "...", "held_by": [], "open": true}],
///   "seats": [{
///     "buildings": ["Inn"],
///     "foundations": [{"name": "Mill", "under": ["Well"], "tokens": ["wood"], "missing": 1,
///                      "accepts": ["straw"]}],
///     "gold": 3, "gold_cards": [{"name": "Bank", "worth": 2}], "gold_tokens": 1,
///     "awards": ["Sturdy"], "score": 7
///   }],
///   "cards": {"Mill": {"number": 11, "type": "commerce", "gold": 0, "resources": ["wood", ...],
///             "points": 5, "gives": ["gold", "straw"], "ability": null | {"kind", "text"}}}
/// }                          every card that is not in the deck
json::object TownBuilder::view(const Observed<TownBuilder>& seen) const {
  static constexpr std::array<std::string_view, 3> endings = {"no", "triggered", "last_round"};
  const State& state = seen.state();
  const bool dealt = state.phase != Phase::setup;
  json::object view;
  view["phase"] = text_of(phase_names[static_cast<std::size_t>(state.phase)]);
  view["active"] = seat_or_null(dealt && !over(state), state.active);
  view["first"] = seat_or_null(dealt, state.first);
  view["actions"] = int{state.actions};
  view["star_used"] = state.star_used != 0;
  view["completed"] = int{state.completed};
  view["ready"] = names_of(*this, state.ready);
  view["row"] = row_json(*this, state);
  view["revealed"] = names_of(*this, state.revealed);
  json::array ways;
  if (allows(state.reveal_ways, Way::resource)) ways.emplace_back("resource");
  if (allows(state.reveal_ways, Way::gold)) ways.emplace_back("gold");
  if (allows(state.reveal_ways, Way::foundation)) ways.emplace_back("foundation");
  view["reveal_as"] = std::move(ways);
  view["declares"] = nullptr;
  if (state.phase == Phase::declare) view["declares"] = text_of(name_of(declarer(state)));
  view["deck"] = deck_cards(state);
  view["deck_judges"] = int{state.deck_judges};
  view["discard"] = names_of(*this, state.discard);
  view["runs"] = int{state.runs};
  view["runs_to_end"] = seating().runs;
  view["ending"] = text_of(endings[static_cast<std::size_t>(state.ending)]);
  view["judges"] = judges_json(*this, state);
  view["judge_points"] = content_.judge_points;
  view["awards"] = awards_json(*this, state);
  view["award_points"] = content_.award_points;
  view["crest"] = text_of(ability_text(content_.crest));
  json::array seats;
  for (const Seat seat : SeatSet::first(setup_.players)) {
    seats.push_back(seat_json(*this, state, seat));
  }
  view["seats"] = std::move(seats);
  view["cards"] = catalogue(*this, state);
  return view;
}

}  // namespace townsmith::townbuilder
