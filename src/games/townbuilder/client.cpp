
#include "core/legality.h"
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
  const auto can = kinds_on_offer(*this, state, state.active);
  const bool take = can(MoveKind::start) || can(MoveKind::gain) || can(MoveKind::store);
  const bool use = can(MoveKind::use);
  const bool claim = can(MoveKind::claim);
  std::vector<Text> ways;
  if (take) ways.push_back(say("act-take"));
  if (use) ways.push_back(say("act-use"));
  if (claim) ways.push_back(say("act-claim"));
  if (!take) ways.push_back(say("act-end"));
  if (!take) return {"end", say("prompt-end", {{"ways", std::move(ways)}})};
  return {"act", say("prompt-act", {{"ways", std::move(ways)}, {"actions", int{state.actions}}})};
}

Prompt TownBuilder::prompt(const Observed<TownBuilder>& seen) const {
  const State& state = seen.state();
  switch (state.phase) {
    case Phase::act: return act_prompt(state);
    case Phase::choose: return {"choose", say("prompt-choose")};
    case Phase::closing: return {"closing", say("prompt-closing")};
    case Phase::declare: {
      const Card card = declarer(state);
      const bool changes = info_of(card).ability.effect == Effect::change_type;
      return {"declare",
              say(changes ? "prompt-declare" : "prompt-declare-more", {{"card", card_name(card)}})};
    }
    default: return {"deal", say("prompt-deal")};
  }
}

std::vector<TieBreakName> TownBuilder::tie_break_names() const {
  return {{say("tie-break-buildings"), false}};
}

std::vector<ReferenceSection> TownBuilder::reference(const Observed<TownBuilder>& seen) const {
  const State& state = seen.state();
  std::vector<ReferenceSection> sections;
  sections.push_back({"deck",
                      say("section-deck"),
                      {say("column-what"), say("column-count")},
                      {{say("pile-deck"), deck_cards(state)},
                       {say("pile-judges"), int{state.deck_judges}},
                       {say("pile-discard"), state.discard.count()},
                       {say("pile-runs"), int{state.runs}},
                       {say("pile-runs-to-end"), seating().runs}}});
  ReferenceSection judges{
      "judges", say("section-judges"), {say("column-type"), say("column-points")}, {}};
  for (std::size_t i = 0; i < content_.judges.size(); ++i) {
    if (((state.judges >> i) & 1U) == 0) continue;
    judges.rows.push_back({type_text(content_.judges[i]), content_.judge_points});
  }
  sections.push_back(std::move(judges));
  ReferenceSection awards{"awards",
                          say("section-awards"),
                          {say("column-award"), say("column-for"), say("column-points")},
                          {}};
  for (std::size_t i = 0; i < content_.awards.size(); ++i) {
    if (((state.awards_open >> i) & 1U) == 0) continue;
    const Award& award = content_.awards[i];
    awards.rows.push_back({award_name(award), award_text(award), content_.award_points});
  }
  sections.push_back(std::move(awards));
  ReferenceSection discard{"discard", say("section-discard"), {say("column-card")}, {}};
  state.discard.for_each([&](int card) { discard.rows.push_back({card_name(card_at(card))}); });
  sections.push_back(std::move(discard));
  ReferenceSection cards{"cards",
                         say("section-cards"),
                         {say("column-card"), say("column-type"), say("column-points"),
                          say("column-ability"), say("column-seen")},
                         {}};
  int number = 0;
  for (const CardInfo& card : content_.cards) {
    const bool unseen = state.unseen.test(number++);
    cards.rows.push_back({card_text(card), type_text(card.type), card.points,
                          ability_text(card.ability), unseen ? say("not-seen") : say("seen")});
  }
  sections.push_back(std::move(cards));
  if (solo()) sections.push_back(grades_section());
  return sections;
}

