#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/townbuilder/content.h"

/// What Town Builder's files look like.
namespace townsmith::townbuilder {

// The set-up takes row, cards out and cards below a judge from these.
inline constexpr int min_cards = 30;
inline constexpr int max_cards_out = 20;
static_assert(max_cards_out + max_row_size < min_cards);
inline constexpr schema::Range each = {1, 9};

inline constexpr std::array<std::string_view, 2> origin_names = {"row", "discard"};
inline constexpr std::array<std::string_view, 1 + type_count> completed_names = {
    "any", "commerce", "social", "housing", "culture", "military"};
inline constexpr std::array<std::string_view, 1> discards_names = {"itself"};
inline constexpr std::array<std::string_view, 1> portion_names = {"half"};

using schema::flat, schema::Maybe, schema::member, schema::OneOf;

/// What abilities say, each what its effect needs.
struct EffectFacts {
  OneOf<ability_kind_names> kind;
  OneOf<origin_names> from;
  std::vector<Taking> as;
  int amount = 0;
  int price = 0;
  Filter which;
  Maybe<OneOf<completed_names>> if_completed;
  Maybe<OneOf<discards_names>> discards;
};

/// When an effect can count.
constexpr schema::Range kinds_of(Effect effect) {
  const auto range = [](AbilityKind min, AbilityKind max) {
    return schema::Range{static_cast<int>(min), static_cast<int>(max)};
  };
  return effect == Effect::worth_two      ? range(AbilityKind::row, AbilityKind::row)
         : effect >= Effect::per_building ? range(AbilityKind::scoring, AbilityKind::scoring)
                                          : range(AbilityKind::build, AbilityKind::star);
}

/// The crest's ability is always a star ability, and the crest cannot be discarded.
template <Effect effect, bool of_crest>
struct EffectCase {
  using Facts = EffectFacts;

  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = effect_names[static_cast<std::size_t>(effect)];
  static constexpr schema::JoinedName schema{of_crest ? "TownBuilderCrest" : "TownBuilderEffect",
                                             tag};
  static constexpr auto members() {
    if constexpr (of_crest) {
      return schema::joined(facts(), conditions());
    } else {
      return schema::joined(
          schema::list(member("kind", &Facts::kind, "when it counts", kinds_of(effect))), facts(),
          conditions());
    }
  }

 private:
  static constexpr auto amount_of(std::string_view name, std::string_view text,
                                  schema::Range range = each) {
    return member(name, &Facts::amount, text, range);
  }
  static constexpr auto facts() {
    [[maybe_unused]] constexpr auto taken =
        member("as", &Facts::as, "what a card may be taken as", schema::Range{1, 3});
    if constexpr (effect == Effect::take) {
      return schema::list(member("from", &Facts::from), taken);
    } else if constexpr (effect == Effect::reveal) {
      return schema::list(amount_of("cards", "how many from the deck; one may be taken"), taken);
    } else if constexpr (effect == Effect::add_to_row) {
      return schema::list(amount_of("cards", "how many from the deck"));
    } else if constexpr (effect == Effect::replace) {
      return schema::list(amount_of("cards", "the most of the row", {1, 2}),
                          member("price", &Facts::price, "in gold", {0, 9}));
    } else if constexpr (effect == Effect::resources) {
      return schema::list(amount_of("most", "of any kinds, for one foundation", {1, 2}));
    } else if constexpr (effect == Effect::gold) {
      return schema::list(amount_of("amount", "in tokens"));
    } else if constexpr (effect == Effect::complete) {
      return schema::list(
          amount_of("most_cost", "of the foundation that is completed", {1, max_building_cost}));
    } else if constexpr (effect == Effect::per_building) {
      return schema::list(amount_of("points", "for each of these buildings"),
                          member("which", &Facts::which));
    } else if constexpr (effect == Effect::per_type || effect == Effect::if_award) {
      return schema::list(amount_of("points", {}));
    } else {
      return schema::list();
    }
  }
  /// A copy takes over the condition and the price of what it copies.
  static constexpr auto conditions() {
    [[maybe_unused]] constexpr auto completed =
        member("if_completed", &Facts::if_completed,
               "only if a foundation, or one of this type, was completed this turn");
    if constexpr (!kinds_of(effect).holds(static_cast<int>(AbilityKind::star)) ||
                  effect == Effect::copy) {
      return schema::list();
    } else if constexpr (of_crest) {
      return schema::list(completed);
    } else {
      return schema::list(completed, member("discards", &Facts::discards,
                                            "of a star ability: the building is the price"));
    }
  }
};

template <std::size_t... i>
schema::Kinds<EffectFacts, EffectCase<static_cast<Effect>(i + 1), false>...> all_effects(
    std::index_sequence<i...>);
using AbilityFile = decltype(all_effects(std::make_index_sequence<effect_names.size() - 1>()));

inline constexpr std::array<Effect, 9> crest_effects = {
    Effect::take, Effect::reveal, Effect::add_to_row, Effect::replace, Effect::resources,
    Effect::gold, Effect::judge,  Effect::complete,   Effect::protect};
template <std::size_t... i>
schema::Kinds<EffectFacts, EffectCase<crest_effects[i], true>...> all_crests(
    std::index_sequence<i...>);
using CrestFile = decltype(all_crests(std::make_index_sequence<crest_effects.size()>()));

struct CardFile {
  std::string name;
  Type type{};
  int gold = 0;
  std::vector<Resource> resources;
  int points = 0;
  std::vector<Gift> gives;
  Maybe<AbilityFile> ability;

