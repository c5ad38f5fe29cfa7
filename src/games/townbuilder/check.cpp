#include <algorithm>

#include "games/townbuilder/townbuilder.h"

// Whatever bytes come, they are accepted exactly if legal_moves() lists them; otherwise the first
// thing that is wrong is said.

namespace townsmith::townbuilder {
namespace {

/// The fields of a move as bits.
enum Field : unsigned { user = 1, copied = 2, way = 4, card = 8, other = 16, choice = 32 };

unsigned fields_of(const Move& move) {
  return (move.user != 0 ? user : 0U) | (move.copied != 0 ? copied : 0U) |
         (move.way != Way::none ? way : 0U) | (move.card != 0 ? card : 0U) |
         (move.other != 0 ? other : 0U) | (move.choice != 0 ? choice : 0U);
}

/// Nothing beside what belongs to such a move.
Result<> check_fields(const Move& move, unsigned allowed) {
  if ((fields_of(move) & ~allowed) != 0) {
    return refuse(Reason::bad_value, say("move-has-more"));
  }
  return {};
}

Result<> check_card(const Tables& tables, int number) {
  if (number < 1 || number > tables.all.count()) {
    return refuse(Reason::bad_value, say("no-such-card", {{"most", tables.all.count()}}));
  }
  return {};
}

unsigned fields_of_effect(Effect effect) {
  switch (effect) {
    case Effect::take: return way | card | other;
    case Effect::replace: return card | other;
    case Effect::resources: return card | choice;
    case Effect::complete:
    case Effect::protect: return card;
    default: return 0;
  }
}

Symbol taken_as(Way how) {
  return symbol(how == Way::foundation ? "foundation" : how == Way::gold ? "gold" : "resource");
}

}  // namespace

Result<> TownBuilder::check(const State& state, Seat seat, Move move) const {
  if (over(state)) return refuse(Reason::game_over, say("game-is-over"));
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn,
                  actors(state).empty() ? say("cards-are-drawn") : say("not-your-turn"));
  }
  switch (move.kind) {
    case MoveKind::start:
    case MoveKind::gain:
    case MoveKind::store: return check_action(state, move);
    case MoveKind::use: return check_use(state, move);
    case MoveKind::claim: return check_claim(state, move);
    case MoveKind::end_turn:
      if (const auto fields = check_fields(move, 0); !fields) return fields;
      return check_end_turn(state);
    case MoveKind::decline:
      if (const auto fields = check_fields(move, 0); !fields) return fields;
      if (state.phase == Phase::choose) return {};
      return refuse(Reason::wrong_phase, say("nothing-is-revealed"));
    case MoveKind::discard: {
      if (const auto fields = check_fields(move, card | other); !fields) return fields;
      if (state.phase != Phase::closing) {
        return refuse(Reason::wrong_phase, say("no-time-to-discard"));
      }
      const int count = std::min(content_.closing_discard, discardable(state).count());
      return check_pair(state, move, count, count);
    }
    case MoveKind::declare: return check_declare(state, move);
  }
  return refuse(Reason::bad_value, say("no-such-move"));
}

Result<> TownBuilder::check_action(const State& state, Move move) const {
  const bool gains = move.kind == MoveKind::gain;
  if (const auto fields = check_fields(move, gains ? card | other : unsigned{card}); !fields) {
    return fields;
  }
  const Way how = gains                          ? Way::resource
                  : move.kind == MoveKind::start ? Way::foundation
                                                 : Way::gold;
  if (const auto known = check_card(tables_, move.card); !known) return known;
  if (state.phase == Phase::choose) {
    if (!allows(state.reveal_ways, how)) {
      return refuse(Reason::not_allowed, say("revealed-not-as", {{"as", taken_as(how)}}));
    }
    return check_take(state, {"revealed", state.revealed}, numbered(move.card), how, move.other);
  }
  if (state.phase != Phase::act) {
    return refuse(Reason::wrong_phase, say("no-time-to-act"));
  }
  if (state.actions == 0) return refuse(Reason::not_allowed, say("no-actions-left"));
  return check_take(state, {"row", takeable(state, state.active)}, numbered(move.card), how,
                    move.other);
}

