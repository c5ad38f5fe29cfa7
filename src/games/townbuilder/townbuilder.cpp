// What the game says about itself: options, tables made of its content, bounds.
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
      .min_players = 1,
      .max_players = max_players,
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
  giving[0] = CardSet();  // those that are gold only are not a resource
  for (const Effect effect : {Effect::change_type, Effect::extra_type}) {
    scoring.for_each([&](int i) {
      if (content.cards[static_cast<std::size_t>(i)].ability.effect == effect) {
        declarers[static_cast<std::size_t>(declarer_count++)] = card_at(i);
      }
    });
  }
}

TownBuilder::TownBuilder(const Setup& setup, const Content& content)
    : setup_(setup), content_(content), tables_(content_), most_moves_(most_moves(content_)) {}

// The game ends. Every deck is finite, and a card that left it comes back only after it has run
// out, so it is enough that cards keep leaving it. With several players a round in which anybody
// takes an action takes a card from the row, and one in which nobody does refills or sweeps the
// row; alone, two row cards a turn are discarded. So after at most as many rounds as there are
// cards the row has had to be refilled from the deck so often that it is empty, or nothing is left
// to refill it from, which ends the game. Within a turn there are a few actions, one star ability,
// and a build ability for each completion; only a star ability ever gives a building back to be
// completed anew.
Bounds TownBuilder::bounds() const {
  const int players = setup_.players;
  const int cards = static_cast<int>(content_.cards.size());
  const int rounds = (seating().runs + 1) * (cards + 1) + 3;
  const int turns = players * rounds;
  const int a_turn = content_.actions_a_turn + 1 /* end */ + 1 /* solo's discard */ +
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
          .min_score = 0,
          .max_score = points};
}

}  // namespace townsmith::townbuilder
