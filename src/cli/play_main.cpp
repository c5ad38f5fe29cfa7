// What `make play` starts: the server alone, without the program's other commands, so that it is
// soon built. It takes the options of `townsmith serve`.
#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "cli/serve.h"
#include "games/content_files.h"
#include "games/word_files.h"

namespace townsmith::cli {
namespace {

std::atomic<bool> asked_to_stop = false;

Result<server::Given> read_options(int argc, char** argv) {
  server::Given given;
  for (int i = 1; i < argc; ++i) {
    const std::string text = argv[i];
    const server::Choice* found = nullptr;
    for (const server::Choice& choice : server::choices()) {
      if (text == "--" + choice.name) found = &choice;
    }
    if (found == nullptr) {
      return refuse(Reason::unknown_name,
                    fmt::format("\"{}\" is not an option of `townsmith serve`", text));
    }
    if (found->value.empty()) {
      given[found->name] = {"true"};
    } else if (++i < argc) {
      given[found->name].emplace_back(argv[i]);
    } else {
      return refuse(Reason::bad_syntax, fmt::format("{} needs a value", text));
    }
  }
  return given;
}

Result<> play(int argc, char** argv) {
  ServeArgs args;
  TRY(args.given, read_options(argc, argv));
  return serve(bots::all_games(), built_in_content(), args, asked_to_stop);
}

}  // namespace
}  // namespace townsmith::cli

int main(int argc, char** argv) {
  using namespace townsmith;
  const auto stop = [](int) {
    if (cli::asked_to_stop.exchange(true)) std::_Exit(130);
  };
  std::signal(SIGINT, stop);
  std::signal(SIGTERM, stop);
  const Result<> played = cli::play(argc, argv);
  if (played) return 0;
  fmt::print(stderr, "townsmith: {}\n", built_in_english().say(played.error().text));
  return 1;
}
