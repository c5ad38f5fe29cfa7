#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/reference_section.h"
#include "core/words.h"
#include "games/townbuilder/townbuilder.h"

// Moves as data, by kind:
//   start     card
//   gain      card, under
//   gold      card, worth
//   use       user (null: the crest), copies (or null), and an effect:
//               effect "start", "gain", "gold" as above; "replace" cards; "resources" resources,
//               under; "complete" card; "protect" card; "other": what the ability's text says
//   claim     award
//   discard   cards
//   declare   card, type
//   end_turn, none

namespace townsmith::townbuilder {
namespace {

json::array cards_of(const TownBuilder& game, Move move) {
  json::array cards{json::string(game.name_of(card_at(move.card - 1)))};
  if (move.other != 0) cards.push_back(json::string(game.name_of(card_at(move.other - 1))));
  return cards;
}

std::string_view taking(Way way) {
  return way == Way::foundation ? "start" : way == Way::gold ? "gold" : "gain";
}

void add_effect(const TownBuilder& game, Effect effect, Move move, json::object& view) {
  const auto name = [&](int number) { return json::string(game.name_of(card_at(number - 1))); };
  switch (effect) {
    case Effect::take:
      view["effect"] = taking(move.way);
      view["card"] = name(move.card);
      if (move.other != 0) view["under"] = name(move.other);
      break;
    case Effect::replace:
      view["effect"] = "replace";
      view["cards"] = cards_of(game, move);
      break;
    case Effect::resources: {
      json::array resources;
      for (int i = 0; i < Pick::count(move.choice); ++i) {
        resources.push_back(json::string(name_of(Pick::kind(move.choice, i))));
      }
      view["effect"] = "resources";
      view["resources"] = std::move(resources);
      view["under"] = name(move.card);
      break;
    }
    case Effect::complete:
    case Effect::protect:
      view["effect"] = effect == Effect::complete ? "complete" : "protect";
      view["card"] = name(move.card);
      break;
    default: view["effect"] = "other"; break;
  }
}

}  // namespace

json::object TownBuilder::describe(const State& state, Seat /*seat*/, Move move) const {
  const auto name = [&](int number) { return json::string(name_of(card_at(number - 1))); };
  json::object view;
  switch (move.kind) {
    case MoveKind::start:
      view["kind"] = "start";
      view["card"] = name(move.card);
      break;
    case MoveKind::gain:
      view["kind"] = "gain";
      view["card"] = name(move.card);
      view["under"] = name(move.other);
      break;
    case MoveKind::store:
      view["kind"] = "gold";
      view["card"] = name(move.card);
      view["worth"] = state.phase == Phase::act && tables_.worth_two.test(move.card - 1) ? 2 : 1;
      break;
    case MoveKind::use:
      view["kind"] = "use";
      view["user"] = nullptr;
      if (move.user != crest) view["user"] = name(move.user);
      view["copies"] = nullptr;
      if (move.copied != 0) view["copies"] = name(move.copied);
      add_effect(*this, ability_of(move).effect, move, view);
      break;
    case MoveKind::claim:
      view["kind"] = "claim";
      view["award"] = content_.awards[move.choice - 1U].name;
      break;
    case MoveKind::end_turn: view["kind"] = "end_turn"; break;
    case MoveKind::decline: view["kind"] = "none"; break;
    case MoveKind::discard:
      view["kind"] = "discard";
      view["cards"] = cards_of(*this, move);
      break;
    case MoveKind::declare:
      view["kind"] = "declare";
      view["card"] = name(move.user);
      view["type"] = type_names[move.choice - 1U];
      break;
  }
  return view;
}

/// What there is to do, as far as it can be done.
Prompt TownBuilder::act_prompt(const State& state) const {
  FixedList<Move, max_moves> moves;
  legal_moves(state, state.active, moves);
  const auto can = [&](MoveKind kind) {
    return std::any_of(moves.begin(), moves.end(),
                       [kind](const Move& move) { return move.kind == kind; });
  };
  const bool take = can(MoveKind::start) || can(MoveKind::gain) || can(MoveKind::store);
  const bool use = can(MoveKind::use);
  const bool claim = can(MoveKind::claim);
  std::vector<std::string> ways;
  if (take) ways.emplace_back("take a card from the row");
  if (use) ways.emplace_back("use an ability");
  if (claim) ways.emplace_back("claim an award");
  if (!take) ways.emplace_back("end the turn");
  const std::string last = std::move(ways.back());
  ways.pop_back();
  std::string text =
      capitalized(ways.empty() ? last : fmt::format("{} or {}", fmt::join(ways, ", "), last));
  if (take) {
    text += fmt::format(": {} {} left", state.actions, state.actions == 1 ? "action" : "actions");
  }
  return {take ? "act" : "end",
          text + ".",
          {{"actions", int{state.actions}}, {"take", take}, {"use", use}, {"claim", claim}}};
}

Prompt TownBuilder::prompt(const Observed<TownBuilder>& seen) const {
  const State& state = seen.state();
  switch (state.phase) {
    case Phase::act: return act_prompt(state);
    case Phase::choose: return {"choose", "Take one of the revealed cards, or none."};
    case Phase::closing: return {"closing", "Discard from the row before your turn ends."};
    case Phase::declare: {
      const Card card = declarer(state);
      const bool changes = info_of(card).ability.effect == Effect::change_type;
      return {"declare",
              changes ? fmt::format("Which type does the {} count as?", name_of(card))
                      : fmt::format("As which type does the {} count for the judges as well?",
                                    name_of(card)),
              {{"card", name_of(card)}, {"changes", changes}}};
    }
    default: return {"deal", "Cards are drawn."};
  }
}

std::vector<std::string> TownBuilder::tie_break_names() const { return {"buildings"}; }

json::array TownBuilder::reference(const Observed<TownBuilder>& seen) const {
  const State& state = seen.state();
  json::array cards;
  int number = 0;
  for (const CardInfo& card : content_.cards) {
    const bool unseen = state.unseen.test(number++);
    cards.push_back(json::array{
        json::string(card.name), json::string(townbuilder::name_of(card.type)), card.points,
        json::string(card.ability.kind == AbilityKind::none ? "" : ability_text(card.ability)),
        unseen ? "not seen yet" : "seen"});
  }
  json::array discard;
  state.discard.for_each(
      [&](int card) { discard.push_back(json::array{json::string(name_of(card_at(card)))}); });
  json::array awards;
  for (std::size_t i = 0; i < content_.awards.size(); ++i) {
    if (((state.awards_open >> i) & 1U) == 0) continue;
    const Award& award = content_.awards[i];
    awards.push_back(json::array{json::string(award.name), json::string(award_text(award)),
                                 content_.award_points});
  }
  json::array sections;
  json::array piles = {json::array{"cards in the deck", deck_cards(state)},
                       json::array{"judges in the deck", int{state.deck_judges}},
                       json::array{"cards discarded", state.discard.count()},
                       json::array{"times the deck ran out", int{state.runs}},
                       json::array{"times until the end", seating().runs}};
  sections.push_back(reference_section("deck", "The deck", {"What", "Count"}, std::move(piles)));
  json::array judges;
  for (std::size_t i = 0; i < content_.judges.size(); ++i) {
    if (((state.judges >> i) & 1U) == 0) continue;
    judges.push_back(
        json::array{json::string(townbuilder::name_of(content_.judges[i])), content_.judge_points});
  }
  sections.push_back(reference_section("judges", "Judges", {"Type", "Points"}, std::move(judges)));
  sections.push_back(
      reference_section("awards", "Awards", {"Award", "For", "Points"}, std::move(awards)));
  sections.push_back(reference_section("discard", "Discard pile", {"Card"}, std::move(discard)));
  sections.push_back(reference_section(
      "cards", "All cards", {"Card", "Type", "Points", "Ability", "Seen"}, std::move(cards)));
  if (solo()) {
    json::array grades;
    for (const Grade& grade : content_.grades) {
      grades.push_back(json::array{grade.least, json::string(grade.name)});
    }
    sections.push_back(
        reference_section("grades", "Grades", {"From points", "Grade"}, std::move(grades)));
  }
  return sections;
}

}  // namespace townsmith::townbuilder