Result<> TownBuilder::check_take(const State& state, const Place& from, Card taken, Way how,
                                 int foundation) const {
  if (!from.cards.test(index(taken))) {
    if (state.row.test(index(taken)) && !takeable(state, state.active).test(index(taken))) {
      return refuse(Reason::not_allowed, say("is-protected", {{"card", card_name(taken)}}));
    }
    return refuse(Reason::not_allowed, say("not-there", {{"card", card_name(taken)},
                                                              {"where", symbol(from.name)}}));
  }
  if (how == Way::foundation) {
    const int gold = gold_of(state, state.active);
    if (info_of(taken).gold > gold) {
      return refuse(Reason::cannot_afford,
                    say("too-dear", {{"card", card_name(taken)},
                                          {"price", say("gold", {{"gold", info_of(taken).gold}})},
                                          {"gold", gold}}));
    }
    return {};
  }
  if (how == Way::gold) {
    if (info_of(taken).gives_gold) return {};
    return refuse(Reason::not_allowed, say("gives-no-gold", {{"card", card_name(taken)}}));
  }
  if (const auto known = check_card(tables_, foundation); !known) return known;
  const Card under = numbered(foundation);
  if (!state.foundations[slot(state.active)].test(index(under))) {
    return refuse(Reason::not_allowed, say("not-your-foundation", {{"card", card_name(under)}}));
  }
  if (info_of(taken).gives == 0) {
    return refuse(Reason::not_allowed, say("gives-no-resource", {{"card", card_name(taken)}}));
  }
  if (!accepted(state, under).test(index(taken))) {
    return refuse(Reason::not_allowed,
                  say("resource-not-needed", {{"foundation", card_name(under)},
                                              {"resource", resource_text(info_of(taken))}}));
  }
  return {};
}

Result<> TownBuilder::check_use(const State& state, Move move) const {
  if (move.user != crest) {
    if (const auto known = check_card(tables_, move.user); !known) return known;
  }
  if (move.copied != 0) {
    if (const auto known = check_card(tables_, move.copied); !known) return known;
  }
  if (state.phase != Phase::act) {
    return refuse(Reason::wrong_phase,
                  state.phase == Phase::choose ? say("choose-first") : say("no-time-for-ability"));
  }
  if (const auto may = check_user(state, move); !may) return may;
  const Ability& ability = ability_of(move);
  const unsigned allowed = user | copied | fields_of_effect(ability.effect);
  if (const auto fields = check_fields(move, allowed); !fields) return fields;
  if (!condition_met(state, ability)) {
    if (ability.completed_type == any_type) {
      return refuse(Reason::not_allowed, say("nothing-completed"));
    }
    return refuse(Reason::not_allowed,
                  say("type-not-completed",
                      {{"type", type_text(static_cast<Type>(ability.completed_type))}}));
  }
  return check_effect(state, ability, move);
}

/// Whether the building is there, its ability unused, and what it copies there to be copied.
Result<> TownBuilder::check_user(const State& state, Move move) const {
  if (move.user == crest) {
    if (move.copied != 0) return refuse(Reason::bad_value, say("crest-copies-nothing"));
  } else {
    const Card building = numbered(move.user);
    if (!state.buildings[slot(state.active)].test(index(building))) {
      return refuse(Reason::not_allowed, say("not-your-building", {{"card", card_name(building)}}));
    }
    if (tables_.builds.test(index(building))) {
      if (!state.ready.test(index(building))) {
        return refuse(Reason::not_allowed, say("ability-is-gone", {{"card", card_name(building)}}));
      }
    } else if (!tables_.stars.test(index(building))) {
      return refuse(Reason::not_allowed, say("no-ability", {{"card", card_name(building)}}));
    }
    const bool copies = tables_.copiers.test(index(building));
    if (copies != (move.copied != 0)) {
      return refuse(Reason::bad_value,
                    copies ? say("copies-what", {{"card", card_name(building)}})
                           : say("copies-nothing", {{"card", card_name(building)}}));
    }
    if (copies && !copyable(state, building).test(move.copied - 1)) {
      return refuse(Reason::not_allowed,
                    say("cannot-copy", {{"card", card_name(building)},
                                        {"copied", card_name(numbered(move.copied))}}));
    }
    if (tables_.builds.test(index(building))) return {};
  }
  if (state.star_used != 0) {
    return refuse(Reason::not_allowed, say("star-is-used"));
  }
  return {};
}

