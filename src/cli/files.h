#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/content.h"
#include "core/record.h"

namespace townsmith::cli {

Result<std::string> read_file(const std::string& path);
/// Writes so that after a crash there is the old file or the new one, never half of it.
Result<> write_file(const std::string& path, std::string_view text);
Result<> make_folder_for(const std::string& path);
/// Refused if something is there already that nobody has asked to overwrite.
Result<> check_free(const std::string& path, bool force);
/// Refused if the folder has something in it but not this file (without one: anything): then it is
/// somebody else's.
Result<> check_own_folder(const std::string& folder, const std::string& file);

/// All .json files of a folder by their path below it.
Result<ContentFiles> read_content_folder(const std::string& folder);

/// Content with a pack's files, or a folder's, in their place.
Result<ContentFiles> read_content(const ContentFiles& built_in, const std::string& path);
/// The packs of a folder (files named .pack), by their paths, in the order of their names.
Result<std::vector<std::string>> pack_files(const std::string& folder);
/// Whether a folder, and not a pack, is there.
bool is_folder(const std::string& path);

/// The texts of a file that may hold several records, one after another.
std::vector<std::string_view> split_records(std::string_view text);
/// The n-th record (from 1) of a file that may hold several, one after another.
Result<Record> read_record(const std::string& path, int number);
/// Who sat there; empty if the record does not say.
Text player_name(const Record& record, Seat seat);

}  // namespace townsmith::cli
