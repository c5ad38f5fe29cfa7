#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "core/words.h"
#include "games/townbuilder/townbuilder.h"

namespace townsmith::townbuilder {
std::string pick_text(std::uint8_t pick) {
  if (!Pick::valid(pick)) return "?";
  std::string text(name_of(Pick::kind(pick, 0)));
  if (Pick::count(pick) == 2) text += fmt::format(" {}", name_of(Pick::kind(pick, 1)));
  return text;
}

namespace {

/// Moves that are not legal, even bytes that are not a move at all, are written with question
/// marks.
std::string name_or_mark(const Content& content, int number) {
  if (number < 1 || number > static_cast<int>(content.cards.size())) return "?";
  return content.cards[static_cast<std::size_t>(number - 1)].name;
}

std::string_view type_or_mark(int number) {
  if (number < 1 || number > type_count) return "?";
  return type_names[static_cast<std::size_t>(number - 1)];
}

std::string pair_text(const Content& content, const Move& move) {
  std::string text = name_or_mark(content, move.card);
  if (move.other != 0) text += ", " + name_or_mark(content, move.other);
  return text;
}

std::string take_text(const Content& content, const Move& move, Way way) {
  const std::string card = name_or_mark(content, move.card);
  switch (way) {
    case Way::foundation: return "start " + card;
    case Way::gold: return "gold " + card;
    default: return fmt::format("gain {} > {}", card, name_or_mark(content, move.other));
  }
}

std::string effect_text(const Content& content, const Ability& ability, const Move& move) {
  switch (ability.effect) {
    case Effect::take: return ": " + take_text(content, move, move.way);
    case Effect::replace: return ": discard " + pair_text(content, move);
    case Effect::resources:
      return fmt::format(": {} > {}", pick_text(move.choice), name_or_mark(content, move.card));
    case Effect::complete: return ": complete " + name_or_mark(content, move.card);
    case Effect::protect: return ": protect " + name_or_mark(content, move.card);
    default: return {};
  }
}

// Reading. Capitals and extra blanks do not matter.

/// The text before and after the first `mark`; nothing after it if there is none.
std::pair<std::string_view, std::string_view> split(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return {trimmed(text), {}};
  return {trimmed(text.substr(0, at)), trimmed(text.substr(at + mark.size()))};
}

Result<std::uint8_t> read_card(const Content& content, std::string_view name) {
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    if (lower(content.cards[i].name) == name) return static_cast<std::uint8_t>(i + 1);
  }
  return refuse(Reason::bad_syntax, name.empty()
                                        ? say("name-is-missing")
                                        : say("unknown-card", {{"name", printable(name)}}));
}

Result<Move> read_gain(const Content& content, std::string_view rest, Move move) {
  const auto [card, foundation] = split(rest, ">");
  TRY(const std::uint8_t taken, read_card(content, card));
  const Result<std::uint8_t> under = read_card(content, foundation);
  if (!under) return no(Reason::bad_syntax, "write-gain");
  move.card = taken;
  move.other = *under;
  return move;
}

/// The two cards may come in any order.
Result<Move> read_discard(const Content& content, std::string_view rest, Move move) {
  const auto [one, two] = split(rest, ",");
  TRY(const std::uint8_t first, read_card(content, one));
  move.card = first;
  if (rest.find(',') == std::string_view::npos) return move;
  TRY(const std::uint8_t second, read_card(content, two));
  move.card = std::min(first, second);
  move.other = std::max(first, second);
  return move;
}

Result<Resource> read_resource(std::string_view word) {
  for (std::size_t kind = 0; kind < resource_count; ++kind) {
    if (resource_names[kind] == word) return static_cast<Resource>(kind);
  }
  return no(Reason::bad_syntax, "unknown-resource", {{"name", printable(word)}});
}

/// "wood straw > Inn"
Result<Move> read_resources(const Content& content, std::string_view text, Move move) {
  const auto [kinds, foundation] = split(text, ">");
  const auto [one, two] = split(kinds, " ");
  TRY(const Resource first, read_resource(one));
  move.choice = Pick::of(first);
  if (!two.empty()) {
    TRY(const Resource second, read_resource(two));
    move.choice = Pick::of(std::min(first, second), std::max(first, second));
  }
  TRY(move.card, read_card(content, foundation));
  return move;
}

Result<Move> read_one_card(const Content& content, std::string_view rest, Move move) {
  return read_card(content, rest).map([&](std::uint8_t card) {
    move.card = card;
    return move;
  });
}

/// What follows the colon of an ability.
Result<Move> read_effect(const Content& content, std::string_view text, Move move) {
  const auto [verb, rest] = split(text, " ");
  if (verb == "start") move.way = Way::foundation;
  if (verb == "gold") move.way = Way::gold;
  if (verb == "gain") move.way = Way::resource;
  if (verb == "gain") return read_gain(content, rest, move);
  if (verb == "discard") return read_discard(content, rest, move);
  if (verb == "start" || verb == "gold" || verb == "complete" || verb == "protect") {
    return read_one_card(content, rest, move);
  }
  return read_resources(content, text, move);
}

Result<Move> read_use(const Content& content, std::string_view text, bool by_crest) {
  const auto [head, effect] = split(text, ":");
  Move move{.kind = MoveKind::use, .user = crest};
  if (!by_crest) {
    const auto [building, copied] = split(head, " as ");
    TRY(move.user, read_card(content, building));
    if (!copied.empty()) {
      TRY(move.copied, read_card(content, copied));
    }
  } else if (!head.empty()) {
    return no(Reason::bad_syntax, "write-crest");
  }
  if (text.find(':') == std::string_view::npos) return move;
  return read_effect(content, effect, move);
}

Result<Move> read_claim(const Content& content, std::string_view name) {
  for (std::size_t i = 0; i < content.awards.size(); ++i) {
    if (lower(content.awards[i].name) == name) {
      return Move{.kind = MoveKind::claim, .choice = static_cast<std::uint8_t>(i + 1)};
    }
  }
  return no(Reason::bad_syntax, "unknown-award", {{"name", printable(name)}});
}

/// "Orphanage culture"
Result<Move> read_declare(const Content& content, std::string_view rest) {
  const std::size_t blank = rest.rfind(' ');
  const std::string_view word = blank == std::string_view::npos ? rest : rest.substr(blank + 1);
  for (std::size_t type = 0; type < type_count; ++type) {
    if (type_names[type] != word || blank == std::string_view::npos) continue;
    return read_card(content, trimmed(rest.substr(0, blank))).map([&](std::uint8_t card) {
      return Move{
          .kind = MoveKind::declare, .user = card, .choice = static_cast<std::uint8_t>(type + 1)};
    });
  }
  return no(Reason::bad_syntax, "write-declare");
}

}  // namespace

