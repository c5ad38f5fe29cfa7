#include "bots/cityplanner/turn_values.h"

#include <algorithm>

namespace townsmith::cityplanner {

TurnValues::TurnValues(const CityPlanner& game, Lock lock) {
  for (int i = 0; i < card_count; ++i) {
    if (card_at(i) == lock.card()) continue;
    cards_[static_cast<std::size_t>(loose_)] = card_at(i);
    steps_[static_cast<std::size_t>(loose_)] = size_;
    size_ *= face_count;
    ++loose_;
  }
  const auto kind = [&game](Card card, int face) {
    return Census(
        game.cards()[static_cast<std::size_t>(index(card))][static_cast<std::size_t>(face - 1)]);
  };
  passes_.reserve(size_ * static_cast<std::size_t>(loose_));
  for (std::size_t roll = 0; roll < size_; ++roll) {
    Census all = lock.none() ? Census() : kind(lock.card(), lock.face());
    std::array<Census, card_count> each;
    std::size_t digits = roll;
    for (int die = 0; die < loose_; ++die) {
      each[static_cast<std::size_t>(die)] =
          kind(card(die), static_cast<int>(digits % face_count) + 1);
      all += each[static_cast<std::size_t>(die)];
      digits /= face_count;
    }
    for (int die = 0; die < loose_; ++die) {
      Census rest = all;
      rest -= each[static_cast<std::size_t>(die)];
      passes_.push_back(static_cast<std::uint16_t>(rest.rank()));
    }
  }
}

void TurnValues::change(std::span<Values> layers) const {
  // Nothing can be worth less: a layer that cannot be reached stays out of every comparison.
  constexpr double impossible = -1;
  for (std::size_t j = 1; j < layers.size(); ++j) layers[j].assign(size_, impossible);
  for (int die = 0; die < loose_; ++die) {
    const std::size_t width = step(die);
    for (std::size_t j = layers.size() - 1; j > 0; --j) {
      const double* from = layers[j - 1].data();
      double* to = layers[j].data();
      // Blocks of six rows: a row is everything the lower dice can show.
      for (std::size_t block = 0; block < size_; block += width * face_count) {
        for (std::size_t face = 0; face < face_count; ++face) {
          const std::size_t row = block + face * width;
          if (face > 0) {
            for (std::size_t i = row; i < row + width; ++i)
              to[i] = std::max(to[i], from[i - width]);
          }
          if (face + 1 < face_count) {
            for (std::size_t i = row; i < row + width; ++i)
              to[i] = std::max(to[i], from[i + width]);
          }
        }
      }
    }
  }
}

void TurnValues::reroll(const Values& values, Values& better) {
  better = values;
  for (int die = 0; die < loose_; ++die) {
    const std::size_t width = step(die);
    row_.resize(width);
    for (std::size_t block = 0; block < size_; block += width * face_count) {
      for (std::size_t i = 0; i < width; ++i) {
        double sum = 0;
        for (std::size_t face = 0; face < face_count; ++face)
          sum += values[block + face * width + i];
        row_[i] = sum / face_count;
      }
      for (std::size_t face = 0; face < face_count; ++face) {
        for (std::size_t i = 0; i < width; ++i) {
          double& value = better[block + face * width + i];
          value = std::max(value, row_[i]);
        }
      }
    }
  }
}

double TurnValues::average(const Values& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

}  // namespace townsmith::cityplanner
