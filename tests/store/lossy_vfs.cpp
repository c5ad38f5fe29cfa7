#include "store/lossy_vfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <random>
#include <stdexcept>

namespace townsmith::store {
namespace {

constexpr std::size_t sector = 512;  // what a disk writes whole or not at all

}  // namespace

/// A change to a file's content that is not on the disk for sure.
struct LossyDisk::Change {
  std::size_t offset = 0;
  std::string bytes = {};
  bool truncates = false;  ///< to `offset`

  void apply(std::string& content) const {
    if (truncates) {
      content.resize(offset);
      return;
    }
    content.resize(std::max(content.size(), offset + bytes.size()));
    content.replace(offset, bytes.size(), bytes);
  }
};

/// A change to the folder that is not on the disk for sure; without a node the name goes.
struct LossyDisk::Entry {
  std::string name;
  std::shared_ptr<Node> node;

  void apply(Folder& folder) const {
    if (node != nullptr) {
      folder[name] = node;
    } else {
      folder.erase(name);
    }
  }
};

struct LossyDisk::Node {
  std::string content;
  std::string durable;
  std::vector<Change> unsynced;

  // Locks of the connections that have it open, and the memory they share.
  int readers = 0;
  const void* reserved = nullptr;
  const void* pending = nullptr;
  std::vector<std::unique_ptr<std::array<char, 32768>>> shared;
  std::array<int, SQLITE_SHM_NLOCK> shared_locks{};
  std::array<bool, SQLITE_SHM_NLOCK> exclusive_locks{};
  int mapped = 0;
};

/// An open file, as SQLite holds it.
struct LossyFile {
  sqlite3_file base;
  struct State {
    LossyDisk* disk;
    std::shared_ptr<LossyDisk::Node> node;
    std::string name;
    int generation;
    bool syncs_folder;  ///< as SQLite's own files do when they make a journal
    bool temporary;
    bool mapped = false;
    int lock = SQLITE_LOCK_NONE;
  };
  State* state;

  static State& of(sqlite3_file* file) { return *reinterpret_cast<LossyFile*>(file)->state; }
  static bool dead(const State& state) {
    return state.disk->off_ || state.generation != state.disk->generation_;
  }

  static int close(sqlite3_file* file) {
    unlock(file, SQLITE_LOCK_NONE);
    shm_unmap(file, 0);
    auto* self = reinterpret_cast<LossyFile*>(file);
    delete self->state;
    self->state = nullptr;
    return SQLITE_OK;
  }

  static int read(sqlite3_file* file, void* buffer, int amount, sqlite3_int64 offset) {
    State& state = of(file);
    const std::lock_guard lock(state.disk->mutex_);
    if (dead(state)) return SQLITE_IOERR_READ;
    const std::string& content = state.node->content;
    const auto start = std::min(static_cast<std::size_t>(offset), content.size());
    const auto wanted = static_cast<std::size_t>(amount);
    const std::size_t there = std::min(wanted, content.size() - start);
    std::memcpy(buffer, content.data() + start, there);
    if (there == wanted) return SQLITE_OK;
    std::memset(static_cast<char*>(buffer) + there, 0, wanted - there);
    return SQLITE_IOERR_SHORT_READ;
  }

  static int change(State& state, LossyDisk::Change change) {
    if (dead(state)) return SQLITE_IOERR_WRITE;
    const bool done = state.disk->step();
    change.apply(state.node->content);
    state.node->unsynced.push_back(std::move(change));
    return done ? SQLITE_OK : SQLITE_IOERR_WRITE;
  }

  static int write(sqlite3_file* file, const void* buffer, int amount, sqlite3_int64 offset) {
    State& state = of(file);
    const std::lock_guard lock(state.disk->mutex_);
    return change(state, {.offset = static_cast<std::size_t>(offset),
                          .bytes = std::string(static_cast<const char*>(buffer),
                                               static_cast<std::size_t>(amount))});
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    State& state = of(file);
    const std::lock_guard lock(state.disk->mutex_);
    return change(state, {.offset = static_cast<std::size_t>(size), .truncates = true});
  }