ReferenceSection TownBuilder::grades_section() const {
  ReferenceSection grades{
      "grades", say("section-grades"), {say("column-from-points"), say("column-grade")}, {}};
  for (const Grade& grade : content_.grades) {
    grades.rows.push_back({grade.least, grade_name(grade)});
  }
  return grades;
}

std::vector<ReferenceSection> TownBuilder::components() const {
  ReferenceSection cards{"cards",
                         say("section-cards"),
                         {say("column-card"), say("column-type"), say("column-ability")},
                         {}};
  for (const CardInfo& card : content_.cards) {
    cards.rows.push_back({card_text(card), type_text(card.type), ability_text(card.ability)});
  }
  ReferenceSection judges{"judges", say("section-judges"), {say("column-type")}, {}};
  for (const Type type : content_.judges) {
    judges.rows.push_back({say("judge-of", {{"type", type_text(type)}})});
  }
  ReferenceSection awards{
      "awards", say("section-awards"), {say("column-award"), say("column-for")}, {}};
  for (const Award& award : content_.awards) {
    awards.rows.push_back({award_name(award), award_text(award)});
  }
  ReferenceSection crests{
      "crest", say("crest"), {}, {{say("crest"), ability_text(content_.crest)}}};
  return {std::move(cards), std::move(judges), std::move(awards), std::move(crests),
          grades_section()};
}

/// A record may come from anywhere: what it shows need not be there.
Text TownBuilder::tell(const DrawnWords& words) const {
  const auto number = static_cast<std::size_t>(words.shown - 1);
  if (words.what == "card") {
    return number < content_.cards.size()
               ? say("draw-card", {{"card", card_text(content_.cards[number])}})
               : say("draw-some-card");
  }
  if (words.what == "judge") {
    return number < content_.judges.size()
               ? say("draw-judge", {{"type", type_text(content_.judges[number])}})
               : say("draw-some-judge");
  }
  if (words.what == "award") {
    return number < content_.awards.size()
               ? say("draw-award", {{"award", award_name(content_.awards[number])}})
               : say("draw-some-award");
  }
  if (words.what == "first player") return say("draw-first-player");
  return literal(std::string(words.what));
}

std::vector<Use> TownBuilder::uses(const State& state, Seat seat, Move move) const {
  std::vector<Use> uses;
  const auto add = [&](std::string_view how, int card) {
    if (card == 0) return;
    uses.push_back({"card", how, card_name(numbered(card)), {}, how == "started"});
  };
  switch (move.kind) {
    case MoveKind::start: add("started", move.card); break;
    case MoveKind::gain: add("taken as a resource", move.card); break;
    case MoveKind::store: add("stored as gold", move.card); break;
    case MoveKind::use: {
      if (move.user == crest) {
        uses.push_back({"crest", "used", say("crest"), {}, true});
      } else {
        add("used for its ability", move.user);
      }
      add("copied", move.copied);
      const Effect effect = ability_of(move).effect;
      if (effect == Effect::take) {
        add(move.way == Way::foundation ? "started"
            : move.way == Way::gold     ? "stored as gold"
                                        : "taken as a resource",
            move.card);
      } else if (effect == Effect::replace) {
        add("discarded", move.card);
        add("discarded", move.other);
      } else if (effect == Effect::protect) {
        add("protected", move.card);
      }
      break;
    }
    case MoveKind::claim:
      uses.push_back({"award", "claimed", award_name(content_.awards[move.choice - 1U]), {}, true});
      break;
    case MoveKind::discard:
      add("discarded", move.card);
      add("discarded", move.other);
      break;
    case MoveKind::declare:
      uses.push_back({"type", "declared", type_text(static_cast<Type>(move.choice - 1))});
      break;
    case MoveKind::end_turn:
    case MoveKind::decline: break;
  }
  State after = state;
  apply(after, seat, move);
  (after.buildings[seat] - state.buildings[seat]).for_each([&](int card) {
    add("completed", card + 1);
  });
  return uses;
}

}  // namespace townsmith::townbuilder
