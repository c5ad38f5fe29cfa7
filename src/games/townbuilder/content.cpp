#include "games/townbuilder/content.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/words.h"
#include "games/townbuilder/content_schema.h"

namespace townsmith::townbuilder {
namespace {

Ability ability_of(Effect effect, AbilityKind kind, const EffectFacts& file) {
  Ability ability;
  ability.kind = kind;
  ability.effect = effect;
  ability.from_discard = origin_names[file.from.index] == "discard";
  for (const Taking taking : file.as) {
    ability.ways = static_cast<std::uint8_t>(ability.ways | 1U << static_cast<unsigned>(taking));
  }
  ability.amount = file.amount;
  ability.price = file.price;
  ability.if_completed = file.if_completed.has_value();
  if (ability.if_completed) ability.completed_type = static_cast<int>(file.if_completed->index) - 1;
  ability.discards_itself = file.discards.has_value();
  ability.which = file.which;
  return ability;
}

CardInfo read_card(const ContentPlace& place, const CardFile& file) {
  CardInfo card;
  card.name = file.name;
  card.type = file.type;
  card.gold = file.gold;
  for (const Resource resource : file.resources) {
    ++card.resources[static_cast<std::size_t>(resource)];
  }
  card.points = file.points;
  for (const Gift gift : file.gives) {
    if (gift == Gift::gold) {
      card.gives_gold = true;
    } else {
      card.gives |= 1U << (static_cast<unsigned>(gift) - 1);
    }
  }
  if (file.ability.has_value()) {
    card.ability = ability_of(static_cast<Effect>(file.ability->chosen + 1),
                              static_cast<AbilityKind>(file.ability->kind.index), *file.ability);
    // A build ability that discards its building could be started again in the same turn for ever.
    if (card.ability.discards_itself && card.ability.kind != AbilityKind::star) {
      place["ability"]["discards"].note(code("content-discards"));
    }
  }
  // A card that costs nothing could be started and completed without end.
  if (card.building_cost() == 0) place.note(code("content-free-card"));
  return card;
}

/// Names stand in moves: letters and single blanks, each name once, whatever its capitals.
template <class Things>
void check_names(const ContentPlace& place, const Things& things) {
  const auto odd = [](char c) {
    return c != ' ' && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z');
  };
  for (std::size_t i = 0; i < things.size(); ++i) {
    const std::string& name = things[i].name;
    if (std::any_of(name.begin(), name.end(), odd) || name.find("  ") != std::string::npos ||
        name.starts_with(' ') || name.ends_with(' ') || name.find(" as ") != std::string::npos) {
      place[i]["name"].note(code("content-name"), {{"name", printable(name)}});
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (lower(things[j].name) == lower(name)) place[i]["name"].twice(name);
    }
  }
}

std::vector<CardInfo> read_cards(const ContentFile<CardsFile>& file) {
  const ContentPlace place = file["cards"];
  std::vector<CardInfo> cards;
  int declarers = 0;
  for (std::size_t i = 0; i < file->cards.size(); ++i) {
    cards.push_back(read_card(place[i], file->cards[i]));
    const Effect effect = cards.back().ability.effect;
    declarers += effect == Effect::change_type || effect == Effect::extra_type ? 1 : 0;
  }
  if (declarers > max_declarers) {
    place.note(code("content-declarers"), {{"most", max_declarers}});
  }
  check_names(place, cards);
  return cards;
}

/// With this number of cards; 0 if that is not known.
Seating read_seating(const ContentPlace& place, const SeatingFile& file, int cards, int row_size,
                     int judges) {
  Seating seating{file.judges_open, {}, file.runs, file.cards_out};
  place["judges_open"].check(file.judges_open, {0, judges});
  const ContentPlace list = place["judges_in_deck"];
  const int closed = judges - file.judges_open;
  if (closed >= 0) {
    list.check_length(static_cast<std::int64_t>(file.judges_in_deck.size()), {0, closed});
  }
  const int deck = std::max(0, cards - row_size - file.cards_out);
  int above = deck;
  for (std::size_t i = 0; i < file.judges_in_deck.size(); ++i) {
    const int* number = std::get_if<int>(&file.judges_in_deck[i]);
    const int below = number == nullptr ? deck / 2 : *number;
    if (cards > 0) list[i].check(below, {0, deck});
    if (cards > 0 && below > above && below <= deck) list[i].note(code("content-judge-order"));
    above = below;
    seating.judges_below.push_back(below);
  }
  return seating;
}

/// What depends on a list that is not sound is not judged by its length.
void read_table(const ContentFile<TableFile>& file, bool cards_sound, Content& content) {
  content.award_points = file->award_points;
  content.judge_points = file->judge_points;
  for (const auto& [name, needs] : file->awards) {
    content.awards.push_back(
        {name, static_cast<Need>(needs.chosen), needs.costs, needs.count, needs.which});
  }
  check_names(file["awards"], content.awards);
  content.awards_in_play = file->awards_in_play;
  const auto awards = static_cast<int>(content.awards.size());
  if (file["awards"].sound()) file["awards_in_play"].check(file->awards_in_play, {0, awards});
  content.judges = file->judges;
  content.row_size = file->row_size;
  content.actions_a_turn = file->actions_a_turn;
  const int cards = cards_sound ? static_cast<int>(content.cards.size()) : 0;
  const int judges = file["judges"].sound() ? static_cast<int>(content.judges.size()) : max_judges;
  for (std::size_t i = 0; i < content.seatings.size(); ++i) {
    content.seatings[i] =
        read_seating(file["players"][i], file->players[i], cards, content.row_size, judges);
  }
  content.crest = ability_of(crest_effects[file->crest.chosen], AbilityKind::star, file->crest);
  content.solo_judge_needs = file->solo.judge_needs;
  content.closing_discard = file->solo.closing_discard;
  content.grades = file->solo.grades;
  check_grades(file["solo"]["grades"], content.grades);
}

/// Moves of one ability with N cards in the row, foundations and cards in the discard pile.
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

/// The longest row. A turn ends when all actions have taken a card, or when all that is left can
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
  if (added > content.actions_a_turn) return cards;
  const int protected_cards = max_players - 1;
  return std::min(cards, std::max(content.row_size, left_lying + protected_cards) + added);
}

}  // namespace

