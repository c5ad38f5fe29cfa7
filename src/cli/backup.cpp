#include <fmt/format.h>

#include <optional>

#include "cli/commands.h"
#include "cli/progress.h"
#include "store/store.h"

namespace townsmith::cli {

Result<> backup(const Context& /*context*/, const BackupArgs& args) {
  std::optional<Progress> progress;
  const Result<std::int64_t> rows =
      store::copy_store(args.from, args.to, [&progress](std::int64_t done, std::int64_t total) {
        if (!progress) progress.emplace("rows", static_cast<std::uint64_t>(total));
        progress->show(static_cast<std::uint64_t>(done));
      });
  const double seconds = progress ? progress->seconds() : 0;
  progress.reset();
  TRY(rows);
  fmt::print("{} rows copied in {:.1f} s\n", grouped(static_cast<std::uint64_t>(*rows)), seconds);
  return {};
}

}  // namespace townsmith::cli
