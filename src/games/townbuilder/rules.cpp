// A game in the order of docs/rules/townbuilder.md. Which moves are legal is in moves.cpp.
#include <algorithm>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {

// Setting up.

TownBuilder::State TownBuilder::start() const {
  State state;
  state.unseen = tables_.all;
  state.out = static_cast<std::uint8_t>(seating().cards_out);
  return state;
}

void TownBuilder::deal(State& state, Chance& chance) const {
  for (int i = 0; i < content_.row_size; ++i) state.row.set(index(draw_top(state, chance)));
  for (int i = 0; i < seating().judges_open; ++i) draw_judge(state, chance);
  state.deck_judges = static_cast<std::uint8_t>(seating().judges_below.size());
  for (int i = 0; i < content_.awards_in_play; ++i) {
    auto rest = Bits<64>::from_word(((1U << content_.awards.size()) - 1U) & ~state.awards_open);
    const int award = rest.nth(
        static_cast<int>(chance.below(static_cast<std::uint32_t>(rest.count()), {"award"})));
    chance.tell(award + 1);
    state.awards_open = static_cast<std::uint8_t>(state.awards_open | (1U << award));
  }
  const int named = setup_.options[0] - 1;
  if (solo()) {
    state.first = seat_at(0);
  } else if (named >= 0 && named < setup_.players) {
    state.first = seat_at(named);
  } else {
    state.first = seat_at(static_cast<int>(chance.below(setup_.players, {"first player"})));
    chance.tell(townsmith::index(state.first));
  }
  state.active = state.first;
  begin_turn(state);
}

/// Which judge it is, is decided now: those in the deck and the unused ones are alike till seen.
void TownBuilder::draw_judge(State& state, Chance& chance) const {
  auto rest = Bits<64>::from_word(((1U << content_.judges.size()) - 1U) & ~state.judges);
  const int judge =
      rest.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(rest.count()), {"judge"})));
  chance.tell(judge + 1);
  state.judges = static_cast<std::uint8_t>(state.judges | (1U << judge));
}

// A turn. 1. Refill the row; protections of the active seat end before.

void TownBuilder::begin_turn(State& state) const {
  state.guarded[state.active] = CardSet();
  state.actions = static_cast<std::uint8_t>(content_.actions_a_turn);
  state.star_used = 0;
  state.completed = 0;
  state.completed_types = 0;
  state.phase = to_refill(state) ? Phase::refill : Phase::act;
}

void TownBuilder::advance(State& state, Chance& chance) const {
  switch (state.phase) {
    case Phase::setup: return deal(state, chance);
    case Phase::refill: return refill(state, chance);
    default: return draw_for_ability(state, chance);
  }
}

/// A refill continues from the new deck when the old one runs out.
void TownBuilder::refill(State& state, Chance& chance) const {
  while (to_refill(state)) {
    const Card card = draw_top(state, chance);
    if (card != no_card) state.row.set(index(card));
    settle_deck(state);
  }
  state.phase = Phase::act;
}

/// The next card of the deck, which must not be empty; no_card if it was a judge, who has joined
/// the others. All unseen cards are equally likely, also those that are out of the game: nobody
/// can tell which they are.
Card TownBuilder::draw_top(State& state, Chance& chance) const {
  const std::vector<int>& below = seating().judges_below;
  if (state.deck_judges > 0 && deck_cards(state) == below[below.size() - state.deck_judges]) {
    --state.deck_judges;
    draw_judge(state, chance);
    return no_card;
  }
  const auto count = static_cast<std::uint32_t>(state.unseen.count());
  const int card = state.unseen.nth(static_cast<int>(chance.below(count, {"card"})));
  chance.tell(card + 1);
  state.unseen.reset(card);
  return card_at(card);
}

// 2. Actions, and 3. abilities and awards between them.

void TownBuilder::apply(State& state, Seat seat, Move move) const {
  switch (move.kind) {
    case MoveKind::start:
    case MoveKind::gain:
    case MoveKind::store:
      if (state.phase == Phase::act) --state.actions;
      take(state, numbered(move.card), way_of(move), move.other);
      break;
    case MoveKind::use: use(state, move); break;
    case MoveKind::claim: {
      const unsigned award = 1U << (move.choice - 1U);
      state.awards_held[seat] = static_cast<std::uint8_t>(state.awards_held[seat] | award);
      state.awards_shared = static_cast<std::uint8_t>(state.awards_shared | award);
      return;
    }
    case MoveKind::end_turn: end_turn(state); return;
    case MoveKind::decline: break;
    case MoveKind::discard:
      state.row.reset(move.card - 1);
      state.discard.set(move.card - 1);
      if (move.other != 0) {
        state.row.reset(move.other - 1);
        state.discard.set(move.other - 1);
      }
      settle_deck(state);
      next_turn(state);
      return;
    case MoveKind::declare:
      for (std::size_t i = 0; i < static_cast<std::size_t>(tables_.declarer_count); ++i) {
        if (tables_.declarers[i] == numbered(move.user)) state.declared[i] = move.choice;
      }
      ask_for_types(state);
      return;
  }
  if (state.phase == Phase::draw) return;
  if (state.phase == Phase::choose) {  // the unchosen are discarded
    state.discard |= state.revealed;
    state.revealed = CardSet();
    state.reveal_ways = 0;
    state.phase = Phase::act;
  }
  settle_deck(state);
}