Result<> TownBuilder::check_effect(const State& state, const Ability& ability, Move move) const {
  switch (ability.effect) {
    case Effect::take: return check_ability_take(state, ability, move);
    case Effect::reveal:
    case Effect::add_to_row:
      if (deck_empty(state)) return refuse(Reason::not_allowed, say("deck-is-empty"));
      return {};
    case Effect::replace: return check_replace(state, ability, move);
    case Effect::resources: return check_resources(state, ability, move);
    case Effect::judge:
      if (unused_judges(state) == 0) {
        return refuse(Reason::not_allowed, say("no-judge-left"));
      }
      return {};
    case Effect::complete: return check_complete(state, ability, move);
    case Effect::protect: {
      if (const auto known = check_card(tables_, move.card); !known) return known;
      if (state.row.test(move.card - 1) && !state.guarded[slot(state.active)].test(move.card - 1)) {
        return {};
      }
      return refuse(Reason::not_allowed,
                    say("cannot-protect", {{"card", card_name(numbered(move.card))}}));
    }
    default: return {};
  }
}

Result<> TownBuilder::check_ability_take(const State& state, const Ability& ability,
                                         Move move) const {
  const bool known_way =
      move.way == Way::resource || move.way == Way::gold || move.way == Way::foundation;
  if (!known_way) return refuse(Reason::bad_value, say("taken-as-what"));
  if (!allows(ability.ways, move.way)) {
    return refuse(Reason::not_allowed, say("ability-not-as", {{"as", taken_as(move.way)}}));
  }
  if (move.way != Way::resource && move.other != 0) {
    return refuse(Reason::bad_value, say("move-has-more"));
  }
  if (const auto known = check_card(tables_, move.card); !known) return known;
  const Place from = ability.from_discard ? Place{"discard", state.discard}
                                          : Place{"row", takeable(state, state.active)};
  return check_take(state, from, numbered(move.card), move.way, move.other);
}

Result<> TownBuilder::check_replace(const State& state, const Ability& ability, Move move) const {
  if (deck_empty(state)) return refuse(Reason::not_allowed, say("deck-is-empty"));
  if (gold_of(state, state.active) < ability.price) {
    return refuse(Reason::cannot_afford, say("ability-too-dear", {{"gold", ability.price}}));
  }
  return check_pair(state, move, 1, ability.amount);
}

/// From `least` to `most` row cards, the second after the first.
Result<> TownBuilder::check_pair(const State& state, Move move, int least, int most) const {
  const int count = move.other != 0 ? 2 : 1;
  if (count < least || count > most || (move.other != 0 && move.other <= move.card)) {
    return refuse(Reason::bad_value,
                  least == most ? say("name-row-cards", {{"count", most}})
                                : say("name-some-row-cards", {{"least", least}, {"most", most}}));
  }
  for (const int number : {move.card, move.other}) {
    if (number == 0 && count == 1 && move.card != 0) continue;
    if (const auto known = check_card(tables_, number); !known) return known;
    if (!state.row.test(number - 1)) {
      return refuse(
          Reason::not_allowed,
          say("not-there", {{"card", card_name(numbered(number))}, {"where", symbol("row")}}));
    }
    if (!discardable(state).test(number - 1)) {
      return refuse(Reason::not_allowed,
                    say("cannot-discard", {{"card", card_name(numbered(number))}}));
    }
  }
  return {};
}

