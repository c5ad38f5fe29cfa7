#include "reference/drawcity/drawcity.h"

#include <algorithm>
#include <sstream>

#include "reference/drawcity/town.h"

namespace townsmith::reference {
namespace {

const std::vector<std::string> type_names = {"house", "shop", "factory", "park"};
const std::vector<std::string> colour_names = {"view", "lake", "wood", "square", "harbour"};

std::string type_name(int card) { return type_names[static_cast<std::size_t>(card - 1)]; }

struct Player {
  std::multiset<int> numbers;
  std::multiset<std::string> types;
  int skips = 0;
  bool finished = false;
};

struct GoalOnTable {
  int number = 0;
  int used = 0;              ///< spaces used before this round
  std::set<int> this_round;  ///< players
  std::map<int, int> taken;  ///< points by player
};

class DrawCity final : public conformance::ReferenceGame {
 public:
  DrawCity(int players, const std::map<std::string, std::string>& options)
      : options_(options), players_(static_cast<std::size_t>(players)) {
    const std::vector<int> usual = {4, 5, 7, 9, 10};
    const std::string& streets = options.at("streets");
    town_.players = players;
    town_.streets =
        streets == "auto" ? usual[static_cast<std::size_t>(players - 2)] : std::stoi(streets);
    if (options.at("first") == "0") first_ = active_ = 0;
    goals_.resize(on("goals") ? (on("other_goal") ? 5 : 4) : 0);
    deck_ = {{"number", 50}, {"development", 48}};
  }

  void draw(const std::string& text) override {
    std::istringstream words(text);
    std::string what;
    words >> what;
    if (what == "first") {
      words >> what >> first_;
      active_ = first_;
      return;
    }
    int which = 0;
    int card = 0;
    words >> which >> card;
    if (what == "goal") {
      goals_[static_cast<std::size_t>(which - 1)].number = card;
    } else if (what == "zoning") {
      zoning_[which] = type_name(card);
    } else if (what == "demand") {
      demand_[which] = type_name(card);
    } else if (what == "pattern") {
      patterns_.push_back(type_name(card));
    } else {
      deal(what, which, card);
    }
  }

  void play(int seat, const std::string& notation) override {
    Player& player = players_[static_cast<std::size_t>(seat)];
    std::istringstream words(notation);
    std::vector<std::string> all;
    for (std::string word; words >> word;) all.push_back(word);
    if (all[0] == "skip") {
      for (std::size_t i = 2; i < all.size(); ++i) give_up(player, all[i]);
      ++events_["a player skips"];
      if (++player.skips == 2) {
        player.finished = true;
        ++events_["a player skips twice and has finished"];
      }
    } else {
      player.skips = 0;
      build(seat, all);
      give_up(player, all[0]);
      give_up(player, all[1]);
    }
    if (hand_is_full(player)) end_turn();
  }

  std::set<int> actors() const override {
    if (over() || !ready()) return {};
    return {active_};
  }

  std::set<std::string> legal(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    std::set<std::string> moves;
    for (const int number : player.numbers) {
      for (const std::string& type : player.types) {
        for (int street = 1; street <= town_.streets; ++street) {
          for (int column = 1; column <= 11; ++column) {
            add_builds(moves, seat, number, type, {column, street});
          }
        }
      }
    }
    if (!moves.empty()) return moves;
    moves.insert("skip");
    for (const int number : player.numbers) moves.insert("skip discard " + std::to_string(number));
    for (const std::string& type : player.types) {
      moves.insert("skip discard " + type);
      for (const int number : player.numbers) {
        moves.insert("skip discard " + std::to_string(number) + " " + type);
      }
    }
    return moves;
  }

  int score(int seat) const override {
    int points = town_.score_without_modules(seat);
    for (const GoalOnTable& goal : goals_) {
      const auto found = goal.taken.find(seat);
      if (found != goal.taken.end()) points += found->second;
    }
    if (on("zoning")) points += zoning_score(seat);
    if (on("demand")) points += demand_score(seat);
    if (on("locations")) points += location_score(seat);
    for (const auto& line : neighborhoods_) {
      const auto mine = [&](Lot lot) { return town_.buildings.at(lot).owner == seat; };
      if (std::any_of(line.begin(), line.end(), mine)) points += 2;
    }
    return points;
  }

  std::vector<int> winners() const override {
    std::vector<int> best;
    for (int seat = 0; seat < town_.players; ++seat) {
      if (best.empty() || score(seat) > score(best.front())) {
        best = {seat};
      } else if (score(seat) == score(best.front())) {
        best.push_back(seat);
      }
    }
    return best;
  }

