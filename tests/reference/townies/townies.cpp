#include "reference/townies/townies.h"

#include <algorithm>
#include <sstream>
#include <tuple>
#include <utility>
#include <vector>

#include "reference/townies/sheet.h"

namespace townsmith::reference {
namespace {

const std::vector<std::string> white_faces = {"court", "windmill", "station",
                                              "bike",  "bank",     "square"};
const std::vector<std::string> black_faces = {"bar", "worm", "pistol", "propeller", "arch", "bee"};
const std::vector<std::string> goal_names = {
    "crossroads",   "recreational-areas", "downtown", "suburbs",      "hub",
    "surroundings", "symmetry",           "triangle", "urban-routes", "wind-rose"};
const std::vector<std::string> bonus_names = {"stable-soil", "funding", "rezoning", "second-draft"};
const std::set<std::string> star_spaces = {"C3", "C6", "I3", "I6"};

int chart(const std::string& goal, int count) {
  static const std::map<std::string, std::vector<int>> charts = {
      {"specialization", {0, 1, 2, 4, 7, 10, 14}},
      {"standardization", {0, 1, 2, 4, 7, 10, 14}},
      {"crossroads", {1, 2, 4, 7, 10, 14}},
      {"recreational-areas", {1, 2, 4, 7, 9, 11, 14}},
      {"downtown", {1, 2, 4, 7, 10, 14}},
      {"suburbs", {0, 1, 2, 4, 7, 10, 14}},
      {"hub", {0, 2, 5, 9, 14}},
      {"surroundings", {1, 2, 4, 7, 9, 11, 14}},
      {"symmetry", {1, 2, 4, 7, 10, 14}},
      {"triangle", {0, 1, 2, 4, 7, 9, 11, 14}},
      {"urban-routes", {1, 2, 4, 7, 9, 11, 14}},
      {"wind-rose", {1, 2, 5, 7, 9, 11, 14}}};
  if (count == 0) return 0;
  const std::vector<int>& row = charts.at(goal);
  return row[std::min(row.size(), static_cast<std::size_t>(count)) - 1];
}

struct Player {
  Sheet sheet;
  std::string start;
  std::vector<bool> circled = std::vector<bool>(9, false);
  int stars = 0;
  int soil = 0;
  bool shape_drawn = false;
  bool object_drawn = false;
  bool star_earned = false;
  bool finished = true;
};

/// Something that can be drawn: its text as a move, and without the mark of a spent star.
using Drawings = std::set<std::string>;

class Townies final : public conformance::ReferenceGame {
 public:
  Townies(int players, const std::map<std::string, std::string>& options)
      : players_(static_cast<std::size_t>(players)), mode_(options.at("mode")) {
    if (mode_ == "full" && options.at("goal") != "random") goal_ = options.at("goal");
    if (mode_ != "first" && options.at("bonus") != "random") bonus_ = options.at("bonus");
    if (players == 1 && options.at("colour") != "random") players_[0].start = options.at("colour");
  }

  void draw(const std::string& text) override {
    std::istringstream words(text);
    std::string word;
    words >> word;
    std::size_t number = 0;
    if (word == "colour") {
      std::size_t seat = 0;
      words >> seat >> number;
      players_[seat].start = colours()[number - 1];
    } else if (word == "goal") {
      words >> number;
      goal_ = goal_names[number - 1];
    } else if (word == "bonus") {
      words >> number;
      bonus_ = bonus_names[number - 1];
    } else {
      std::string die;
      words >> die >> number;
      if (word == "white") white_ = white_faces[number - 1];
      if (word == "black") {
        black_ = black_faces[number - 1];
        begin_round();
      }
    }
  }

