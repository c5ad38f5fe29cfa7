#include <fmt/format.h>

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
    return refuse(Reason::bad_value, "the move carries numbers that do not belong to it");
  }
  return {};
}

Result<> check_card(const Tables& tables, int number) {
  if (number < 1 || number > tables.all.count()) {
    return refuse(Reason::bad_value,
                  fmt::format("town cards are numbered 1 to {}", tables.all.count()));
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

std::string_view taken_as(Way how) {
  return how == Way::foundation ? "a foundation" : how == Way::gold ? "gold" : "a resource";
}

}  // namespace

Result<> TownBuilder::check(const State& state, Seat seat, Move move) const {
  if (over(state)) return refuse(Reason::game_over, "the game is over");
  if (!actors(state).contains(seat)) {
    return refuse(Reason::not_your_turn,
                  actors(state).empty()
                      ? "cards are being drawn"
                      : fmt::format("it is the turn of seat {}", townsmith::index(state.active)));
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
      return refuse(Reason::wrong_phase, "no cards are revealed that could be left");
    case MoveKind::discard: {
      if (const auto fields = check_fields(move, card | other); !fields) return fields;
      if (state.phase != Phase::closing) {
        return refuse(Reason::wrong_phase, "row cards are discarded when a solo turn has ended");
      }
      const int count = std::min(content_.closing_discard, discardable(state).count());
      return check_pair(state, move, count, count);
    }
    case MoveKind::declare: return check_declare(state, move);
  }
  return refuse(Reason::bad_value,
                "a move is start, gain, gold, use, claim, end turn, none, discard or declare");
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
      return refuse(Reason::not_allowed,
                    fmt::format("a revealed card cannot be taken as {} here", taken_as(how)));
    }
    return check_take(state, state.revealed, numbered(move.card), how, move.other);
  }
  if (state.phase != Phase::act) {
    return refuse(Reason::wrong_phase, "this is not the time for an action");
  }
  if (state.actions == 0) return refuse(Reason::not_allowed, "both actions are taken");
  return check_take(state, takeable(state, state.active), numbered(move.card), how, move.other);
}

/// `from` is where the card must lie.
Result<> TownBuilder::check_take(const State& state, CardSet from, Card taken, Way how,
                                 int foundation) const {
  const std::string& name = name_of(taken);
  if (!from.test(index(taken))) {
    if (state.row.test(index(taken)) && !takeable(state, state.active).test(index(taken))) {
      return refuse(Reason::not_allowed, fmt::format("{} is protected by another player", name));
    }
    return refuse(Reason::not_allowed, fmt::format("{} does not lie there", name));
  }
  if (how == Way::foundation) {
    const int gold = gold_of(state, state.active);
    if (info_of(taken).gold > gold) {
      return refuse(Reason::cannot_afford, fmt::format("{} costs {} gold, and there is only {}",
                                                       name, info_of(taken).gold, gold));
    }
    return {};
  }
  if (how == Way::gold) {
    if (info_of(taken).gives_gold) return {};
    return refuse(Reason::not_allowed, fmt::format("{} gives no gold", name));
  }
  if (const auto known = check_card(tables_, foundation); !known) return known;
  const Card under = numbered(foundation);
  if (!state.foundations[slot(state.active)].test(index(under))) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} is not a foundation of yours", name_of(under)));
  }
  if (info_of(taken).gives == 0) {
    return refuse(Reason::not_allowed, fmt::format("{} gives no resource", name));
  }
  if (!accepted(state, under).test(index(taken))) {
    return refuse(Reason::not_allowed, fmt::format("{} does not need {}", name_of(under),
                                                   resource_text(info_of(taken))));
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
    return refuse(Reason::wrong_phase, state.phase == Phase::choose
                                           ? "choose among the revealed cards first"
                                           : "abilities are used during a turn");
  }
  if (const auto may = check_user(state, move); !may) return may;
  const Ability& ability = ability_of(move);
  const unsigned allowed = user | copied | fields_of_effect(ability.effect);
  if (const auto fields = check_fields(move, allowed); !fields) return fields;
  if (!condition_met(state, ability)) {
    const std::string what =
        ability.completed_type == any_type
            ? "foundation"
            : fmt::format("{} building",
                          type_names[static_cast<std::size_t>(ability.completed_type)]);
    return refuse(Reason::not_allowed, fmt::format("no {} was completed this turn", what));
  }
  return check_effect(state, ability, move);
}

