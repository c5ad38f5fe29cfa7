#include "reference/cities/cities.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <sstream>
#include <vector>

#include "reference/cities/city.h"

namespace townsmith::reference {
namespace {

constexpr int start_tiles = 3;
constexpr int rounds = 13;

/// What a seat has to do next in the open round.
enum class Todo { start_tile, tile, tourist, nothing, last_tile };

class Cities final : public conformance::ReferenceGame {
 public:
  Cities(int players, const std::map<std::string, std::string>& options)
      : level_(std::stoi(options.at("level"))),
        no_jumping_(options.at("no_jumping") == "on"),
        free_(options.at("free") == "on"),
        one_more_(options.at("one_more") == "on"),
        cities_(static_cast<std::size_t>(players)),
        todo_(static_cast<std::size_t>(players), Todo::nothing),
        left_(static_cast<std::size_t>(players)) {}

  void draw(const std::string& text) override {
    std::istringstream words(text);
    std::string word;
    int tile = 0;
    words >> word >> tile;
    drawn_.push_back(tile);
    const auto count = static_cast<int>(drawn_.size());
    if (count < start_tiles) return;
    if (count == start_tiles) {
      for (auto& left : left_) left = {drawn_.begin(), drawn_.end()};
      set_all(Todo::start_tile);
    } else {
      set_all(count <= start_tiles + rounds ? Todo::tile : Todo::last_tile);
    }
  }

  void play(int seat, const std::string& notation) override {
    const auto i = static_cast<std::size_t>(seat);
    City& city = cities_[i];
    std::istringstream words(notation);
    std::string word;
    words >> word;
    if (word == "lay") {
      std::string tile;
      std::string cell;
      std::string look;
      words >> tile >> cell >> look;
      city.lay(parse_cell(cell), look.substr(0, 2) + look.substr(3));
      if (todo_[i] == Todo::start_tile) {
        left_[i].erase(std::stoi(tile));
        if (left_[i].empty()) todo_[i] = Todo::nothing;
      } else {
        todo_[i] = Todo::tourist;
      }
    } else if (word == "cover") {
      std::string field;
      std::string look;
      words >> field >> look;
      const Point block = parse_field(field);
      if (block.first % 2 != 0 || block.second % 2 != 0)
        ++events_["the 17th tile lies across tiles"];
      if (city.cover(block, look.substr(0, 2) + look.substr(3)) > 0) {
        ++events_["the 17th tile covers a tourist"];
      }
      todo_[i] = Todo::tourist;
    } else if (word == "refuse") {
      ++events_["the 17th tile is refused"];
      todo_[i] = Todo::tourist;
    } else {
      move_tourist(city, word, words);
      todo_[i] = Todo::nothing;
    }
    if (city.zone_is_shared()) ++events_["two tourists stand in one zone"];
    if (city.stock == 0) ++events_["the last tourist has left the stock"];
    if (over()) count_ties();
  }

  std::set<int> actors() const override {
    std::set<int> seats;
    for (std::size_t i = 0; i < todo_.size(); ++i) {
      if (todo_[i] != Todo::nothing) seats.insert(static_cast<int>(i));
    }
    return seats;
  }

  std::set<std::string> legal(int seat) const override {
    const auto i = static_cast<std::size_t>(seat);
    switch (todo_[i]) {
      case Todo::start_tile: return start_moves(cities_[i], left_[i]);
      case Todo::tile: return tile_moves(cities_[i]);
      case Todo::tourist: return tourist_moves(cities_[i]);
      case Todo::last_tile: return last_tile_moves(cities_[i]);
      case Todo::nothing: break;
    }
    return {};
  }

  int score(int seat) const override {
    const auto scores = cities_[static_cast<std::size_t>(seat)].tourist_scores(level_);
    return std::accumulate(scores.begin(), scores.end(), 0);
  }

  std::vector<int> winners() const override {
    std::vector<int> best;
    for (int seat = 0; seat < seats(); ++seat) {
      if (!best.empty() && rank(seat) < rank(best.front())) continue;
      if (!best.empty() && rank(seat) > rank(best.front())) best.clear();
      best.push_back(seat);
    }
    return best;
  }

  bool over() const override {
    return static_cast<int>(drawn_.size()) == start_tiles + rounds + (one_more_ ? 1 : 0) &&
           actors().empty();
  }

  std::map<std::string, int> events() const override { return events_; }

 private:
  int seats() const { return static_cast<int>(cities_.size()); }

  void set_all(Todo todo) { std::fill(todo_.begin(), todo_.end(), todo); }

