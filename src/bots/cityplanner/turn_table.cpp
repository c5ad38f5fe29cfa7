#include "bots/cityplanner/turn_table.h"

#include <algorithm>
#include <bit>

namespace townsmith::cityplanner {
namespace {

constexpr std::string_view file_mark = "townsmith cityplanner solution 3\n";
constexpr std::size_t hash_line = 17;  ///< the content's hash, and the fingerprint
constexpr std::size_t bytes_per_value = 3;

/// How many bits of a Worth are not saved: those for which 24 have no room beside the points.
int dropped_bits(const CityPlanner& game) {
  const auto max = static_cast<unsigned>(game.bounds().max_score);
  return 32 - 24 + static_cast<int>(std::bit_width(max));
}

tl::unexpected<Problem> other_content() {
  return refuse(Reason::other_content,
                "the solution is of other cards or charts than these; solve the game again");
}

int max_rerolls_of(const CityPlanner& game) {
  int halls = 0;
  for (const auto& faces : game.cards()) {
    halls += std::count(faces.begin(), faces.end(), Kind::purple) > 0 ? 1 : 0;
  }
  return std::min(halls, scored_count) * game.charts().town_hall.rerolls;
}

}  // namespace

const std::vector<Census>& all_censuses() {
  static const std::vector<Census> all = [] {
    std::vector<Census> censuses(census_count);
    const auto choose = [&censuses](const auto& self, Census so_far, int kind, int left) -> void {
      if (left == 0) {
        censuses[static_cast<std::size_t>(so_far.rank())] = so_far;
        return;
      }
      for (int next = kind; next < kind_count; ++next) {
        Census more = so_far;
        more += Census(static_cast<Kind>(next));
        self(self, more, next, left - 1);
      }
    };
    choose(choose, Census(), 0, scored_count);
    return censuses;
  }();
  return all;
}

TurnTable::TurnTable(const CityPlanner& game)
    : game_(&game), rounds_(game.charts().rounds), max_rerolls_(max_rerolls_of(game)) {
  for (int card = 0; card < card_count; ++card) {
    const auto& faces = game.cards()[static_cast<std::size_t>(card)];
    for (int face = 1; face <= face_count; ++face) {
      const auto same =
          std::find(faces.begin(), faces.end(), faces[static_cast<std::size_t>(face - 1)]);
      const Lock first(card_at(card), static_cast<int>(same - faces.begin()) + 1);
      const Lock lock(card_at(card), face);
      if (lock == first) locks_.push_back(lock);
      lock_places_[static_cast<std::size_t>(lock.number())] =
          lock == first ? static_cast<std::uint8_t>(locks_.size() - 1)
                        : lock_places_[static_cast<std::size_t>(first.number())];
    }
  }
  const Charts& charts = game.charts();
  const int max_spent = charts.change.dice * charts.change.price + charts.fee;  // in a turn
  std::size_t size = 1;  // the one beginning of the first round
  for (int round = 2; round <= rounds_; ++round) {
    const auto at = static_cast<std::size_t>(round);
    const int max = charts.start_money + (round - 1) * game.outcome_table().max_dollars();
    const int enough = (rounds_ - round + 1) * max_spent;
    purses_[at] = std::min(max, enough + charts.dollars_per_vp - 1) + 1;
    first_[at] = size;
    size += static_cast<std::size_t>(purses_[at] * (max_rerolls_ + 1)) * locks_.size();
  }
  values_.resize(size);
}

std::size_t TurnTable::place(const TurnStart& start) const {
  if (start.round == 1) return 0;
  const int row = start.money * (max_rerolls_ + 1) + start.rerolls;
  return first_[static_cast<std::size_t>(start.round)] +
         static_cast<std::size_t>(row) * locks_.size() +
         lock_places_[static_cast<std::size_t>(start.lock.number())];
}

Worth TurnTable::value(TurnStart start) const {
  // Buildings that no cards can show together are asked about too, and may earn more rerolls.
  start.rerolls = std::min(start.rerolls, max_rerolls_);
  Worth exchanged = 0;
  const int surplus = start.money - purses(start.round) + 1;
  if (surplus > 0 && start.round > 1) {
    const int each = game_->charts().dollars_per_vp;
    const int points = (surplus + each - 1) / each;
    start.money -= points * each;
    exchanged = points * worth_of_point;
  }
  return values_[place(start)] + exchanged;
}

Worth TurnTable::worth(int round, int money, const Outcome& outcome, Lock next) const {
  const int rest = money + outcome.dollars;
  if (round == rounds_) {
    return (outcome.vp + rest / game_->charts().dollars_per_vp) * worth_of_point;
  }
  return outcome.vp * worth_of_point + value({round + 1, rest, outcome.rerolls, next});
}

Worth TurnTable::best_result(int round, int money, int rank, Lock next) const {
  Worth best = 0;
  for (const Outcome& outcome :
       game_->outcome_table().of(all_censuses()[static_cast<std::size_t>(rank)], money)) {
    best = std::max(best, worth(round, money, outcome, next));
  }
  return best;
}

std::uint64_t TurnTable::fingerprint(const CityPlanner& game) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  const auto add = [&hash](int number) {
    hash = (hash ^ static_cast<std::uint64_t>(number)) * 0x100000001B3ULL;
  };
  for (const auto& faces : game.cards()) {
    for (const Kind kind : faces) add(static_cast<int>(kind));
  }
  const Charts& charts = game.charts();
  for (const int vp : charts.green_vp) add(vp);
  for (const int dollars : charts.blue_dollars) add(dollars);
  for (const int number : {charts.rounds, charts.start_money, charts.change.dice,
                           charts.change.price, charts.town_hall.dollars, charts.town_hall.rerolls,
                           charts.parking_dollars, charts.fee, charts.dollars_per_vp}) {
    add(number);
  }
  return hash;
}

