#include "reference/cityplanner/cityplanner.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

#include "reference/cityplanner/results.h"

namespace townsmith::reference {
namespace {

constexpr int rounds = 8;

struct Player {
  int points = 0;
  int money = 5;
  int rerolls = 0;
};

std::string score_text(const TurnResult& result) {
  return "score " + std::to_string(result.points) + "vp " + std::to_string(result.money) + "$ " +
         std::to_string(result.rerolls) + "r";
}

class CityPlanner final : public conformance::ReferenceGame {
 public:
  CityPlanner(int players, const std::map<std::string, std::string>& options)
      : players_(static_cast<std::size_t>(players)) {
    const std::string& first = options.at("first");
    if (players == 1) {
      active_ = 0;
    } else if (first == "random") {
      active_ = -1;
    } else {
      active_ = std::stoi(first);
    }
    to_roll_ = {1, 2, 3, 4, 5, 6, 7};
  }

  void draw(const std::string& text) override {
    std::istringstream words(text);
    std::string word;
    words >> word;
    if (word == "first") {
      words >> word >> active_;
      return;
    }
    int card = 0;
    int face = 0;
    words >> card >> face;
    die_[card] = face;
    to_roll_.erase(card);
  }

  void play(int seat, const std::string& notation) override {
    Player& player = players_[static_cast<std::size_t>(seat)];
    std::istringstream words(notation);
    std::string word;
    words >> word;
    int card = 0;
    if (word == "reroll") {
      words >> card;
      to_roll_ = {card};
      if (--player.rerolls == 0) ++events_["all rerolls are used"];
      if (changed_.contains(card)) ++events_["a changed die is rerolled"];
    } else if (word == "change") {
      words >> card >> word;
      die_[card] += word == "up" ? 1 : -1;
      changed_.insert(card);
      --player.money;
      if (changed_.size() == 3) ++events_["three dice are changed"];
    } else if (word == "pass") {
      words >> passed_;
      if (passed_ == locked_) ++events_["the locked card is passed on"];
    } else {
      score_turn(player, notation);
    }
  }

  std::set<int> actors() const override {
    if (over() || !to_roll_.empty() || active_ < 0) return {};
    return {active_};
  }

  std::set<std::string> legal(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    std::set<std::string> moves;
    if (passed_ != 0) {
      for (const TurnResult& result : results(six(), player.money)) {
        moves.insert(score_text(result));
      }
      return moves;
    }
    for (int card = 1; card <= 7; ++card) {
      const std::string number = std::to_string(card);
      if (!(players_.size() == 1 && card == locked_)) moves.insert("pass " + number);
      if (card == locked_) continue;
      if (player.rerolls > 0) moves.insert("reroll " + number);
      if (player.money < 1 || changed_.size() == 3 || changed_.contains(card)) continue;
      if (die_.at(card) < 6) moves.insert("change " + number + " up");
      if (die_.at(card) > 1) moves.insert("change " + number + " down");
    }
    return moves;
  }

  int score(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    return player.points + player.money / 5;
  }

  std::vector<int> winners() const override {
    const auto rank = [this](int seat) {
      return std::pair{score(seat), players_[static_cast<std::size_t>(seat)].money};
    };
    if (players_.size() == 1 || rank(0) > rank(1)) return {0};
    if (rank(1) > rank(0)) return {1};
    return {0, 1};
  }

  bool over() const override { return turns_ == rounds * static_cast<int>(players_.size()); }

  std::map<std::string, int> events() const override { return events_; }

 private:
  std::vector<std::string> six() const {
    std::vector<std::string> buildings;
    for (const auto& [card, face] : die_) {
      if (card != passed_) buildings.push_back(building(card, face));
    }
    return buildings;
  }

  void score_turn(Player& player, const std::string& notation) {
    const std::vector<std::string> buildings = six();
    const std::set<TurnResult> all = results(buildings, player.money);
    const auto chosen = std::find_if(all.begin(), all.end(), [&](const TurnResult& result) {
      return score_text(result) == notation;
    });
    count_events(buildings, player, *chosen);
    player.points += chosen->points;
    player.money += chosen->money;
    player.rerolls = chosen->rerolls;

    ++turns_;
    locked_ = passed_;
    passed_ = 0;
    changed_.clear();
    if (over()) {
      count_ties();
      return;
    }
    active_ = players_.size() == 1 ? 0 : 1 - active_;
    to_roll_ = {1, 2, 3, 4, 5, 6, 7};
    to_roll_.erase(locked_);
  }

  void count_events(const std::vector<std::string>& buildings, const Player& player,
                    const TurnResult& chosen) {
    const auto count = [&](const char* kind) {
      return std::count(buildings.begin(), buildings.end(), kind);
    };
    if (count("black") >= 2) ++events_["two blacks double"];
    if (count("black") >= 3) ++events_["three blacks double once"];
    if (count("red") >= 4 || count("yellow") >= 4) ++events_["more than three multipliers"];
    const bool lone = count("red") + count("yellow") == 1;
    if (count("black") != 1 && lone && player.money + chosen.money == 0) {
      ++events_["the fee takes all there is"];
    }
    if (chosen.money < 0) ++events_["a turn costs money"];
    if (count("mixed") == 2 && count("black") == 1) ++events_["two mixed beside a parking lot"];
  }

  void count_ties() {
    if (players_.size() == 2 && score(0) == score(1)) {
      ++events_[winners().size() == 1 ? "a tie is broken by money" : "a tie is shared"];
    }
  }

  std::vector<Player> players_;
  int active_ = 0;          ///< -1 until the first player is drawn
  int turns_ = 0;           ///< finished, by all players
  std::map<int, int> die_;  ///< face by card
  std::set<int> to_roll_;   ///< cards whose dice are to be thrown now
  std::set<int> changed_;   ///< cards whose dice were changed this turn
  int locked_ = 0;          ///< the card received locked; 0: none yet
  int passed_ = 0;          ///< the card passed this turn; 0: not yet
  std::map<std::string, int> events_;
};

}  // namespace

std::unique_ptr<conformance::ReferenceGame> cityplanner(
    int players, const std::map<std::string, std::string>& options) {
  return std::make_unique<CityPlanner>(players, options);
}

}  // namespace townsmith::reference
