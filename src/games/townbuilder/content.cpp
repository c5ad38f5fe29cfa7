#include "games/townbuilder/content.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace townsmith::townbuilder {
namespace {

// The set-up takes row, cards out and cards below a judge from these.
constexpr int least_cards = 30;
constexpr int most_each = 9;

constexpr std::array<std::string_view, 4> gift_names = {"wood", "stone", "straw", "gold"};
constexpr std::array<std::string_view, 2> place_names = {"row", "discard"};
constexpr std::array<std::string_view, 3> way_names = {"resource", "gold", "foundation"};
constexpr std::array<std::string_view, 6> completed_names = {"any",     "commerce", "social",
                                                             "housing", "culture",  "military"};
constexpr std::array<std::string_view, 1> itself = {"itself"};
constexpr std::array<std::string_view, 1> half = {"half"};
constexpr std::array<std::string_view, 1> ability_word = {"ability"};

/// An optional number, or what holds without it.
int integer_or(const ContentNode& node, std::string_view name, int least, int most, int standard) {
  const ContentNode member = node.optional_member(name);
  return member.exists() ? member.integer(least, most) : standard;
}

Filter read_filter(const ContentNode& node) {
  Filter filter;
  const ContentNode type = node.optional_member("type");
  if (type.exists()) filter.type = type.choice(type_names);
  filter.least_points = integer_or(node, "least_points", 0, most_points_printed, 0);
  filter.most_points = integer_or(node, "most_points", 0, most_points_printed, most_points_printed);
  filter.least_cost = integer_or(node, "least_cost", 0, most_building_cost, 0);
  filter.most_cost = integer_or(node, "most_cost", 0, most_building_cost, most_building_cost);
  const ContentNode has = node.optional_member("has");
  if (has.exists()) {
    (void)has.choice(ability_word);
    filter.with_ability = true;
  }
  return filter;
}

std::uint8_t read_ways(const ContentNode& node) {
  unsigned ways = 0;
  for (const ContentNode& way : node.items(1, 3)) ways |= 1U << way.choice(way_names);
  return static_cast<std::uint8_t>(ways);
}

AbilityKind kind_of(Effect effect) {
  if (effect == Effect::none) return AbilityKind::none;
  if (effect == Effect::worth_two) return AbilityKind::row;
  return effect >= Effect::per_building ? AbilityKind::scoring : AbilityKind::build;
}

void read_numbers(const ContentNode& node, Ability& ability) {
  switch (ability.effect) {
    case Effect::take:
      ability.from_discard = node.member("from").choice(place_names) == 1;
      ability.ways = read_ways(node.member("as"));
      return;
    case Effect::reveal:
      ability.amount = node.member("cards").integer(1, most_each);
      ability.ways = read_ways(node.member("as"));
      return;
    case Effect::add_to_row: ability.amount = node.member("cards").integer(1, most_each); return;
    case Effect::replace:
      ability.amount = node.member("cards").integer(1, 2);
      ability.price = node.member("price").integer(0, most_each);
      return;
    case Effect::resources: ability.amount = node.member("most").integer(1, 2); return;
    case Effect::gold: ability.amount = node.member("amount").integer(1, most_each); return;
    case Effect::complete:
      ability.amount = node.member("most_cost").integer(1, most_building_cost);
      return;
    case Effect::per_building:
      ability.amount = node.member("points").integer(1, most_each);
      ability.which = read_filter(node.member("which"));
      return;
    case Effect::per_type:
    case Effect::if_award: ability.amount = node.member("points").integer(1, most_each); return;
    default: return;
  }
}

/// What may stand beside every effect that a player uses.
void read_conditions(const ContentNode& node, Ability& ability) {
  const ContentNode completed = node.optional_member("if_completed");
  if (completed.exists()) {
    ability.if_completed = true;
    ability.completed_type = completed.choice(completed_names) - 1;
    if (ability.effect == Effect::copy) completed.wrong("a copy takes over the copied condition");
  }
  const ContentNode discards = node.optional_member("discards");
  if (discards.exists()) {
    (void)discards.choice(itself);
    ability.discards_itself = true;
    // A build ability that discards its building could be started again in the same turn for ever.
    if (ability.kind != AbilityKind::star) {
      discards.wrong("only a star ability may discard its building");
    }
    if (ability.effect == Effect::copy) discards.wrong("a copy takes over the copied price");
  }
}

Ability read_ability(const ContentNode& node) {
  Ability ability;
  ability.kind = static_cast<AbilityKind>(node.member("kind").choice(ability_kind_names));
  const ContentNode effect = node.member("effect");
  ability.effect = static_cast<Effect>(effect.choice(effect_names));
  const AbilityKind fitting = kind_of(ability.effect);
  const AbilityKind kind =
      ability.kind == AbilityKind::star ? AbilityKind::build : ability.kind;  // as good as
  if (kind != fitting || kind == AbilityKind::none) {
    effect.wrong(fmt::format("\"{}\" is not an effect of a {} ability",
                             effect_names[static_cast<std::size_t>(ability.effect)],
                             ability_kind_names[static_cast<std::size_t>(ability.kind)]));
  }
  read_numbers(node, ability);
  if (fitting == AbilityKind::build) read_conditions(node, ability);
  return ability;
}

CardInfo read_card(const ContentNode& node) {
  CardInfo card;
  card.name = node.member("name").text();
  card.type = static_cast<Type>(node.member("type").choice(type_names));
  card.gold = node.member("gold").integer(0, most_gold_cost);
  for (const ContentNode& resource : node.member("resources").items(0, most_resources)) {
    ++card.resources[static_cast<std::size_t>(resource.choice(resource_names))];
  }
  card.points = node.member("points").integer(0, most_points_printed);
  for (const ContentNode& gift : node.member("gives").items(1, 2)) {
    const int kind = gift.choice(gift_names);
    if (kind == resource_count) card.gives_gold = true;
    if (kind < resource_count) card.gives |= 1U << kind;
  }
  const ContentNode ability = node.optional_member("ability");
  if (ability.exists()) card.ability = read_ability(ability);
  // A card that costs nothing could be started and completed without end.
  if (card.building_cost() == 0) node.wrong("a card must cost something");
  return card;
}

/// Names stand in moves: letters and single blanks, each name once, whatever its capitals.
void check_names(const ContentNode& node, const std::vector<std::string>& names) {
  const auto lower = [](std::string text) {
    for (char& c : text) {
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return text;
  };
  const auto odd = [](char c) {
    return c != ' ' && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z');
  };
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string& name = names[i];
    if (std::any_of(name.begin(), name.end(), odd) || name.find("  ") != std::string::npos ||
        name.starts_with(' ') || name.ends_with(' ') || name.find(" as ") != std::string::npos) {
      node.wrong(fmt::format("\"{}\" must be made of letters and single blanks", name));
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (lower(names[j]) == lower(name)) node.wrong(fmt::format("\"{}\" is there twice", name));
    }
  }
}

std::vector<CardInfo> read_cards(const ContentNode& root) {
  std::vector<CardInfo> cards;
  std::vector<std::string> names;
  const ContentNode list = root.member("cards");
  int declarers = 0;
  for (const ContentNode& node : list.items(least_cards, most_cards)) {
    cards.push_back(read_card(node));
    names.push_back(cards.back().name);
    const Effect effect = cards.back().ability.effect;
    declarers += effect == Effect::change_type || effect == Effect::extra_type ? 1 : 0;
  }
  if (declarers > most_declarers) {
    list.wrong(fmt::format("at most {} cards may change or add a type", most_declarers));
  }
  check_names(list, names);
  return cards;
}

Award read_award(const ContentNode& node) {
  Award award;
  award.name = node.member("name").text();
  award.need = static_cast<Need>(node.member("needs").choice(need_names));
  if (award.need == Need::costs) {
    for (const ContentNode& cost : node.member("costs").items(1, most_building_cost)) {
      award.costs.push_back(cost.integer(1, most_building_cost));
    }
    return award;
  }
  award.count = node.member("count").integer(1, award.need == Need::types ? type_count : 99);
  if (award.need == Need::buildings) award.which = read_filter(node.member("which"));
  return award;
}

std::vector<Award> read_awards(const ContentNode& list) {
  std::vector<Award> awards;
  std::vector<std::string> names;
  for (const ContentNode& node : list.items(0, most_awards)) {
    awards.push_back(read_award(node));
    names.push_back(awards.back().name);
  }
  check_names(list, names);
  return awards;
}

Seating read_seating(const ContentNode& node, int cards, int judges) {
  Seating seating;
  seating.judges_open = node.member("judges_open").integer(0, judges);
  seating.runs = node.member("runs").integer(1, most_each);
  seating.cards_out = node.member("cards_out").integer(0, least_cards - 2 * row_size);
  const int deck = std::max(0, cards - row_size - seating.cards_out);
  int above = deck;
  const ContentNode list = node.member("judges_in_deck");
  for (const ContentNode& place : list.items(0, judges - seating.judges_open)) {
    int below = deck / 2;
    if (place.is_text()) {
      (void)place.choice(half);
    } else {
      below = place.integer(0, deck);
    }
    if (below > above) place.wrong("must not lie above the judge before");
    above = below;
    seating.judges_below.push_back(below);
  }
  return seating;
}

std::vector<Grade> read_grades(const ContentNode& node) {
  std::vector<Grade> grades;
  for (const ContentNode& entry : node.items(1, 20)) {
    const ContentNode least = entry.member("least");
    const Grade grade{entry.member("name").text(), least.integer(0, 10000)};
    if (grades.empty() && grade.least != 0) {
      least.wrong("the lowest title must start at 0 points");
    } else if (!grades.empty() && grade.least <= grades.back().least) {
      least.wrong(
          fmt::format("must be more than the {} points of the title before", grades.back().least));
    }
    grades.push_back(grade);
  }
  return grades;
}

Ability read_crest(const ContentNode& node) {
  Ability ability;
  ability.kind = AbilityKind::star;
  const ContentNode effect = node.member("effect");
  ability.effect = static_cast<Effect>(effect.choice(effect_names));
  if (kind_of(ability.effect) != AbilityKind::build || ability.effect == Effect::copy) {
    effect.wrong("the crest needs an effect of a star ability other than \"copy\"");
  }
  read_numbers(node, ability);
  if (kind_of(ability.effect) == AbilityKind::build) read_conditions(node, ability);
  if (ability.discards_itself) node.wrong("the crest is no building and cannot be discarded");
  return ability;
}

void read_table(const ContentNode& root, Content& content) {
  content.award_points = root.member("award_points").integer(0, most_points_printed);
  content.judge_points = root.member("judge_points").integer(0, most_points_printed);
  content.awards = read_awards(root.member("awards"));
  content.awards_in_play =
      root.member("awards_in_play").integer(0, static_cast<int>(content.awards.size()));
  for (const ContentNode& judge : root.member("judges").items(1, most_judges)) {
    content.judges.push_back(static_cast<Type>(judge.choice(type_names)));
  }
  std::size_t players = 0;
  for (const ContentNode& node : root.member("players").items(most_players, most_players)) {
    if (players >= most_players) break;
    content.seatings[players++] = read_seating(node, static_cast<int>(content.cards.size()),
                                               static_cast<int>(content.judges.size()));
  }
  content.crest = read_crest(root.member("crest"));
  const ContentNode solo = root.member("solo");
  content.solo_judge_needs = solo.member("judge_needs").integer(1, most_cards);
  content.closing_discard = solo.member("closing_discard").integer(1, 2);
  content.grades = read_grades(solo.member("grades"));
}

/// Moves of one ability with so many cards in the row, foundations and cards in the discard pile.
int moves_of(const Ability& ability, int row, int own, int pile) {
  switch (ability.effect) {
    case Effect::take: {
      const int cards = ability.from_discard ? pile : row;
      return (allows(ability.ways, Way::resource) ? cards * own : 0) +
             (allows(ability.ways, Way::gold) ? cards : 0) +
             (allows(ability.ways, Way::foundation) ? cards : 0);
    }
    case Effect::replace: return row + (ability.amount == 2 ? row * (row - 1) / 2 : 0);
    case Effect::resources: return own * (ability.amount == 2 ? 9 : 3);
    case Effect::complete: return own;
    case Effect::protect: return row;
    case Effect::copy: return 0;  // counted with what is copied
    default: return 1;
  }
}

int sum_of(const Content& content, AbilityKind kind, int row, int own, int pile) {
  int sum = 0;
  for (const CardInfo& card : content.cards) {
    if (card.ability.kind == kind) sum += moves_of(card.ability, row, own, pile);
  }
  return sum;
}

/// The longest row. A turn ends when both actions have taken a card, or when all that is left can
/// neither be stored nor started for nothing, or is protected by somebody else. As long as a turn
/// adds no more cards than it has actions, more than those are never handed on.
int longest_row(const Content& content) {
  const int cards = static_cast<int>(content.cards.size());
  int left_lying = 0;
  int added = 0;
  for (const CardInfo& card : content.cards) {
    const Ability& ability = card.ability;
    if (card.gold > 0 && !card.gives_gold) ++left_lying;
    const bool lengthens =
        ability.effect == Effect::add_to_row || ability.effect == Effect::protect;
    if (lengthens && ability.kind == AbilityKind::build) return cards;
    if (ability.effect == Effect::add_to_row) added = std::max(added, ability.amount);
  }
  if (content.crest.effect == Effect::add_to_row) added = std::max(added, content.crest.amount);
  if (added > actions_a_turn) return cards;
  const int protected_cards = most_players - 1;
  return std::min(cards, std::max(row_size, left_lying + protected_cards) + added);
}

}  // namespace

