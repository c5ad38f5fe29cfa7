#include "core/signature.h"

namespace townsmith {
namespace {

class Hash {
 public:
  void add(std::string_view bytes) { value_ = fnv1a(value_, bytes); }
  void add(std::int64_t number) { add(std::to_string(number) + ';'); }
  void add(const AnyMove& move) {
    add(std::string_view(reinterpret_cast<const char*>(move.bytes.data()), move.bytes.size()));
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

/// One random game. Every fifth position is looked at, and the viewers take turns: looking at all
/// of them would take longer than playing.
class RandomGame {
 public:
  RandomGame(const AnyGame& game, std::uint64_t seed, std::uint64_t number, Hash& hash)
      : game_(game),
        hash_(hash),
        random_(seed, number * 2),
        luck_(Chance(Random(seed, number * 2 + 1))),
        state_(game.start()) {}

  void play() {
    let_nature_act();
    for (int ply = 1; !game_.over(state_); ++ply) {
      move(any_actor());
      let_nature_act();
      if (ply % 5 != 0) continue;
      const int viewer = ply / 5 % (game_.setup().players + 1);
      add_view(viewer == 0 ? Viewer::spectator() : Viewer(seat_at(viewer - 1)));
    }
    for (const Seat seat : SeatSet::first(game_.setup().players)) {
      add_view(seat);
      hash_.add(game_.score(state_, seat));
    }
  }

 private:
  Seat any_actor() {
    const SeatSet actors = game_.actors(state_);
    auto skip = random_.below(static_cast<std::uint32_t>(actors.size()));
    for (const Seat seat : actors) {
      if (skip-- == 0) return seat;
    }
    return actors.front();
  }

  void move(Seat seat) {
    const std::vector<AnyMove> moves = game_.legal_moves(state_, seat);
    for (const AnyMove& one : moves) hash_.add(one);
    const AnyMove& move = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    hash_.add(game_.notate(state_, seat, move));
    game_.apply(state_, seat, move);
  }

  void let_nature_act() {
    Chance chance(luck_);
    game_.settle(state_, chance);
    for (const Draw& draw : luck_.take()) {
      hash_.add(draw.value);
      hash_.add(draw.text);
    }
  }

  void add_view(Viewer viewer) {
    view_.clear();
    JsonWriter writer(view_, keys_);
    game_.write_view(writer, game_.observe(state_, viewer));
    hash_.add(view_);
  }

  const AnyGame& game_;
  Hash& hash_;
  Random random_;
  RecordingSource luck_;
  AnyState state_;
  std::string view_;
  Language keys_;  ///< without words: their keys are what counts
};

}  // namespace

std::uint64_t signature(const AnyGame& game, int games, std::uint64_t seed) {
  Hash hash;
  for (int i = 0; i < games; ++i) {
    RandomGame(game, seed, static_cast<std::uint64_t>(i), hash).play();
  }
  return hash.value();
}

}  // namespace townsmith
