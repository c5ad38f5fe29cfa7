#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "core/result.h"

namespace townsmith::bots {

/// What the features of a game are worth, learned from games: for each stage a constant and then a
/// number for each feature, all in 1/1024 points.
struct Weights {
  int features = 0;
  std::vector<std::int32_t> numbers;

  std::span<const std::int32_t> stage(int stage) const {
    const auto width = static_cast<std::size_t>(features) + 1;
    return std::span(numbers).subspan(static_cast<std::size_t>(stage) * width, width);
  }
};

/// By the names that evaluators give to families of setups.
using WeightSets = std::map<std::string, Weights, std::less<>>;

/// Where a game's weights are kept: "<game>/evaluation.json".
std::string weights_file(std::string_view game);

/// Nothing where there is no such file; what is wrong with it is noted in the reader.
WeightSets read_weights(ContentReader& reader, std::string_view game,
                        std::span<const std::string_view> features, int stages);

/// The file for these sets; `origin` says how they were made.
std::string weights_text(const WeightSets& sets, std::string_view game, std::string_view origin,
                         std::span<const std::string_view> features);

}  // namespace townsmith::bots