bool matches(const Filter& filter, const CardInfo& card) {
  const int cost = card.building_cost();
  return (filter.type == any_type || filter.type == static_cast<int>(card.type)) &&
         card.points >= filter.least_points && card.points <= filter.most_points &&
         cost >= filter.least_cost && cost <= filter.most_cost &&
         (!filter.with_ability || card.ability.kind != AbilityKind::none);
}

// Star abilities are counted as if the seat had all of them, and each once more for every building
// that copies. Of build abilities only a few are ready at a time: an action or a star ability
// completes one foundation at most, and so does a build ability, which is used up by that. The
// cards that are no buildings lie as badly as they can.
int most_moves(const Content& content) {
  const int cards = static_cast<int>(content.cards.size());
  const int longest = longest_row(content);
  const auto star_copiers =
      std::count_if(content.cards.begin(), content.cards.end(), [&](const CardInfo& card) {
        return card.ability.kind == AbilityKind::star && card.ability.effect == Effect::copy;
      });
  int most = 0;
  std::vector<int> builds;
  for (int row = 0; row <= longest; ++row) {
    for (int own = 0; row + own <= cards; ++own) {
      const int pile = cards - row - own;
      const int actions = 2 * row + row * own;
      const int stars =
          moves_of(content.crest, row, own, pile) +
          (1 + static_cast<int>(star_copiers)) * sum_of(content, AbilityKind::star, row, own, pile);
      const int copied = sum_of(content, AbilityKind::build, row, own, pile);
      builds.assign(actions_a_turn + 1, 0);
      for (const CardInfo& card : content.cards) {
        if (card.ability.kind != AbilityKind::build) continue;
        const bool copies = card.ability.effect == Effect::copy;
        builds.push_back(copies ? copied : moves_of(card.ability, row, own, pile));
      }
      std::sort(builds.begin(), builds.end(), std::greater<>());
      for (int acted = 0; acted <= actions_a_turn; ++acted) {
        for (int starred = 0; starred <= 1; ++starred) {
          const int ready = std::accumulate(builds.begin(), builds.begin() + acted + starred, 0);
          most = std::max(
              most, (acted < actions_a_turn ? actions : 0) + (starred == 0 ? stars : 0) + ready);
        }
      }
    }
  }
  most += content.awards_in_play + 1;
  // A choice among revealed cards offers fewer, and so does a type at the end; solo's closing
  // discard chooses two of the row.
  return std::max(most, longest * (longest - 1) / 2);
}

Content read_content(ContentReader& reader) {
  Content content;
  const ContentNode cards = reader.open("townbuilder/cards.json");
  content.cards = read_cards(cards);
  read_table(reader.open("townbuilder/table.json"), content);
  if (const int most = most_moves(content); most > move_capacity) {
    cards.wrong(
        fmt::format("these abilities could offer {} moves at once, and there is room for {}", most,
                    move_capacity));
  }
  return content;
}

}  // namespace townsmith::townbuilder