std::string TownBuilder::notate(const State& /*state*/, Seat /*seat*/, Move move) const {
  switch (move.kind) {
    case MoveKind::start: return take_text(content_, move, Way::foundation);
    case MoveKind::gain: return take_text(content_, move, Way::resource);
    case MoveKind::store: return take_text(content_, move, Way::gold);
    case MoveKind::use: {
      std::string text =
          move.user == crest ? std::string("crest") : "use " + name_or_mark(content_, move.user);
      if (move.copied != 0) text += " as " + name_or_mark(content_, move.copied);
      return text.find('?') == std::string::npos
                 ? text + effect_text(content_, ability_of(move), move)
                 : text;
    }
    case MoveKind::claim:
      if (move.choice < 1 || move.choice > content_.awards.size()) return "claim ?";
      return "claim " + content_.awards[move.choice - 1U].name;
    case MoveKind::end_turn: return "end turn";
    case MoveKind::decline: return "none";
    case MoveKind::discard: return "discard " + pair_text(content_, move);
    case MoveKind::declare:
      return fmt::format("declare {} {}", name_or_mark(content_, move.user),
                         type_or_mark(move.choice));
  }
  return "?";
}

Result<Move> TownBuilder::parse(const State& /*state*/, Seat /*seat*/,
                                std::string_view text) const {
  const std::string low = lower(trimmed(text));
  const std::string_view line = low;
  if (line.starts_with("crest")) return read_use(content_, line.substr(5), true);
  const auto [verb, rest] = split(line, " ");
  if (verb == "start") return read_one_card(content_, rest, Move{.kind = MoveKind::start});
  if (verb == "gold") return read_one_card(content_, rest, Move{.kind = MoveKind::store});
  if (verb == "gain") return read_gain(content_, rest, Move{.kind = MoveKind::gain});
  if (verb == "use") return read_use(content_, rest, false);
  if (verb == "claim") return read_claim(content_, rest);
  if (verb == "end" && rest == "turn") return Move{.kind = MoveKind::end_turn};
  if (verb == "none" && rest.empty()) return Move{.kind = MoveKind::decline};
  if (verb == "discard") return read_discard(content_, rest, Move{.kind = MoveKind::discard});
  if (verb == "declare") return read_declare(content_, rest);
  return no(Reason::bad_syntax, "unknown-verb", {{"verb", printable(verb)}});
}

