#pragma once

#include "games/townbuilder/townbuilder.h"
#include "numbers/actions.h"

namespace townsmith::townbuilder {

/// Words with cards: "gain Bakery" is one action, "on Mill" the next. What an ability asks for
/// follows its use, one action each.
class Actions {
 public:
  static constexpr int version = 1;

  explicit Actions(const TownBuilder& game)
      : game_(game), cards_(static_cast<int>(game.content().cards.size())) {}
  int count() const { return words + word_count * cards_; }
  int max_outcomes() const { return max_cards + max_judges; }
  numbers::ActionRange beginnings() const { return {crests, count()}; }
  ACTION_FUNCTIONS;

 private:
  static constexpr int pick_count = static_cast<int>(all_picks.size());
  enum Start : int {
    end_turns = 1,
    declines,
    enough,
    awards,
    types = awards + max_awards,
    crests = types + type_count,
    picks,
    words = picks + pick_count,
  };
  /// Each with every card.
  enum class Word : int { start, gold, gain, use, as, on, discard };
  static constexpr int word_count = 7;

  int spoken(Word word, int card_number) const {
    return words + static_cast<int>(word) * cards_ + card_number - 1;
  }
  bool is_word(int action, Word word) const {
    return action >= spoken(word, 1) && action < spoken(word, 1) + cards_;
  }
  std::uint8_t card_number(int action) const {
    return static_cast<std::uint8_t>((action - words) % cards_ + 1);
  }
  /// The ability that a use is of; null where there is none.
  const Ability* ability(const Move& move) const;

  struct Reading;
  void encode_take(const Move& move, numbers::Sequence& actions) const;
  void encode_effect(const Move& move, numbers::Sequence& actions) const;
  bool decode_take(Reading& reading, Move& move) const;
  bool decode_discard(Reading& reading, int min, int max, Move& move) const;
  bool decode_use(Reading& reading, Move& move) const;
  bool decode_effect(Reading& reading, const Ability& ability, Move& move) const;

  const TownBuilder& game_;
  int cards_;
};

}  // namespace townsmith::townbuilder

template <>
struct townsmith::numbers::ActionsOf<townsmith::townbuilder::TownBuilder>
    : std::type_identity<townsmith::townbuilder::Actions> {};
