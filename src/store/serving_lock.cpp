#include "store/serving_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "store/open.h"

namespace townsmith::store {
namespace {

/// The process that has the lock, as it noted itself; "" if it did not.
std::string holder_in(int file) {
  std::array<char, 32> text{};
  const ssize_t size = ::pread(file, text.data(), text.size(), 0);
  const std::string number(text.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  return number.empty() ? number : fmt::format(" (process {})", number);
}

}  // namespace

Result<ServingLock> ServingLock::take(const std::string& url) {
  const std::string file = sqlite_file(url);
  if (file.empty()) return ServingLock();
  // Not the store itself: closing it would end SQLite's own locks.
  std::error_code wrong;
  const auto whole = std::filesystem::weakly_canonical(file, wrong);
  const std::string name = (wrong ? file : whole.string()) + ".lock";
  ServingLock lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (lock.file_ < 0) {
    return refuse(Reason::io_error, fmt::format("cannot open {}: {}", name, std::strerror(errno)));
  }
  if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
    return refuse(Reason::io_error,
                  fmt::format("another server{} serves {} already: stop it first, or name another "
                              "file with --db. Several servers can share a PostgreSQL",
                              holder_in(lock.file_), file));
  }
  const std::string number = std::to_string(::getpid());
  (void)!::ftruncate(lock.file_, 0);
  (void)!::pwrite(lock.file_, number.data(), number.size(), 0);
  return lock;
}

ServingLock::~ServingLock() {
  if (file_ >= 0) ::close(file_);
}

ServingLock::ServingLock(ServingLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

ServingLock& ServingLock::operator=(ServingLock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

}  // namespace townsmith::store
