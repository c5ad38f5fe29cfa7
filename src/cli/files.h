#pragma once

#include <string>
#include <string_view>

#include "core/content.h"
#include "core/record.h"

namespace townsmith::cli {

Result<std::string> read_file(const std::string& path);
/// Writes so that after a crash there is the old file or the new one, never half of it.
Result<> write_file(const std::string& path, std::string_view text);
Result<> make_folder_for(const std::string& path);

/// All .json files of a folder by their path below it.
Result<ContentFiles> read_content_folder(const std::string& folder);

/// The n-th record (from 1) of a file that may hold several, one after another.
Result<Record> read_record(const std::string& path, int number);

/// Where a game in the terminal is saved unless told otherwise.
std::string default_save(std::string_view game);

}  // namespace townsmith::cli
