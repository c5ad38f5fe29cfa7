#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/reference_section.h"
#include "games/townbuilder/content.h"
#include "games/townbuilder/state.h"
#include "games/townbuilder/text.h"
#include "games/townbuilder/wire.h"

namespace townsmith::townbuilder {

/// What is asked of the cards at every move, as sets: worked out once from the content.
struct Tables {
  explicit Tables(const Content& content);

  CardSet all;
  std::array<CardSet, type_count> of_type{};
  std::array<CardSet, 8> giving{};  ///< by the kinds of resource a card can be, a bit each
  CardSet giving_gold;
  std::array<CardSet, max_gold_cost + 1> affordable{};   ///< by gold at hand
  std::array<CardSet, max_building_cost + 1> costing{};  ///< by building cost
  std::array<Load, max_cards> cost{};
  std::array<Load, max_cards> gift{};
  CardSet builds;   ///< with a build ability
  CardSet stars;    ///< with a star ability
  CardSet copiers;  ///< whose ability copies another
  CardSet worth_two;
  CardSet scoring;
  std::array<CardSet, max_cards> counted{};   ///< per_building: those it counts, but for the type
  std::array<CardSet, max_awards> awarded{};  ///< buildings that help to an award
  /// Those that ask for a type at the end, in the order in which one owner is asked.
  std::array<Card, max_declarers> declarers{};
  int declarer_count = 0;
};

class TownBuilder {
 public:
  static constexpr int max_moves = move_capacity;
  GAME_FUNCTIONS(TownBuilder, townbuilder);

  TownBuilder(const Setup& setup, const Content& content);

  const Content& content() const { return content_; }
  const Tables& tables() const { return tables_; }

  State start() const;
  bool over(const State& state) const { return state.phase == Phase::over; }
  SeatSet actors(const State& state) const {
    const bool deciding = state.phase == Phase::act || state.phase == Phase::choose ||
                          state.phase == Phase::closing || state.phase == Phase::declare;
    return deciding ? SeatSet(state.active) : SeatSet();
  }

  std::string grade(const State& state, Seat seat) const;
  void resample(State& state, Viewer viewer, Chance& chance) const;
  std::vector<TieBreakName> tie_break_names() const;
  std::vector<ReferenceSection> components() const;

  // For the lab.
  Places places() const { return {Places::Kind::turns}; }
  int place(const State& state, Seat seat) const {
    return turn_place(seat, state.first, setup_.players);
  }
  /// A position does not show how many rounds were played; turns end by a move of their own.
  bool ends_turn(const State& /*state*/, Seat /*seat*/, Move move) const {
    return move.kind == MoveKind::end_turn;
  }

  // Questions about a position that words, pictures and tests ask too.
  bool solo() const { return setup_.players == 1; }
  const CardInfo& info_of(Card card) const { return content_.cards[slot(card)]; }
  /// As moves, spaces and clients name it.
  const std::string& name_of(Card card) const { return info_of(card).name; }
  /// For people.
  Text card_name(Card card) const { return card_text(info_of(card)); }
  const Seating& seating() const { return content_.seatings[setup_.players - 1U]; }
  int deck_cards(const State& state) const { return state.unseen.count() - state.out; }
  bool to_refill(const State& state) const {
    return state.row.count() < content_.row_size && !deck_empty(state);
  }
  bool deck_empty(const State& state) const {
    return state.deck_judges == 0 && deck_cards(state) == 0;
  }
  int unused_judges(const State& state) const;
  int gold_of(const State& state, Seat seat) const;
  /// Row cards the seat may take, and row cards that may be discarded.
  CardSet takeable(const State& state, Seat seat) const;
  CardSet discardable(const State& state) const;
  /// What a card is worth that this move stores: more from the row than from what was revealed.
  int gold_worth(const State& state, Move move) const {
    return state.phase == Phase::act && tables_.worth_two.test(move.card - 1) ? 2 : 1;
  }
  /// Whatever the seat could start with its gold.
  CardSet affordable(const State& state, Seat seat) const;
  /// How many row cards are discarded at the end of a turn alone.
  int closing_discards(const State& state) const;
  /// Whether these resources are of use under a foundation, for different parts of its cost.
  bool needs(const State& state, Card foundation, Load resources) const {
    return (state.load[slot(foundation)] + resources).within(tables_.cost[slot(foundation)]);
  }
  /// Cards that are still needed as a resource under this foundation.
  CardSet accepted(const State& state, Card foundation) const;
  /// Tokens under a foundation: resources that no card stands for.
  Load tokens_under(const State& state, Card foundation) const;
  CardSet cards_under(const State& state, Card foundation) const;
  bool award_met(const State& state, Seat seat, int award) const;
  /// Awards the seat could still get, whether it meets them or not.
  std::uint8_t awards_left(const State& state, Seat seat) const;
  /// Of the active seat, while it has actions.
  bool action_possible(const State& state) const;
  Prompt act_prompt(const State& state) const;
  bool may_end_turn(const State& state) const {
    return state.actions == 0 || !action_possible(state);
  }
  /// Buildings whose ability `copier` may copy.
  CardSet copyable(const State& state, Card copier) const;
  bool condition_met(const State& state, const Ability& ability) const;
  /// The building that asks for a type now; only in the phase `declare`.
  Card declarer(const State& state) const;

