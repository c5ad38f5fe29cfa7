#pragma once

#include <cstring>
#include <type_traits>

#include "numbers/actions.h"
#include "numbers/layout.h"

namespace townsmith::numbers {

/// What a game without planes of its own gets: the bytes of what the seat sees.
template <class G>
class AsBytes {
 public:
  explicit AsBytes(const G& /*game*/) {}
  template <class Pen>
  void draw(Pen& pen, const Observed<G>& seen) const {
    constexpr int size = sizeof(typename G::State);
    pen.plane("bytes", {size}, [&](float* out) {
      std::array<unsigned char, static_cast<std::size_t>(size)> bytes;
      std::memcpy(bytes.data(), &seen.state(), bytes.size());
      for (const unsigned char byte : bytes) *out++ = static_cast<float>(byte) / 255;
    });
  }
};

/// Made for one game, which must outlive it; draw(pen, seen) names or writes every plane, see
/// numbers/layout.h. The viewer's own seat comes first, then the others in their order. Numbers are
/// about 0 to 1.
template <class G>
struct PlanesOf : std::type_identity<AsBytes<G>> {};

/// A game's planes, and what the seat has begun to say.
template <Game G>
class Planes {
 public:
  Planes(const G& game, const Actions<G>& actions)
      : own_(game), beginnings_(actions.own().beginnings()) {
    NamingPen pen(layout_);
    draw(pen, observe(game, game.start(), seat_at(0)), {});
  }

  const Layout& layout() const { return layout_; }

  /// Writes all layout().size() numbers.
  void write(const Observed<G>& seen, const Sequence& begun, float* out) const {
    std::memset(out, 0, static_cast<std::size_t>(layout_.size()) * sizeof(float));
    WritingPen pen(out);
    draw(pen, seen, begun);
  }

 private:
  template <class Pen>
  void draw(Pen& pen, const Observed<G>& seen, const Sequence& begun) const {
    own_.draw(pen, seen);
    if (beginnings_.size() == 0) return;
    pen.plane("begun", {beginnings_.size()}, [&](float* to) {
      for (int i = 0; i < begun.size; ++i) to[begun[i] - beginnings_.begin] = 1;
    });
  }

  typename PlanesOf<G>::type own_;
  ActionRange beginnings_;
  Layout layout_;
};

}  // namespace townsmith::numbers