std::string TurnTable::save(std::uint64_t content_hash) const {
  std::string bytes(file_mark);
  bytes += hash_text(content_hash) + "\n" + hash_text(fingerprint(*game_)) + "\n";
  const int dropped = dropped_bits(*game_);
  for (const Worth value : values_) {
    const Worth rounded = (value + (Worth{1} << (dropped - 1))) >> dropped;
    for (std::size_t i = 0; i < bytes_per_value; ++i) {
      bytes += static_cast<char>((rounded >> (8 * i)) & 0xFF);
    }
  }
  return bytes;
}

Result<> TurnTable::load(std::string_view bytes, std::uint64_t content_hash) {
  const std::string hash = hash_text(content_hash);
  if (bytes.starts_with(file_mark) && !bytes.substr(file_mark.size()).starts_with(hash)) {
    return other_content();
  }
  return load(bytes);
}

bool TurnTable::is_of(const CityPlanner& game, std::string_view bytes) {
  bytes.remove_prefix(std::min(bytes.size(), file_mark.size() + hash_line));
  return bytes.starts_with(hash_text(fingerprint(game)) + "\n");
}

Result<> TurnTable::load(std::string_view bytes) {
  if (!bytes.starts_with(file_mark)) {
    return refuse(Reason::bad_syntax, "this is not a solution of City Planner");
  }
  if (!is_of(*game_, bytes)) return other_content();
  return load_values(bytes.substr(file_mark.size() + 2 * hash_line));
}

Result<> TurnTable::load_values(std::string_view bytes) {
  if (bytes.size() != values_.size() * bytes_per_value) {
    return refuse(Reason::bad_syntax, "the solution is cut off; solve the game again");
  }
  const int dropped = dropped_bits(*game_);
  for (Worth& value : values_) {
    Worth saved = 0;
    for (std::size_t i = 0; i < bytes_per_value; ++i) {
      saved |= Worth{static_cast<unsigned char>(bytes[i])} << (8 * i);
    }
    value = saved << dropped;
    bytes.remove_prefix(bytes_per_value);
  }
  return {};
}

}  // namespace townsmith::cityplanner
