#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/text.h"
#include "games/townbuilder/content.h"
#include "games/townbuilder/state.h"

/// Positions and moves of Town Builder as clients get them. Cards and awards go by the names that
/// the content gives them, in every language: moves and spaces name them so too.
namespace townsmith::townbuilder {

DESCRIBE_ENUM(Phase, "TownBuilderPhase", phase_names);

inline constexpr std::array<std::string_view, 3> ending_names = {"no", "triggered", "last_round"};
DESCRIBE_ENUM(Ending, "TownBuilderEnding", ending_names);

/// When an ability counts: AbilityKind, of a card that has one.
enum class Timing : std::uint8_t { row, build, star, scoring };
inline constexpr std::array<std::string_view, 4> timing_words = {"row", "build", "star", "scoring"};
DESCRIBE_ENUM(Timing, "TownBuilderTiming", timing_words);

// Positions.

struct AbilityView {
  Timing kind = Timing::row;
  Text text;

  DESCRIBE(AbilityView, "TownBuilderAbility",
           MEMBER(kind,
                  "while it lies in the row, once in the turn it is completed, as the one star "
                  "ability of a turn, or at the end"),
           MEMBER(text, "what it does"));
};

struct CardView {
  Text title;
  int number = 1;
  Type type = Type::commerce;
  int gold = 0;
  std::vector<Resource> resources;
  int points = 0;
  std::vector<Gift> gives;
  std::optional<AbilityView> ability;

  DESCRIBE(CardView, "TownBuilderCard", MEMBER(title, "its name for people"),
           MEMBER(number, "from 1, as in draws"), MEMBER(type), MEMBER(gold, "paid to start it"),
           MEMBER(resources, "needed to complete it"), MEMBER(points, "printed"),
           MEMBER(gives, "what else it can be: one of these"), MEMBER(ability, "null: none"));
};

struct RowCardView {
  std::string name;
  SeatSet protected_by;

  DESCRIBE(RowCardView, "TownBuilderRowCard", MEMBER(name),
           MEMBER(protected_by, "nobody else may take it, and nobody discard it"));
};

struct FoundationView {
  std::string name;
  std::vector<std::string> under;
  std::vector<Resource> tokens;
  int missing = 0;
  std::vector<Resource> accepts;

  DESCRIBE(FoundationView, "TownBuilderFoundation", MEMBER(name),
           MEMBER(under, "cards that lie under it as resources"),
           MEMBER(tokens, "resources under it that are no cards"),
           MEMBER(missing, "resources until it is complete"),
           MEMBER(accepts, "which of them one more may be"));
};

struct GoldView {
  std::string name;
  int worth = 1;

  DESCRIBE(GoldView, "TownBuilderGold", MEMBER(name), MEMBER(worth, "1 or 2 gold"));
};

struct SeatView {
  std::vector<std::string> buildings;
  std::vector<FoundationView> foundations;
  int gold = 0;
  std::vector<GoldView> gold_cards;
  int gold_tokens = 0;
  std::vector<std::string> awards;
  int score = 0;

  DESCRIBE(SeatView, "TownBuilderSeat", MEMBER(buildings), MEMBER(foundations),
           MEMBER(gold, "in all"), MEMBER(gold_cards, "the oldest first"),
           MEMBER(gold_tokens, "gold that is no card"), MEMBER(awards),
           MEMBER(score, "if it ended now"));
};

struct JudgeView {
  int number = 1;
  Type type = Type::commerce;
  SeatSet claimed_by;

  DESCRIBE(JudgeView, "TownBuilderJudge", MEMBER(number, "from 1, as in draws"), MEMBER(type),
           MEMBER(claimed_by, "if it ended now"));
};

struct AwardView {
  std::string name;
  Text title;
  Text text;
  SeatSet held_by;
  bool open = false;

  DESCRIBE(AwardView, "TownBuilderAward", MEMBER(name), MEMBER(title, "its name for people"),
           MEMBER(text, "what it needs"), MEMBER(held_by),
           MEMBER(open, "somebody who does not hold it may still claim it"));
};

struct PositionView {
  Phase phase = Phase::setup;
  std::optional<Seat> active;
  std::optional<Seat> first;
  int actions = 0;
  bool star_used = false;
  int completed = 0;
  std::vector<std::string> ready;
  std::vector<RowCardView> row;
  std::vector<std::string> revealed;
  std::vector<Taking> reveal_as;
  std::optional<std::string> declares;
  int deck = 0;
  int deck_judges = 0;
  std::vector<std::string> discard;
  int runs = 0;
  int runs_to_end = 0;
  Ending ending = Ending::no;
  std::vector<JudgeView> judges;
  int judge_points = 0;
  std::vector<AwardView> awards;
  int award_points = 0;
  Text crest;
  std::vector<SeatView> seats;
  std::map<std::string, CardView, std::less<>> cards;

