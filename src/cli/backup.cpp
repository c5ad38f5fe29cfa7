#include <fmt/format.h>

#include <optional>

#include "cli/commands.h"
#include "cli/progress.h"
#include "store/store.h"

namespace townsmith::cli {

Result<> backup(const Context& /*context*/, const BackupArgs& args) {
  TRY(const std::string from, store_of(args.from));
  std::optional<Progress> progress;
  const auto show = [&progress](std::int64_t done, std::int64_t total) {
    if (!progress) progress.emplace("rows", static_cast<std::uint64_t>(total));
    progress->show(static_cast<std::uint64_t>(done));
  };
  const Result<store::StoreContents> contents =
      args.to.empty() ? store::check_store(from, show) : store::copy_store(from, args.to, show);
  const double seconds = progress ? progress->seconds() : 0;
  progress.reset();
  TRY(contents);
  fmt::print("{} rows {} in {:.1f} s; checksum {:016x}\n",
             grouped(static_cast<std::uint64_t>(contents->rows)),
             args.to.empty() ? "read, all is well," : "copied, read again and compared", seconds,
             contents->checksum);
  return {};
}

}  // namespace townsmith::cli
