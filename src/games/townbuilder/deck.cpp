#include <algorithm>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {

static_assert(Game<TownBuilder>);

namespace {

constexpr std::array<std::string_view, 5> first_choices = {"random", "0", "1", "2", "3"};

constexpr std::array<OptionInfo, 1> options = {{
    {"first", "Who starts: drawn by lot, or this seat (by lot where nobody sits there).", 0, 4, 0,
     first_choices},
}};

}  // namespace

const GameInfo& TownBuilder::info() {
  static constexpr GameInfo game = {
      .name = "townbuilder",
      .title = "Town Builder: Coevorden",
      .tagline =
          "Every card is a building, a resource or gold: choose which, and build a district.",
      .credits =
          "Designed by Eric Raué, published by First Fish Games. Unofficial implementation; "
          "the card data is reconstructed.",
      .least_players = 1,
      .most_players = most_players,
      .usual_players = 2,
      .hidden = false,
      .simultaneous = false,
      .options = options,
  };
  return game;
}

Tables::Tables(const Content& content) {
  for (int i = 0; i < static_cast<int>(content.cards.size()); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const CardInfo& card = content.cards[at];
    const Ability& ability = card.ability;
    all.set(i);
    of_type[static_cast<std::size_t>(card.type)].set(i);
    giving[card.gives].set(i);
    if (card.gives_gold) giving_gold.set(i);
    for (auto gold = static_cast<std::size_t>(card.gold); gold < affordable.size(); ++gold) {
      affordable[gold].set(i);
    }
    costing[static_cast<std::size_t>(card.building_cost())].set(i);
    cost[at] = Load::of(card.resources[0], card.resources[1], card.resources[2]);
    gift[at] = Load::one(card.gives);
    if (ability.kind == AbilityKind::build) builds.set(i);
    if (ability.kind == AbilityKind::star) stars.set(i);
    if (ability.kind == AbilityKind::scoring) scoring.set(i);
    if (ability.effect == Effect::copy) copiers.set(i);
    if (ability.effect == Effect::worth_two) worth_two.set(i);
    Filter typeless = ability.which;
    typeless.type.reset();
    for (int other = 0; other < static_cast<int>(content.cards.size()); ++other) {
      if (matches(typeless, content.cards[static_cast<std::size_t>(other)])) counted[at].set(other);
    }
    for (std::size_t award = 0; award < content.awards.size(); ++award) {
      if (matches(content.awards[award].which, card)) awarded[award].set(i);
    }
  }
  giving[0] = CardSet();  // those that are gold only are no resource
  for (const Effect effect : {Effect::change_type, Effect::extra_type}) {
    scoring.for_each([&](int i) {
      if (content.cards[static_cast<std::size_t>(i)].ability.effect == effect) {
        declarers[static_cast<std::size_t>(declarer_count++)] = card_at(i);
      }
    });
  }
}

TownBuilder::TownBuilder(const Setup& setup, const Content& content)
    : setup_(setup),
      content_(content),
      tables_(content_),
      worths_(content_, tables_),
      most_moves_(most_moves(content_)) {}

// The game ends. Every deck is finite, and a card that left it comes back only after it has run
// out, so it is enough that cards keep leaving it. With several players a round in which anybody
// takes an action takes a card from the row, and one in which nobody does refills or sweeps the
// row; alone, two row cards a turn are discarded. So after at most as many rounds as there are
// cards the row has had to be refilled from the deck so often that it is empty, or nothing is left
// to refill it from, which ends the game. Within a turn there are two actions, one star ability,
// and a build ability for each completion; only a star ability ever gives a building back to be
// completed anew.
Bounds TownBuilder::bounds() const {
  const int players = setup_.players;
  const int cards = static_cast<int>(content_.cards.size());
  const int rounds = (seating().runs + 1) * (cards + 1) + 3;
  const int turns = players * rounds;
  const int a_turn = actions_a_turn + 1 /* end */ + 1 /* solo's discard */ +
                     2 /* a star and its choice */ + 2 /* the same for one completed anew */;
  int points = 0;
  for (const CardInfo& card : content_.cards) {
    const Ability& ability = card.ability;
    points += card.points;
    if (ability.effect == Effect::per_building) points += ability.amount * cards;
    if (ability.effect == Effect::per_type) points += ability.amount * type_count;
    if (ability.effect == Effect::if_award) points += ability.amount;
  }
  points += content_.awards_in_play * content_.award_points;
  points += static_cast<int>(content_.judges.size()) * content_.judge_points;
  return {.moves = most_moves_,
          .length = turns * a_turn + 2 * cards + players * content_.awards_in_play +
                    tables_.declarer_count,
          .least_score = 0,
          .most_score = points};
}

// Set-up.

TownBuilder::State TownBuilder::start() const {
  State state;
  state.unseen = tables_.all;
  state.out = static_cast<std::uint8_t>(seating().cards_out);
  return state;
}

void TownBuilder::deal(State& state, Chance& chance) const {
  for (int i = 0; i < row_size; ++i) state.row.set(index(draw_top(state, chance)));
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

// Nature.

void TownBuilder::advance(State& state, Chance& chance) const {
  switch (state.phase) {
    case Phase::setup: return deal(state, chance);
    case Phase::refill: return refill(state, chance);
    default: return draw_for_ability(state, chance);
  }
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

/// Which judge it is, is decided now: those in the deck and the unused ones are alike till seen.
void TownBuilder::draw_judge(State& state, Chance& chance) const {
  auto rest = Bits<64>::from_word(((1U << content_.judges.size()) - 1U) & ~state.judges);
  const int judge =
      rest.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(rest.count()), {"judge"})));
  chance.tell(judge + 1);
  state.judges = static_cast<std::uint8_t>(state.judges | (1U << judge));
}

int TownBuilder::unused_judges(const State& state) const {
  return static_cast<int>(content_.judges.size()) - std::popcount(state.judges) - state.deck_judges;
}

/// A refill goes on from the new deck when the old one runs out.
void TownBuilder::refill(State& state, Chance& chance) const {
  while (to_refill(state)) {
    const Card card = draw_top(state, chance);
    if (card != no_card) state.row.set(index(card));
    settle_deck(state);
  }
  state.phase = Phase::act;
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

}  // namespace townsmith::townbuilder
