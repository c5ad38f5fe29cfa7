#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"
#include "core/seat.h"

namespace townsmith::numbers {

/// A named part of an observation: a board, a row of cards, or a single number.
struct Plane {
  std::string name;
  std::vector<int> shape;
  int offset = 0;  ///< in the flat tensor
  int size = 0;
};

/// What a position as a seat may know it looks like as numbers: planes, one after the other.
class Layout {
 public:
  void add(std::string name, std::vector<int> shape);

  std::span<const Plane> planes() const { return planes_; }
  int size() const { return size_; }

 private:
  std::vector<Plane> planes_;
  int size_ = 0;
};

// A game says once what its planes are: draw(pen, seen) goes through them in order, and what it
// does with each depends on the pen.

/// Notes names and shapes, and looks at no values.
class NamingPen {
 public:
  explicit NamingPen(Layout& layout) : layout_(layout) {}

  template <class Fill>
  void plane(std::string_view name, std::initializer_list<int> shape, Fill&& /*fill*/) {
    layout_.add(prefix_ + std::string(name), shape);
  }
  /// What is named from now on is about a seat, counted from the viewer's; -1: about all.
  void seat(int number);

 private:
  Layout& layout_;
  std::string prefix_;
};

/// Writes values into a tensor that is all 0.
class WritingPen {
 public:
  explicit WritingPen(float* out) : out_(out) {}

  template <class Fill>
  void plane(std::string_view /*name*/, std::initializer_list<int> shape, Fill&& fill) {
    int size = 1;
    for (const int side : shape) size *= side;
    fill(out_);
    out_ += size;
  }
  void seat(int /*number*/) {}
  float* end() const { return out_; }

 private:
  float* out_;
};

/// A single number.
template <class Pen>
void put_number(Pen& pen, std::string_view name, double value) {
  pen.plane(name, {1}, [value](float* out) { *out = static_cast<float>(value); });
}

/// Which of `count` it is; none if it is out of their range.
template <class Pen>
void put_one_of(Pen& pen, std::string_view name, int count, int which) {
  pen.plane(name, {count}, [=](float* out) {
    if (which >= 0 && which < count) out[which] = 1;
  });
}

/// Which of `count` are members, a bit each.
template <class Pen>
void put_bits(Pen& pen, std::string_view name, int count, unsigned bits) {
  pen.plane(name, {count}, [=](float* out) {
    for (int i = 0; i < count; ++i) out[i] = static_cast<float>((bits >> i) & 1U);
  });
}

/// Members of a set of which at most the first `count` are written.
template <int Size>
void mark(float* out, const Bits<Size>& set, float value = 1) {
  set.for_each([=](int i) { out[i] = value; });
}

/// The seat that is `i` seats after the viewer's.
constexpr int seat_after(int viewer, int i, int players) { return (viewer + i) % players; }
/// How many seats a seat sits after the viewer's.
constexpr int place_after(int viewer, Seat seat, int players) {
  return (index(seat) - viewer + players) % players;
}

}  // namespace townsmith::numbers
