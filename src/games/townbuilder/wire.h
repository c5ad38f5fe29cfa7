#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "core/schema.h"
#include "core/text.h"
#include "games/townbuilder/content.h"
#include "games/townbuilder/state.h"

/// Positions and moves of Town Builder as clients get them. Cards and awards go by the names that
/// the content gives them, in every language: moves and spaces name them so too.
namespace townsmith::townbuilder {

constexpr std::span<const std::string_view> schema_names(Phase /*phase*/) { return phase_names; }
constexpr std::string_view schema_name(Phase /*phase*/) { return "TownBuilderPhase"; }

inline constexpr std::array<std::string_view, 3> ending_names = {"no", "triggered", "last_round"};
constexpr std::span<const std::string_view> schema_names(Ending /*ending*/) { return ending_names; }
constexpr std::string_view schema_name(Ending /*ending*/) { return "TownBuilderEnding"; }

/// When an ability counts: AbilityKind, of a card that has one.
enum class Timing : std::uint8_t { row, build, star, scoring };
inline constexpr std::array<std::string_view, 4> timing_words = {"row", "build", "star", "scoring"};
constexpr std::span<const std::string_view> schema_names(Timing /*timing*/) { return timing_words; }
constexpr std::string_view schema_name(Timing /*timing*/) { return "TownBuilderTiming"; }

// Positions.

struct AbilityView {
  Timing kind = Timing::row;
  Text text;

  static constexpr std::string_view schema = "TownBuilderAbility";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("kind", &AbilityView::kind,
               "while it lies in the row, once in the turn it is completed, as the one star "
               "ability of a turn, or at the end"),
        member("text", &AbilityView::text, "what it does"));
  }
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

  static constexpr std::string_view schema = "TownBuilderCard";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("title", &CardView::title, "its name for people"),
                      member("number", &CardView::number, "from 1, as in draws"),
                      member("type", &CardView::type),
                      member("gold", &CardView::gold, "paid to start it"),
                      member("resources", &CardView::resources, "needed to complete it"),
                      member("points", &CardView::points, "printed"),
                      member("gives", &CardView::gives, "what else it can be: one of these"),
                      member("ability", &CardView::ability, "null: none"));
  }
};

struct RowCardView {
  std::string name;
  SeatSet protected_by;

  static constexpr std::string_view schema = "TownBuilderRowCard";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("name", &RowCardView::name),
                      member("protected_by", &RowCardView::protected_by,
                             "nobody else may take it, and nobody discard it"));
  }
};

struct FoundationView {
  std::string name;
  std::vector<std::string> under;
  std::vector<Resource> tokens;
  int missing = 0;
  std::vector<Resource> accepts;

  static constexpr std::string_view schema = "TownBuilderFoundation";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("name", &FoundationView::name),
        member("under", &FoundationView::under, "cards that lie under it as resources"),
        member("tokens", &FoundationView::tokens, "resources under it that are no cards"),
        member("missing", &FoundationView::missing, "resources until it is complete"),
        member("accepts", &FoundationView::accepts, "which of them one more may be"));
  }
};

struct GoldView {
  std::string name;
  int worth = 1;

  static constexpr std::string_view schema = "TownBuilderGold";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("name", &GoldView::name),
                      member("worth", &GoldView::worth, "1 or 2 gold"));
  }
};

struct SeatView {
  std::vector<std::string> buildings;
  std::vector<FoundationView> foundations;
  int gold = 0;
  std::vector<GoldView> gold_cards;
  int gold_tokens = 0;
  std::vector<std::string> awards;
  int score = 0;

  static constexpr std::string_view schema = "TownBuilderSeat";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("buildings", &SeatView::buildings), member("foundations", &SeatView::foundations),
        member("gold", &SeatView::gold, "in all"),
        member("gold_cards", &SeatView::gold_cards, "the oldest first"),
        member("gold_tokens", &SeatView::gold_tokens, "gold that is no card"),
        member("awards", &SeatView::awards), member("score", &SeatView::score, "if it ended now"));
  }
};

struct JudgeView {
  int number = 1;
  Type type = Type::commerce;
  SeatSet claimed_by;

  static constexpr std::string_view schema = "TownBuilderJudge";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(member("number", &JudgeView::number, "from 1, as in draws"),
                      member("type", &JudgeView::type),
                      member("claimed_by", &JudgeView::claimed_by, "if it ended now"));
  }
};

struct AwardView {
  std::string name;
  Text title;
  Text text;
  SeatSet held_by;
  bool open = false;

  static constexpr std::string_view schema = "TownBuilderAward";
  static constexpr auto members() {
    using schema::member;
    return std::tuple(
        member("name", &AwardView::name), member("title", &AwardView::title, "its name for people"),
        member("text", &AwardView::text, "what it needs"),
        member("held_by", &AwardView::held_by),
        member("open", &AwardView::open, "somebody who does not hold it may still claim it"));
  }
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

