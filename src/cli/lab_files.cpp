#include "cli/lab_files.h"

#include <fmt/format.h>

#include "cli/files.h"
#include "core/content.h"
#include "lab/report.h"

namespace townsmith::cli {

std::string run_file(const std::string& folder) { return folder + "/run.json"; }

Result<lab::Run> read_run(const std::string& folder) {
  TRY(const auto text, read_file(run_file(folder)));
  TRY(const auto value, parse_json(text, false));
  return lab::run_from(value);
}

Result<> write_run(const std::string& folder, const lab::Run& run) {
  TRY(make_folder_for(run_file(folder)));
  return write_file(run_file(folder), json::serialize(lab::to_json(run)) + "\n");
}

Result<> write_report(const std::string& folder, const lab::Findings& found) {
  auto files = lab::report_tables(found);
  files["report.html"] = lab::report_page(found);
  files["report.json"] = json::serialize(lab::report_data(found)) + "\n";
  for (const auto& [name, text] : files) {
    TRY(write_file(fmt::format("{}/{}", folder, name), text));
  }
  return {};
}

}  // namespace townsmith::cli
