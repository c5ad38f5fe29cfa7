#include "bots/training.h"

#include <cmath>

namespace townsmith::bots {
namespace {

/// A symmetric positive system by Cholesky's method; `matrix` is full, by rows.
std::vector<double> solve(std::vector<double> matrix, std::vector<double> right) {
  const std::size_t n = right.size();
  const auto at = [n](std::size_t row, std::size_t column) { return row * n + column; };
  for (std::size_t column = 0; column < n; ++column) {
    for (std::size_t row = column; row < n; ++row) {
      double sum = matrix[at(row, column)];
      for (std::size_t k = 0; k < column; ++k) sum -= matrix[at(row, k)] * matrix[at(column, k)];
      matrix[at(row, column)] =
          row == column ? std::sqrt(std::max(sum, 1e-9)) : sum / matrix[at(column, column)];
    }
  }
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) right[row] -= matrix[at(row, k)] * right[k];
    right[row] /= matrix[at(row, row)];
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) right[row] -= matrix[at(k, row)] * right[k];
    right[row] /= matrix[at(row, row)];
  }
  return right;
}

}  // namespace

void StageSums::add(std::span<const std::int16_t> features, int target) {
  const std::size_t width = features.size() + 1;
  if (targets.empty()) {
    targets.resize(width);
    products.resize(width * (width + 1) / 2);
  }
  const auto column = [&](std::size_t i) -> std::int64_t { return i == 0 ? 1 : features[i - 1]; };
  std::size_t at = 0;
  for (std::size_t i = 0; i < width; ++i) {
    const std::int64_t value = column(i);
    if (value == 0) {
      at += width - i;
      continue;
    }
    for (std::size_t j = i; j < width; ++j) products[at++] += value * column(j);
    targets[i] += value * target;
  }
  target_squares += std::int64_t{target} * target;
  ++count;
}

void StageSums::add(const StageSums& other) {
  if (other.count == 0) return;
  if (targets.empty()) {
    targets.resize(other.targets.size());
    products.resize(other.products.size());
  }
  for (std::size_t i = 0; i < products.size(); ++i) products[i] += other.products[i];
  for (std::size_t i = 0; i < targets.size(); ++i) targets[i] += other.targets[i];
  target_squares += other.target_squares;
  count += other.count;
}

void StageSums::halve() {
  for (std::int64_t& product : products) product /= 2;
  for (std::int64_t& target : targets) target /= 2;
  target_squares /= 2;
  count /= 2;
}

Weights fit(const TrainingSums& stages, int features, double ridge) {
  const std::size_t width = static_cast<std::size_t>(features) + 1;
  Weights weights;
  weights.features = features;
  for (const StageSums& sums : stages) {
    if (sums.count == 0) {
      weights.numbers.resize(weights.numbers.size() + width);
      continue;
    }
    std::vector<double> matrix(width * width);
    std::size_t at = 0;
    for (std::size_t i = 0; i < width; ++i) {
      for (std::size_t j = i; j < width; ++j) {
        matrix[i * width + j] = matrix[j * width + i] = static_cast<double>(sums.products[at++]);
      }
    }
    std::vector<double> right(sums.targets.begin(), sums.targets.end());
    for (std::size_t i = 0; i < width; ++i) {
      // The constant is free; the rest is pulled a little towards 0, in proportion to its size.
      if (i > 0)
        matrix[i * width + i] +=
            ridge * (1 + matrix[i * width + i] / static_cast<double>(sums.count));
    }
    for (const double weight : solve(std::move(matrix), std::move(right))) {
      constexpr double max = 1 << 24;
      weights.numbers.push_back(
          static_cast<std::int32_t>(std::lround(std::clamp(weight * point, -max, max))));
    }
  }
  return weights;
}

void Exam::add(const Exam& other) {
  games += other.games;
  learned += other.learned;
  greedy += other.greedy;
  wins += other.wins;
}

Result<Setup> random_setup(const GameInfo& info, const SetupRange& range, int players,
                           Random& random) {
  OptionValues values;
  for (const OptionInfo& option : info.options) {
    const auto choices = static_cast<std::uint32_t>(option.max - option.min + 1);
    const int any = option.min + static_cast<int>(random.below(choices));
    const int value = random.below(2) == 0 ? option.standard : any;
    values.emplace_back(option.name, option_text(option, value));
  }
  for (const auto& [name, value] : range.fixed) {
    std::erase_if(values, [&](const auto& one) { return one.first == name || name == "preset"; });
    values.emplace_back(name, value);
  }
  return make_setup(info, players, values);
}

}  // namespace townsmith::bots