  static constexpr std::string_view schema = "TownBuilderPosition";
  static constexpr auto members() {
    using schema::member;
    using View = PositionView;
    return std::tuple(
        member("phase", &View::phase, "what happens next"),
        member("active", &View::active, "null before the set-up and when all is over"),
        member("first", &View::first, "null before the set-up"),
        member("actions", &View::actions, "left this turn"), member("star_used", &View::star_used),
        member("completed", &View::completed, "foundations completed this turn"),
        member("ready", &View::ready, "buildings whose build ability can still be used this turn"),
        member("row", &View::row), member("revealed", &View::revealed, "in the phase \"choose\""),
        member("reveal_as", &View::reveal_as, "what a revealed card may be taken as"),
        member("declares", &View::declares,
               "in the phase \"declare\": the building that is asked for a type"),
        member("deck", &View::deck, "town cards in it"),
        member("deck_judges", &View::deck_judges, "judges in it"),
        member("discard", &View::discard),
        member("runs", &View::runs, "how often the deck ran out"),
        member("runs_to_end", &View::runs_to_end, "how often until the end is triggered"),
        member("ending", &View::ending), member("judges", &View::judges, "those on the table"),
        member("judge_points", &View::judge_points, "for each"),
        member("awards", &View::awards, "those in this game"),
        member("award_points", &View::award_points, "for each"),
        member("crest", &View::crest, "what every seat's crest can do, as a star ability"),
        member("seats", &View::seats),
        member("cards", &View::cards, "every card that is not in the deck, by its name"));
  }
};

// What an ability is used for: members of the move "use", told apart by `effect`.

struct StartEffect {
  std::string card;

  static constexpr std::string_view schema = "TownBuilderStartEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "start";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &StartEffect::card, "becomes a foundation"));
  }
};

struct GainEffect {
  std::string card;
  std::string under;

  static constexpr std::string_view schema = "TownBuilderGainEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "gain";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &GainEffect::card, "becomes a resource"),
                      schema::member("under", &GainEffect::under, "of this foundation"));
  }
};

struct GoldEffect {
  std::string card;

  static constexpr std::string_view schema = "TownBuilderGoldEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "gold";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &GoldEffect::card, "is stored"));
  }
};

struct ReplaceEffect {
  std::vector<std::string> cards;

  static constexpr std::string_view schema = "TownBuilderReplaceEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "replace";
  static constexpr auto members() {
    return std::tuple(schema::member("cards", &ReplaceEffect::cards, "of the row, one or two"));
  }
};

struct ResourcesEffect {
  std::vector<Resource> resources;
  std::string under;

  static constexpr std::string_view schema = "TownBuilderResourcesEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "resources";
  static constexpr auto members() {
    return std::tuple(schema::member("resources", &ResourcesEffect::resources, "one or two"),
                      schema::member("under", &ResourcesEffect::under, "a foundation"));
  }
};

struct CompleteEffect {
  std::string card;

  static constexpr std::string_view schema = "TownBuilderCompleteEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "complete";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &CompleteEffect::card, "a foundation"));
  }
};

struct ProtectEffect {
  std::string card;

  static constexpr std::string_view schema = "TownBuilderProtectEffect";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "protect";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &ProtectEffect::card, "of the row"));
  }
};

struct OtherEffect {
  static constexpr std::string_view schema = "TownBuilderOtherEffect";
  static constexpr std::string_view about = "What the ability's text says, without a choice.";
  static constexpr std::string_view tag_name = "effect";
  static constexpr std::string_view tag = "other";
  static constexpr auto members() { return std::tuple(); }
};

using EffectView = std::variant<StartEffect, GainEffect, GoldEffect, ReplaceEffect, ResourcesEffect,
                                CompleteEffect, ProtectEffect, OtherEffect>;

// Moves.

struct StartView {
  std::string card;

  static constexpr std::string_view schema = "TownBuilderStart";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "start";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &StartView::card, "becomes a foundation"));
  }
};

struct GainView {
  std::string card;
  std::string under;

  static constexpr std::string_view schema = "TownBuilderGain";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "gain";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &GainView::card, "becomes a resource"),
                      schema::member("under", &GainView::under, "of this foundation"));
  }
};

struct StoreView {
  std::string card;
  int worth = 1;

  static constexpr std::string_view schema = "TownBuilderStore";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "gold";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &StoreView::card, "is stored"),
                      schema::member("worth", &StoreView::worth, "1 or 2 gold"));
  }
};

struct UseView {
  std::optional<std::string> user;
  std::optional<std::string> copies;
  EffectView effect;

  static constexpr std::string_view schema = "TownBuilderUse";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "use";
  static constexpr auto members() {
    return std::tuple(
        schema::member("user", &UseView::user, "the building; null: the crest"),
        schema::member("copies", &UseView::copies, "the building whose ability is borrowed"),
        schema::flat(&UseView::effect));
  }
};

struct ClaimView {
  std::string award;

  static constexpr std::string_view schema = "TownBuilderClaim";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "claim";
  static constexpr auto members() { return std::tuple(schema::member("award", &ClaimView::award)); }
};

struct EndTurnView {
  static constexpr std::string_view schema = "TownBuilderEndTurn";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "end_turn";
  static constexpr auto members() { return std::tuple(); }
};

struct NoneView {
  static constexpr std::string_view schema = "TownBuilderNone";
  static constexpr std::string_view about = "Takes none of the revealed cards.";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "none";
  static constexpr auto members() { return std::tuple(); }
};

struct DiscardView {
  std::vector<std::string> cards;

  static constexpr std::string_view schema = "TownBuilderDiscard";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "discard";
  static constexpr auto members() {
    return std::tuple(schema::member("cards", &DiscardView::cards, "of the row, one or two"));
  }
};

struct DeclareView {
  std::string card;
  Type type = Type::commerce;

  static constexpr std::string_view schema = "TownBuilderDeclare";
  static constexpr std::string_view tag_name = "kind";
  static constexpr std::string_view tag = "declare";
  static constexpr auto members() {
    return std::tuple(schema::member("card", &DeclareView::card, "the building that is asked"),
                      schema::member("type", &DeclareView::type, "what it counts as"));
  }
};

using MoveView = std::variant<StartView, GainView, StoreView, UseView, ClaimView, EndTurnView,
                              NoneView, DiscardView, DeclareView>;

}  // namespace townsmith::townbuilder