  static int sync(sqlite3_file* file, int /*flags*/) {
    State& state = of(file);
    const std::lock_guard lock(state.disk->mutex_);
    if (dead(state) || !state.disk->step()) return SQLITE_IOERR_FSYNC;
    state.node->durable = state.node->content;
    state.node->unsynced.clear();
    if (std::exchange(state.syncs_folder, false)) state.disk->sync_folder();
    return SQLITE_OK;
  }

  static int file_size(sqlite3_file* file, sqlite3_int64* size) {
    State& state = of(file);
    const std::lock_guard lock(state.disk->mutex_);
    if (dead(state)) return SQLITE_IOERR_FSTAT;
    *size = static_cast<sqlite3_int64>(state.node->content.size());
    return SQLITE_OK;
  }

  static int lock(sqlite3_file* file, int level) {
    State& state = of(file);
    const std::lock_guard guard(state.disk->mutex_);
    LossyDisk::Node& node = *state.node;
    if (dead(state)) return SQLITE_IOERR_LOCK;
    if (state.lock >= level) return SQLITE_OK;
    if (level == SQLITE_LOCK_SHARED) {
      if (node.pending != nullptr) return SQLITE_BUSY;
      ++node.readers;
    } else {
      if (node.reserved != nullptr && node.reserved != &state) return SQLITE_BUSY;
      node.reserved = &state;
      if (level == SQLITE_LOCK_EXCLUSIVE) {
        node.pending = &state;
        state.lock = SQLITE_LOCK_PENDING;
        if (node.readers > 1) return SQLITE_BUSY;
      }
    }
    state.lock = level;
    return SQLITE_OK;
  }

  static int unlock(sqlite3_file* file, int level) {
    State& state = of(file);
    const std::lock_guard guard(state.disk->mutex_);
    LossyDisk::Node& node = *state.node;
    if (state.lock <= level) return SQLITE_OK;
    if (node.reserved == &state) node.reserved = nullptr;
    if (node.pending == &state) node.pending = nullptr;
    if (level == SQLITE_LOCK_NONE) --node.readers;
    state.lock = level;
    return SQLITE_OK;
  }

  static int check_reserved(sqlite3_file* file, int* result) {
    State& state = of(file);
    const std::lock_guard guard(state.disk->mutex_);
    *result = state.node->reserved != nullptr ? 1 : 0;
    return SQLITE_OK;
  }

  static int control(sqlite3_file* /*file*/, int /*what*/, void* /*argument*/) {
    return SQLITE_NOTFOUND;
  }
  static int sector_size(sqlite3_file* /*file*/) { return 4096; }
  static int characteristics(sqlite3_file* /*file*/) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;  // as SQLite takes for granted of ordinary files
  }

  static int shm_map(sqlite3_file* file, int region, int size, int extend, void volatile** memory) {
    State& state = of(file);
    const std::lock_guard guard(state.disk->mutex_);
    LossyDisk::Node& node = *state.node;
    if (dead(state) || size != 32768) return SQLITE_IOERR_SHMMAP;
    if (!std::exchange(state.mapped, true)) ++node.mapped;
    const auto wanted = static_cast<std::size_t>(region) + 1;
    *memory = nullptr;
    if (node.shared.size() < wanted && extend == 0) return SQLITE_OK;
    while (node.shared.size() < wanted) {
      node.shared.push_back(std::make_unique<std::array<char, 32768>>());
    }
    *memory = node.shared[wanted - 1]->data();
    return SQLITE_OK;
  }

