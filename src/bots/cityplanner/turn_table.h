#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/cityplanner/cityplanner.h"

namespace townsmith::cityplanner {

/// Points still to come, in units of 1/2^32 point: whole numbers, so that what is best does not
/// depend on how a compiler rounds.
using Worth = std::int64_t;

inline constexpr Worth worth_of_point = Worth{1} << 32;

/// The card set aside for a turn and the face of its die; 0 stands for none, before the first turn.
class Lock {
 public:
  static constexpr int count = card_count * face_count + 1;

  constexpr Lock() = default;
  constexpr Lock(Card card, int face) : number_(index(card) * face_count + face) {}

  constexpr bool none() const { return number_ == 0; }
  constexpr Card card() const { return none() ? no_card : card_at((number_ - 1) / face_count); }
  constexpr int face() const { return none() ? 0 : (number_ - 1) % face_count + 1; }
  constexpr int number() const { return number_; }

  bool operator==(const Lock&) const = default;

 private:
  int number_ = 0;
};

/// What a turn begins with, when alone.
struct TurnStart {
  int round;  ///< from 1
  int money;
  int rerolls;
  Lock lock;
};

/// What every turn's beginning is worth in the solo game, leaving out what makes no difference:
/// - a locked die is neither rolled nor changed, so only its building counts, not its face;
/// - whoever can pay for everything until the end plays as if richer still, so beyond that point
///   more money is worth what it is exchanged for at the end.
class TurnTable {
 public:
  explicit TurnTable(const CityPlanner& game);

  int rounds() const { return rounds_; }
  int max_rerolls() const { return max_rerolls_; }
  /// Amounts of money, from 0, that a round can begin with and that are told apart.
  int purses(int round) const { return purses_[static_cast<std::size_t>(round)]; }
  /// The locks that are told apart, without the first turn's none.
  const std::vector<Lock>& locks() const { return locks_; }

  Worth value(TurnStart start) const;
  /// The start must be one that is told apart.
  void set(const TurnStart& start, Worth worth) { values_[place(start)] = worth; }

  /// The best result of six buildings, named by the rank of their census: its points, and what the
  /// next turn or the end makes of the money.
  Worth best_result(int round, int money, int rank, Lock next) const;
  Worth worth(int round, int money, const Outcome& outcome, Lock next) const;

  /// A number that tells cards and charts apart, as far as they matter to what turns are worth.
  static std::uint64_t fingerprint(const CityPlanner& game);
  /// Whether saved bytes are of these cards and charts.
  static bool is_of(const CityPlanner& game, std::string_view bytes);
  /// As bytes, rounded to 24 bits (1/2^17 point with the standard charts), and back. A table of
  /// other content is refused.
  std::string save(std::uint64_t content_hash) const;
  Result<> load(std::string_view bytes, std::uint64_t content_hash);
  /// The same for whoever does not know the hash: goes by the fingerprint.
  Result<> load(std::string_view bytes);

 private:
  std::size_t place(const TurnStart& start) const;
  Result<> load_values(std::string_view bytes);

  const CityPlanner* game_;
  int rounds_;
  int max_rerolls_;
  std::vector<Lock> locks_;
  std::array<std::uint8_t, Lock::count> lock_places_{};  ///< into locks_
  std::array<int, max_rounds + 1> purses_{};             ///< by round
  std::array<std::size_t, max_rounds + 1> first_{};      ///< by round, into values_
  std::vector<Worth> values_;
};

/// All ways to choose six buildings, by rank.
const std::vector<Census>& all_censuses();

}  // namespace townsmith::cityplanner
