// Why a move is not legal: the first thing that is wrong with it. Any bytes may come.
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

/// The fields of a move as bits.
enum Field : unsigned { user = 1, copied = 2, way = 4, card = 8, other = 16, choice = 32 };

/// Whether there is something beside what belongs to such a move.
bool has_more(const Move& move, unsigned allowed) {
  const unsigned fields = (move.user != 0 ? user : 0U) | (move.copied != 0 ? copied : 0U) |
                          (move.way != Way::none ? way : 0U) | (move.card != 0 ? card : 0U) |
                          (move.other != 0 ? other : 0U) | (move.choice != 0 ? choice : 0U);
  return (fields & ~allowed) != 0;
}

Refusal too_much() { return no(Reason::bad_value, "move-has-more"); }

bool is_card(const Tables& tables, int number) {
  return number >= 1 && number <= tables.all.count();
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
  if (is_legal(state, seat, move)) return {};
  if (over(state)) return no(Reason::game_over, "game-is-over");
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn,
                  actors(state).empty() ? say("cards-are-drawn") : say("not-your-turn"));
  }
  switch (move.kind) {
    case MoveKind::start:
    case MoveKind::gain:
    case MoveKind::store: return why_no_action(state, move);
    case MoveKind::use: return why_no_use(state, move);
    case MoveKind::claim: return why_no_claim(state, move);
    case MoveKind::end_turn: return has_more(move, 0) ? too_much() : why_no_end_turn(state);
    case MoveKind::decline:
      if (has_more(move, 0)) return too_much();
      return no(Reason::wrong_phase, "nothing-is-revealed");
    case MoveKind::discard: {
      if (has_more(move, card | other)) return too_much();
      if (state.phase != Phase::closing) return no(Reason::wrong_phase, "no-time-to-discard");
      const int count = closing_discards(state);
      return why_no_pair(state, move, count, count);
    }
    case MoveKind::declare: return why_no_declare(state, move);
  }
  return no(Reason::bad_value, "no-such-move");
}

Refusal TownBuilder::no_such_card() const {
  return no(Reason::bad_value, "no-such-card", {{"most", tables_.all.count()}});
}

Refusal TownBuilder::why_no_action(const State& state, Move move) const {
  if (has_more(move, move.kind == MoveKind::gain ? card | other : unsigned{card})) {
    return too_much();
  }
  const Way how = way_of(move);
  if (!is_card(tables_, move.card)) return no_such_card();
  if (state.phase == Phase::choose) {
    if (!allows(state.reveal_ways, how)) return no("revealed-not-as", {{"as", taken_as(how)}});
    return why_no_take(state, {"revealed", state.revealed}, move, how);
  }
  if (state.phase != Phase::act) return no(Reason::wrong_phase, "no-time-to-act");
  if (state.actions == 0) return no("no-actions-left");
  return why_no_take(state, {"row", takeable(state, state.active)}, move, how);
}

Refusal TownBuilder::why_no_take(const State& state, const Place& from, Move move, Way how) const {
  const Card taken = numbered(move.card);
  if (!from.cards.test(index(taken))) {
    if (state.row.test(index(taken)) && !takeable(state, state.active).test(index(taken))) {
      return no("is-protected", {{"card", card_name(taken)}});
    }
    return no("not-there", {{"card", card_name(taken)}, {"where", symbol(from.name)}});
  }
  if (how == Way::foundation) {
    return no(Reason::cannot_afford, "too-dear",
              {{"card", card_name(taken)},
               {"price", say("gold", {{"gold", info_of(taken).gold}})},
               {"gold", gold_of(state, state.active)}});
  }
  if (how == Way::gold) return no("gives-no-gold", {{"card", card_name(taken)}});
  if (!is_card(tables_, move.other)) return no_such_card();
  const Card under = numbered(move.other);
  if (!state.foundations[state.active].test(index(under))) {
    return no("not-your-foundation", {{"card", card_name(under)}});
  }
  if (info_of(taken).gives == 0) return no("gives-no-resource", {{"card", card_name(taken)}});
  return no("resource-not-needed",
            {{"foundation", card_name(under)}, {"resource", resource_text(info_of(taken))}});
}

/// From `min` to `max` row cards, the second after the first.
Refusal TownBuilder::why_no_pair(const State& state, Move move, int min, int max) const {
  const int count = move.other != 0 ? 2 : 1;
  if (count < min || count > max || (move.other != 0 && move.other <= move.card)) {
    return refuse(Reason::bad_value,
                  min == max ? say("name-row-cards", {{"count", max}})
                             : say("name-some-row-cards", {{"least", min}, {"most", max}}));
  }
  const bool first = is_card(tables_, move.card) && discardable(state).test(move.card - 1);
  const int wrong = first ? move.other : move.card;
  if (!is_card(tables_, wrong)) return no_such_card();
  const Text name = card_name(numbered(wrong));
  if (!state.row.test(wrong - 1)) {
    return no("not-there", {{"card", name}, {"where", symbol("row")}});
  }
  return no("cannot-discard", {{"card", name}});
}

Refusal TownBuilder::why_no_use(const State& state, Move move) const {
  if (move.user != crest && !is_card(tables_, move.user)) return no_such_card();
  if (move.copied != 0 && !is_card(tables_, move.copied)) return no_such_card();
  if (state.phase != Phase::act) {
    return refuse(Reason::wrong_phase,
                  state.phase == Phase::choose ? say("choose-first") : say("no-time-for-ability"));
  }
  if (auto user_is_wrong = why_no_user(state, move)) return *std::move(user_is_wrong);
  const Ability& ability = ability_of(move);
  if (has_more(move, user | copied | fields_of_effect(ability.effect))) return too_much();
  if (condition_met(state, ability)) return why_no_effect(state, ability, move);
  if (ability.completed_type == any_type) return no("nothing-completed");
  return refuse(
      Reason::not_allowed,
      say("type-not-completed", {{"type", type_text(static_cast<Type>(ability.completed_type))}}));
}

