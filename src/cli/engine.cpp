// `townsmith engine`: lines in, lines out.
#include "engine/engine.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <random>
#include <string>

#include "cli/commands.h"
#include "cli/lab.h"
#include "lab/threads.h"

namespace townsmith::cli {
namespace {

/// Calls `use` with every line of standard input, until it ends or it is told to stop.
template <class Use>
void each_line(const std::atomic<bool>& stop, Use&& use) {
  constexpr std::size_t max_bytes = std::size_t{8} << 20U;  // of a line; the rest would be refused
  std::string text;
  std::array<char, 65536> bytes;
  while (!stop) {
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    if (::poll(&input, 1, 100) <= 0) continue;
    const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    std::size_t begin = 0;
    const std::string_view more(bytes.data(), static_cast<std::size_t>(got));
    for (std::size_t end = more.find('\n'); end != more.npos; end = more.find('\n', begin)) {
      text += more.substr(begin, end - begin);
      use(text);
      text.clear();
      begin = end + 1;
    }
    if (text.size() < max_bytes) text += more.substr(begin);
  }
  if (!text.empty() && !stop) use(text);
}

}  // namespace

Result<> engine(const Context& context, const EngineArgs& args) {
  const auto say = [](const std::string& line) {
    (void)std::fwrite(line.data(), 1, line.size(), stdout);
    (void)std::fputc('\n', stdout);
    (void)std::fflush(stdout);
  };
  std::random_device device;
  const std::uint64_t seed = args.seed ? *args.seed : (std::uint64_t{device()} << 32U) | device();
  engine::Engine engine(context.catalogue, context.content, TOWNSMITH_VERSION, seed,
                        lab::threads_of(args.threads), say);
  each_line(context.stop, [&engine](const std::string& line) { engine.receive(line); });
  if (context.stop) engine.stop();
  engine.finish();
  return {};
}

}  // namespace townsmith::cli
