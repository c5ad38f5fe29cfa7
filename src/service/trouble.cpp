#include "service/trouble.h"

#include <string>
#include <utility>

#include "games/word_files.h"

namespace townsmith::service {
namespace {

constexpr std::string_view read_advice =
    "tables cannot be opened until this is mended: look whether the store is still there, whether "
    "the server may read it, and whether PostgreSQL runs and can be reached";

}  // namespace

Problem internal_error() { return {Reason::io_error, say("townsmith", "mishap")}; }
Problem not_stored() { return {Reason::io_error, say("townsmith", "not-stored")}; }

TroubleReporter::TroubleReporter(Report report, Clock clock)
    : report_(std::move(report)), clock_(std::move(clock)) {}

void TroubleReporter::report(const Trouble& trouble) {
  const std::string cause = std::string(trouble.what) + ' ' + std::string(trouble.why);
  if (report_ && reports_.allow(cause, clock_())) report_(trouble);
}

void TroubleReporter::note_internal_error(std::string_view why) {
  ++internal_errors_;
  report(
      {"internal error", why, "please report it; the server keeps running without what was asked"});
}

Problem TroubleReporter::unreadable(const Problem& why) {
  if (why.reason != Reason::io_error) return why;
  report({"the store cannot be read", built_in_english().say(why.text), read_advice});
  return {Reason::io_error, say("townsmith", "not-readable")};
}

}  // namespace townsmith::service