Result<> TownBuilder::check_resources(const State& state, const Ability& ability, Move move) const {
  if (!Pick::valid(move.choice) || Pick::count(move.choice) > ability.amount) {
    return refuse(Reason::bad_value, say("name-resources", {{"most", ability.amount}}));
  }
  if (const auto known = check_card(tables_, move.card); !known) return known;
  const Card under = numbered(move.card);
  if (!state.foundations[slot(state.active)].test(index(under))) {
    return refuse(Reason::not_allowed, say("not-your-foundation", {{"card", card_name(under)}}));
  }
  if (!(state.load[slot(under)] + Pick::load(move.choice)).within(tables_.cost[slot(under)])) {
    return refuse(Reason::not_allowed, say("not-needed", {{"foundation", card_name(under)}}));
  }
  return {};
}

Result<> TownBuilder::check_complete(const State& state, const Ability& ability, Move move) const {
  if (const auto known = check_card(tables_, move.card); !known) return known;
  const Card under = numbered(move.card);
  if (!state.foundations[slot(state.active)].test(index(under))) {
    return refuse(Reason::not_allowed, say("not-your-foundation", {{"card", card_name(under)}}));
  }
  if (info_of(under).building_cost() > ability.amount) {
    return refuse(Reason::not_allowed,
                  say("costs-too-much", {{"card", card_name(under)},
                                         {"cost", info_of(under).building_cost()},
                                         {"most", ability.amount}}));
  }
  return {};
}

Result<> TownBuilder::check_claim(const State& state, Move move) const {
  if (const auto fields = check_fields(move, choice); !fields) return fields;
  if (move.choice < 1 || move.choice > content_.awards.size()) {
    return refuse(Reason::bad_value, say("no-such-award", {{"most", content_.awards.size()}}));
  }
  if (state.phase != Phase::act) {
    return refuse(Reason::wrong_phase, say("no-time-to-claim"));
  }
  const int award = move.choice - 1;
  const Award& one = content_.awards[static_cast<std::size_t>(award)];
  const auto has = [&](unsigned awards) { return ((awards >> award) & 1U) != 0; };
  if (!has(state.awards_open)) {
    return refuse(Reason::not_allowed, say("not-in-this-game", {{"award", award_name(one)}}));
  }
  if (state.awards_closed != 0) {
    return refuse(Reason::not_allowed, say("awards-are-closed"));
  }
  if (has(state.awards_held[slot(state.active)])) {
    return refuse(Reason::not_allowed, say("already-yours", {{"award", award_name(one)}}));
  }
  if (!has(awards_left(state, state.active))) {
    return refuse(Reason::not_allowed, say("no-longer-open", {{"award", award_name(one)}}));
  }
  if (!award_met(state, state.active, award)) {
    return refuse(Reason::not_allowed,
                  say("not-met", {{"award", award_name(one)}, {"need", award_text(one)}}));
  }
  return {};
}

Result<> TownBuilder::check_declare(const State& state, Move move) const {
  if (const auto fields = check_fields(move, user | choice); !fields) return fields;
  if (state.phase != Phase::declare) {
    return refuse(Reason::wrong_phase, say("no-time-to-declare"));
  }
  const Card asked = declarer(state);
  if (move.user != number(asked)) {
    return refuse(Reason::not_allowed, say("other-is-asked", {{"card", card_name(asked)}}));
  }
  if (move.choice < 1 || move.choice > type_count) {
    return refuse(Reason::bad_value, say("no-such-type", {{"most", type_count}}));
  }
  return {};
}

Result<> TownBuilder::check_end_turn(const State& state) const {
  if (state.phase == Phase::choose) {
    return refuse(Reason::wrong_phase, say("choose-first"));
  }
  if (state.phase != Phase::act) return refuse(Reason::wrong_phase, say("turn-is-over"));
  if (!may_end_turn(state)) {
    return refuse(Reason::not_allowed, say("actions-are-left", {{"actions", int{state.actions}}}));
  }
  return {};
}

}  // namespace townsmith::townbuilder
