#include "external/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

namespace townsmith::external {
namespace {

constexpr std::size_t max_last_words = 300;

void close_one(int& file) {
  if (file >= 0) ::close(file);
  file = -1;
}

void never_wait(int file) { (void)::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK); }

int milliseconds_until(Clock::time_point end) {
  const auto left = std::chrono::ceil<Milliseconds>(end - Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1 << 30));
}

/// Writing to a program that has gone must not end this one.
ssize_t write_quietly(int file, const char* data, std::size_t size) {
  sigset_t pipe;
  sigset_t before;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  ::pthread_sigmask(SIG_BLOCK, &pipe, &before);
  const ssize_t done = ::write(file, data, size);
  const int error = errno;
  if (done < 0 && error == EPIPE) {
    const timespec now = {0, 0};
    (void)::sigtimedwait(&pipe, nullptr, &now);
  }
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = error;
  return done;
}

std::string words_of(const Ended& ended) {
  switch (ended.how) {
    case Ended::How::exited: return fmt::format("it ended with exit status {}", ended.number);
    case Ended::How::killed: return fmt::format("it was ended by signal {}", ended.number);
    case Ended::How::memory: return "it used more memory than it may";
    case Ended::How::children: return "it started more programs than it may";
  }
  return {};
}

}  // namespace

std::unique_ptr<Process> Process::start(const std::string& command, const Limits& limits, Log log) {
  std::array<int, 2> in = {-1, -1};
  std::array<int, 2> out = {-1, -1};
  std::array<int, 2> errors = {-1, -1};
  std::array<int, 2> parent = {-1, -1};
  const auto close_all = [&] {
    for (auto* pair : {&in, &out, &errors, &parent}) {
      for (int& one : *pair) close_one(one);
    }
  };
  if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0 ||
      ::pipe2(errors.data(), O_CLOEXEC) != 0 ||
      ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, parent.data()) != 0) {
    close_all();
    return nullptr;
  }
  const Guarded guarded = {in[0],           out[1],        errors[1],      parent[1],
                           command.c_str(), limits.memory, limits.children};
  const pid_t pid = ::fork();
  if (pid == 0) guard(guarded);
  if (pid < 0) {
    close_all();
    return nullptr;
  }
  std::unique_ptr<Process> process(new Process(limits, std::move(log)));
  process->guard_ = pid;
  process->input_ = std::exchange(in[1], -1);
  process->output_ = std::exchange(out[0], -1);
  process->errors_ = std::exchange(errors[0], -1);
  process->guard_socket_ = std::exchange(parent[0], -1);
  close_all();
  for (const int file : {process->input_, process->output_, process->errors_}) never_wait(file);
  return process;
}

Process::~Process() {
  if (guard_ < 0) return;
  close_one(input_);
  const Clock::time_point end = Clock::now() + limits_.leave;
  std::array<pollfd, 3> files;
  // The guard's end of the socket is closed when everything has ended.
  do {
    files = {{{output_, POLLIN, 0}, {errors_, POLLIN, 0}, {guard_socket_, POLLIN, 0}}};
    if (::poll(files.data(), files.size(), milliseconds_until(end)) <= 0) break;
    said_.clear();
    if (files[0].revents != 0 && !read_some()) close_one(output_);
    if (files[1].revents != 0) read_errors();
  } while (files[2].revents == 0 && Clock::now() < end);
  kill();
}

void Process::kill() {
  if (guard_ >= 0) (void)wait_for_end();
  close_pipes();
}

void Process::close_pipes() {
  for (int* file : {&input_, &output_, &errors_, &guard_socket_}) close_one(*file);
}

/// Ends it if it has not ended, and tells how it did.
Ended Process::wait_for_end() {
  (void)::shutdown(guard_socket_, SHUT_WR);
  Ended ended;
  char* const bytes = reinterpret_cast<char*>(&ended);
  std::size_t got = 0;
  while (got < sizeof(ended)) {
    const ssize_t more = ::read(guard_socket_, bytes + got, sizeof(ended) - got);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) break;
    got += static_cast<std::size_t>(more);
  }
  while (::waitpid(guard_, nullptr, 0) < 0 && errno == EINTR) {
  }
  guard_ = -1;
  return got == sizeof(ended) ? ended : Ended{Ended::How::killed, SIGKILL};
}

