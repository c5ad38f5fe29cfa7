#include "reference/cornerlots/cornerlots.h"

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <utility>

namespace townsmith::reference {
namespace {

struct Player {
  char favourite = '?';  ///< '1' to '4'
  std::map<std::string, int> lots;
};

class CornerLots final : public conformance::ReferenceGame {
 public:
  CornerLots(int players, int bonus) : players_(static_cast<std::size_t>(players)), bonus_(bonus) {
    for (const char column : {'a', 'b', 'c', 'd'}) {
      for (const char row : {'1', '2', '3', '4'}) free_.insert({column, row});
    }
  }

  void draw(const std::string& text) override {
    std::istringstream words(text);
    std::string word;
    words >> word;
    if (word == "value") {
      words >> players_[last_].lots[claimed_];
      claimed_.clear();
    } else {
      std::size_t seat = 0;
      words >> word >> seat;
      words >> players_[seat].favourite;
    }
  }

  void play(int seat, const std::string& notation) override {
    last_ = static_cast<std::size_t>(seat);
    claimed_ = notation;
    free_.erase(notation);
    Player& player = players_[last_];
    player.lots[notation] = 0;
    const auto owned = in_row(player, notation[1]);
    if (owned == 3) {
      ++events_[notation[1] == player.favourite ? "a favourite row is shown"
                                                : "three lots of another row are owned"];
    }
    if (owned == 4) ++events_["a whole row is owned"];
  }

  std::set<int> actors() const override {
    const bool waits = !claimed_.empty() || players_.back().favourite == '?';
    if (waits || over()) return {};
    return {static_cast<int>((16 - free_.size()) % players_.size())};
  }

  std::set<std::string> legal(int /*seat*/) const override { return free_; }

  int score(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    int points = bonus_ * static_cast<int>(in_row(player, player.favourite));
    for (const auto& [lot, value] : player.lots) points += value;
    return points;
  }

  std::vector<int> winners() const override {
    std::map<std::pair<int, int>, std::vector<int>> seats;
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
      seats[{score(seat), best_lot(seat)}].push_back(seat);
    }
    return seats.rbegin()->second;
  }

  bool over() const override {
    return free_.size() == 16 - 5 * players_.size() && claimed_.empty();
  }

  std::map<std::string, int> events() const override {
    std::map<std::string, int> events = events_;
    std::multiset<int> scores;
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) scores.insert(score(seat));
    if (over() && scores.count(*scores.rbegin()) > winners().size()) {
      ++events["a tie is broken by the best lot"];
    }
    return events;
  }

 private:
  static std::ptrdiff_t in_row(const Player& player, char row) {
    return std::count_if(player.lots.begin(), player.lots.end(),
                         [row](const auto& lot) { return lot.first[1] == row; });
  }

  int best_lot(int seat) const {
    int best = 0;
    for (const auto& [lot, value] : players_[static_cast<std::size_t>(seat)].lots) {
      best = std::max(best, value);
    }
    return best;
  }

  std::vector<Player> players_;
  int bonus_;
  std::set<std::string> free_;
  std::size_t last_ = 0;
  std::string claimed_;  ///< the lot whose value has to be drawn
  std::map<std::string, int> events_;
};

}  // namespace

std::unique_ptr<conformance::ReferenceGame> cornerlots(int players, int bonus) {
  return std::make_unique<CornerLots>(players, bonus);
}

}  // namespace townsmith::reference
