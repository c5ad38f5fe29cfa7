// Moves as text and in words.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "core/words.h"
#include "games/drawcity/drawcity.h"
#include "games/drawcity/text.h"

namespace townsmith::drawcity {
namespace {

/// The card of a type's name, or nothing.
std::optional<CardValue> read_type(std::string_view word) {
  const auto found = std::find(type_names.begin(), type_names.end(), word);
  if (found == type_names.end()) return {};
  return static_cast<CardValue>(found - type_names.begin() + 1);
}

std::optional<CardValue> read_number(std::string_view word) {
  if (word.size() != 1 || word[0] < '1' || word[0] > '9') return {};
  return static_cast<CardValue>(word[0] - '0');
}

/// How a new development on a space lies in the line "A3-C3".
std::optional<LinePosition> read_line(std::string_view word, int space) {
  for (int i = 1; i <= line_positions; ++i) {
    const auto line_at = static_cast<LinePosition>(i);
    const int place = (i - 1) % pattern_size;
    const int along = line_at >= LinePosition::top ? Board::y_of(space) : Board::x_of(space);
    const int end = line_at >= LinePosition::top ? max_streets : columns;
    if (along < place || along - place + pattern_size > end) continue;
    if (line_name(line_of(space, line_at)) == word) return line_at;
  }
  return {};
}

Result<Move> parse_build(CardValue type, const std::vector<std::string_view>& words) {
  if (words.size() != 3 && !(words.size() == 5 && words[3] == "line")) {
    return no(Reason::bad_syntax, "build-is-written");
  }
  const auto number = read_number(words[1]);
  if (!number) return no(Reason::bad_syntax, "not-a-number", {{"word", words[1]}});
  const auto space = find_space(words[2]);
  if (!space) return no(Reason::bad_syntax, "not-a-space", {{"word", words[2]}});
  if (words.size() == 3) return Move::build(*number, type, *space);
  const auto line_at = read_line(words[4], *space);
  if (!line_at) {
    return no(Reason::bad_syntax, "not-a-line",
              {{"word", words[4]}, {"space", space_name(*space)}});
  }
  return Move::build(*number, type, *space, *line_at);
}

Result<Move> parse_skip(const std::vector<std::string_view>& words) {
  if (words.size() == 1) return Move::skip(0, 0);
  if (words[1] == "discard" && words.size() == 3) {
    if (const auto number = read_number(words[2])) return Move::skip(*number, 0);
    if (const auto type = read_type(words[2])) return Move::skip(0, *type);
  }
  if (words[1] == "discard" && words.size() == 4) {
    const auto number = read_number(words[2]);
    const auto type = read_type(words[3]);
    if (number && type) return Move::skip(*number, *type);
  }
  return no(Reason::bad_syntax, "skip-is-written");
}

}  // namespace

std::optional<int> find_space(std::string_view word) {
  if (word.size() < 2 || word[0] < 'A' || word[0] >= 'A' + columns) return {};
  if (word[1] == '0' || word.find_first_not_of("0123456789", 1) != std::string_view::npos) {
    return {};
  }
  const Result<int> street = parse_int(word.substr(1));
  if (!street || *street < 1 || *street > max_streets) return {};
  return Board::at(word[0] - 'A', *street - 1);
}

std::string space_name(int space) {
  return fmt::format("{}{}", static_cast<char>('A' + Board::x_of(space)), Board::y_of(space) + 1);
}

std::string line_name(Line line) {
  const auto spaces = spaces_of(line);
  return fmt::format("{}-{}", space_name(spaces.front()), space_name(spaces.back()));
}

std::string DrawCity::notate(const State& /*state*/, Seat /*seat*/, Move move) const {
  if (move.kind == MoveKind::build) {
    std::string text =
        fmt::format("{} {} {}", name_of(type_of(move.type)), move.number, space_name(move.space));
    if (move.line_at != LinePosition::none)
      text += " line " + line_name(line_of(move.space, move.line_at));
    return text;
  }
  if (move.number == 0 && move.type == 0) return "skip";
  std::string text = "skip discard";
  if (move.number != 0) text += fmt::format(" {}", move.number);
  if (move.type != 0) text += fmt::format(" {}", name_of(type_of(move.type)));
  return text;
}

Result<Move> DrawCity::parse(const State& /*state*/, Seat /*seat*/, std::string_view text) const {
  const std::vector<std::string_view> words = words_of(text);
  const std::string_view verb = words.empty() ? std::string_view() : words.front();
  if (verb == "skip") return parse_skip(words);
  if (const auto type = read_type(verb)) return parse_build(*type, words);
  if (verb.empty()) return no(Reason::bad_syntax, "move-is-empty");
  return no(Reason::bad_syntax, "not-a-verb", {{"word", verb}});
}

namespace {

/// What a build brings besides the development, by comparing before and after.
std::vector<Text> effects_of(const DrawCity& game, const State& before, const State& after,
                             Seat seat, Move move) {
  std::vector<Text> effects;
  const Fact type("type", type_text(type_of(move.type)));
  if (after.internet.test(move.space)) effects.push_back(say("effect-internet", {type}));
  if (const int colour = game.colour_at(move.space); colour >= 0) {
    const auto& name = game.content().locations.colours[static_cast<std::size_t>(colour)];
    effects.push_back(say("effect-location", {type, {"location", location_name(name)}}));
  }
  if (after.line_count != before.line_count) {
    const Line line = after.lines[before.line_count];
    effects.push_back(say("effect-neighborhood", {{"line", line_name(line)}}));
  }
  for (int i = 0; i < game.goal_slots_used(); ++i) {
    const auto& was = before.goals[static_cast<std::size_t>(i)].space;
    const auto& is = after.goals[static_cast<std::size_t>(i)].space;
    // All who complete a goal at once take the same space of it.
    int others = 0;
    int points = 0;
    for (const Seat other : SeatSet::first(game.setup().players)) {
      if (was[other] == is[other]) continue;
      points = game.goal_points(after, i, other);
      others += other == seat ? 0 : 1;
    }
    const Fact goal("goal", goal_name(game.goal_in(after, i)));
    if (was[seat] != is[seat]) {
      effects.push_back(say("effect-goal", {type, goal, {"points", points}}));
    }
    if (others > 0) {
      effects.push_back(
          say("effect-goal-of-others", {goal, {"points", points}, {"players", others}}));
    }
  }
  return effects;
}

}  // namespace

Explanation DrawCity::explain(const State& state, Seat seat, Move move) const {
  if (const auto legal = check(state, seat, move); !legal) {
    return {townsmith::say("townsmith", "move-refused", {{"why", legal.error().text}}), {}};
  }
  if (move.kind == MoveKind::skip) {
    std::vector<Text> cards;
    if (move.number != 0) cards.push_back(say("discard-number", {{"number", move.number}}));
    if (move.type != 0) {
      cards.push_back(say("discard-development", {{"type", type_text(type_of(move.type))}}));
    }
    const bool finishes = state.skips[seat] == 1;
    return {say("move-skip", {{"cards", std::move(cards)}, {"finishes", finishes}}), {}};
  }
  State after = state;
  build(after, seat, move);
  Explanation explanation{
      say("move-build", {{"type", type_text(type_of(move.type))},
                         {"number", move.number},
                         {"space", space_name(move.space)},
                         {"effects", effects_of(*this, state, after, seat, move)},
                         {"gain", score(after, seat) - score(state, seat)}}),
      {space_name(move.space)}};
  if (after.line_count != state.line_count) {
    for (const int space : spaces_of(after.lines[state.line_count])) {
      if (space != move.space) explanation.spaces.push_back(space_name(space));
    }
  }
  return explanation;
}

Seat DrawCity::owner_at(const State& state, int space) const {
  int seat = 0;
  while (seat < setup_.players - 1 && !state.owned[seat_at(seat)].test(space)) ++seat;
  return seat_at(seat);
}

Type DrawCity::type_at(const State& state, int space) const {
  std::size_t type = 0;
  while (type < type_count - 1 && !state.types[type].test(space)) ++type;
  return static_cast<Type>(type);
}

int DrawCity::number_at(const State& state, int space) const {
  int number = 1;
  for (const Spaces& from : state.from) number += from.test(space) ? 1 : 0;
  return number;
}

}  // namespace townsmith::drawcity
