#include "cli/screen_moves.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <unordered_map>

#include "core/words.h"

namespace townsmith::cli {
namespace {

// As many as there are digits to press.
constexpr std::size_t max_kinds = 9;

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

/// The first word, if it is one: "d4>e5" names spaces and no kind.
std::string_view kind_word(std::string_view text) {
  const std::string_view word = first_word(text);
  const bool letters = std::all_of(word.begin(), word.end(), [](char letter) {
    return std::isalpha(static_cast<unsigned char>(letter)) != 0;
  });
  return letters ? word : std::string_view();
}

/// How many words two notations share place by place; the first one, the kind, outweighs the rest.
int likeness(std::string_view a, std::string_view b) {
  const auto left = words_of(a);
  const auto right = words_of(b);
  int same = 0;
  for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) {
    if (left[i] == right[i]) same += i == 0 ? 100 : 1;
  }
  return same;
}

struct Point {
  int x;
  int y;
};

/// Twice the middle, so that it is whole; a row of a terminal is about as high as two columns.
Point middle(const Place& place) {
  return {2 * place.x + place.width, 2 * (2 * place.y + place.height)};
}

/// How far `to` lies in the direction, and how far beside it.
Point turned(Direction direction, Point from, Point to) {
  const int x = to.x - from.x;
  const int y = to.y - from.y;
  switch (direction) {
    case Direction::left: return {-x, y};
    case Direction::right: return {x, y};
    case Direction::up: return {-y, x};
    case Direction::down: return {y, x};
  }
  return {0, 0};
}

bool vertical(Direction direction) {
  return direction == Direction::up || direction == Direction::down;
}

}  // namespace

MoveChooser::MoveChooser(std::vector<Choice> choices, std::vector<Place> places)
    : choices_(std::move(choices)), places_(std::move(places)) {
  group();
  std::unordered_map<std::string_view, int> by_name;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    by_name.emplace(places_[i].name, static_cast<int>(i));
  }
  for (const Choice& choice : choices_) {
    int found = -1;
    if (!choice.spaces.empty()) {
      const auto place = by_name.find(choice.spaces.front());
      if (place != by_name.end()) found = place->second;
    }
    place_of_.push_back(found);
  }
  refilter();
}

void MoveChooser::group() {
  std::vector<std::string> words;
  std::vector<int> word_of;
  for (const Choice& choice : choices_) {
    const auto word = std::find(words.begin(), words.end(), kind_word(choice.text));
    word_of.push_back(static_cast<int>(word - words.begin()));
    if (word == words.end()) words.emplace_back(kind_word(choice.text));
  }
  kind_of_.assign(choices_.size(), 0);
  if (words.size() < 2 || words.size() > max_kinds) return;

  std::vector<std::size_t> order(choices_.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(word_of[a], a) < std::pair(word_of[b], b);
  });
  std::vector<Choice> sorted;
  for (const std::string& word : words) kinds_.push_back({word, 0});
  for (std::size_t i = 0; i < order.size(); ++i) {
    sorted.push_back(std::move(choices_[order[i]]));
    kind_of_[i] = word_of[order[i]];
    ++kinds_[static_cast<std::size_t>(kind_of_[i])].count;
  }
  choices_ = std::move(sorted);
}

void MoveChooser::show_kind(std::optional<int> kind) {
  if (kind && (*kind < 0 || *kind >= static_cast<int>(kinds_.size()))) return;
  kind_ = kind;
  refilter();
}

void MoveChooser::filter(std::string_view text) {
  filter_ = lower(text);
  refilter();
}

void MoveChooser::refilter() {
  const std::size_t before =
      shown_.empty() ? choices_.size() : shown_[static_cast<std::size_t>(cursor_)];
  std::vector<std::size_t> starting;
  std::vector<std::size_t> containing;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    if (kind_ && kind_of_[i] != *kind_) continue;
    const std::size_t found = lower(choices_[i].text).find(filter_);
    if (found == 0) starting.push_back(i);
    if (found != std::string::npos) containing.push_back(i);
  }
  shown_ = starting.empty() ? std::move(containing) : std::move(starting);
  const auto kept = std::find(shown_.begin(), shown_.end(), before);
  cursor_ = kept == shown_.end() ? 0 : static_cast<int>(kept - shown_.begin());
}