  static int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
    State& state = of(file);
    const std::lock_guard guard(state.disk->mutex_);
    LossyDisk::Node& node = *state.node;
    const bool exclusive = (flags & SQLITE_SHM_EXCLUSIVE) != 0;
    const auto each = [&](auto&& function) {
      for (int i = offset; i < offset + count; ++i) function(static_cast<std::size_t>(i));
    };
    if ((flags & SQLITE_SHM_UNLOCK) != 0) {
      each([&](std::size_t i) {
        if (exclusive) {
          node.exclusive_locks[i] = false;
        } else {
          --node.shared_locks[i];
        }
      });
      return SQLITE_OK;
    }
    if (dead(state)) return SQLITE_IOERR_SHMLOCK;
    bool free = true;
    each([&](std::size_t i) {
      if (node.exclusive_locks[i] || (exclusive && node.shared_locks[i] > 0)) free = false;
    });
    if (!free) return SQLITE_BUSY;
    each([&](std::size_t i) {
      if (exclusive) {
        node.exclusive_locks[i] = true;
      } else {
        ++node.shared_locks[i];
      }
    });
    return SQLITE_OK;
  }

  static void shm_barrier(sqlite3_file* /*file*/) {
    std::atomic_thread_fence(std::memory_order_seq_cst);
  }

  static int shm_unmap(sqlite3_file* file, int /*remove*/) {
    State& state = of(file);
    const std::lock_guard guard(state.disk->mutex_);
    if (std::exchange(state.mapped, false) && --state.node->mapped == 0) state.node->shared.clear();
    return SQLITE_OK;
  }
};

/// The disk's own functions, as SQLite calls them.
struct LossyVfs {
  static LossyDisk& of(sqlite3_vfs* vfs) { return *static_cast<LossyDisk*>(vfs->pAppData); }

  static const sqlite3_io_methods* methods() {
    static const sqlite3_io_methods all = [] {
      sqlite3_io_methods m{};
      m.iVersion = 2;
      m.xClose = LossyFile::close;
      m.xRead = LossyFile::read;
      m.xWrite = LossyFile::write;
      m.xTruncate = LossyFile::truncate;
      m.xSync = LossyFile::sync;
      m.xFileSize = LossyFile::file_size;
      m.xLock = LossyFile::lock;
      m.xUnlock = LossyFile::unlock;
      m.xCheckReservedLock = LossyFile::check_reserved;
      m.xFileControl = LossyFile::control;
      m.xSectorSize = LossyFile::sector_size;
      m.xDeviceCharacteristics = LossyFile::characteristics;
      m.xShmMap = LossyFile::shm_map;
      m.xShmLock = LossyFile::shm_lock;
      m.xShmBarrier = LossyFile::shm_barrier;
      m.xShmUnmap = LossyFile::shm_unmap;
      return m;
    }();
    return &all;
  }

  static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags,
                  int* out_flags) {
    LossyDisk& disk = of(vfs);
    const std::lock_guard lock(disk.mutex_);
    file->pMethods = nullptr;
    if (disk.off_) return SQLITE_CANTOPEN;
    std::shared_ptr<LossyDisk::Node> node;
    bool made = false;
    if (name == nullptr) {
      node = std::make_shared<LossyDisk::Node>();
    } else if (const auto known = disk.now_.find(name); known != disk.now_.end()) {
      node = known->second;
    } else if ((flags & SQLITE_OPEN_CREATE) == 0 || !disk.step()) {
      return SQLITE_CANTOPEN;
    } else {
      node = std::make_shared<LossyDisk::Node>();
      disk.unsynced_entries_.push_back({name, node});
      disk.now_[name] = node;
      made = true;
    }
    constexpr int journals = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL;
    file->pMethods = methods();
    reinterpret_cast<LossyFile*>(file)->state =
        new LossyFile::State{.disk = &disk,
                             .node = std::move(node),
                             .name = name == nullptr ? "" : name,
                             .generation = disk.generation_,
                             .syncs_folder = made && (flags & journals) != 0,
                             .temporary = name == nullptr};
    if (out_flags != nullptr) *out_flags = flags;
    return SQLITE_OK;
  }

  static int remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
    LossyDisk& disk = of(vfs);
    const std::lock_guard lock(disk.mutex_);
    if (disk.off_ || !disk.step()) return SQLITE_IOERR_DELETE;
    if (disk.now_.erase(name) == 0) return SQLITE_IOERR_DELETE_NOENT;
    disk.unsynced_entries_.push_back({name, nullptr});
    if (sync_folder != 0) disk.sync_folder();
    return SQLITE_OK;
  }

  static int access(sqlite3_vfs* vfs, const char* name, int /*flags*/, int* result) {
    LossyDisk& disk = of(vfs);
    const std::lock_guard lock(disk.mutex_);
    *result = disk.now_.contains(name) ? 1 : 0;
    return SQLITE_OK;
  }

  static int full_path(sqlite3_vfs* /*vfs*/, const char* name, int size, char* out) {
    sqlite3_snprintf(size, out, "%s", name);
    return SQLITE_OK;
  }
};

