#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "core/replay.h"
#include "fair/committed_seed.h"

namespace townsmith::cli {

Result<> verify(const Context& context, const VerifyArgs& args) {
  TRY(const Record record, read_record(args.file, args.number));
  TRY(const OpenedGame opened, open_game(context, record));
  TRY(replay(*opened.game, record));
  fmt::print("Every move is legal, and the result is what the moves lead to.\n");
  TRY(const std::size_t draws, fair::verify(record, args.kept));
  std::size_t shares = 0;
  for (const std::string& share : record.shares) shares += share.empty() ? 0 : 1;
  fmt::print(
      "The seed is the one that was committed to, and all {} draws follow from it and from what {} "
      "player{} added.\n",
      draws, shares, shares == 1 ? "" : "s");
  if (shares == 0) {
    fmt::print("Nobody added anything to the seed: who made it could have chosen it.\n");
  } else if (args.kept.commitment.empty()) {
    fmt::print(
        "The commitment is the record's own, {}: whether it was that before the game, only those "
        "who saw it then can tell (--commitment).\n",
        record.commitment);
  } else {
    fmt::print("The commitment is the one you kept from before the game.\n");
  }
  if (!args.kept.share.empty()) fmt::print("What you added is in it.\n");
  return {};
}

}  // namespace townsmith::cli