/// Whether the building is there, its ability unused, and what it copies there to be copied.
Result<> TownBuilder::check_user(const State& state, Move move) const {
  if (move.user == crest) {
    if (move.copied != 0) return refuse(Reason::bad_value, "the crest copies nothing");
  } else {
    const Card building = numbered(move.user);
    const std::string& name = name_of(building);
    if (!state.buildings[slot(state.active)].test(index(building))) {
      return refuse(Reason::not_allowed, fmt::format("{} is not a building of yours", name));
    }
    if (tables_.builds.test(index(building))) {
      if (!state.ready.test(index(building))) {
        return refuse(
            Reason::not_allowed,
            fmt::format("the ability of {} can be used once, in the turn it is completed", name));
      }
    } else if (!tables_.stars.test(index(building))) {
      return refuse(Reason::not_allowed, fmt::format("{} has no ability to be used", name));
    }
    const bool copies = tables_.copiers.test(index(building));
    if (copies != (move.copied != 0)) {
      return refuse(Reason::bad_value, copies ? fmt::format("say what {} copies", name)
                                              : fmt::format("{} copies nothing", name));
    }
    if (copies && !copyable(state, building).test(move.copied - 1)) {
      return refuse(Reason::not_allowed,
                    fmt::format("{} cannot copy {}", name, name_of(numbered(move.copied))));
    }
    if (tables_.builds.test(index(building))) return {};
  }
  if (state.star_used != 0) {
    return refuse(Reason::not_allowed, "a star ability was used this turn already");
  }
  return {};
}

Result<> TownBuilder::check_effect(const State& state, const Ability& ability, Move move) const {
  switch (ability.effect) {
    case Effect::take: return check_ability_take(state, ability, move);
    case Effect::reveal:
    case Effect::add_to_row:
      if (deck_empty(state)) return refuse(Reason::not_allowed, "the deck is empty");
      return {};
    case Effect::replace: return check_replace(state, ability, move);
    case Effect::resources: return check_resources(state, ability, move);
    case Effect::judge:
      if (unused_judges(state) == 0) {
        return refuse(Reason::not_allowed, "there is no unused judge left");
      }
      return {};
    case Effect::complete: return check_complete(state, ability, move);
    case Effect::protect: {
      if (const auto known = check_card(tables_, move.card); !known) return known;
      if (state.row.test(move.card - 1) && !state.guarded[slot(state.active)].test(move.card - 1)) {
        return {};
      }
      return refuse(Reason::not_allowed, fmt::format("{} is not a row card to be protected",
                                                     name_of(numbered(move.card))));
    }
    default: return {};
  }
}

Result<> TownBuilder::check_ability_take(const State& state, const Ability& ability,
                                         Move move) const {
  const bool known_way =
      move.way == Way::resource || move.way == Way::gold || move.way == Way::foundation;
  if (!known_way) return refuse(Reason::bad_value, "say what the card is taken as");
  if (!allows(ability.ways, move.way)) {
    return refuse(Reason::not_allowed,
                  fmt::format("this ability does not take a card as {}", taken_as(move.way)));
  }
  if (move.way != Way::resource && move.other != 0) {
    return refuse(Reason::bad_value, "the move carries numbers that do not belong to it");
  }
  if (const auto known = check_card(tables_, move.card); !known) return known;
  return check_take(state, ability.from_discard ? state.discard : takeable(state, state.active),
                    numbered(move.card), move.way, move.other);
}

Result<> TownBuilder::check_replace(const State& state, const Ability& ability, Move move) const {
  if (deck_empty(state)) return refuse(Reason::not_allowed, "the deck is empty");
  if (gold_of(state, state.active) < ability.price) {
    return refuse(Reason::cannot_afford, fmt::format("this costs {} gold", ability.price));
  }
  return check_pair(state, move, 1, ability.amount);
}