// In words.

Explanation TownBuilder::explain_use(Move move) const {
  std::vector<std::string> spaces;
  for (const int card : {move.card, move.other}) {
    if (card != 0) spaces.push_back(name_of(numbered(card)));
  }
  if (move.user != crest) spaces.push_back(name_of(numbered(move.user)));
  if (move.copied != 0) spaces.push_back(name_of(numbered(move.copied)));
  Text user = move.user == crest ? say("your-crest") : card_name(numbered(move.user));
  Text what = use_text(ability_of(move), move);
  if (move.copied == 0) {
    return {say("move-use", {{"user", std::move(user)}, {"what", std::move(what)}}), spaces};
  }
  return {say("move-use-copy", {{"user", std::move(user)},
                                {"copied", card_name(numbered(move.copied))},
                                {"what", std::move(what)}}),
          spaces};
}

Explanation TownBuilder::explain(const State& state, Seat seat, Move move) const {
  if (const auto legal = check(state, seat, move); !legal) {
    return {townsmith::say("townsmith", "move-refused", {{"why", legal.error().text}}), {}};
  }
  const auto name = [&](int number) { return name_of(numbered(number)); };
  const auto text = [&](int number) { return card_name(numbered(number)); };
  switch (move.kind) {
    case MoveKind::start:
      return {say("move-start",
                  {{"card", text(move.card)}, {"costs", cost_texts(numbered(move.card))}}),
              {name(move.card)}};
    case MoveKind::gain:
      return {say("move-gain", {{"card", text(move.card)},
                                {"foundation", text(move.other)},
                                {"resource", resource_text(info_of(numbered(move.card)))}}),
              {name(move.card), name(move.other)}};
    case MoveKind::store:
      return {say("move-store", {{"card", text(move.card)}, {"gold", gold_worth(state, move)}}),
              {name(move.card)}};
    case MoveKind::use: return explain_use(move);
    case MoveKind::claim: {
      const Award& award = content_.awards[move.choice - 1U];
      return {say("move-claim", {{"award", award_name(award)},
                                 {"need", award_text(award)},
                                 {"points", content_.award_points}}),
              {award.name}};
    }
    case MoveKind::end_turn:
      return {state.actions > 0 ? say("move-end-turn-early") : say("move-end-turn"), {}};
    case MoveKind::decline: return {say("move-none"), {}};
    case MoveKind::discard: {
      std::vector<std::string> spaces{name(move.card)};
      if (move.other != 0) spaces.push_back(name(move.other));
      return {say("move-discard", {{"cards", pair_texts(move)}}), spaces};
    }
    case MoveKind::declare: {
      const bool changes = info_of(numbered(move.user)).ability.effect == Effect::change_type;
      return {
          say(changes ? "move-declare" : "move-declare-more",
              {{"card", text(move.user)}, {"type", type_text(static_cast<Type>(move.choice - 1))}}),
          {name(move.user)}};
    }
  }
  return {};
}

}  // namespace townsmith::townbuilder
