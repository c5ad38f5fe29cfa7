#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/reference_section.h"
#include "core/words.h"
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
namespace {

std::vector<std::string> cards_of(const TownBuilder& game, Move move) {
  std::vector<std::string> cards{game.name_of(numbered(move.card))};
  if (move.other != 0) cards.push_back(game.name_of(numbered(move.other)));
  return cards;
}

EffectView effect_view(const TownBuilder& game, Effect effect, Move move) {
  const auto name = [&](int number) { return game.name_of(numbered(number)); };
  switch (effect) {
    case Effect::take:
      if (move.way == Way::foundation) return StartEffect{name(move.card)};
      if (move.way == Way::gold) return GoldEffect{name(move.card)};
      return GainEffect{name(move.card), name(move.other)};
    case Effect::replace: return ReplaceEffect{cards_of(game, move)};
    case Effect::resources: {
      ResourcesEffect view{{}, name(move.card)};
      for (int i = 0; i < Pick::count(move.choice); ++i) {
        view.resources.push_back(Pick::kind(move.choice, i));
      }
      return view;
    }
    case Effect::complete: return CompleteEffect{name(move.card)};
    case Effect::protect: return ProtectEffect{name(move.card)};
    default: return OtherEffect{};
  }
}

}  // namespace

MoveView TownBuilder::describe(const State& state, Seat /*seat*/, Move move) const {
  const auto name = [&](int number) { return name_of(numbered(number)); };
  switch (move.kind) {
    case MoveKind::start: return StartView{name(move.card)};
    case MoveKind::gain: return GainView{name(move.card), name(move.other)};
    case MoveKind::store: return StoreView{name(move.card), gold_worth(state, move)};
    case MoveKind::use: {
      UseView view;
      if (move.user != crest) view.user = name(move.user);
      if (move.copied != 0) view.copies = name(move.copied);
      view.effect = effect_view(*this, ability_of(move).effect, move);
      return view;
    }
    case MoveKind::claim: return ClaimView{content_.awards[move.choice - 1U].name};
    case MoveKind::end_turn: return EndTurnView{};
    case MoveKind::decline: return NoneView{};
    case MoveKind::discard: return DiscardView{cards_of(*this, move)};
    case MoveKind::declare: return DeclareView{name(move.user), static_cast<Type>(move.choice - 1)};
  }
  return EndTurnView{};
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
