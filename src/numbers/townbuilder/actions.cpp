#include "numbers/townbuilder/actions.h"

#include <fmt/format.h>

namespace townsmith::townbuilder {

using numbers::Sequence;

namespace {

constexpr std::array<std::string_view, 7> word_names = {"start", "gold", "gain",   "use",
                                                        "as",    "on",   "discard"};

}  // namespace

/// The actions of a move, one after the other; 0 after the last.
struct Actions::Reading {
  const Sequence& actions;
  int place = 0;

  int next() { return place < actions.size ? actions[place++] : (place++, 0); }
  bool at_end() const { return place == actions.size; }
};

std::string Actions::name(int action) const {
  if (action >= words) {
    const auto word = static_cast<std::size_t>((action - words) / cards_);
    return fmt::format("{} {}", word_names[word], game_.name_of(numbered(card_number(action))));
  }
  if (action >= picks) {
    return pick_text(all_picks[static_cast<std::size_t>(action - picks)]);
  }
  if (action == crests) return "use crest";
  if (action >= types) return fmt::format("type {}", name_of(static_cast<Type>(action - types)));
  if (action >= awards) return fmt::format("award {}", action - awards + 1);
  return action == enough      ? "enough"
         : action == declines  ? "none"
         : action == end_turns ? "end turn"
                               : "wait";
}

const Ability* Actions::ability(const Move& move) const {
  if (move.user == crest) return &game_.content().crest;
  const int number = move.copied != 0 ? move.copied : move.user;
  return number < 1 || number > cards_ ? nullptr : &game_.info_of(numbered(number)).ability;
}

Sequence Actions::encode(const State& /*state*/, Seat /*seat*/, const Move& move) const {
  switch (move.kind) {
    case MoveKind::start:
    case MoveKind::store:
    case MoveKind::gain: {
      Sequence actions;
      encode_take(move, actions);
      return actions;
    }
    case MoveKind::claim: return Sequence(awards + move.choice - 1);
    case MoveKind::end_turn: return Sequence(end_turns);
    case MoveKind::decline: return Sequence(declines);
    case MoveKind::declare: return Sequence(types + move.choice - 1);
    case MoveKind::discard: {
      Sequence actions(spoken(Word::discard, move.card));
      if (move.other != 0) actions.push(spoken(Word::discard, move.other));
      return actions;
    }
    case MoveKind::use: break;
  }
  Sequence actions(move.user == crest ? static_cast<int>(crests) : spoken(Word::use, move.user));
  if (move.copied != 0) actions.push(spoken(Word::as, move.copied));
  encode_effect(move, actions);
  return actions;
}

void Actions::encode_take(const Move& move, Sequence& actions) const {
  const Way way = way_of(move);
  actions.push(spoken(way == Way::foundation ? Word::start
                      : way == Way::gold     ? Word::gold
                                             : Word::gain,
                      move.card));
  if (way == Way::resource) actions.push(spoken(Word::on, move.other));
}

void Actions::encode_effect(const Move& move, Sequence& actions) const {
  const Ability* own = ability(move);
  if (own == nullptr) return;
  switch (own->effect) {
    case Effect::take: encode_take(move, actions); return;
    case Effect::replace:
      actions.push(spoken(Word::discard, move.card));
      if (own->amount >= 2) {
        actions.push(move.other != 0 ? spoken(Word::discard, move.other) : int{enough});
      }
      return;
    case Effect::resources: {
      int pick = 0;
      while (all_picks[static_cast<std::size_t>(pick)] != move.choice) ++pick;
      actions.push(picks + pick);
      actions.push(spoken(Word::on, move.card));
      return;
    }
    case Effect::complete:
    case Effect::protect: actions.push(spoken(Word::on, move.card)); return;
    default: return;
  }
}

bool Actions::decode_take(Reading& reading, Move& move) const {
  const int action = reading.next();
  Way way = Way::none;
  if (is_word(action, Word::start)) way = Way::foundation;
  if (is_word(action, Word::gold)) way = Way::gold;
  if (is_word(action, Word::gain)) way = Way::resource;
  if (way == Way::none) return false;
  move = taken_as(move, way);
  move.card = card_number(action);
  if (way != Way::resource) return true;
  const int under = reading.next();
  if (!is_word(under, Word::on)) return false;
  move.other = card_number(under);
  return true;
}

bool Actions::decode_discard(Reading& reading, int min, int max, Move& move) const {
  const int first = reading.next();
  if (!is_word(first, Word::discard)) return false;
  move.card = card_number(first);
  if (max < 2) return true;
  const int second = reading.next();
  if (second == enough) return min == 1;
  if (!is_word(second, Word::discard)) return false;
  move.other = card_number(second);
  return true;
}

bool Actions::decode_effect(Reading& reading, const Ability& own, Move& move) const {
  switch (own.effect) {
    case Effect::take: return decode_take(reading, move);
    case Effect::replace: return decode_discard(reading, 1, own.amount, move);
    case Effect::resources: {
      const int pick = reading.next() - picks;
      const int under = reading.next();
      if (pick < 0 || pick >= pick_count || !is_word(under, Word::on)) return false;
      move.choice = all_picks[static_cast<std::size_t>(pick)];
      move.card = card_number(under);
      return true;
    }
    case Effect::complete:
    case Effect::protect: {
      const int card = reading.next();
      if (!is_word(card, Word::on)) return false;
      move.card = card_number(card);
      return true;
    }
    default: return true;
  }
}

bool Actions::decode_use(Reading& reading, Move& move) const {
  const int user = reading.next();
  move.kind = MoveKind::use;
  move.user = user == crests ? crest : card_number(user);
  if (move.user != crest && game_.tables().copiers.test(move.user - 1)) {
    const int copied = reading.next();
    if (!is_word(copied, Word::as)) return false;
    move.copied = card_number(copied);
  }
  const Ability* own = ability(move);
  return own != nullptr && decode_effect(reading, *own, move);
}

bool Actions::decode(const State& state, Seat /*seat*/, const Sequence& actions, Move& move) const {
  Reading reading{actions};
  const int first = actions[0];
  move = {};
  bool whole = true;
  if (first == end_turns) {
    move.kind = MoveKind::end_turn;
    reading.next();
  } else if (first == declines) {
    move.kind = MoveKind::decline;
    reading.next();
  } else if (first >= awards && first < types) {
    move.kind = MoveKind::claim;
    move.choice = static_cast<std::uint8_t>(reading.next() - awards + 1);
  } else if (first >= types && first < crests) {
    if (state.phase != Phase::declare) return false;
    move.kind = MoveKind::declare;
    move.user = static_cast<std::uint8_t>(number(game_.declarer(state)));
    move.choice = static_cast<std::uint8_t>(reading.next() - types + 1);
  } else if (first == crests || is_word(first, Word::use)) {
    whole = decode_use(reading, move);
  } else if (is_word(first, Word::discard)) {
    const int count = state.phase == Phase::closing ? game_.closing_discards(state) : 1;
    move.kind = MoveKind::discard;
    whole = decode_discard(reading, count, count, move);
  } else {
    whole = decode_take(reading, move);
  }
  return whole && reading.at_end();
}

}  // namespace townsmith::townbuilder
