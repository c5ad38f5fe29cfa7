#pragma once

#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "games/townbuilder/content.h"

/// What Town Builder's files look like.
namespace townsmith::townbuilder {

// The set-up takes row, cards out and cards below a judge from these.
inline constexpr int least_cards = 30;
inline constexpr schema::Range each = {1, 9};

inline constexpr std::array<std::string_view, 2> origin_names = {"row", "discard"};
inline constexpr std::array<std::string_view, 1 + type_count> completed_names = {
    "any", "commerce", "social", "housing", "culture", "military"};
inline constexpr std::array<std::string_view, 1> discards_names = {"itself"};
inline constexpr std::array<std::string_view, 1> portion_names = {"half"};

using schema::flat, schema::Maybe, schema::member, schema::OneOf;

constexpr AbilityKind kind_of(Effect effect) {
  return effect == Effect::worth_two      ? AbilityKind::row
         : effect >= Effect::per_building ? AbilityKind::scoring
                                          : AbilityKind::build;
}

/// An ability with this effect. Which members it has depends on the effect; the crest's ability is
/// always a star ability, and the crest cannot be discarded.
template <Effect effect, bool of_crest>
struct EffectFile {
  static constexpr bool used = kind_of(effect) == AbilityKind::build;  ///< or a star ability
  OneOf<ability_kind_names, static_cast<std::size_t>(kind_of(effect)), used ? 2 : 1> kind;
  OneOf<origin_names> from;
  std::vector<Taking> as;
  int amount = 0;
  int price = 0;
  Filter which;
  Maybe<OneOf<completed_names>> if_completed;
  Maybe<OneOf<discards_names>> discards;

  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = effect_names[static_cast<std::size_t>(effect)];
  static constexpr schema::JoinedName schema{of_crest ? "TownBuilderCrest" : "TownBuilderEffect",
                                             tag};
  static constexpr auto members() {
    if constexpr (of_crest) {
      return std::tuple_cat(facts(), conditions());
    } else {
      return std::tuple_cat(std::tuple(member("kind", &EffectFile::kind, "when it counts")),
                            facts(), conditions());
    }
  }

 private:
  static constexpr auto amount_of(std::string_view name, std::string_view text,
                                  schema::Range range = each) {
    return member(name, &EffectFile::amount, text, range);
  }
  static constexpr auto facts() {
    [[maybe_unused]] constexpr auto taken =
        member("as", &EffectFile::as, "what a card may be taken as", schema::Range{1, 3});
    if constexpr (effect == Effect::take) {
      return std::tuple(member("from", &EffectFile::from), taken);
    } else if constexpr (effect == Effect::reveal) {
      return std::tuple(amount_of("cards", "how many from the deck; one may be taken"), taken);
    } else if constexpr (effect == Effect::add_to_row) {
      return std::tuple(amount_of("cards", "how many from the deck"));
    } else if constexpr (effect == Effect::replace) {
      return std::tuple(amount_of("cards", "the most of the row", {1, 2}),
                        member("price", &EffectFile::price, "in gold", {0, 9}));
    } else if constexpr (effect == Effect::resources) {
      return std::tuple(amount_of("most", "of any kinds, for one foundation", {1, 2}));
    } else if constexpr (effect == Effect::gold) {
      return std::tuple(amount_of("amount", "in tokens"));
    } else if constexpr (effect == Effect::complete) {
      return std::tuple(
          amount_of("most_cost", "of the foundation that is completed", {1, most_building_cost}));
    } else if constexpr (effect == Effect::per_building) {
      return std::tuple(amount_of("points", "for each of these buildings"),
                        member("which", &EffectFile::which));
    } else if constexpr (effect == Effect::per_type || effect == Effect::if_award) {
      return std::tuple(amount_of("points", {}));
    } else {
      return std::tuple();
    }
  }
  /// A copy takes over the condition and the price of what it copies.
  static constexpr auto conditions() {
    [[maybe_unused]] constexpr auto completed =
        member("if_completed", &EffectFile::if_completed,
               "only if a foundation, or one of this type, was completed this turn");
    if constexpr (!used || effect == Effect::copy) {
      return std::tuple();
    } else if constexpr (of_crest) {
      return std::tuple(completed);
    } else {
      return std::tuple(completed, member("discards", &EffectFile::discards,
                                          "of a star ability: the building is the price"));
    }
  }
};

template <std::size_t... i>
std::variant<EffectFile<static_cast<Effect>(i + 1), false>...> all_effects(
    std::index_sequence<i...>);
using AbilityFile = decltype(all_effects(std::make_index_sequence<effect_names.size() - 1>()));

using CrestFile =
    std::variant<EffectFile<Effect::take, true>, EffectFile<Effect::reveal, true>,
                 EffectFile<Effect::add_to_row, true>, EffectFile<Effect::replace, true>,
                 EffectFile<Effect::resources, true>, EffectFile<Effect::gold, true>,
                 EffectFile<Effect::judge, true>, EffectFile<Effect::complete, true>,
                 EffectFile<Effect::protect, true>>;

struct CardFile {
  std::string name;
  Type type{};
  int gold = 0;
  std::vector<Resource> resources;
  int points = 0;
  std::vector<Gift> gives;
  Maybe<AbilityFile> ability;

