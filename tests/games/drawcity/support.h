#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "bots/drawcity/inference.h"
#include "games/content_files.h"
#include "words.h"

namespace townsmith::drawcity {

inline constexpr Seat blue = seat_at(0);
inline constexpr Seat pink = seat_at(1);
inline constexpr Seat green = seat_at(2);
inline constexpr Seat fourth = seat_at(3);

inline Content built_in() {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  return read_content(reader);
}

inline DrawCity make(int players, const OptionValues& options = {},
                     const Content& content = built_in()) {
  return {*make_setup(DrawCity::info(), players, options), content};
}

/// The options for one module alone.
inline OptionValues only(const std::string& module) {
  OptionValues values = {{"goals", "off"}};
  if (module != "goals") {
    values.emplace_back(module, "on");
  } else {
    values.clear();
  }
  return values;
}

inline int space_at(std::string_view name) {
  return Board::at(name[0] - 'A', std::stoi(std::string(name.substr(1))) - 1);
}

/// Puts a development on the board as if it stood there from the start: no rule is applied.
inline void put(State& state, Seat seat, Type type, int number, int space, bool internet) {
  state.owned[seat].set(space);
  state.types[index(type)].set(space);
  state.set_number(space, number);
  if (internet) state.internet.set(space);
}

/// A position from a drawing: streets from the top, eleven words each. "." is an empty space; "bh5"
/// a house 5 of blue (b, p, g, f: seats 0 to 3; h, s, f, p: the types); "bh5@" has internet.
/// Numbers may be left out where they do not matter: then they ascend as they come.
inline State board(const DrawCity& game, const std::vector<std::string>& streets) {
  State state = game.start();
  state.phase = Phase::turn;
  constexpr std::string_view seats = "bpgf";
  constexpr std::string_view types = "hsfp";
  int y = 0;
  for (const std::string& street : streets) {
    std::istringstream words(street);
    std::string word;
    std::vector<int> next(max_players, 1);
    for (int x = 0; words >> word; ++x) {
      EXPECT_LT(x, columns) << street;
      if (word == ".") continue;
      const auto seat = seats.find(word[0]);
      const auto type = types.find(word[1]);
      EXPECT_TRUE(seat != std::string_view::npos && type != std::string_view::npos) << word;
      const bool given = word.size() > 2 && word[2] != '@';
      const int number = given ? word[2] - '0' : next[seat];
      next[seat] = number + 1;
      put(state, seat_at(static_cast<int>(seat)), static_cast<Type>(type), number, Board::at(x, y),
          word.back() == '@');
    }
    ++y;
  }
  // Hands with one number and one type each, so that every seat can act.
  for (std::size_t seat = 0; seat < game.setup().players; ++seat) {
    state.number_cards.hand[seat] = {5, 5};
    state.type_cards.hand[seat] = {1, 1};
  }
  return state;
}

inline void give(State& state, Seat seat, std::array<int, 2> numbers, std::array<Type, 2> types) {
  auto& number_hand = state.number_cards.hand[seat];
  auto& type_hand = state.type_cards.hand[seat];
  number_hand = {static_cast<CardValue>(numbers[0]), static_cast<CardValue>(numbers[1])};
  type_hand = {card_of(types[0]), card_of(types[1])};
  if (number_hand[0] > number_hand[1]) std::swap(number_hand[0], number_hand[1]);
  if (type_hand[0] > type_hand[1]) std::swap(type_hand[0], type_hand[1]);
}

/// The cards a move needs, whatever the seat had.
inline void give_for(const DrawCity& game, State& state, std::string_view text) {
  const Move move = *game.parse(state, state.active, text);
  if (move.number != 0) state.number_cards.hand[state.active] = {move.number, move.number};
  if (move.type != 0) state.type_cards.hand[state.active] = {move.type, move.type};
}

inline std::vector<std::string> legal(const DrawCity& game, const State& state) {
  static MoveList<DrawCity> moves;
  moves.clear();
  game.legal_moves(state, state.active, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(game.notate(state, state.active, move));
  return texts;
}

inline Result<> check(const DrawCity& game, const State& state, std::string_view text) {
  return game.check(state, state.active, *game.parse(state, state.active, text));
}

/// The reason and the sentence a move is refused with; "" if it is not.
inline std::string refusal(const DrawCity& game, const State& state, std::string_view text) {
  const Result<> result = check(game, state, text);
  if (result) return {};
  return std::string(townsmith::name_of(result.error().reason)) + ": " + said(result.error());
}

/// Plays a move of the active seat that must be legal, with the cards it needs, and lets nature
/// draw.
inline void play_text(const DrawCity& game, State& state, std::string_view text,
                      std::uint64_t seed = 1) {
  give_for(game, state, text);
  const Result<> good = check(game, state, text);
  ASSERT_TRUE(good) << text << ": " << said(good.error());
  Chance chance{Random(seed)};
  // Positions made from a drawing have full decks; only the counts of cards are made up.
  play(game, state, state.active, *game.parse(state, state.active, text), chance);
}

/// The sum of the lines of a sheet with one reason.
inline int points_for(const DrawCity& game, const State& state, Seat seat,
                      const std::string& reason) {
  int sum = 0;
  for (const ScoreLine& line : game.score_sheet(state, seat).lines) {
    if (line.reason == reason) sum += line.points;
  }
  return sum;
}

}  // namespace townsmith::drawcity
