#include "external/guard.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

// Everything here is safe to call in a fork: no allocation, no locks, no streams.
namespace townsmith::external {
namespace {

constexpr int parent_socket = 3;
constexpr int look_every = 100;  // milliseconds
constexpr int max_seen = 16384;

/// This process, then everything that descends from it.
std::array<pid_t, max_seen> seen;
int seen_count = 0;

struct Path {
  std::array<char, 96> text{};
  std::size_t size = 0;

  Path& operator<<(const char* part) {
    while (*part != '\0' && size + 1 < text.size()) text[size++] = *part++;
    return *this;
  }
  Path& operator<<(long number) {
    std::array<char, 24> digits{};
    std::size_t at = digits.size() - 1;
    do {
      digits[--at] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number > 0);
    return *this << digits.data() + at;
  }
};

/// Calls `use` with every number in a file of /proc; a word that is not a number ends it.
template <class Use>
void numbers_in(const Path& path, Use&& use) {
  const int file = ::open(path.text.data(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  std::array<char, 4096> text;
  long number = -1;
  ssize_t got = 0;
  while ((got = ::read(file, text.data(), text.size())) > 0) {
    for (ssize_t i = 0; i < got; ++i) {
      const char c = text[static_cast<std::size_t>(i)];
      if (c >= '0' && c <= '9') {
        number = (number < 0 ? 0 : number * 10) + (c - '0');
      } else if (number >= 0) {
        use(number);
        number = -1;
      }
    }
  }
  if (number >= 0) use(number);
  ::close(file);
}

/// What the threads of a process have started.
void note_children_of(pid_t pid) {
  Path threads;
  threads << "/proc/" << pid << "/task";
  const int folder = ::open(threads.text.data(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  alignas(16) std::array<char, 4096> entries;
  for (;;) {
    const long got = ::syscall(SYS_getdents64, folder, entries.data(), entries.size());
    if (got <= 0) break;
    for (long at = 0; at < got;) {
      const auto* entry = reinterpret_cast<const dirent64*>(entries.data() + at);
      at += entry->d_reclen;
      if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
      Path children = threads;
      children << "/" << entry->d_name << "/children";
      numbers_in(children, [](long child) {
        if (seen_count < max_seen) {
          seen[static_cast<std::size_t>(seen_count++)] = static_cast<pid_t>(child);
        }
      });
    }
  }
  ::close(folder);
}

void look_around() {
  seen[0] = ::getpid();
  seen_count = 1;
  for (int i = 0; i < seen_count; ++i) note_children_of(seen[static_cast<std::size_t>(i)]);
}

std::size_t memory_of(pid_t pid) {
  Path path;
  path << "/proc/" << pid << "/statm";
  std::size_t pages = 0;
  int place = 0;
  numbers_in(path, [&](long number) {
    if (place++ == 1) pages = static_cast<std::size_t>(number);
  });
  return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// Kills until nothing is left. What a killed process had started comes here and is next.
void end_everything(pid_t main) {
  constexpr int max_tries = 5000;
  ::kill(-main, SIGKILL);
  for (int i = 0; i < max_tries; ++i) {
    look_around();
    for (int one = 1; one < seen_count; ++one) {
      ::kill(seen[static_cast<std::size_t>(one)], SIGKILL);
    }
    pid_t gone = 0;
    do {
      gone = ::waitpid(-1, nullptr, WNOHANG);
    } while (gone > 0);
    if (gone < 0 && errno == ECHILD) return;
    (void)::poll(nullptr, 0, 2);
  }
}

void forget_signals() {
  for (const int one : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGCHLD, SIGUSR1, SIGUSR2}) {
    (void)std::signal(one, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  (void)::sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// The four descriptors become 0 to 3, and no other stays open.
void take_descriptors(const Guarded& guarded) {
  std::array<int, 4> high = {guarded.input, guarded.output, guarded.errors, guarded.parent};
  for (int& one : high) one = ::fcntl(one, F_DUPFD, 16);
  for (int i = 0; i < 4; ++i) (void)::dup2(high[static_cast<std::size_t>(i)], i);
  if (::syscall(SYS_close_range, 4U, ~0U, 0U) != 0) {
    for (int i = 4; i < 65536; ++i) ::close(i);
  }
}

[[noreturn]] void become(const Guarded& guarded) {
  (void)::setpgid(0, 0);
  const auto limit = [](int what, rlim_t max) {
    const rlimit both = {max, max};
    (void)::setrlimit(static_cast<__rlimit_resource>(what), &both);
  };
  // Address space is more than memory: what is used is looked at, this is only the last resort.
  if (guarded.memory > 0) limit(RLIMIT_AS, guarded.memory * 4);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, 256);
  ::close(parent_socket);
  ::execl("/bin/sh", "sh", "-c", guarded.command, static_cast<char*>(nullptr));
  ::_exit(127);
}

[[noreturn]] void finish(pid_t main, Ended ended) {
  end_everything(main);
  (void)::send(parent_socket, &ended, sizeof(ended), MSG_NOSIGNAL);
  ::_exit(0);
}

bool over_limit(const Guarded& guarded, Ended& ended) {
  look_around();
  std::size_t bytes = 0;
  for (int i = 1; i < seen_count; ++i) bytes += memory_of(seen[static_cast<std::size_t>(i)]);
  if (guarded.memory > 0 && bytes > guarded.memory) ended.how = Ended::How::memory;
  // Not counted: this process, the shell that the command was given to, the program itself.
  if (seen_count > guarded.children + 3) ended.how = Ended::How::children;
  return ended.how != Ended::How::exited;
}

}  // namespace

void guard(const Guarded& guarded) {
  forget_signals();
  // Not of the terminal's foreground: Ctrl-C is for the parent, which then ends this.
  (void)::setpgid(0, 0);
  take_descriptors(guarded);
  (void)::prctl(PR_SET_CHILD_SUBREAPER, 1);
  const pid_t main = ::fork();
  if (main == 0) become(guarded);
  for (const int one : {0, 1, 2}) ::close(one);
  if (main < 0) ::_exit(1);
  (void)::setpgid(main, main);
  for (;;) {
    pollfd parent = {parent_socket, POLLIN, 0};
    const bool told = ::poll(&parent, 1, look_every) > 0;
    Ended ended;
    for (;;) {
      int status = 0;
      const pid_t gone = ::waitpid(-1, &status, WNOHANG);
      if (gone <= 0) break;
      if (gone != main) continue;
      if (WIFSIGNALED(status)) ended = {Ended::How::killed, WTERMSIG(status)};
      if (WIFEXITED(status)) ended = {Ended::How::exited, WEXITSTATUS(status)};
      finish(main, ended);
    }
    if (told || over_limit(guarded, ended)) finish(main, ended);
  }
}

}  // namespace townsmith::external
