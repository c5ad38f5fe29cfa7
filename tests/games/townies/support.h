#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/words.h"
#include "games/content_files.h"
#include "games/townies/townies.h"
#include "words.h"

namespace townsmith::townies {

inline constexpr Seat seat_0 = seat_at(0);
inline constexpr Seat seat_1 = seat_at(1);
inline constexpr Seat seat_2 = seat_at(2);

inline Content built_in() {
  const ContentFiles files = built_in_content();
  ContentReader reader(files);
  return read_content(reader);
}

inline Townies make(int players, const OptionValues& options = {}) {
  return {*make_setup(Townies::info(), players, options), built_in()};
}

inline int at(std::string_view name) {
  const int space = find_space(name);
  EXPECT_GE(space, 0) << name;
  return space;
}

template <std::size_t N>
int place_in(const std::array<std::string_view, N>& names, std::string_view name) {
  return static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
}

/// A map from lines such as "red E5 E6" (filled spaces) and "blue bank F7" (an Object, which scored
/// nothing). The middle of the map is F6; its neighbours are, going round, F5 G5 G6 F7 E6 E5.
inline Town town(std::initializer_list<const char*> lines, Colour start = Colour::red) {
  Town out;
  out.start = start;
  for (const char* line : lines) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    const auto colour = static_cast<Colour>(place_in(colour_names, word));
    EXPECT_LT(index(colour), colour_count) << line;
    words >> word;
    const int object = place_in(object_words, word);
    if (object < object_kinds) words >> word;
    do {
      const int space = at(word);
      EXPECT_FALSE(out.occupied().test(space)) << word << " is there twice";
      out.of(colour).set(space);
      if (object == object_kinds) continue;
      out.objects.set(space);
      out.spaces[out.count] = static_cast<std::uint8_t>(space);
      out.kinds[out.count++] = static_cast<Object>(object);
    } while (words >> word);
  }
  return out;
}

/// Fills every space that is empty, but for some.
inline void fill(Town& town, Colour colour, std::initializer_list<const char*> but = {}) {
  Spaces rest = town.empty(Land());
  for (const char* name : but) rest.reset(at(name));
  town.of(colour) |= rest;
}

enum Face : std::uint8_t { bar = 1, worm, pistol, propeller, arch, bee };

/// The first round, in which everybody holds the starting marker.
inline State position(const Townies& game, std::initializer_list<Town> towns, Object white,
                      Face black) {
  State state = game.start();
  Chance chance(Random(1));
  game.advance(state, chance);
  std::copy(towns.begin(), towns.end(), state.towns.begin());
  for (Town& town : state.towns) town.begin_round();
  state.white = static_cast<std::uint8_t>(index(white) + 1);
  state.black = black;
  return state;
}

inline Move move_of(const Townies& game, const State& state, Seat seat, std::string_view text) {
  const Result<Move> move = game.parse(state, seat, text);
  EXPECT_TRUE(move) << text << ": " << (move ? "" : said(move.error()));
  return move ? *move : Move{};
}

/// Makes a move that must be legal; nature does not act.
inline void apply(const Townies& game, State& state, Seat seat, std::string_view text) {
  const Move move = move_of(game, state, seat, text);
  const Result<> legal = game.check(state, seat, move);
  ASSERT_TRUE(legal) << text << ": " << said(legal.error());
  game.apply(state, seat, move);
}

inline Result<> check(const Townies& game, const State& state, std::string_view text) {
  return game.check(state, seat_0, move_of(game, state, seat_0, text));
}

inline std::string refusal(const Townies& game, const State& state, std::string_view text) {
  const Result<> result = check(game, state, text);
  return result ? "" : said(result.error());
}

inline std::string reason(const Townies& game, const State& state, std::string_view text) {
  const Result<> result = check(game, state, text);
  return result ? "" : std::string(name_of(result.error().reason));
}

inline std::set<std::string> legal(const Townies& game, const State& state, Seat seat = seat_0) {
  MoveList<Townies> moves;
  game.legal_moves(state, seat, moves);
  std::set<std::string> texts;
  for (const Move& move : moves) texts.insert(game.notate(state, seat, move));
  EXPECT_EQ(static_cast<int>(texts.size()), moves.size());
  return texts;
}

/// How many legal moves begin like this.
inline int count_moves(const Townies& game, const State& state, std::string_view beginning) {
  const std::set<std::string> all = legal(game, state);
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const std::string& text) {
    return std::string_view(text).substr(0, beginning.size()) == beginning;
  }));
}

/// The view as it goes over the wire.
inline json::object view_of(const Townies& game, const State& state, Viewer viewer) {
  return json::parse(conformance::view_text(game, observe(game, state, viewer))).as_object();
}

/// What an Object would score.
inline int worth(const Townies& game, const Town& town, Object object, std::string_view space) {
  return game.points_of(object, game.judge(town, object, at(space)));
}

inline std::set<std::string> names(const Spaces& spaces) {
  std::set<std::string> all;
  spaces.for_each([&](int space) { all.insert(space_name(space)); });
  return all;
}

}  // namespace townsmith::townies