  bool over() const override {
    return std::all_of(players_.begin(), players_.end(), [](const Player& player) {
      return player.finished && hand_is_full(player);
    });
  }

  std::map<std::string, int> events() const override { return events_; }

 private:
  bool on(const std::string& option) const { return options_.at(option) == "on"; }

  static bool hand_is_full(const Player& player) {
    return player.numbers.size() == 2 && player.types.size() == 2;
  }

  bool ready() const {
    if (first_ < 0) return false;
    if (!std::all_of(players_.begin(), players_.end(), hand_is_full)) return false;
    for (const GoalOnTable& goal : goals_) {
      if (goal.number == 0) return false;
    }
    return zoning_.size() == (on("zoning") ? 11U : 0U) &&
           demand_.size() == (on("demand") ? static_cast<std::size_t>(town_.streets) : 0U) &&
           patterns_.size() == (on("neighborhoods") ? 6U : 0U);
  }

  void deal(const std::string& what, int seat, int card) {
    Player& player = players_[static_cast<std::size_t>(seat)];
    if (what == "number") {
      player.numbers.insert(card);
    } else {
      player.types.insert(type_name(card));
    }
    if (--deck_[what] == 0) {
      deck_[what] = discarded_[what];
      discarded_[what] = 0;
      ++events_["a deck is formed again"];
    }
    if (playing_ && hand_is_full(player)) end_turn();
    if (!playing_) playing_ = std::all_of(players_.begin(), players_.end(), hand_is_full);
  }

  void give_up(Player& player, const std::string& card) {
    if (std::isdigit(static_cast<unsigned char>(card[0])) != 0) {
      player.numbers.erase(player.numbers.find(std::stoi(card)));
      ++discarded_["number"];
    } else {
      player.types.erase(player.types.find(card));
      ++discarded_["development"];
    }
  }

  void build(int seat, const std::vector<std::string>& words) {
    const std::string& type = words[0];
    const Lot lot = parse_lot(words[2]);
    const auto lines = lines_completed(lot, type);
    if (lines.size() > 1) ++events_["a build completes several neighborhoods"];
    for (const auto& line : lines) {
      if (words.size() == 3 || words[4] == line_text(line)) {
        for (const Lot& part : line) in_neighborhood_.insert(part);
        neighborhoods_.push_back(line);
        break;
      }
    }
    if (type == "park" && town_.is_start(lot)) ++events_["a park stands on an internet start"];
    town_.buildings[lot] = {seat, type, std::stoi(words[1]), town_.gets_internet(lot, type)};
    check_goals(seat);
  }

  void check_goals(int builder) {
    const std::vector<int> points = {7, 4, 2};
    const int spaces = town_.players == 2 ? 1 : town_.players <= 4 ? 2 : 3;
    for (GoalOnTable& goal : goals_) {
      if (goal.used >= spaces) continue;
      for (int seat = 0; seat < town_.players; ++seat) {
        if (goal.taken.contains(seat) || !town_.completes(seat, goal.number)) continue;
        goal.taken[seat] = points[static_cast<std::size_t>(goal.used)];
        goal.this_round.insert(seat);
        if (seat != builder) ++events_["a goal is completed by another's build"];
        if (players_[static_cast<std::size_t>(seat)].finished) {
          ++events_["a player who has finished completes a goal"];
        }
        if (goal.this_round.size() == 2) ++events_["two complete a goal in one round"];
        if (goal.this_round.size() == 3) ++events_["three complete a goal in one round"];
      }
    }
  }

  void end_turn() {
    if (over()) return;
    do {
      active_ = (active_ + 1) % town_.players;
      if (active_ == first_) end_round();
    } while (players_[static_cast<std::size_t>(active_)].finished);
  }

  void end_round() {
    for (GoalOnTable& goal : goals_) {
      const auto count = goal.this_round.size();
      goal.used += count > 2 ? 3 : static_cast<int>(count);
      goal.this_round.clear();
    }
  }

  static std::string line_text(const std::vector<Lot>& line) {
    return lot_text(line.front()) + "-" + lot_text(line.back());
  }