  DESCRIBE(CardFile, "TownBuilderCard",
           MEMBER(name, "letters and single blanks; each name once", schema::not_empty),
           MEMBER(type), MEMBER(gold, "paid to start it", {0, max_gold_cost}),
           MEMBER(resources, "that complete it", {0, max_resources}),
           MEMBER(points, "of the building", {0, max_points_printed}),
           MEMBER(gives, "what the card is worth otherwise; two mean either", {1, 2}),
           MEMBER(ability));
};

/// content/townbuilder/cards.json
struct CardsFile {
  std::vector<CardFile> cards;

  ABOUT("The town cards. A card's number in records is its place in this list, counted from 1.");
  DESCRIBE(CardsFile, "TownBuilderCards", MEMBER(cards, {}, {min_cards, max_cards}));
};

/// What awards are for.
struct NeedFacts {
  std::vector<int> costs;
  int count = 0;
  Filter which;
};

template <Need need>
struct NeedCase {
  using Facts = NeedFacts;

  static constexpr std::string_view tag_name = "needs";
  static constexpr std::string_view tag = need_names[static_cast<std::size_t>(need)];
  static constexpr schema::JoinedName schema{"TownBuilderNeed", tag};
  static constexpr auto members() {
    if constexpr (need == Need::costs) {
      return schema::list(member("costs", &Facts::costs, "a building of each of these costs",
                                 {1, max_building_cost}, {1, max_building_cost}));
    } else {
      constexpr auto count = member("count", &Facts::count,
                                    need == Need::buildings ? "how many"
                                    : need == Need::types   ? "how many different ones"
                                    : need == Need::gold    ? "how much is stored"
                                                            : "how many in one turn",
                                    schema::Range{1, need == Need::types ? type_count : 99});
      if constexpr (need == Need::buildings) {
        return schema::list(count, member("which", &Facts::which));
      } else {
        return schema::list(count);
      }
    }
  }
};

struct AwardFile {
  std::string name;
  schema::Kinds<NeedFacts, NeedCase<Need::costs>, NeedCase<Need::buildings>, NeedCase<Need::types>,
                NeedCase<Need::gold>, NeedCase<Need::completed>>
      needs;

  DESCRIBE(AwardFile, "TownBuilderAwardFile",
           MEMBER(name, "letters and single blanks; each name once", schema::not_empty),
           FLAT(needs));
};

struct SeatingFile {
  int judges_open = 0;
  std::vector<std::variant<OneOf<portion_names>, int>> judges_in_deck;
  int runs = 1;
  int cards_out = 0;

  DESCRIBE(
      SeatingFile, "TownBuilderSeating",
      MEMBER(judges_open, "how many lie open from the start", {0, max_judges}),
      MEMBER(judges_in_deck,
             "for each judge in the deck, from top to bottom, how many town cards lie below it; "
             "\"half\" is half of the deck's, rounded down",
             {0, max_judges}, {0, max_cards}),
      MEMBER(runs, "how often the deck runs out before the end is triggered", each),
      MEMBER(cards_out, "town cards that nobody sees", {0, max_cards_out}));
};

struct SoloFile {
  int judge_needs = 0;
  int closing_discard = 0;
  std::vector<Grade> grades;

  DESCRIBE(SoloFile, "TownBuilderSolo",
           MEMBER(judge_needs, "buildings of its type that claim a judge", {1, max_cards}),
           MEMBER(closing_discard, "cards of the row that are discarded at the end of a turn",
                  {1, 2}),
           MEMBER(grades, "titles in rising order; the first begins at 0 points", {1, 20}));
};

/// content/townbuilder/table.json
struct TableFile {
  int award_points = 0;
  int judge_points = 0;
  int awards_in_play = 0;
  int row_size = Content{}.row_size;
  int actions_a_turn = Content{}.actions_a_turn;
  std::array<SeatingFile, max_players> players;
  CrestFile crest;
  std::vector<Type> judges;
  std::vector<AwardFile> awards;
  SoloFile solo;

  ABOUT("What lies on the table beside the town cards, and the numbers of the rules.");
  DESCRIBE(TableFile, "TownBuilderTable",
           MEMBER(award_points, "of each award", {0, max_points_printed}),
           MEMBER(judge_points, "of each judge", {0, max_points_printed}),
           MEMBER(awards_in_play, "how many of the awards", {0, max_awards}),
           OPTIONAL_MEMBER(row_size, "cards of the row when it is full; 5 if nothing is said",
                           {1, max_row_size}),
           OPTIONAL_MEMBER(actions_a_turn, "2 if nothing is said", {1, max_actions}),
           MEMBER(players, "for 1, 2, 3 and 4 players"),
           MEMBER(crest, "the star ability of every player's crest"),
           MEMBER(judges, "the type that each prefers", {1, max_judges}),
           MEMBER(awards, {}, {0, max_awards}), MEMBER(solo));
};

}  // namespace townsmith::townbuilder
