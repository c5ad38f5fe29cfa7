#include <fmt/format.h>

#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

/// N buildings of a kind; one is any of them: "for each building with an ability".
Text buildings_text(const Filter& which, int count) {
  Text buildings =
      !which.type.has_value()
          ? say("buildings", {{"count", count}})
          : say("buildings-of-type", {{"count", count}, {"type", type_text(*which.type)}});
  std::vector<Text> traits;
  if (which.least_points > 0) {
    traits.push_back(say("trait-least-points", {{"points", which.least_points}}));
  }
  if (which.most_points < max_points_printed) {
    traits.push_back(say("trait-most-points", {{"points", which.most_points}}));
  }
  if (which.least_cost > 0) traits.push_back(say("trait-least-cost", {{"cost", which.least_cost}}));
  if (which.most_cost < max_building_cost) {
    traits.push_back(say("trait-most-cost", {{"cost", which.most_cost}}));
  }
  if (which.has.has_value()) traits.push_back(say("trait-ability"));
  if (traits.empty()) return buildings;
  return say("buildings-with",
             {{"buildings", std::move(buildings)}, {"traits", std::move(traits)}});
}

/// The keys are those of taking a card, or of what becomes of a revealed one.
std::vector<Text> ways_texts(std::uint8_t ways, bool revealed) {
  std::vector<Text> texts;
  if (allows(ways, Way::resource)) {
    texts.push_back(revealed ? say("become-resource") : say("take-resource"));
  }
  if (allows(ways, Way::gold)) texts.push_back(revealed ? say("become-gold") : say("take-gold"));
  if (allows(ways, Way::foundation)) {
    texts.push_back(revealed ? say("become-foundation") : say("take-foundation"));
  }
  return texts;
}

Text replace_text(const Ability& ability) {
  Text replace = say("effect-replace", {{"cards", ability.amount}});
  if (ability.price == 0) return replace;
  return say("ability-for-gold", {{"gold", ability.price}, {"then", std::move(replace)}});
}

Text effect_text(const Ability& ability) {
  const int amount = ability.amount;
  switch (ability.effect) {
    case Effect::none: return {};
    case Effect::worth_two: return say("effect-worth-two");
    case Effect::take:
      return say("effect-take", {{"ways", ways_texts(ability.ways, false)},
                                 {"from", symbol(ability.from_discard ? "discard" : "row")}});
    case Effect::reveal:
      return say("effect-reveal", {{"cards", amount}, {"ways", ways_texts(ability.ways, true)}});
    case Effect::add_to_row: return say("effect-add-to-row", {{"cards", amount}});
    case Effect::replace: return replace_text(ability);
    case Effect::resources: return say("effect-resources", {{"most", amount}});
    case Effect::gold: return say("effect-gold", {{"gold", amount}});
    case Effect::judge: return say("effect-judge");
    case Effect::complete: return say("effect-complete", {{"cost", amount}});
    case Effect::copy:
      return say("effect-copy",
                 {{"kind", symbol(ability.kind == AbilityKind::star ? "star" : "build")}});
    case Effect::protect: return say("effect-protect");
    case Effect::per_building:
      return say("effect-per-building",
                 {{"points", amount}, {"which", buildings_text(ability.which, 1)}});
    case Effect::per_type: return say("effect-per-type", {{"points", amount}});
    case Effect::if_award: return say("effect-if-award", {{"points", amount}});
    case Effect::change_type: return say("effect-change-type");
    case Effect::extra_type: return say("effect-extra-type");
  }
  return {};
}

}  // namespace

Text type_text(Type type) {
  return say(fmt::format("type-{}", type_names[static_cast<std::size_t>(type)]));
}

Text resource_text(Resource resource) {
  return say(fmt::format("resource-{}", resource_names[static_cast<std::size_t>(resource)]));
}

Text timing_text(AbilityKind kind) {
  return say(fmt::format("timing-{}", ability_kind_names[static_cast<std::size_t>(kind)]));
}

