#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_list.h"
#include "games/townbuilder/content.h"
#include "games/townbuilder/state.h"

namespace townsmith::townbuilder {

class TownBuilder;
struct Tables;

/// What evaluating asks of the cards, worked out once from the content: nothing here knows a card
/// by name.
struct Worths {
  Worths(const Content& content, const Tables& tables);

  std::array<std::int8_t, max_cards> points{};  ///< printed
  std::array<std::int8_t, max_cards> type{};
  std::array<std::int8_t, max_cards> gold{};
  std::array<std::int8_t, max_cards> resources{};  ///< how many it needs
  std::array<std::int8_t, max_cards> cost{};       ///< building cost
  std::array<std::int8_t, max_cards> amount{};     ///< of its ability
  /// per_building: those it counts.
  std::array<CardSet, max_cards> counted{};
  /// Actions that the build ability saves, roughly.
  std::array<std::int8_t, max_cards> saves{};
  CardSet counters;  ///< per_building
  CardSet per_type;
  CardSet if_award;
  CardSet declarers;  ///< that may count as another type at the end
  CardSet engines;    ///< star: a card, gold or resources again and again
  CardSet stores;     ///< star: resources, once
  CardSet sifters;    ///< star: new cards in the row
  CardSet finishers;  ///< build: completes a foundation
  CardSet inviters;   ///< build: a judge comes
};

/// A foundation and what it would bring.
struct Site {
  Card card{};
  int missing = 0;  ///< resources
  int points = 0;   ///< if it were completed now: its own and those of scoring abilities
  int bonus = 0;    ///< the same of judges and awards

  int gain() const { return points + bonus; }
  CardSet accepted;
};

/// How far an award that a seat could still get is.
struct AwardPath {
  int award = 0;
  int needed = 0;    ///< buildings or gold; 0: it can be claimed
  int distance = 0;  ///< in actions, roughly
};

/// What a seat may still make of a position.
class Prospects {
 public:
  Prospects(const TownBuilder& game, const Worths& worths, const State& state, Seat seat);

  const FixedList<Site, max_cards>& sites() const { return sites_; }
  const FixedList<AwardPath, max_awards>& awards() const { return awards_; }
  int own(Type type) const { return own_[static_cast<std::size_t>(type)]; }
  int others(Type type) const { return others_[static_cast<std::size_t>(type)]; }
  int gold() const { return gold_; }
  /// Actions until the end, estimated.
  int actions() const { return actions_; }
  /// The same until awards may no longer be claimed.
  /// Actions the seat has in the turn that is being played, 0 when it is another's.
  int actions_now() const { return actions_now_; }

  /// Points that completing this card would bring at once: its own and those of scoring abilities,
  /// and those of judges and awards.
  int points_of(Card card) const;
  int bonus_of(Card card) const;
  /// How many actions N more buildings of a type take, roughly.
  int distance_to(Type type, int buildings) const;
  /// The most points that N actions can bring at once with these row cards.
  int gain_within(int actions, CardSet row) const;

 private:
  int judge_gain(Type type) const;
  void count_actions();
  void find_awards();
  AwardPath path_to(int award) const;
  bool helps(const AwardPath& path, Card card) const;

  const TownBuilder& game_;
  const Worths& worths_;
  const State& state_;
  Seat seat_;
  std::array<std::int8_t, type_count> own_{};
  std::array<std::int8_t, type_count> others_{};  ///< the most any other has
  std::array<std::int8_t, type_count> judges_{};
  int gold_ = 0;
  int actions_ = 0;
  int award_actions_ = 0;
  int actions_now_ = 0;
  FixedList<Site, max_cards> sites_;
  FixedList<AwardPath, max_awards> awards_;
};

}  // namespace townsmith::townbuilder