  /// Those of the buildings that are of a type, as scoring abilities see them.
  int count_of_type(const State& state, CardSet buildings, Type type) const;
  /// A seat's buildings of a type, as judges see them.
  int count_for_judge(const State& state, Seat seat, Type type) const;
  bool claims_judge(const State& state, Seat seat, int judge) const;
  int scoring_points(const State& state, Seat seat, Card card) const;

 private:
  ReferenceSection grades_section() const;
  // rules.cpp
  void deal(State& state, Chance& chance) const;
  void refill(State& state, Chance& chance) const;
  void draw_for_ability(State& state, Chance& chance) const;
  Card draw_top(State& state, Chance& chance) const;
  void draw_judge(State& state, Chance& chance) const;
  void settle_deck(State& state) const;
  void begin_turn(State& state) const;
  void end_turn(State& state) const;
  void next_turn(State& state) const;
  void sweep_row(State& state) const;
  void end_game(State& state) const;
  void ask_for_types(State& state) const;
  void take(State& state, Card card, Way way, int foundation_number) const;
  void attach(State& state, Card foundation, Load load) const;
  void complete(State& state, Card foundation) const;
  void store(State& state, Card card, bool doubled) const;
  void pay(State& state, int owed) const;
  void spend_oldest(State& state, CardSet among) const;
  void use(State& state, Move move) const;
  const Ability& ability_of(Move move) const;

  // moves.cpp
  template <class Visit>
  void offer_turn(const State& state, Visit& visit) const;
  template <class Visit>
  void offer_takes(const State& state, CardSet cards, std::uint8_t ways, Move move,
                   Visit& visit) const;
  template <class Visit>
  void offer_discards(CardSet cards, int min, int max, Move move, Visit& visit) const;
  template <class Visit>
  void offer_uses(const State& state, Card user, Visit& visit) const;
  template <class Visit>
  void offer_effects(const State& state, const Ability& ability, Move move, Visit& visit) const;

  // check.cpp
  /// Where a card must lie to be taken.
  struct Place {
    std::string_view name;
    CardSet cards;
  };
  Refusal no_such_card() const;
  Refusal why_no_action(const State& state, Move move) const;
  Refusal why_no_take(const State& state, const Place& from, Move move, Way way) const;
  Refusal why_no_pair(const State& state, Move move, int min, int max) const;
  Refusal why_no_use(const State& state, Move move) const;
  /// Whether the building is not there, its ability used, or what it copies not to be copied.
  std::optional<Refusal> why_no_user(const State& state, Move move) const;
  Refusal why_no_effect(const State& state, const Ability& ability, Move move) const;
  Refusal why_no_ability_take(const State& state, const Ability& ability, Move move) const;
  Refusal why_not_helped(const State& state, const Ability& ability, Move move) const;
  Refusal why_no_claim(const State& state, Move move) const;
  Refusal why_no_declare(const State& state, Move move) const;
  Refusal why_no_end_turn(const State& state) const;

  Explanation explain_use(Move move) const;
  Text use_text(const Ability& ability, Move move) const;
  std::vector<Text> cost_texts(Card card) const;
  std::vector<Text> pair_texts(Move move) const;

  Setup setup_;
  Content content_;
  Tables tables_;
  int most_moves_;
};

}  // namespace townsmith::townbuilder