/// False when it does not read any more.
bool Process::write_some(std::string_view& rest) {
  const ssize_t done = write_quietly(input_, rest.data(), rest.size());
  if (done < 0) return errno == EAGAIN || errno == EINTR;
  rest.remove_prefix(static_cast<std::size_t>(done));
  return true;
}

/// False when its output has ended.
bool Process::read_some() {
  std::array<char, 16384> bytes;
  const ssize_t got = ::read(output_, bytes.data(), bytes.size());
  if (got < 0) return errno == EAGAIN || errno == EINTR;
  said_.append(bytes.data(), static_cast<std::size_t>(got));
  return got > 0;
}

void Process::read_errors() {
  std::array<char, 4096> bytes;
  ssize_t got = 0;
  // Not for ever: whoever writes without end is read a little at a time.
  for (int i = 0; i < 16 && (got = ::read(errors_, bytes.data(), bytes.size())) > 0; ++i) {
    const std::string_view text(bytes.data(), static_cast<std::size_t>(got));
    if (log_) log_(text);
    last_words_ += text;
    if (last_words_.size() > max_last_words) {
      last_words_.erase(0, last_words_.size() - max_last_words);
    }
  }
  if (got == 0) close_one(errors_);
}

Failure Process::failure(std::string why, std::string detail) {
  kill();
  const std::size_t end = last_words_.find_last_not_of("\r\n ");
  last_words_.resize(end == std::string::npos ? 0 : end + 1);
  return {std::move(why), std::move(detail)};
}

/// It has ended though it was not told to.
Failure Process::ending() {
  // What it said last may still be on its way.
  const Clock::time_point end = Clock::now() + Milliseconds(200);
  while (errors_ >= 0 && Clock::now() < end) {
    pollfd file = {errors_, POLLIN, 0};
    if (::poll(&file, 1, milliseconds_until(end)) <= 0) break;
    read_errors();
  }
  // An output that is closed is not the end yet: the guard says why, if it knows.
  pollfd told = {guard_socket_, POLLIN, 0};
  const bool by_itself = ::poll(&told, 1, 500) > 0;
  const Ended ended = wait_for_end();
  if (!by_itself) return failure("crashed", "it closed its output");
  const std::string why = ended.how == Ended::How::memory     ? "memory"
                          : ended.how == Ended::How::children ? "children"
                                                              : "crashed";
  return failure(why, words_of(ended));
}

tl::expected<std::string, Failure> Process::talk(std::string_view line, Milliseconds time,
                                                 int stop) {
  if (guard_ < 0) return tl::unexpected(Failure{"crashed", "it has ended"});
  // Whatever it said before it was asked is the answer to something else.
  (void)read_some();
  if (!said_.empty()) {
    return tl::unexpected(failure("flooded", "it said something before it was asked"));
  }
  const Clock::time_point end = Clock::now() + time;
  std::string_view rest = line;
  for (;;) {
    std::array<pollfd, 5> files = {{{output_, POLLIN, 0},
                                    {errors_, POLLIN, 0},
                                    {guard_socket_, POLLIN, 0},
                                    {rest.empty() ? -1 : input_, POLLOUT, 0},
                                    {stop, POLLIN, 0}}};
    const int ready = ::poll(files.data(), files.size(), milliseconds_until(end));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) {
      return tl::unexpected(
          failure("stalled", fmt::format("it did not answer within {:g} s",
                                         std::chrono::duration<double>(time).count())));
    }
    if (files[4].revents != 0)
      return tl::unexpected(failure("interrupted", "nobody waits for it any more"));
    if (files[1].revents != 0) read_errors();
    if (files[0].revents != 0) {
      const bool open = read_some();
      const std::size_t newline = said_.find('\n');
      if (newline != std::string::npos && newline <= limits_.line) {
        if (newline + 1 < said_.size()) {
          return tl::unexpected(failure("flooded", "it said more than one line"));
        }
        return std::exchange(said_, {}).substr(0, newline);
      }
      if (said_.size() > limits_.line) {
        return tl::unexpected(
            failure("flooded", fmt::format("its answer has more than {} bytes", limits_.line)));
      }
      if (!open) return tl::unexpected(ending());
    }
    if (files[2].revents != 0) return tl::unexpected(ending());
    if (files[3].revents != 0 && !write_some(rest)) return tl::unexpected(ending());
    if (Clock::now() >= end) {
      return tl::unexpected(
          failure("stalled", fmt::format("it did not answer within {:g} s",
                                         std::chrono::duration<double>(time).count())));
    }
  }
}

}  // namespace townsmith::external