void MoveChooser::select(int i) { cursor_ = std::clamp(i, 0, std::max(size() - 1, 0)); }

std::vector<int> MoveChooser::here() const {
  std::vector<int> moves;
  for (int i = 0; i < size(); ++i) {
    if (place_at(i) == place_at(cursor_)) moves.push_back(i);
  }
  return moves;
}

int MoveChooser::count_here() const { return static_cast<int>(here().size()); }

int MoveChooser::rank_here() const {
  const std::vector<int> moves = here();
  return static_cast<int>(std::find(moves.begin(), moves.end(), cursor_) - moves.begin());
}

void MoveChooser::cycle_here(int by) {
  const std::vector<int> moves = here();
  if (moves.empty()) return;
  const int count = static_cast<int>(moves.size());
  cursor_ = moves[static_cast<std::size_t>(((rank_here() + by) % count + count) % count)];
}

std::vector<int> MoveChooser::target_places() const {
  std::vector<int> targets;
  for (int i = 0; i < size(); ++i) {
    if (place_at(i) >= 0) targets.push_back(place_at(i));
  }
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  return targets;
}

std::vector<Place> MoveChooser::targets() const {
  std::vector<Place> targets;
  for (const int place : target_places()) {
    targets.push_back(places_[static_cast<std::size_t>(place)]);
  }
  return targets;
}

std::optional<int> MoveChooser::neighbour(Direction direction,
                                          const std::vector<int>& targets) const {
  const Point from = middle(places_[static_cast<std::size_t>(place_at(cursor_))]);
  std::optional<int> nearest;
  int min = std::numeric_limits<int>::max();
  for (const int target : targets) {
    const Point way = turned(direction, from, middle(places_[static_cast<std::size_t>(target)]));
    if (way.x <= 0) continue;
    const int cost = way.x + 3 * std::abs(way.y);
    if (cost < min) {
      min = cost;
      nearest = target;
    }
  }
  return nearest;
}

void MoveChooser::go(Direction direction) {
  if (shown_.empty()) return;
  const std::vector<int> targets = target_places();
  if (targets.empty()) {
    step(direction == Direction::left || direction == Direction::up ? -1 : +1);
    return;
  }
  if (place_at(cursor_) < 0) {
    select_most_alike(targets.front());
    return;
  }
  if (const auto next = neighbour(direction, targets)) {
    select_most_alike(*next);
    return;
  }
  const Point first = middle(places_[static_cast<std::size_t>(targets.front())]);
  const bool in_line = std::all_of(targets.begin(), targets.end(), [&](int target) {
    const Point other = middle(places_[static_cast<std::size_t>(target)]);
    return vertical(direction) ? other.y == first.y : other.x == first.x;
  });
  if (in_line) {
    cycle_here(direction == Direction::left || direction == Direction::up ? -1 : +1);
  }
}

void MoveChooser::select_most_alike(int place) {
  int best = -1;
  int max = -1;
  for (int i = 0; i < size(); ++i) {
    if (place_at(i) != place) continue;
    const int alike = likeness(at(i).text, at(cursor_).text);
    if (alike > max) {
      max = alike;
      best = i;
    }
  }
  if (best >= 0) cursor_ = best;
}

std::string MoveChooser::completion(std::string_view text) const {
  const std::string start = lower(text);
  std::optional<std::string> common;
  for (int i = 0; i < size(); ++i) {
    const std::string& other = at(i).text;
    if (!lower(other).starts_with(start)) continue;
    if (!common) common = other;
    std::size_t same = 0;
    while (same < std::min(common->size(), other.size()) && (*common)[same] == other[same]) ++same;
    common->resize(same);
  }
  return common && common->size() > text.size() ? *common : std::string(text);
}

const Choice* MoveChooser::exact(std::string_view text) const {
  const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const Choice& choice) {
    return lower(choice.text) == lower(text);
  });
  return found == choices_.end() ? nullptr : &*found;
}

}  // namespace townsmith::cli