  void play(int seat, const std::string& notation) override {
    Player& player = players_[static_cast<std::size_t>(seat)];
    if (notation == "pass" || notation == "done") {
      ++events_[notation == "pass" ? "somebody passes" : "Funding is declined"];
      player.finished = true;
      note_ties();
      return;
    }
    std::istringstream words(notation);
    std::string word;
    words >> word;
    std::string colour = marker(player);
    const bool second = player.shape_drawn || player.object_drawn;
    bool star = second;
    bool drafted = false;
    if (std::count(colours().begin(), colours().end(), word) > 0) {
      colour = word;
      star = true;
      ++events_["Rezoning changes the colour"];
      words >> word;
    } else if (word == "draft") {
      star = true;
      drafted = true;
      words >> word;
    }
    if (star) --player.stars;
    if (word == "shape") {
      if (drafted) ++events_["Second Draft changes the black die"];
      if (second) ++events_["Funding pays for a Shape"];
      if (second && player.star_earned) {
        ++events_["Funding is spent in the round that earned the star"];
      }
      draw_shape(player, colour, words);
    } else {
      if (drafted) ++events_["Second Draft changes the white die"];
      if (second) ++events_["Funding pays for an Object"];
      std::string space;
      words >> space;
      draw_object(player, colour, word, space);
    }
    player.finished = second || !may_do_second(player);
    note_ties();
  }

  std::set<int> actors() const override {
    std::set<int> seats;
    for (std::size_t i = 0; i < players_.size(); ++i) {
      if (!players_[i].finished) seats.insert(static_cast<int>(i));
    }
    return seats;
  }

  std::set<std::string> legal(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    const std::string colour = marker(player);
    Drawings moves;
    if (player.shape_drawn || player.object_drawn) {
      moves = player.shape_drawn ? object_drawings(player, objects_in(colour))
                                 : shape_drawings(player, black_);
      moves.insert("done");
      return moves;
    }
    moves = shape_drawings(player, black_);
    moves.merge(object_drawings(player, objects_in(colour)));
    if (moves.empty()) moves.insert("pass");
    if (player.stars == 0) return moves;
    if (bonus_ == "rezoning") {
      for (const std::string& other : colours()) {
        if (other == colour) continue;
        add(moves, other + " ", shape_drawings(player, black_));
        add(moves, other + " ", object_drawings(player, objects_in(other)));
      }
    }
    if (bonus_ == "second-draft") {
      for (const std::string& shape : black_faces) {
        if (shape != black_) add(moves, "draft ", shape_drawings(player, shape));
      }
      std::set<std::string> kinds(white_faces.begin(), white_faces.end());
      for (const std::string& possible : objects_in(colour)) kinds.erase(possible);
      add(moves, "draft ", object_drawings(player, kinds));
    }
    return moves;
  }

  int score(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    int points = player.soil;
    for (const int score : player.sheet.scores) points += score;
    std::vector<std::string> goals;
    if (mode_ != "first") goals = {"specialization", "standardization"};
    if (mode_ == "full" && !goal_.empty()) goals.push_back(goal_);
    for (const std::string& goal : goals) {
      points += chart(goal, player.sheet.count(goal, player.start));
    }
    return points;
  }

  std::vector<int> winners() const override {
    std::vector<int> best;
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
      if (!best.empty() && rank(seat) > rank(best.front())) best.clear();
      if (best.empty() || rank(seat) == rank(best.front())) best.push_back(seat);
    }
    return best;
  }

  bool over() const override {
    if (round_ == 0 || !actors().empty()) return false;
    bool nine = false;
    bool all_full = true;
    for (const Player& player : players_) {
      nine = nine || player.sheet.scores.size() == 9;
      all_full = all_full && player.sheet.blocks.size() == whole_map().size();
    }
    return nine || all_full;
  }

  std::map<std::string, int> events() const override { return events_; }

 private:
  /// Whoever starts with a marker hands it on and gets the one before it in the ring.
  std::string marker(const Player& player) const {
    auto place = std::find(colours().begin(), colours().end(), player.start) - colours().begin();
    for (int i = 1; i < round_; ++i) place = (place + 4) % 5;
    return colours()[static_cast<std::size_t>(place)];
  }

  void begin_round() {
    ++round_;
    for (Player& player : players_) {
      player.shape_drawn = player.object_drawn = player.star_earned = player.finished = false;
    }
  }

  std::set<std::string> objects_in(const std::string& colour) const {
    return {white_, object_of(colour)};
  }