bool matches(const Filter& filter, const CardInfo& card) {
  const int cost = card.building_cost();
  return (!filter.type.has_value() || *filter.type == card.type) &&
         card.points >= filter.least_points && card.points <= filter.most_points &&
         cost >= filter.least_cost && cost <= filter.most_cost &&
         (!filter.has.has_value() || card.ability.kind != AbilityKind::none);
}

// Star abilities are counted as if the seat had all of them, and each once more for every building
// that copies. Of build abilities only a few are ready at a time: an action or a star ability
// completes one foundation at most, and so does a build ability, which is used up by that. The
// cards that are not buildings lie as badly as they can.
int most_moves(const Content& content) {
  const int cards = static_cast<int>(content.cards.size());
  const int longest = longest_row(content);
  const auto star_copiers =
      std::count_if(content.cards.begin(), content.cards.end(), [&](const CardInfo& card) {
        return card.ability.kind == AbilityKind::star && card.ability.effect == Effect::copy;
      });
  int max = 0;
  const int actions_a_turn = content.actions_a_turn;
  std::vector<int> builds;
  for (int row = 0; row <= longest; ++row) {
    for (int own = 0; row + own <= cards; ++own) {
      const int pile = cards - row - own;
      const int actions = 2 * row + row * own;
      const int stars =
          moves_of(content.crest, row, own, pile) +
          (1 + static_cast<int>(star_copiers)) * sum_of(content, AbilityKind::star, row, own, pile);
      const int copied = sum_of(content, AbilityKind::build, row, own, pile);
      builds.assign(static_cast<std::size_t>(actions_a_turn) + 1, 0);
      for (const CardInfo& card : content.cards) {
        if (card.ability.kind != AbilityKind::build) continue;
        const bool copies = card.ability.effect == Effect::copy;
        builds.push_back(copies ? copied : moves_of(card.ability, row, own, pile));
      }
      std::sort(builds.begin(), builds.end(), std::greater<>());
      for (int acted = 0; acted <= actions_a_turn; ++acted) {
        for (int starred = 0; starred <= 1; ++starred) {
          const int ready = std::accumulate(builds.begin(), builds.begin() + acted + starred, 0);
          max = std::max(
              max, (acted < actions_a_turn ? actions : 0) + (starred == 0 ? stars : 0) + ready);
        }
      }
    }
  }
  max += content.awards_in_play + 1;
  // A choice among revealed cards offers fewer, and so does a type at the end; solo's closing
  // discard chooses two of the row.
  return std::max(max, longest * (longest - 1) / 2);
}

Content read_content(ContentReader& reader) {
  const auto cards = reader.read<CardsFile>("townbuilder/cards.json");
  const auto table = reader.read<TableFile>("townbuilder/table.json");
  Content content;
  content.cards = read_cards(cards);
  read_table(table, cards.whole.sound(), content);
  if (!reader.outcome()) return content;
  if (const int max = most_moves(content); max > move_capacity) {
    cards.whole.note(code("content-moves"), {{"moves", max}, {"most", move_capacity}});
  }
  return content;
}

}  // namespace townsmith::townbuilder