/// From wherever the card lies.
void TownBuilder::take(State& state, Card card, Way way, int foundation_number) const {
  const bool from_row = state.row.test(index(card));
  state.row.reset(index(card));
  state.discard.reset(index(card));
  state.revealed.reset(index(card));
  if (from_row) state.guarded[state.active].reset(index(card));
  switch (way) {
    case Way::foundation:
      pay(state, info_of(card).gold);
      state.foundations[state.active].set(index(card));
      if (info_of(card).resource_cost() == 0) complete(state, card);
      return;
    case Way::gold: store(state, card, from_row && tables_.worth_two.test(index(card))); return;
    default:
      state.attached.set(index(card));
      state.under[slot(card)] = static_cast<std::uint8_t>(foundation_number);
      attach(state, numbered(foundation_number), tables_.gift[slot(card)]);
      return;
  }
}

void TownBuilder::attach(State& state, Card foundation, Load load) const {
  Load& there = state.load[slot(foundation)];
  there = there + load;
  if (there.total() == tables_.cost[slot(foundation)].total()) complete(state, foundation);
}

void TownBuilder::complete(State& state, Card foundation) const {
  const CardSet cards = cards_under(state, foundation);
  cards.for_each([&](int card) { state.under[static_cast<std::size_t>(card)] = 0; });
  state.attached -= cards;
  state.discard |= cards;
  state.load[slot(foundation)] = Load();
  state.foundations[state.active].reset(index(foundation));
  state.buildings[state.active].set(index(foundation));
  ++state.completed;
  const unsigned type = 1U << static_cast<unsigned>(info_of(foundation).type);
  state.completed_types = static_cast<std::uint8_t>(state.completed_types | type);
  if (tables_.builds.test(index(foundation))) state.ready.set(index(foundation));
}

void TownBuilder::store(State& state, Card card, bool doubled) const {
  std::size_t end = 0;
  for (const CardSet& cards : state.gold) end += static_cast<std::size_t>(cards.count());
  state.gold_line[end] = static_cast<std::uint8_t>(number(card));
  state.gold[state.active].set(index(card));
  if (doubled) state.doubled.set(index(card));
}

/// Cards worth 2 as long as nothing of them is lost, tokens, cards worth 1; if 1 is still owed, a
/// card worth 2 must go after all.
void TownBuilder::pay(State& state, int owed) const {
  const CardSet& cards = state.gold[state.active];
  while (owed >= 2 && !(cards & state.doubled).empty()) {
    spend_oldest(state, cards & state.doubled);
    owed -= 2;
  }
  std::uint16_t& tokens = state.tokens[state.active];
  const int from_tokens = std::min(owed, int{tokens});
  tokens = static_cast<std::uint16_t>(tokens - from_tokens);
  owed -= from_tokens;
  for (; owed > 0 && !(cards - state.doubled).empty(); --owed) {
    spend_oldest(state, cards - state.doubled);
  }
  if (owed > 0) spend_oldest(state, cards & state.doubled);
}

void TownBuilder::spend_oldest(State& state, CardSet among) const {
  auto& line = state.gold_line;
  const auto paid = std::find_if(line.begin(), line.end(),
                                 [&](std::uint8_t number) { return among.test(number - 1); });
  const Card card = numbered(*paid);
  std::copy(paid + 1, line.end(), paid);
  line.back() = 0;
  state.gold[state.active].reset(index(card));
  state.doubled.reset(index(card));
  state.discard.set(index(card));
}

// Abilities.

const Ability& TownBuilder::ability_of(Move move) const {
  if (move.user == crest) return content_.crest;
  return info_of(numbered(move.copied != 0 ? move.copied : move.user)).ability;
}

/// What is copied is used as if it were the user's own: that is what is discarded or used up.
void TownBuilder::use(State& state, Move move) const {
  const Ability& ability = ability_of(move);
  if (ability.kind == AbilityKind::star) {
    state.star_used = 1;
  } else {
    state.ready.reset(move.user - 1);
  }
  if (ability.discards_itself) {
    state.buildings[state.active].reset(move.user - 1);
    state.ready.reset(move.user - 1);
    state.discard.set(move.user - 1);
  }
  const auto draw = [&state](Draws draws, int count) {
    state.phase = Phase::draw;
    state.draws = draws;
    state.draws_left = static_cast<std::uint8_t>(count);
  };
  switch (ability.effect) {
    case Effect::take: take(state, numbered(move.card), move.way, move.other); return;
    case Effect::reveal:
      state.reveal_ways = ability.ways;
      draw(Draws::reveal, ability.amount);
      return;
    case Effect::add_to_row: draw(Draws::row, ability.amount); return;
    case Effect::replace:
      pay(state, ability.price);
      for (const int number : {move.card, move.other}) {
        if (number == 0) continue;
        state.row.reset(number - 1);
        state.discard.set(number - 1);
      }
      draw(Draws::row, move.other != 0 ? 2 : 1);
      return;
    case Effect::resources: attach(state, numbered(move.card), Pick::load(move.choice)); return;
    case Effect::gold: {
      std::uint16_t& tokens = state.tokens[state.active];
      tokens = static_cast<std::uint16_t>(tokens + ability.amount);
      return;
    }
    case Effect::judge: draw(Draws::judge, 0); return;
    case Effect::complete: complete(state, numbered(move.card)); return;
    case Effect::protect: state.guarded[state.active].set(move.card - 1); return;
    default: return;
  }
}

