// The protocol as data: for those who write clients, and for the files of this project that are
// made from it.
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "protocol/describe.h"

namespace townsmith::cli {
Result<> print_protocol(const Context& /*context*/, const ProtocolArgs& args) {
  const std::string& project = args.project;
  if (project.empty()) {
    fmt::print("{}\n", json::serialize(protocol::json_schemas()));
    return {};
  }
  for (const auto& [name, text] : protocol::generated_files()) {
    TRY(write_file(project + "/" + name, text));
  }
  for (const std::string& name : protocol::documents_with_tables()) {
    const std::string document = project + "/" + name;
    TRY(const std::string before, read_file(document));
    TRY(write_file(document, protocol::with_tables(before)));
  }
  return {};
}

}  // namespace townsmith::cli