  static constexpr std::string_view schema = "TownBuilderCard";
  static constexpr auto members() {
    return std::tuple(
        member("name", &CardFile::name, "letters and single blanks; each name once",
               schema::not_empty),
        member("type", &CardFile::type),
        member("gold", &CardFile::gold, "paid to start it", {0, most_gold_cost}),
        member("resources", &CardFile::resources, "that complete it", {0, most_resources}),
        member("points", &CardFile::points, "of the building", {0, most_points_printed}),
        member("gives", &CardFile::gives, "what the card is worth otherwise; two mean either",
               {1, 2}),
        member("ability", &CardFile::ability));
  }
};

/// content/townbuilder/cards.json
struct CardsFile {
  std::vector<CardFile> cards;

  static constexpr std::string_view schema = "TownBuilderCards";
  static constexpr std::string_view about =
      "The town cards. A card's number in records is its place in this list, counted from 1.";
  static constexpr auto members() {
    return std::tuple(member("cards", &CardsFile::cards, {}, {least_cards, most_cards}));
  }
};

/// What an award is for.
template <Need need>
struct NeedFile {
  std::vector<int> costs;
  int count = 0;
  Filter which;

  static constexpr std::string_view tag_name = "needs";
  static constexpr std::string_view tag = need_names[static_cast<std::size_t>(need)];
  static constexpr schema::JoinedName schema{"TownBuilderNeed", tag};
  static constexpr auto members() {
    if constexpr (need == Need::costs) {
      return std::tuple(member("costs", &NeedFile::costs, "a building of each of these costs",
                               {1, most_building_cost}, {1, most_building_cost}));
    } else {
      constexpr auto count = member("count", &NeedFile::count,
                                    need == Need::buildings ? "how many"
                                    : need == Need::types   ? "how many different ones"
                                    : need == Need::gold    ? "how much is stored"
                                                            : "how many in one turn",
                                    schema::Range{1, need == Need::types ? type_count : 99});
      if constexpr (need == Need::buildings) {
        return std::tuple(count, member("which", &NeedFile::which));
      } else {
        return std::tuple(count);
      }
    }
  }
};

struct AwardFile {
  std::string name;
  std::variant<NeedFile<Need::costs>, NeedFile<Need::buildings>, NeedFile<Need::types>,
               NeedFile<Need::gold>, NeedFile<Need::completed>>
      needs;

  static constexpr std::string_view schema = "TownBuilderAwardFile";
  static constexpr auto members() {
    return std::tuple(member("name", &AwardFile::name, "letters and single blanks; each name once",
                             schema::not_empty),
                      flat(&AwardFile::needs));
  }
};

struct SeatingFile {
  int judges_open = 0;
  std::vector<std::variant<OneOf<portion_names>, int>> judges_in_deck;
  int runs = 1;
  int cards_out = 0;

  static constexpr std::string_view schema = "TownBuilderSeating";
  static constexpr auto members() {
    return std::tuple(
        member("judges_open", &SeatingFile::judges_open, "how many lie open from the start",
               {0, most_judges}),
        member("judges_in_deck", &SeatingFile::judges_in_deck,
               "for each judge in the deck, from top to bottom, how many town cards lie below it; "
               "\"half\" is half of the deck's, rounded down",
               {0, most_judges}, {0, most_cards}),
        member("runs", &SeatingFile::runs,
               "how often the deck runs out before the end is triggered", each),
        member("cards_out", &SeatingFile::cards_out, "town cards that nobody sees",
               {0, least_cards - 2 * row_size}));
  }
};

struct SoloFile {
  int judge_needs = 0;
  int closing_discard = 0;
  std::vector<Grade> grades;

  static constexpr std::string_view schema = "TownBuilderSolo";
  static constexpr auto members() {
    return std::tuple(member("judge_needs", &SoloFile::judge_needs,
                             "buildings of its type that claim a judge", {1, most_cards}),
                      member("closing_discard", &SoloFile::closing_discard,
                             "cards of the row that are discarded at the end of a turn", {1, 2}),
                      member("grades", &SoloFile::grades,
                             "titles in rising order; the first begins at 0 points", {1, 20}));
  }
};

/// content/townbuilder/table.json
struct TableFile {
  int award_points = 0;
  int judge_points = 0;
  int awards_in_play = 0;
  std::array<SeatingFile, most_players> players;
  CrestFile crest;
  std::vector<Type> judges;
  std::vector<AwardFile> awards;
  SoloFile solo;

  static constexpr std::string_view schema = "TownBuilderTable";
  static constexpr std::string_view about =
      "What lies on the table beside the town cards, and the numbers of the rules.";
  static constexpr auto members() {
    return std::tuple(
        member("award_points", &TableFile::award_points, "of each award", {0, most_points_printed}),
        member("judge_points", &TableFile::judge_points, "of each judge", {0, most_points_printed}),
        member("awards_in_play", &TableFile::awards_in_play, "how many of the awards",
               {0, most_awards}),
        member("players", &TableFile::players, "for 1, 2, 3 and 4 players"),
        member("crest", &TableFile::crest, "the star ability of every player's crest"),
        member("judges", &TableFile::judges, "the type that each prefers", {1, most_judges}),
        member("awards", &TableFile::awards, {}, {0, most_awards}),
        member("solo", &TableFile::solo));
  }
};

}  // namespace townsmith::townbuilder