std::optional<Refusal> TownBuilder::why_no_user(const State& state, Move move) const {
  if (move.user == crest) {
    if (move.copied != 0) return no(Reason::bad_value, "crest-copies-nothing");
  } else {
    const Card building = numbered(move.user);
    const Text name = card_name(building);
    if (!state.buildings[state.active].test(index(building))) {
      return no("not-your-building", {{"card", name}});
    }
    const bool builds = tables_.builds.test(index(building));
    if (builds && !state.ready.test(index(building))) {
      return no("ability-is-gone", {{"card", name}});
    }
    if (!builds && !tables_.stars.test(index(building))) return no("no-ability", {{"card", name}});
    const bool copies = tables_.copiers.test(index(building));
    if (copies != (move.copied != 0)) {
      return refuse(Reason::bad_value, copies ? say("copies-what", {{"card", name}})
                                              : say("copies-nothing", {{"card", name}}));
    }
    if (copies && !copyable(state, building).test(move.copied - 1)) {
      return refuse(
          Reason::not_allowed,
          say("cannot-copy", {{"card", name}, {"copied", card_name(numbered(move.copied))}}));
    }
    if (builds) return std::nullopt;
  }
  if (state.star_used != 0) return no("star-is-used");
  return std::nullopt;
}

Refusal TownBuilder::why_no_effect(const State& state, const Ability& ability, Move move) const {
  switch (ability.effect) {
    case Effect::take: return why_no_ability_take(state, ability, move);
    case Effect::replace:
      if (deck_empty(state)) break;
      if (gold_of(state, state.active) < ability.price) {
        return no(Reason::cannot_afford, "ability-too-dear", {{"gold", ability.price}});
      }
      return why_no_pair(state, move, 1, ability.amount);
    case Effect::resources:
    case Effect::complete: return why_not_helped(state, ability, move);
    case Effect::judge: return no("no-judge-left");
    case Effect::protect:
      if (!is_card(tables_, move.card)) return no_such_card();
      return no("cannot-protect", {{"card", card_name(numbered(move.card))}});
    default: break;  // the others draw from the deck
  }
  return no("deck-is-empty");
}

Refusal TownBuilder::why_no_ability_take(const State& state, const Ability& ability,
                                         Move move) const {
  if (move.way != Way::resource && move.way != Way::gold && move.way != Way::foundation) {
    return no(Reason::bad_value, "taken-as-what");
  }
  if (!allows(ability.ways, move.way)) return no("ability-not-as", {{"as", taken_as(move.way)}});
  if (move.way != Way::resource && move.other != 0) return too_much();
  if (!is_card(tables_, move.card)) return no_such_card();
  const Place from = ability.from_discard ? Place{"discard", state.discard}
                                          : Place{"row", takeable(state, state.active)};
  return why_no_take(state, from, move, move.way);
}

/// Of a foundation that is to get resources, or to be completed.
Refusal TownBuilder::why_not_helped(const State& state, const Ability& ability, Move move) const {
  const bool resources = ability.effect == Effect::resources;
  if (resources && (!Pick::valid(move.choice) || Pick::count(move.choice) > ability.amount)) {
    return no(Reason::bad_value, "name-resources", {{"most", ability.amount}});
  }
  if (!is_card(tables_, move.card)) return no_such_card();
  const Card under = numbered(move.card);
  if (!state.foundations[state.active].test(index(under))) {
    return no("not-your-foundation", {{"card", card_name(under)}});
  }
  if (resources) return no("not-needed", {{"foundation", card_name(under)}});
  return no("costs-too-much", {{"card", card_name(under)},
                               {"cost", info_of(under).building_cost()},
                               {"most", ability.amount}});
}

Refusal TownBuilder::why_no_claim(const State& state, Move move) const {
  if (has_more(move, choice)) return too_much();
  if (move.choice < 1 || move.choice > content_.awards.size()) {
    return no(Reason::bad_value, "no-such-award", {{"most", content_.awards.size()}});
  }
  if (state.phase != Phase::act) return no(Reason::wrong_phase, "no-time-to-claim");
  const int award = move.choice - 1;
  const Award& one = content_.awards[static_cast<std::size_t>(award)];
  const auto has = [&](unsigned awards) { return ((awards >> award) & 1U) != 0; };
  if (!has(state.awards_open)) return no("not-in-this-game", {{"award", award_name(one)}});
  if (state.awards_closed != 0) return no("awards-are-closed");
  if (has(state.awards_held[state.active])) {
    return no("already-yours", {{"award", award_name(one)}});
  }
  if (!has(awards_left(state, state.active))) {
    return no("no-longer-open", {{"award", award_name(one)}});
  }
  return no("not-met", {{"award", award_name(one)}, {"need", award_text(one)}});
}

Refusal TownBuilder::why_no_declare(const State& state, Move move) const {
  if (has_more(move, user | choice)) return too_much();
  if (state.phase != Phase::declare) return no(Reason::wrong_phase, "no-time-to-declare");
  const Card asked = declarer(state);
  if (move.user != number(asked)) return no("other-is-asked", {{"card", card_name(asked)}});
  return no(Reason::bad_value, "no-such-type", {{"most", type_count}});
}

Refusal TownBuilder::why_no_end_turn(const State& state) const {
  if (state.phase == Phase::choose) return no(Reason::wrong_phase, "choose-first");
  if (state.phase != Phase::act) return no(Reason::wrong_phase, "turn-is-over");
  return no("actions-are-left", {{"actions", int{state.actions}}});
}

}  // namespace townsmith::townbuilder
