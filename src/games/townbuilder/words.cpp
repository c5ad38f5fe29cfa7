#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "games/townbuilder/townbuilder.h"

// What cards and awards do, said from their data: whoever changes a card need not write its text.

namespace townsmith::townbuilder {
namespace {

std::string counted(int count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string which_text(const Filter& which) {
  std::vector<std::string> words;
  const std::string type =
      which.type == any_type ? std::string()
                             : fmt::format("{} ", type_names[static_cast<std::size_t>(which.type)]);
  if (which.least_points > 0) words.push_back(fmt::format("{} points or more", which.least_points));
  if (which.most_points < most_points_printed) {
    words.push_back(fmt::format("printed points up to {}", which.most_points));
  }
  if (which.least_cost > 0)
    words.push_back(fmt::format("building cost {} or more", which.least_cost));
  if (which.most_cost < most_building_cost) {
    words.push_back(fmt::format("building cost up to {}", which.most_cost));
  }
  if (which.with_ability) words.emplace_back("an ability");
  return fmt::format("{}building{}{}", type, words.empty() ? "" : " with ",
                     fmt::join(words, " and "));
}

std::string take_text(const Ability& ability) {
  const std::string_view place = ability.from_discard ? "the discard pile" : "the row";
  std::vector<std::string> ways;
  if (allows(ability.ways, Way::resource)) ways.emplace_back("gain a resource");
  if (allows(ability.ways, Way::gold)) ways.emplace_back("store a gold");
  if (allows(ability.ways, Way::foundation)) ways.emplace_back("start a foundation");
  return fmt::format("{} from {}", fmt::join(ways, " or "), place);
}

std::string reveal_text(const Ability& ability) {
  std::vector<std::string_view> ways;
  if (allows(ability.ways, Way::resource)) ways.emplace_back("used as a resource");
  if (allows(ability.ways, Way::gold)) ways.emplace_back("stored as gold");
  if (allows(ability.ways, Way::foundation)) ways.emplace_back("started as a foundation");
  return fmt::format("reveal {}; one may be {}, the rest are discarded",
                     counted(ability.amount, "town card"), fmt::join(ways, " or "));
}

std::string effect_text(const Ability& ability) {
  switch (ability.effect) {
    case Effect::none: return {};
    case Effect::worth_two: return "stored from the row it is worth 2 gold";
    case Effect::take: return take_text(ability);
    case Effect::reveal: return reveal_text(ability);
    case Effect::add_to_row:
      return ability.amount == 1
                 ? "the top town card joins the row"
                 : fmt::format("the top {} town cards join the row", ability.amount);
    case Effect::replace:
      return fmt::format("{}discard {} and replace {} from the deck",
                         ability.price > 0 ? fmt::format("pay {} gold: ", ability.price) : "",
                         ability.amount == 1 ? "a row card" : "up to two row cards",
                         ability.amount == 1 ? "it" : "them");
    case Effect::resources:
      return fmt::format("{} of any kind for one foundation",
                         ability.amount == 1 ? "a resource" : "up to two resources");
    case Effect::gold: return fmt::format("gain {} gold", ability.amount);
    case Effect::judge: return "an unused judge joins the judges";
    case Effect::complete:
      return fmt::format("complete a foundation of building cost {} or less", ability.amount);
    case Effect::copy: return "use such an ability of a building in any district";
    case Effect::protect:
      return "until your next turn no other may take a row card of your choice, nor anyone "
             "discard it";
    case Effect::per_building:
      return fmt::format("{} for each {}", ability.amount, which_text(ability.which));
    case Effect::per_type: return fmt::format("{} for each type in the district", ability.amount);
    case Effect::if_award: return fmt::format("{} if you hold an award", ability.amount);
    case Effect::change_type: return "may become another type before judging";
    case Effect::extra_type: return "counts for judges as one building more, of any type";
  }
  return {};
}

std::string condition_text(const Ability& ability) {
  if (!ability.if_completed) return {};
  if (ability.completed_type == any_type) return "if a foundation was completed this turn, ";
  return fmt::format("if a {} building was completed this turn, ",
                     type_names[static_cast<std::size_t>(ability.completed_type)]);
}

}  // namespace

std::string resource_text(const CardInfo& card) {
  std::vector<std::string_view> words;
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    if (((card.gives >> kind) & 1U) != 0) words.push_back(resource_names[kind]);
  }
  return fmt::format("{}", fmt::join(words, " or "));
}

std::string ability_text(const Ability& ability) {
  return condition_text(ability) + (ability.discards_itself ? "discard this building: " : "") +
         effect_text(ability);
}

std::string award_text(const Award& award) {
  switch (award.need) {
    case Need::costs:
      return fmt::format("buildings of building cost {}", fmt::join(award.costs, ", "));
    case Need::buildings: {
      const std::string which = which_text(award.which);
      const std::size_t noun = which.find("building") + std::string_view("building").size();
      return fmt::format("{} {}{}{}", award.count, which.substr(0, noun),
                         award.count == 1 ? "" : "s", which.substr(noun));
    }
    case Need::types: return fmt::format("buildings of {} types", award.count);
    case Need::gold: return fmt::format("{} gold stored", award.count);
    case Need::completed: return fmt::format("{} foundations completed in one turn", award.count);
  }
  return {};
}

}  // namespace townsmith::townbuilder
