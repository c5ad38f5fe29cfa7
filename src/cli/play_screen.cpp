#include <fmt/format.h>

#include <memory>

#include "cli/saves.h"
#include "cli/screen_client.h"

namespace townsmith::cli {
namespace {

/// What stays on the terminal when the screen is gone.
void say_goodbye(const Session& session) {
  if (session.table().over()) {
    if (!session.log().empty()) fmt::print("{}\n", sentence(session, session.log().back()));
    fmt::print("The record is in {}.\n", session.save_file());
    return;
  }
  fmt::print("Saved in {}.\nResume with: {}\n", session.save_file(),
             resume_command(session.game().info().name, session.save_file()));
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