  /// The first space of the Object line that is neither filled nor circled, or 9.
  static std::size_t space_to_circle(const Player& player) {
    std::size_t i = player.sheet.scores.size();
    while (i < 9 && player.circled[i]) ++i;
    return i;
  }

  Drawings shape_drawings(const Player& player, const std::string& shape) const {
    Drawings texts;
    if (players_.size() == 1 && space_to_circle(player) == 9) return texts;
    for (const std::set<Spot>& way : ways_to_draw(shape)) {
      if (!player.sheet.fits(way)) continue;
      std::string text = "shape";
      for (const Spot& spot : way) text += " " + spot_text(spot);
      texts.insert(text);
    }
    return texts;
  }

  static Drawings object_drawings(const Player& player, const std::set<std::string>& kinds) {
    Drawings texts;
    for (const std::string& kind : kinds) {
      for (const Spot& spot : whole_map()) {
        if (player.sheet.allows(kind, spot)) texts.insert(kind + " " + spot_text(spot));
      }
    }
    return texts;
  }

  static void add(Drawings& moves, const std::string& mark, const Drawings& drawings) {
    for (const std::string& text : drawings) moves.insert(mark + text);
  }

  void draw_shape(Player& player, const std::string& colour, std::istringstream& words) {
    for (std::string space; words >> space;) player.sheet.blocks[parse_spot(space)] = colour;
    player.shape_drawn = true;
    if (players_.size() > 1) return;
    player.circled[space_to_circle(player)] = true;
    if (space_to_circle(player) == 9) ++events_["nothing is left to circle"];
  }

  void draw_object(Player& player, const std::string& colour, const std::string& object,
                   const std::string& space) {
    const Spot spot = parse_spot(space);
    const int points = player.sheet.worth(object, spot);
    if (object == "square" && points % 2 == 1) ++events_["a City Square is surrounded"];
    player.sheet.blocks[spot] = colour;
    player.sheet.objects[spot] = object;
    if (object == "bike") {
      int green = 0;
      for (const Spot& next : neighbours(spot)) {
        const auto block = player.sheet.blocks.find(next);
        green += block != player.sheet.blocks.end() && block->second == "green" ? 1 : 0;
      }
      if (points > green) ++events_["a Bike Rental is connected"];
    }
    player.sheet.scores.push_back(points);
    player.object_drawn = true;
    if (!star_spaces.contains(space) || bonus_.empty()) return;
    if (bonus_ == "stable-soil") {
      player.soil += 2;
      ++events_["Stable Soil rewards an Object"];
    } else {
      ++player.stars;
      player.star_earned = true;
    }
  }

  bool may_do_second(const Player& player) const {
    if (bonus_ != "funding" || player.stars == 0) return false;
    return player.shape_drawn ? !object_drawings(player, objects_in(marker(player))).empty()
                              : !shape_drawings(player, black_).empty();
  }

  std::tuple<int, int, int> rank(int seat) const {
    const std::vector<int>& scores = players_[static_cast<std::size_t>(seat)].sheet.scores;
    return {score(seat), -static_cast<int>(scores.size()), scores.empty() ? 0 : scores.back()};
  }

  void note_ties() {
    if (!over()) return;
    const auto best = rank(winners().front());
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
      const auto other = rank(seat);
      if (std::get<0>(other) != std::get<0>(best)) continue;
      if (std::get<1>(other) != std::get<1>(best)) {
        ++events_["a tie is broken by fewer Objects"];
      } else if (std::get<2>(other) != std::get<2>(best)) {
        ++events_["a tie is broken by the last Object"];
      }
    }
  }

  std::vector<Player> players_;
  std::string mode_;
  std::string goal_;
  std::string bonus_;
  std::string white_;
  std::string black_;
  int round_ = 0;
  std::map<std::string, int> events_;
};

}  // namespace

std::unique_ptr<conformance::ReferenceGame> townies(
    int players, const std::map<std::string, std::string>& options) {
  return std::make_unique<Townies>(players, options);
}

}  // namespace townsmith::reference