int TownBuilder::unused_judges(const State& state) const {
  return static_cast<int>(content_.judges.size()) - std::popcount(state.judges) - state.deck_judges;
}

/// An ability does not draw from the new deck: the old one is only replaced when all is drawn, or
/// after the choice among the revealed cards.
void TownBuilder::draw_for_ability(State& state, Chance& chance) const {
  if (state.draws == Draws::judge) {
    draw_judge(state, chance);
  } else {
    CardSet& target = state.draws == Draws::reveal ? state.revealed : state.row;
    while (state.draws_left > 0 && !deck_empty(state)) {
      const Card card = draw_top(state, chance);
      if (card == no_card) continue;
      target.set(index(card));
      --state.draws_left;
    }
  }
  state.draws = Draws::none;
  state.draws_left = 0;
  state.phase = state.revealed.empty() ? Phase::act : Phase::choose;
  if (state.phase == Phase::act) {
    state.reveal_ways = 0;
    settle_deck(state);
  }
}

// 4. The end of a turn; alone, row cards are discarded first.

void TownBuilder::end_turn(State& state) const {
  state.ready = CardSet();
  const int idle = state.actions == content_.actions_a_turn ? state.idle + 1 : 0;
  state.idle = static_cast<std::uint8_t>(std::min<int>(idle, setup_.players));
  state.actions = 0;
  if (solo() && !discardable(state).empty()) {
    state.phase = Phase::closing;
  } else {
    next_turn(state);
  }
}

void TownBuilder::next_turn(State& state) const {
  if (solo()) {
    state.idle = 0;
    // Awards are open up to the turn in which the deck's last judge is met.
    if (state.deck_judges == 0) state.awards_closed = 1;
    if (state.ending != Ending::no) return end_game(state);
    return begin_turn(state);
  }
  const int next = (townsmith::index(state.active) + 1) % setup_.players;
  state.active = seat_at(next);
  if (state.active == state.first) {
    state.awards_shared = 0;
    if (state.ending == Ending::last_round) return end_game(state);
    if (state.ending == Ending::triggered) state.ending = Ending::last_round;
  }
  if (state.idle == setup_.players && !to_refill(state) && !action_possible(state)) {
    sweep_row(state);
    if (deck_empty(state)) return end_game(state);
  }
  begin_turn(state);
}

// When the deck runs out, and when nobody can act.

/// When the deck has run out the discard pile becomes the new one; if that is empty too, as soon
/// as a card is discarded.
void TownBuilder::settle_deck(State& state) const {
  if (!deck_empty(state)) return;
  if (state.waiting == 0) {
    state.waiting = 1;
    ++state.runs;
    if (state.runs >= seating().runs && state.ending == Ending::no) {
      state.ending = Ending::triggered;
    }
  }
  if (state.discard.empty()) return;
  state.unseen = state.discard;
  state.discard = CardSet();
  state.out = 0;
  state.waiting = 0;
}

/// Nobody has taken anything from this row for a round, and the next player cannot either: see
/// docs/rules.
void TownBuilder::sweep_row(State& state) const {
  state.idle = 0;
  state.discard |= state.row;
  state.row = CardSet();
  state.guarded.fill(CardSet());
  settle_deck(state);
}

// The end.

void TownBuilder::end_game(State& state) const {
  state.discard |= state.attached;
  state.attached = CardSet();
  for (CardSet& foundations : state.foundations) {
    state.discard |= foundations;
    foundations = CardSet();
  }
  state.load.fill(Load());
  state.under.fill(0);
  ask_for_types(state);
}

/// In turn order; of one owner first what becomes another type (the Orphanage), then what counts as
/// one building more (the Library), as the tables list them. Then all is over.
void TownBuilder::ask_for_types(State& state) const {
  for (int turn = 0; turn < setup_.players; ++turn) {
    state.active = seat_at((townsmith::index(state.first) + turn) % setup_.players);
    state.phase = Phase::declare;
    if (declarer(state) != no_card) return;
  }
  state.active = state.first;
  state.phase = Phase::over;
}

Card TownBuilder::declarer(const State& state) const {
  for (std::size_t i = 0; i < static_cast<std::size_t>(tables_.declarer_count); ++i) {
    const Card card = tables_.declarers[i];
    if (state.declared[i] == 0 && state.buildings[state.active].test(index(card))) {
      return card;
    }
  }
  return no_card;
}

}  // namespace townsmith::townbuilder