LossyDisk::LossyDisk(std::string name)
    : name_(std::move(name)), vfs_(std::make_unique<sqlite3_vfs>(*sqlite3_vfs_find(nullptr))) {
  vfs_->iVersion = 1;
  vfs_->szOsFile = sizeof(LossyFile);
  vfs_->pNext = nullptr;
  vfs_->zName = name_.c_str();
  vfs_->pAppData = this;
  vfs_->xOpen = LossyVfs::open;
  vfs_->xDelete = LossyVfs::remove;
  vfs_->xAccess = LossyVfs::access;
  vfs_->xFullPathname = LossyVfs::full_path;
  if (sqlite3_vfs_register(vfs_.get(), 0) != SQLITE_OK) {
    throw std::runtime_error("SQLite does not take the disk " + name_);
  }
}

LossyDisk::~LossyDisk() { sqlite3_vfs_unregister(vfs_.get()); }

void LossyDisk::cut_power() {
  const std::lock_guard lock(mutex_);
  off_ = true;
}

void LossyDisk::cut_power_after(int changes) {
  const std::lock_guard lock(mutex_);
  cut_at_ = changes_ + changes;
}

bool LossyDisk::is_off() const {
  const std::lock_guard lock(mutex_);
  return off_;
}

int LossyDisk::changes() const {
  const std::lock_guard lock(mutex_);
  return changes_;
}

bool LossyDisk::step() {
  if (++changes_ == cut_at_) off_ = true;
  return !off_;
}

void LossyDisk::sync_folder() {
  for (const Entry& entry : unsynced_entries_) entry.apply(durable_);
  unsynced_entries_.clear();
}

void LossyDisk::restore_power(double survival, std::uint32_t seed) {
  const std::lock_guard lock(mutex_);
  std::mt19937 random(seed);
  const auto survives = [&random, survival] {
    return static_cast<double>(random() % 1'000'000) < survival * 1'000'000;
  };
  Folder all = now_;
  all.insert(durable_.begin(), durable_.end());
  for (const Entry& entry : unsynced_entries_) {
    if (survives()) entry.apply(durable_);
  }
  unsynced_entries_.clear();
  for (const auto& [name, node] : all) {
    for (const Change& change : node->unsynced) {
      if (change.truncates) {
        if (survives()) change.apply(node->durable);
        continue;
      }
      const std::size_t end = change.offset + change.bytes.size();
      for (std::size_t at = change.offset; at < end;) {
        const std::size_t next = std::min(end, (at / sector + 1) * sector);
        if (survives()) {
          Change{.offset = at, .bytes = change.bytes.substr(at - change.offset, next - at)}.apply(
              node->durable);
        }
        at = next;
      }
    }
  }
  now_.clear();
  for (auto& [name, node] : durable_) {
    auto again = std::make_shared<Node>();
    again->content = again->durable = node->durable;
    node = again;
    now_[name] = again;
  }
  ++generation_;
  cut_at_ = 0;
  off_ = false;
}

}  // namespace townsmith::store
