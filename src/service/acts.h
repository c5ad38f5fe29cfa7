#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/store.h"

/// What a host or a moderator does, as it is stored: the deed itself, a line of the log, and what
/// the running servers have to do about it. The page and `townsmith admin` do the same.
namespace townsmith::service::acts {

using Writes = std::vector<store::Write>;

/// Who does it, when and why.
struct By {
  std::string person = {};  ///< "" for the host
  store::Time at = 0;
  std::string why = {};
};

/// The sanction says whom it is about and until when it holds; the rest follows.
Writes sanction(store::Sanction what, const By& by);
/// A ban for everybody who is connected from where the person is, whichever server that is.
Writes ban_where_connected(const std::string& person, store::Time until, const By& by);
Writes lift(const store::Sanction& what, const By& by);
Writes delete_line(const std::string& table, std::int64_t line, const By& by);
Writes settle(std::int64_t report, const By& by);
/// What was not in the gallery is not put there by others than its maker: only what was taken out
/// of it, or removed, comes back.
Result<Writes> set_pack(const store::PackRow& pack, store::PackState state, const By& by);
Writes name_moderator(const std::string& person, bool on, const By& by);

/// The argument of the order that ban_where_connected() leads to.
struct BanHere {
  std::string person;
  store::Time until = 0;
  By by;
};
Result<BanHere> read_ban_here(const std::string& argument);
/// The argument of the order that delete_line() leads to.
struct Line {
  std::string table;
  std::int64_t line = 0;
};
Result<Line> read_line(const std::string& argument);

}  // namespace townsmith::service::acts
