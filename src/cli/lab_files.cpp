#include "cli/lab_files.h"

#include <fmt/format.h>

#include "cli/files.h"
#include "core/content.h"
#include "lab/report.h"

namespace townsmith::cli {

std::string run_file(const std::string& folder) { return folder + "/run.json"; }

Result<lab::Run> read_run(const std::string& folder) {
  const auto text = read_file(run_file(folder));
  if (!text) return tl::unexpected(text.error());
  const auto value = parse_json(*text, false);
  if (!value) return tl::unexpected(value.error());
  return lab::run_from(*value);
}

Result<> write_run(const std::string& folder, const lab::Run& run) {
  if (const auto made = make_folder_for(run_file(folder)); !made) return made;
  return write_file(run_file(folder), json::serialize(lab::to_json(run)) + "\n");
}

Result<> write_report(const std::string& folder, const lab::Run& run, const GameInfo& info) {
  const lab::Findings found = lab::find(run, info);
  auto files = lab::report_tables(found);
  files["report.html"] = lab::report_page(found);
  files["report.json"] = json::serialize(lab::report_data(found)) + "\n";
  for (const auto& [name, text] : files) {
    if (const auto written = write_file(fmt::format("{}/{}", folder, name), text); !written) {
      return written;
    }
  }
  return {};
}

}  // namespace townsmith::cli