/// From `least` to `most` row cards, the second after the first.
Result<> TownBuilder::check_pair(const State& state, Move move, int least, int most) const {
  const int count = move.other != 0 ? 2 : 1;
  if (count < least || count > most || (move.other != 0 && move.other <= move.card)) {
    return refuse(Reason::bad_value,
                  least == most ? fmt::format("name {} row card{}", most, most == 1 ? "" : "s")
                                : fmt::format("name {} to {} different row cards", least, most));
  }
  for (const int number : {move.card, move.other}) {
    if (number == 0 && count == 1 && move.card != 0) continue;
    if (const auto known = check_card(tables_, number); !known) return known;
    if (!state.row.test(number - 1)) {
      return refuse(Reason::not_allowed,
                    fmt::format("{} does not lie in the row", name_of(numbered(number))));
    }
    if (!discardable(state).test(number - 1)) {
      return refuse(Reason::not_allowed, fmt::format("{} is protected and cannot be discarded",
                                                     name_of(numbered(number))));
    }
  }
  return {};
}

Result<> TownBuilder::check_resources(const State& state, const Ability& ability, Move move) const {
  if (!Pick::valid(move.choice) || Pick::count(move.choice) > ability.amount) {
    return refuse(Reason::bad_value,
                  fmt::format("name up to {} of wood, stone and straw", ability.amount));
  }
  if (const auto known = check_card(tables_, move.card); !known) return known;
  const Card under = numbered(move.card);
  if (!state.foundations[slot(state.active)].test(index(under))) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} is not a foundation of yours", name_of(under)));
  }
  if (!(state.load[slot(under)] + Pick::load(move.choice)).within(tables_.cost[slot(under)])) {
    return refuse(Reason::not_allowed, fmt::format("{} does not need that", name_of(under)));
  }
  return {};
}

Result<> TownBuilder::check_complete(const State& state, const Ability& ability, Move move) const {
  if (const auto known = check_card(tables_, move.card); !known) return known;
  const Card under = numbered(move.card);
  if (!state.foundations[slot(state.active)].test(index(under))) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} is not a foundation of yours", name_of(under)));
  }
  if (info_of(under).building_cost() > ability.amount) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} has building cost {}, more than {}", name_of(under),
                              info_of(under).building_cost(), ability.amount));
  }
  return {};
}

Result<> TownBuilder::check_claim(const State& state, Move move) const {
  if (const auto fields = check_fields(move, choice); !fields) return fields;
  if (move.choice < 1 || move.choice > content_.awards.size()) {
    return refuse(Reason::bad_value,
                  fmt::format("awards are numbered 1 to {}", content_.awards.size()));
  }
  if (state.phase != Phase::act) {
    return refuse(Reason::wrong_phase, "awards are claimed during a turn");
  }
  const int award = move.choice - 1;
  const std::string& name = content_.awards[static_cast<std::size_t>(award)].name;
  const auto has = [&](unsigned awards) { return ((awards >> award) & 1U) != 0; };
  if (!has(state.awards_open)) {
    return refuse(Reason::not_allowed, fmt::format("{} is not in this game", name));
  }
  if (state.awards_closed != 0) {
    return refuse(Reason::not_allowed, "the deck's judge is out: awards are closed");
  }
  if (has(state.awards_held[slot(state.active)])) {
    return refuse(Reason::not_allowed, fmt::format("you hold {} already", name));
  }
  if (!has(awards_left(state, state.active))) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} was claimed before the first player's turn", name));
  }
  if (!award_met(state, state.active, award)) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} needs {}", name,
                              award_text(content_.awards[static_cast<std::size_t>(award)])));
  }
  return {};
}

Result<> TownBuilder::check_declare(const State& state, Move move) const {
  if (const auto fields = check_fields(move, user | choice); !fields) return fields;
  if (state.phase != Phase::declare) {
    return refuse(Reason::wrong_phase, "types are declared at the end of the game");
  }
  const Card asked = declarer(state);
  if (move.user != number(asked)) {
    return refuse(Reason::not_allowed, fmt::format("{} is asked for its type", name_of(asked)));
  }
  if (move.choice < 1 || move.choice > type_count) {
    return refuse(Reason::bad_value, fmt::format("types are numbered 1 to {}", type_count));
  }
  return {};
}

Result<> TownBuilder::check_end_turn(const State& state) const {
  if (state.phase == Phase::choose) {
    return refuse(Reason::wrong_phase, "choose among the revealed cards first");
  }
  if (state.phase != Phase::act) return refuse(Reason::wrong_phase, "the turn has ended already");
  if (!may_end_turn(state)) {
    return refuse(Reason::not_allowed,
                  fmt::format("an action is possible, and {} must still be taken", state.actions));
  }
  return {};
}

}  // namespace townsmith::townbuilder