Text resource_text(const CardInfo& card) {
  std::vector<Text> kinds;
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    if (((card.gives >> kind) & 1U) != 0) {
      kinds.push_back(resource_text(static_cast<Resource>(kind)));
    }
  }
  return say("either", {{"kinds", std::move(kinds)}});
}

Text ability_text(const Ability& ability) {
  Text text = effect_text(ability);
  if (ability.discards_itself) text = say("ability-discards", {{"then", std::move(text)}});
  if (!ability.if_completed) return text;
  if (ability.completed_type == any_type) {
    return say("ability-if-completed", {{"then", std::move(text)}});
  }
  return say(
      "ability-if-type-completed",
      {{"type", type_text(static_cast<Type>(ability.completed_type))}, {"then", std::move(text)}});
}

Text award_text(const Award& award) {
  switch (award.need) {
    case Need::costs: {
      std::vector<Text> costs;
      for (const int cost : award.costs) costs.push_back(literal(fmt::format("{}", cost)));
      return say("need-costs", {{"costs", std::move(costs)}});
    }
    case Need::buildings:
      return say("need-buildings",
                 {{"count", award.count}, {"which", buildings_text(award.which, award.count)}});
    case Need::types: return say("need-types", {{"count", award.count}});
    case Need::gold: return say("need-gold", {{"gold", award.count}});
    case Need::completed: return say("need-completed", {{"count", award.count}});
  }
  return {};
}

// What a move does.

/// The price of a foundation, part by part.
std::vector<Text> TownBuilder::cost_texts(Card card) const {
  const CardInfo& one = info_of(card);
  std::vector<Text> costs;
  if (one.gold > 0) costs.push_back(say("cost-gold", {{"gold", one.gold}}));
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    if (one.resources[kind] == 0) continue;
    costs.push_back(
        say("cost-resource", {{"count", one.resources[kind]},
                              {"resource", resource_text(static_cast<Resource>(kind))}}));
  }
  return costs;
}

std::vector<Text> TownBuilder::pair_texts(Move move) const {
  std::vector<Text> cards{card_name(numbered(move.card))};
  if (move.other != 0) cards.push_back(card_name(numbered(move.other)));
  return cards;
}

/// What the ability is used for; its conditions are met.
Text TownBuilder::use_text(const Ability& ability, Move move) const {
  const auto card = [&] { return card_name(numbered(move.card)); };
  Text what;
  switch (ability.effect) {
    case Effect::take: {
      const Symbol from = symbol(ability.from_discard ? "discard" : "row");
      if (move.way == Way::resource) {
        what = say(
            "use-gain",
            {{"card", card()}, {"foundation", card_name(numbered(move.other))}, {"from", from}});
      } else {
        what = say(move.way == Way::foundation ? "use-start" : "use-store",
                   {{"card", card()}, {"from", from}});
      }
      break;
    }
    case Effect::replace:
      what = say("use-replace", {{"cards", pair_texts(move)}});
      if (ability.price > 0) {
        what = say("use-for-gold", {{"gold", ability.price}, {"then", std::move(what)}});
      }
      break;
    case Effect::resources: {
      std::vector<Text> resources;
      for (int i = 0; i < Pick::count(move.choice); ++i) {
        resources.push_back(resource_text(Pick::kind(move.choice, i)));
      }
      what = say("use-resources", {{"resources", std::move(resources)}, {"foundation", card()}});
      break;
    }
    case Effect::complete: what = say("use-complete", {{"card", card()}}); break;
    case Effect::protect: what = say("use-protect", {{"card", card()}}); break;
    case Effect::reveal:
      what =
          say("use-reveal", {{"cards", ability.amount}, {"ways", ways_texts(ability.ways, true)}});
      break;
    case Effect::add_to_row: what = say("use-add-to-row", {{"cards", ability.amount}}); break;
    case Effect::gold: what = say("use-gold", {{"gold", ability.amount}}); break;
    case Effect::judge: what = say("use-judge"); break;
    default: break;
  }
  if (!ability.discards_itself) return what;
  return say("use-discarding",
             {{"user", card_name(numbered(move.user))}, {"then", std::move(what)}});
}

}  // namespace townsmith::townbuilder
