#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "conformance/scale.h"
#include "store/backends.h"
#include "store/lossy_vfs.h"
#include "store/samples.h"
#include "store/sqlite_store.h"

namespace townsmith::store {
namespace {

/// What came of cutting the power again and again.
struct Toll {
  int cuts = 0;
  int batches = 0;  ///< acknowledged
  int lost = 0;     ///< cuts after which an acknowledged batch was not there
  int torn = 0;     ///< cuts after which a batch was there in part, or what nobody wrote
  int damaged = 0;  ///< cuts after which the file could not be read or was not in order
};

/// Somebody who writes random batches to a disk that loses its power now and then.
class Ordeal {
 public:
  Ordeal(std::string synchronous, std::uint32_t seed)
      : disk_("lossy"), random_(seed), synchronous_(std::move(synchronous)) {}

  Toll run(int cuts) {
    while (toll_.cuts < cuts && toll_.damaged == 0) {
      disk_.cut_power_after(1 + below(below(2) == 0 ? 60 : 600));
      write_until_it_fails();
      const double survival = std::array{0.0, 0.5, 0.9, 1.0}[static_cast<std::size_t>(below(4))];
      disk_.restore_power(survival, static_cast<std::uint32_t>(random_()));
      ++toll_.cuts;
      compare();
    }
    return toll_;
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  SqliteOptions options() const {
    return {.file = "/store.db",
            .vfs = "lossy",
            .synchronous = synchronous_,
            .long_log = 10,
            .longest_log = 20};
  }

  void write_until_it_fails() {
    in_flight_.clear();
    const Result<std::unique_ptr<Store>> store = open_sqlite(options());
    const Result<std::unique_ptr<Store>> reader = open_sqlite(options());
    while (store && reader) {
      in_flight_.clear();
      std::vector<Write> batch;
      const int count = 1 + below(5);
      for (int i = 0; i < count; ++i) {
        const std::string id = "t" + std::to_string(below(12));
        if (in_flight_.contains(id)) continue;
        const auto known = stored_.find(id);
        TableWrite write = known == stored_.end()
                               ? fresh_table(id)
                               : moved(known->second, 1 + below(3), 2000,
                                       std::string(static_cast<std::size_t>(below(900)), 'x'));
        in_flight_[id] = write;
        batch.emplace_back(std::move(write));
      }
      const Result<Written> written = (*store)->write(batch);
      if (!written) return;
      EXPECT_TRUE(written->conflicts.empty());
      ++toll_.batches;
      for (const auto& [id, write] : in_flight_) stored_[id] = write;
      // As a server does it: the reader most of it, the writer, perhaps after more writes, the
      // rest.
      if ((*store)->has_long_log()) (below(2) == 0 ? *reader : *store)->shorten_log();
    }
  }

  /// Looks what is there; a batch that was under way may be there, too, but only whole.
  void compare() {
    const Result<std::unique_ptr<Store>> store = open_sqlite(options());
    if (!store || !in_order()) {
      ++toll_.damaged;
      return;
    }
    int arrived = 0;
    bool lost = false;
    bool strange = false;
    std::map<std::string, TableWrite> expected = stored_;
    for (const auto& [id, write] : in_flight_) expected.try_emplace(id, write);
    for (const auto& [id, unused] : expected) {
      const std::optional<TableRow> row = value_of((*store)->table(id));
      const std::vector<Deed> deeds = value_of((*store)->deeds(id, 0));
      const auto is = [&](const std::map<std::string, TableWrite>& map) {
        const auto one = map.find(id);
        return one != map.end() && row == one->second.row &&
               static_cast<std::int64_t>(deeds.size()) == one->second.row.deeds;
      };
      const bool known = stored_.contains(id);
      if (is(in_flight_)) {
        ++arrived;
      } else if (known ? !is(stored_) : row.has_value()) {
        (known && (!row || row->deeds < stored_[id].row.deeds) ? lost : strange) = true;
      }
    }
    if (lost) ++toll_.lost;
    if (strange || (arrived != 0 && arrived != static_cast<int>(in_flight_.size()))) ++toll_.torn;
    if (arrived != 0) {
      for (const auto& [id, write] : in_flight_) stored_[id] = write;
    }
    if (lost || strange) take_what_is_there(**store);
  }

  void take_what_is_there(Store& store) {
    for (auto one = stored_.begin(); one != stored_.end();) {
      const std::optional<TableRow> row = value_of(store.table(one->first));
      if (row) one->second.row = *row;
      one = row ? std::next(one) : stored_.erase(one);
    }
  }

  bool in_order() {
    std::string verdict;
    return guarded([&] {
             SqliteDatabase database(options());
             database.query("PRAGMA integrity_check", {},
                            [&verdict](const SqlRow& row) { verdict += row.text(0); });
           }) &&
           verdict == "ok";
  }

  LossyDisk disk_;
  std::mt19937 random_;
  std::string synchronous_;
  std::map<std::string, TableWrite> stored_;
  std::map<std::string, TableWrite> in_flight_;
  Toll toll_;
};

Toll suffer(const std::string& synchronous, int disks, int cuts) {
  Toll sum;
  for (int i = 0; i < disks; ++i) {
    const Toll one = Ordeal(synchronous, static_cast<std::uint32_t>(i)).run(cuts);
    sum.cuts += one.cuts;
    sum.batches += one.batches;
    sum.lost += one.lost;
    sum.torn += one.torn;
    sum.damaged += one.damaged;
  }
  return sum;
}

TEST(PowerCut, No_acknowledged_write_is_lost_and_no_batch_is_torn) {
  const int runs = conformance::soaking() ? 60 : 20;
  const Toll toll = suffer("FULL", runs, 10);
  EXPECT_EQ(toll.cuts, 10 * runs);
  EXPECT_GT(toll.batches, 50 * runs);
  EXPECT_EQ(toll.lost, 0);
  EXPECT_EQ(toll.torn, 0);
  EXPECT_EQ(toll.damaged, 0);
}

// The test has teeth: with less syncing it finds what is lost then.
TEST(PowerCut, Without_a_sync_at_each_commit_writes_are_lost) {
  const Toll normal = suffer("NORMAL", 10, 10);
  EXPECT_GT(normal.lost, 10);
  EXPECT_EQ(normal.damaged, 0);  // SQLite promises that much
  const Toll off = suffer("OFF", 10, 10);
  EXPECT_GT(off.lost + off.damaged, 5);
  EXPECT_GT(off.damaged, 0);
}

}  // namespace
}  // namespace townsmith::store