  /// The lines of three that a development of this type on this lot would complete.
  std::vector<std::vector<Lot>> lines_completed(Lot lot, const std::string& type) const {
    std::vector<std::vector<Lot>> found;
    if (!on("neighborhoods")) return found;
    for (const Lot& step : {Lot{1, 0}, Lot{0, 1}}) {
      for (int before = 0; before < 3; ++before) {
        std::vector<Lot> line;
        std::vector<std::string> look;
        for (int i = 0; i < 3; ++i) {
          const Lot part = {lot.first + (i - before) * step.first,
                            lot.second + (i - before) * step.second};
          const auto there = town_.buildings.find(part);
          if (part != lot && (there == town_.buildings.end() || in_neighborhood_.contains(part))) {
            break;
          }
          line.push_back(part);
          look.push_back(part == lot ? type : there->second.type);
        }
        if (line.size() == 3 && is_pattern(look)) found.push_back(line);
      }
    }
    return found;
  }

  bool is_pattern(std::vector<std::string> look) const {
    const std::vector<std::string> one(patterns_.begin(), patterns_.begin() + 3);
    const std::vector<std::string> two(patterns_.begin() + 3, patterns_.end());
    if (look == one || look == two) return true;
    std::reverse(look.begin(), look.end());
    return look == one || look == two;
  }

  void add_builds(std::set<std::string>& moves, int seat, int number, const std::string& type,
                  Lot lot) const {
    if (!town_.order_allows(seat, lot, number, options_.at("numbering") == "right-to-left")) return;
    const std::string text = type + " " + std::to_string(number) + " " + lot_text(lot);
    const auto lines = lines_completed(lot, type);
    if (lines.size() < 2) {
      moves.insert(text);
      return;
    }
    for (const auto& line : lines) moves.insert(text + " line " + line_text(line));
  }

  int zoning_score(int seat) const {
    int points = 0;
    for (int district = 1; district <= 5; ++district) {
      std::map<std::string, int> asked;
      std::map<std::string, int> built;
      for (const auto& [column, type] : zoning_) {
        if (district_of(column) == district) ++asked[type];
      }
      for (const Lot& lot : town_.of(seat, "")) {
        if (district_of(lot.first) == district) ++built[town_.buildings.at(lot).type];
      }
      const bool done = std::all_of(asked.begin(), asked.end(), [&](const auto& one) {
        return built[one.first] >= one.second;
      });
      if (done) points += 3;
    }
    return points;
  }

  int demand_score(int seat) const {
    int points = 0;
    for (const auto& [street, type] : demand_) {
      std::map<int, std::set<int>, std::greater<>> ranking;  // players by count
      for (int player = 0; player < town_.players; ++player) {
        int count = 0;
        for (const Lot& lot : town_.of(player, type)) count += lot.second == street ? 1 : 0;
        if (count > 0) ranking[count].insert(player);
      }
      if (ranking.empty()) continue;
      const auto first = ranking.begin();
      if (first->second.contains(seat)) points += 5;
      const auto second = std::next(first);
      if (first->second.size() == 1 && second != ranking.end() && second->second.contains(seat)) {
        points += 2;
      }
    }
    return points;
  }

  int location_score(int seat) const {
    std::multiset<std::string> collected;
    for (int s = 1; s <= town_.streets; ++s) {
      const std::vector<std::pair<Lot, int>> special = {{{1 + 3 * s % 11, s}, (s - 1) % 5},
                                                        {{1 + (3 * s + 6) % 11, s}, (s + 1) % 5}};
      for (const auto& [lot, colour] : special) {
        const auto there = town_.buildings.find(lot);
        if (there != town_.buildings.end() && there->second.owner == seat) {
          collected.insert(colour_names[static_cast<std::size_t>(colour)]);
        }
      }
    }
    const std::vector<int> values = {0, 1, 2, 4, 6, 8};
    int points = 0;
    while (!collected.empty()) {
      const std::set<std::string> different(collected.begin(), collected.end());
      for (const std::string& colour : different) collected.erase(collected.find(colour));
      points += values[different.size()];
    }
    return points;
  }

  std::map<std::string, std::string> options_;
  std::vector<Player> players_;
  Town town_;
  int first_ = -1;
  int active_ = -1;
  bool playing_ = false;  ///< the hands are dealt
  std::map<std::string, int> deck_;
  std::map<std::string, int> discarded_;
  std::vector<GoalOnTable> goals_;
  std::map<int, std::string> zoning_;
  std::map<int, std::string> demand_;
  std::vector<std::string> patterns_;
  std::vector<std::vector<Lot>> neighborhoods_;
  std::set<Lot> in_neighborhood_;
  std::map<std::string, int> events_;
};

}  // namespace

std::unique_ptr<conformance::ReferenceGame> drawcity(
    int players, const std::map<std::string, std::string>& options) {
  return std::make_unique<DrawCity>(players, options);
}

}  // namespace townsmith::reference
