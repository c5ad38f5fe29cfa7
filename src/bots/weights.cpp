#include "bots/weights.h"

#include <fmt/format.h>

namespace townsmith::bots {

std::string weights_file(std::string_view game) { return fmt::format("{}/evaluation.json", game); }

WeightSets read_weights(ContentReader& reader, const ContentFiles& files, std::string_view game,
                        std::span<const std::string_view> features, int stages) {
  WeightSets sets;
  const std::string file = weights_file(game);
  if (files.find(file) == files.end()) return sets;
  constexpr int most = 1 << 30;
  const auto count = static_cast<int>(features.size());
  const ContentNode root = reader.open(file);
  const auto names = root.member("features").items(count, count);
  for (std::size_t i = 0; i < names.size() && i < features.size(); ++i) {
    if (names[i].text() != features[i]) {
      names[i].wrong(
          fmt::format("must be \"{}\": these weights belong to other features", features[i]));
    }
  }
  for (const ContentNode& set : root.member("sets").items(1, 64)) {
    Weights weights;
    weights.features = count;
    for (const ContentNode& stage : set.member("stages").items(stages, stages)) {
      for (const ContentNode& number : stage.items(count + 1, count + 1)) {
        weights.numbers.push_back(number.integer(-most, most));
      }
    }
    weights.numbers.resize(static_cast<std::size_t>(stages) * (features.size() + 1));
    sets[set.member("name").text()] = std::move(weights);
  }
  return sets;
}

std::string weights_text(const WeightSets& sets, std::string_view game, std::string_view origin,
                         std::span<const std::string_view> features) {
  std::string out = fmt::format(
      "// What bots think the features of a position are worth, in 1/1024 points: for each stage "
      "of\n"
      "// the game a constant, then a weight for each feature. Made by `townsmith train {}`.\n"
      "{{\n  \"provenance\": {{\n    \"kind\": \"learned\",\n    \"text\": {}\n  }},\n",
      game, json::serialize(json::string(origin)));
  out += "  \"features\": [\n";
  for (std::size_t i = 0; i < features.size(); ++i) {
    out += fmt::format("    \"{}\"{}\n", features[i], i + 1 < features.size() ? "," : "");
  }
  out += "  ],\n  \"sets\": [\n";
  std::size_t left = sets.size();
  for (const auto& [name, weights] : sets) {
    out += fmt::format("    {{\n      \"name\": \"{}\",\n      \"stages\": [\n", name);
    const std::size_t width = features.size() + 1;
    for (std::size_t at = 0; at < weights.numbers.size(); at += width) {
      out += "        [";
      for (std::size_t i = 0; i < width; ++i) {
        out += fmt::format("{}{}", i == 0 ? "" : ", ", weights.numbers[at + i]);
      }
      out += at + width < weights.numbers.size() ? "],\n" : "]\n";
    }
    out += fmt::format("      ]\n    }}{}\n", --left > 0 ? "," : "");
  }
  return out + "  ]\n}\n";
}

}  // namespace townsmith::bots
