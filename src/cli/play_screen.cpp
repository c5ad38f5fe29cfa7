#include <fmt/format.h>

#include <memory>
#include <span>

#include "cli/screen_client.h"

namespace townsmith::cli {
namespace {

/// What stays on the terminal when the screen is gone.
void say_goodbye(const Session& session) {
  if (!session.table().over()) return print_where_saved(session);
  for (const std::string& line :
       news(session, std::span(session.log()).last(1), Viewer::spectator())) {
    fmt::print("{}\n", line);
  }
  fmt::print("{}\n", session.say(say("record-file", {{"file", session.save_file()}})));
}

}  // namespace

Result<> play_on_screen(Session& session, std::atomic<bool>& interrupted) {
  std::unique_ptr<Terminal> terminal = Terminal::open();
  if (!terminal) return play_in_lines(session);
  ScreenClient client(session, *terminal);
  client.run();
  if (client.interrupted()) interrupted = true;
  terminal.reset();
  say_goodbye(session);
  return {};
}

}  // namespace townsmith::cli
