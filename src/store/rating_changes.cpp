#include "store/rating_changes.h"

#include <algorithm>

#include "store/rating.h"

namespace townsmith::store {

bool RatingChanges::counts(const std::vector<Placement>& finished) {
  return std::any_of(finished.begin(), finished.end(),
                     [&finished](const Placement& one) { return one.who != finished.front().who; });
}

void RatingChanges::need(const std::string& game, const std::vector<Placement>& finished) {
  if (!counts(finished)) return;
  for (const Placement& one : finished) {
    ratings_.try_emplace({one.who, game}, Rating{.who = one.who, .game = game});
  }
}

void RatingChanges::load(Rating rating) {
  const Name name{rating.who, rating.game};
  ratings_[name] = std::move(rating);
}

void RatingChanges::count(const std::string& game, const std::vector<Placement>& finished) {
  if (!counts(finished)) return;
  std::vector<Strength> before;
  std::vector<int> places;
  for (const Placement& one : finished) {
    const Rating& rating = ratings_[{one.who, game}];
    before.push_back({rating.mean, rating.deviation});
    places.push_back(one.place);
  }
  const std::vector<Strength> after = rated(before, places);

  // A bot may sit in several seats. It moves by what each of them says, and becomes only as
  // certain as the least telling one makes it.
  std::map<std::string, double> deviations;
  for (std::size_t i = 0; i < finished.size(); ++i) {
    Rating& rating = ratings_[{finished[i].who, game}];
    rating.mean += after[i].mean - before[i].mean;
    const auto [seen, first] = deviations.try_emplace(finished[i].who, after[i].deviation);
    if (first) ++rating.games;
    seen->second = std::max(seen->second, after[i].deviation);
    rating.deviation = seen->second;
  }
}

}  // namespace townsmith::store
