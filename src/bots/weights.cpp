#include "bots/weights.h"

#include <fmt/format.h>

#include <algorithm>

namespace townsmith::bots {

namespace {

struct SetFile {
  std::string name;
  std::vector<std::vector<std::int32_t>> stages;

  static constexpr std::int64_t max = 1 << 30;
  DESCRIBE(
      SetFile, "WeightSet", MEMBER(name, "of a family of setups", schema::not_empty),
      MEMBER(stages,
             "for each stage of the game a constant, then a weight for each feature, in 1/1024 "
             "points",
             {}, {}, {-max, max}));
};

struct WeightsFile {
  std::vector<std::string> features;
  std::vector<SetFile> sets;

  ABOUT("What bots think the features of a position are worth. Made by `townsmith train`.");
  DESCRIBE(WeightsFile, "Weights", MEMBER(features, "the game's own, in order"),
           MEMBER(sets, {}, {1, 64}));
};

void check_length(const ContentPlace& place, std::size_t length, std::size_t wanted) {
  const auto exactly = static_cast<std::int64_t>(wanted);
  place.check_length(static_cast<std::int64_t>(length), {exactly, exactly});
}

}  // namespace

std::string weights_file(std::string_view game) { return fmt::format("{}/evaluation.json", game); }

WeightSets read_weights(ContentReader& reader, std::string_view game,
                        std::span<const std::string_view> features, int stages) {
  WeightSets sets;
  const std::string name = weights_file(game);
  if (!reader.has(name)) return sets;
  const auto file = reader.read<WeightsFile>(name);
  check_length(file["features"], file->features.size(), features.size());
  for (std::size_t i = 0; i < std::min(file->features.size(), features.size()); ++i) {
    if (file->features[i] == features[i]) continue;
    file["features"][i].note(common_code("content-other-feature"), {{"feature", features[i]}});
  }
  const std::size_t width = features.size() + 1;
  for (std::size_t i = 0; i < file->sets.size(); ++i) {
    const SetFile& set = file->sets[i];
    const ContentPlace place = file["sets"][i];
    Weights weights;
    weights.features = static_cast<int>(features.size());
    check_length(place["stages"], set.stages.size(), static_cast<std::size_t>(stages));
    for (std::size_t stage = 0; stage < set.stages.size(); ++stage) {
      const auto& numbers = set.stages[stage];
      check_length(place["stages"][stage], numbers.size(), width);
      weights.numbers.insert(weights.numbers.end(), numbers.begin(), numbers.end());
    }
    weights.numbers.resize(static_cast<std::size_t>(stages) * width);
    if (!sets.emplace(set.name, std::move(weights)).second) place["name"].twice(set.name);
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
