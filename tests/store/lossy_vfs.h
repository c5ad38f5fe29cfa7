#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

struct sqlite3_vfs;

namespace townsmith::store {

/// A disk for SQLite that keeps its promises and no more: what was not synced may be gone when the
/// power was cut. It is in memory, and SQLite finds it as a VFS of this name. While the power is
/// off everything fails; files that were open then stay dead.
class LossyDisk {
 public:
  explicit LossyDisk(std::string name);
  ~LossyDisk();
  LossyDisk(const LossyDisk&) = delete;
  LossyDisk& operator=(const LossyDisk&) = delete;

  void cut_power();
  /// Cuts it in the middle of the n-th change from now on: a write, a sync, a file made, ...
  void cut_power_after(int changes);
  bool is_off() const;

  /// What was not synced survives, sector by sector and change by change, with this chance: 0 is a
  /// disk that had done nothing on its own account.
  void restore_power(double survival, std::uint32_t seed);

  /// How many changes there were since it was made.
  int changes() const;

 private:
  friend struct LossyFile;
  struct Node;
  struct Change;
  struct Entry;
  using Folder = std::map<std::string, std::shared_ptr<Node>>;
  friend struct LossyVfs;

  /// Counts a change; false if the power is off, or goes off with it.
  bool step();
  void sync_folder();

  std::string name_;
  std::unique_ptr<sqlite3_vfs> vfs_;
  mutable std::mutex mutex_;
  Folder now_;
  Folder durable_;
  std::vector<Entry> unsynced_entries_;
  int changes_ = 0;
  int cut_at_ = 0;
  int generation_ = 0;
  bool off_ = false;
};

}  // namespace townsmith::store
