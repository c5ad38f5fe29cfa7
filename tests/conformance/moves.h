#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <set>
#include <string>
#include <vector>

#include "../words.h"
#include "core/game.h"

namespace townsmith::conformance {

template <class Value>
std::string bytes_of(const Value& value) {
  std::string bytes(sizeof(value), '\0');
  std::memcpy(bytes.data(), &value, sizeof(value));
  return bytes;
}

template <Game G>
bool listed(const MoveList<G>& moves, const typename G::Move& move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// Legal moves are unique, so is their notation, it can be read back, and each move is explained.
template <Game G>
std::string wrong_with_listed_moves(const G& game, const typename G::State& state) {
  for (const Seat seat : game.actors(state)) {
    MoveList<G> moves;
    game.legal_moves(state, seat, moves);
    if (moves.empty()) return fmt::format("seat {} is to act and has no legal move", index(seat));
    if (moves.size() > game.bounds().moves) {
      return fmt::format("{} legal moves, but the bound is {}", moves.size(), game.bounds().moves);
    }
    std::set<std::string> seen;
    std::set<std::string> notations;
    for (const auto& move : moves) {
      const std::string text = game.notate(state, seat, move);
      if (text.empty()) return "a move has no notation";
      if (!seen.insert(bytes_of(move)).second) return fmt::format("{} is listed twice", text);
      if (!notations.insert(text).second) return fmt::format("two moves are written {}", text);
      if (const auto legal = game.check(state, seat, move); !legal) {
        return fmt::format("{} is listed but refused: {}", text, said(legal.error()));
      }
      const auto parsed = game.parse(state, seat, text);
      if (!parsed) return fmt::format("{} cannot be read: {}", text, said(parsed.error()));
      if (*parsed != move) return fmt::format("{} is read as another move", text);
      if (game.explain(state, seat, move).sentence.empty()) {
        return fmt::format("{} is not explained", text);
      }
    }
  }
  return {};
}

/// Whatever comes, for whatever seat, is accepted exactly if it is listed, and changes nothing.
template <Game G>
class Garbage {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Garbage(const G& game, const State& state, Random& random)
      : game_(game), state_(state), random_(random), before_(bytes_of(state)) {}

  std::string problem() {
    if (std::string wrong = from_seats(); !wrong.empty()) return wrong;
    if (std::string wrong = from_texts(); !wrong.empty()) return wrong;
    if (bytes_of(state_) != before_) return "checking moves changed the position";
    return {};
  }

 private:
  std::string from_seats() {
    static constexpr std::array<int, 11> seats = {0, 1, 2, 3, 4, 5, 6, 7, 8, 100, 255};
    const SeatSet actors = game_.actors(state_);
    MoveList<G> examples;
    if (!actors.empty()) game_.legal_moves(state_, actors.front(), examples);
    for (const int number : seats) {
      const Seat seat = seat_at(number);
      MoveList<G> moves;
      if (actors.contains(seat)) game_.legal_moves(state_, seat, moves);
      const MoveList<G>& models = moves.empty() ? examples : moves;
      for (int i = 0; i < 6; ++i) {
        const Move move = i < 2 || models.empty() ? any_bytes() : mutated(pick(models), i > 2);
        if (std::string wrong = judge(seat, move, listed<G>(moves, move)); !wrong.empty()) {
          return wrong;
        }
      }
    }
    return {};
  }

  std::string from_texts() {
    const SeatSet actors = game_.actors(state_);
    if (actors.empty()) return {};
    const Seat seat = actors.front();
    MoveList<G> moves;
    game_.legal_moves(state_, seat, moves);
    for (int i = 0; i < 6; ++i) {
      std::string text = game_.notate(state_, seat, pick(moves));
      const auto at = random_.below(static_cast<std::uint32_t>(text.size()));
      switch (random_.below(4)) {
        case 0: text.resize(at); break;
        case 1: text[at] = static_cast<char>(random_.below(256)); break;
        case 2: text.insert(at, 1, static_cast<char>(' ' + random_.below(95))); break;
        default: text.erase(at, 1); break;
      }
      const auto parsed = game_.parse(state_, seat, text);
      if (!parsed) {
        if (said(parsed.error()).empty()) return fmt::format("\"{}\" is refused silently", text);
        continue;
      }
      const bool legal = game_.check(state_, seat, *parsed).has_value();
      if (legal != listed<G>(moves, *parsed)) {
        return fmt::format("\"{}\" is read as a move that is {}", text,
                           legal ? "accepted but not listed" : "listed but refused");
      }
    }
    return {};
  }

  std::string judge(Seat seat, const Move& move, bool expected) {
    const auto verdict = game_.check(state_, seat, move);
    if (verdict.has_value() != expected) {
      std::string hex;
      for (const char c : bytes_of(move)) {
        hex += fmt::format(" {:02x}", static_cast<unsigned char>(c));
      }
      return fmt::format("for seat {} the move with bytes{} is {}", index(seat), hex,
                         expected ? "listed but refused" : "accepted but not listed");
    }
    if (!verdict && said(verdict.error()).empty()) return "a move is refused without a sentence";
    return {};
  }

  const Move& pick(const MoveList<G>& moves) {
    return moves[static_cast<int>(random_.below(static_cast<std::uint32_t>(moves.size())))];
  }

  Move any_bytes() {
    std::array<unsigned char, sizeof(Move)> bytes;
    // Small numbers come closer to what might slip through.
    const std::uint32_t most = random_.below(2) == 0 ? 256 : 8;
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random_.below(most));
    return from(bytes);
  }

  Move mutated(const Move& move, bool change) {
    std::array<unsigned char, sizeof(Move)> bytes;
    std::memcpy(bytes.data(), &move, sizeof(move));
    unsigned char& byte = bytes[random_.below(sizeof(Move))];
    if (change) {
      switch (random_.below(4)) {
        case 0: byte = static_cast<unsigned char>(byte ^ (1U << random_.below(8))); break;
        case 1: byte = static_cast<unsigned char>(byte + 1); break;
        case 2: byte = static_cast<unsigned char>(byte - 1); break;
        default: byte = static_cast<unsigned char>(random_.below(256)); break;
      }
    }
    return from(bytes);
  }

  static Move from(const std::array<unsigned char, sizeof(Move)>& bytes) {
    Move move;
    std::memcpy(static_cast<void*>(&move), bytes.data(), sizeof(move));
    return move;
  }

  const G& game_;
  const State& state_;
  Random& random_;
  std::string before_;
};

/// random_move() gives listed moves only.
template <Game G>
std::string wrong_with_random_move(const G& game, const typename G::State& state, Random& random) {
  for (const Seat seat : game.actors(state)) {
    MoveList<G> moves;
    game.legal_moves(state, seat, moves);
    const auto move = random_move(game, state, seat, random);
    if (!listed<G>(moves, move)) {
      return fmt::format("random_move() gives {}, which is not listed",
                         game.notate(state, seat, move));
    }
  }
  return {};
}

/// random_move() gives every move equally often, as far as a chi-square test can tell.
template <Game G>
std::string wrong_with_uniformity(const G& game, const typename G::State& state, Random& random) {
  for (const Seat seat : game.actors(state)) {
    MoveList<G> moves;
    game.legal_moves(state, seat, moves);
    if (moves.size() > 64) continue;
    constexpr int each = 100;
    std::vector<int> counts(static_cast<std::size_t>(moves.size()));
    for (int i = 0; i < each * moves.size(); ++i) {
      const auto move = random_move(game, state, seat, random);
      const auto found = std::find(moves.begin(), moves.end(), move);
      if (found == moves.end()) return "random_move() gives a move that is not listed";
      ++counts[static_cast<std::size_t>(found - moves.begin())];
    }
    double chi_square = 0;
    for (const int count : counts) {
      chi_square += (count - each) * static_cast<double>(count - each) / each;
    }
    // P(chi_square > k + 2 sqrt(k x) + 2 x) < e^-x for k degrees of freedom (Laurent, Massart).
    const double k = moves.size() - 1;
    constexpr double x = 18;
    if (chi_square > k + 2 * std::sqrt(k * x) + 2 * x) {
      std::string text = "random_move() is not uniform:";
      for (int i = 0; i < moves.size(); ++i) {
        text += fmt::format(" {} {} times,", game.notate(state, seat, moves[i]),
                            counts[static_cast<std::size_t>(i)]);
      }
      return text + fmt::format(" where {} each are expected", each);
    }
  }
  return {};
}

}  // namespace townsmith::conformance