  void move_tourist(City& city, const std::string& word, std::istringstream& words) {
    if (word == "stay") return;
    if (word == "tourist") {
      std::string field;
      words >> field;
      --city.stock;
      city.tourists.insert(parse_field(field));
      return;
    }
    const Point from = parse_field(word.substr(0, word.find('>')));
    const Point to = parse_field(word.substr(word.find('>') + 1));
    const bool far = std::abs(from.first - to.first) > 1 || std::abs(from.second - to.second) > 1;
    ++events_[far ? "a tourist jumps" : "a tourist walks"];
    city.tourists.erase(from);
    city.tourists.insert(to);
  }

  static std::string lay_text(int tile, Point cell, const Look& look) {
    return "lay " + std::to_string(tile) + " " + cell_text(cell) + " " + look_text(look);
  }

  /// Every cell in reach; which of them will do is asked of each.
  static std::vector<Point> cells_around(const City& city) {
    std::vector<Point> cells;
    for (const Point& tile : city.tiles) {
      for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) cells.emplace_back(tile.first + x, tile.second + y);
      }
    }
    return cells;
  }

  std::set<std::string> start_moves(const City& city, const std::set<int>& left) const {
    std::set<std::string> moves;
    for (const int tile : left) {
      for (const Look& look : looks_of(tile)) {
        if (city.tiles.empty()) {
          moves.insert(lay_text(tile, free_ ? Point{15, 15} : Point{3, 3}, look));
        }
        for (const Point& cell : cells_around(city)) {
          if (city.touches_by_corner_only(cell)) moves.insert(lay_text(tile, cell, look));
        }
      }
    }
    return moves;
  }

  std::set<std::string> tile_moves(const City& city) const {
    std::set<std::string> moves;
    for (const Point& cell : cells_around(city)) {
      if (!city.touches(cell)) continue;
      if (!free_ && !city.fits_in_four_by_four(cell)) continue;
      for (const Look& look : looks_of(drawn_.back())) {
        moves.insert(lay_text(drawn_.back(), cell, look));
      }
    }
    return moves;
  }

  std::set<std::string> last_tile_moves(const City& city) const {
    std::set<std::string> moves = {"refuse"};
    for (const auto& [field, kind] : city.fields) {
      const auto [x, y] = field;
      if (!city.fields.contains({x + 1, y}) || !city.fields.contains({x, y + 1}) ||
          !city.fields.contains({x + 1, y + 1})) {
        continue;
      }
      for (const Look& look : looks_of(drawn_.back())) {
        moves.insert("cover " + field_text(field) + " " + look_text(look));
      }
    }
    return moves;
  }

  std::set<std::string> tourist_moves(const City& city) const {
    std::set<std::string> moves = {"stay"};
    const auto free_for_a_tourist = [&city](Point field) {
      return city.fields.contains(field) && city.fields.at(field) != 'W' &&
             !city.tourists.contains(field);
    };
    for (const Point& field : city.last_tile) {
      if (!free_for_a_tourist(field)) continue;
      if (city.stock > 0) moves.insert("tourist " + field_text(field));
      if (no_jumping_) continue;
      for (const Point& from : city.tourists) {
        moves.insert(field_text(from) + ">" + field_text(field));
      }
    }
    for (const Point& from : city.tourists) {
      for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
          const Point to = {from.first + x, from.second + y};
          if (free_for_a_tourist(to)) moves.insert(field_text(from) + ">" + field_text(to));
        }
      }
    }
    return moves;
  }

  /// The score, then the tourists' scores from the highest down; missing ones count 0.
  std::vector<int> rank(int seat) const {
    std::vector<int> numbers = cities_[static_cast<std::size_t>(seat)].tourist_scores(level_);
    numbers.resize(7, 0);
    numbers.insert(numbers.begin(), score(seat));
    return numbers;
  }

  void count_ties() {
    int highest = 0;
    for (int seat = 0; seat < seats(); ++seat) highest = std::max(highest, score(seat));
    int with_highest = 0;
    for (int seat = 0; seat < seats(); ++seat) with_highest += score(seat) == highest ? 1 : 0;
    if (with_highest > static_cast<int>(winners().size())) ++events_["a tie is broken by tourists"];
  }

  int level_;
  bool no_jumping_;
  bool free_;
  bool one_more_;
  std::vector<int> drawn_;
  std::vector<City> cities_;
  std::vector<Todo> todo_;
  std::vector<std::set<int>> left_;  ///< starting tiles not yet laid, by seat
  std::map<std::string, int> events_;
};

}  // namespace

std::unique_ptr<conformance::ReferenceGame> cities(
    int players, const std::map<std::string, std::string>& options) {
  return std::make_unique<Cities>(players, options);
}

}  // namespace townsmith::reference