  DESCRIBE(PositionView, "TownBuilderPosition", MEMBER(phase, "what happens next"),
           MEMBER(active, "null before the set-up and when all is over"),
           MEMBER(first, "null before the set-up"), MEMBER(actions, "left this turn"),
           MEMBER(star_used), MEMBER(completed, "foundations completed this turn"),
           MEMBER(ready, "buildings whose build ability can still be used this turn"), MEMBER(row),
           MEMBER(revealed, "in the phase \"choose\""),
           MEMBER(reveal_as, "what a revealed card may be taken as"),
           MEMBER(declares, "in the phase \"declare\": the building that is asked for a type"),
           MEMBER(deck, "town cards in it"), MEMBER(deck_judges, "judges in it"), MEMBER(discard),
           MEMBER(runs, "how often the deck ran out"),
           MEMBER(runs_to_end, "how often until the end is triggered"), MEMBER(ending),
           MEMBER(judges, "those on the table"), MEMBER(judge_points, "for each"),
           MEMBER(awards, "those in this game"), MEMBER(award_points, "for each"),
           MEMBER(crest, "what every seat's crest can do, as a star ability"), MEMBER(seats),
           MEMBER(cards, "every card that is not in the deck, by its name"));
};
;

// What an ability is used for: members of the move "use", told apart by `effect`.

struct StartEffect {
  std::string card;

  TAG("effect", "start");
  DESCRIBE(StartEffect, "TownBuilderStartEffect", MEMBER(card, "becomes a foundation"));
};

struct GainEffect {
  std::string card;
  std::string under;

  TAG("effect", "gain");
  DESCRIBE(GainEffect, "TownBuilderGainEffect", MEMBER(card, "becomes a resource"),
           MEMBER(under, "of this foundation"));
};

struct GoldEffect {
  std::string card;

  TAG("effect", "gold");
  DESCRIBE(GoldEffect, "TownBuilderGoldEffect", MEMBER(card, "is stored"));
};

struct ReplaceEffect {
  std::vector<std::string> cards;

  TAG("effect", "replace");
  DESCRIBE(ReplaceEffect, "TownBuilderReplaceEffect", MEMBER(cards, "of the row, one or two"));
};

struct ResourcesEffect {
  std::vector<Resource> resources;
  std::string under;

  TAG("effect", "resources");
  DESCRIBE(ResourcesEffect, "TownBuilderResourcesEffect", MEMBER(resources, "one or two"),
           MEMBER(under, "a foundation"));
};

struct CompleteEffect {
  std::string card;

  TAG("effect", "complete");
  DESCRIBE(CompleteEffect, "TownBuilderCompleteEffect", MEMBER(card, "a foundation"));
};

struct ProtectEffect {
  std::string card;

  TAG("effect", "protect");
  DESCRIBE(ProtectEffect, "TownBuilderProtectEffect", MEMBER(card, "of the row"));
};

struct OtherEffect {
  ABOUT("What the ability's text says, without a choice.");
  TAG("effect", "other");
  DESCRIBE(OtherEffect, "TownBuilderOtherEffect");
};

using EffectView = std::variant<StartEffect, GainEffect, GoldEffect, ReplaceEffect, ResourcesEffect,
                                CompleteEffect, ProtectEffect, OtherEffect>;

// Moves.

struct StartView {
  std::string card;

  TAG("kind", "start");
  DESCRIBE(StartView, "TownBuilderStart", MEMBER(card, "becomes a foundation"));
};

struct GainView {
  std::string card;
  std::string under;

  TAG("kind", "gain");
  DESCRIBE(GainView, "TownBuilderGain", MEMBER(card, "becomes a resource"),
           MEMBER(under, "of this foundation"));
};

struct StoreView {
  std::string card;
  int worth = 1;

  TAG("kind", "gold");
  DESCRIBE(StoreView, "TownBuilderStore", MEMBER(card, "is stored"), MEMBER(worth, "1 or 2 gold"));
};

struct UseView {
  std::optional<std::string> user;
  std::optional<std::string> copies;
  EffectView effect;

  TAG("kind", "use");
  DESCRIBE(UseView, "TownBuilderUse", MEMBER(user, "the building; null: the crest"),
           MEMBER(copies, "the building whose ability is borrowed"), FLAT(effect));
};

struct ClaimView {
  std::string award;

  TAG("kind", "claim");
  DESCRIBE(ClaimView, "TownBuilderClaim", MEMBER(award));
};

struct EndTurnView {
  TAG("kind", "end_turn");
  DESCRIBE(EndTurnView, "TownBuilderEndTurn");
};

struct NoneView {
  ABOUT("Takes none of the revealed cards.");
  TAG("kind", "none");
  DESCRIBE(NoneView, "TownBuilderNone");
};

struct DiscardView {
  std::vector<std::string> cards;

  TAG("kind", "discard");
  DESCRIBE(DiscardView, "TownBuilderDiscard", MEMBER(cards, "of the row, one or two"));
};

struct DeclareView {
  std::string card;
  Type type = Type::commerce;

  TAG("kind", "declare");
  DESCRIBE(DeclareView, "TownBuilderDeclare", MEMBER(card, "the building that is asked"),
           MEMBER(type, "what it counts as"));
};

using MoveView = std::variant<StartView, GainView, StoreView, UseView, ClaimView, EndTurnView,
                              NoneView, DiscardView, DeclareView>;

}  // namespace townsmith::townbuilder
