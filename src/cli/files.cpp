#include "cli/files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/text.h"
#include "core/pack.h"

namespace townsmith::cli {
namespace fs = std::filesystem;

Result<std::string> read_file(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) {
    return refuse(Reason::io_error, say("file-is-folder", {{"file", path}}));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    return refuse(Reason::io_error,
                  say("cannot-read", {{"file", path}, {"why", std::strerror(errno)}}));
  }
  return std::string(std::istreambuf_iterator<char>(file), {});
}

Result<> make_folder_for(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  std::error_code error;
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) {
    return refuse(Reason::io_error,
                  say("cannot-make-folder", {{"file", folder.string()}, {"why", error.message()}}));
  }
  return {};
}

Result<std::vector<std::string>> pack_files(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() == ".pack") files.push_back(it->path().string());
  }
  if (error) {
    return refuse(Reason::io_error,
                  say("cannot-read", {{"file", folder}, {"why", error.message()}}));
  }
  std::sort(files.begin(), files.end());
  return files;
}

Result<> check_free(const std::string& path, bool force) {
  std::error_code error;
  // What is not a plain file (a pipe, /dev/stdout) keeps nothing that could be lost.
  if (force || !fs::exists(path, error) ||
      (!fs::is_regular_file(path, error) && !fs::is_directory(path, error))) {
    return {};
  }
  return refuse(
      Reason::not_allowed,
      fmt::format("{} is there already: name another one, or overwrite it with --force", path));
}

Result<> check_own_folder(const std::string& folder, const std::string& file) {
  std::error_code error;
  if (!file.empty() && fs::exists(folder + "/" + file, error)) return {};
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    // Not one that write_file() was about to finish.
    if (it->path().extension() == ".new") continue;
    return refuse(Reason::not_allowed,
                  fmt::format("{} holds something else: name a new folder with --out", folder));
  }
  return {};
}

Result<> write_file(const std::string& path, std::string_view text) {
  const std::string temporary = path + ".new";
  const auto fail = [&] {
    const std::string why = std::strerror(errno);
    ::unlink(temporary.c_str());
    return refuse(Reason::io_error, say("cannot-write", {{"file", path}, {"why", why}}));
  };
  const int file = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) return fail();
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t count = ::write(file, text.data() + written, text.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      ::close(file);
      return fail();
    }
    written += static_cast<std::size_t>(count);
  }
  const bool synced = ::fsync(file) == 0;
  if (::close(file) != 0 || !synced) return fail();
  if (::rename(temporary.c_str(), path.c_str()) != 0) return fail();
  const fs::path parent = fs::absolute(path).parent_path();
  const int folder = ::open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder >= 0) {
    ::fsync(folder);
    ::close(folder);
  }
  return {};
}

Result<ContentFiles> read_content_folder(const std::string& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    return refuse(Reason::io_error, say("file-is-no-folder", {{"file", folder}}));
  }
  ContentFiles files;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error)) {
    if (!it->is_regular_file() || it->path().extension() != ".json") continue;
    TRY(std::string text, read_file(it->path().string()));
    files[fs::relative(it->path(), folder).generic_string()] = std::move(text);
  }
  if (error) {
    return refuse(Reason::io_error,
                  say("cannot-read", {{"file", folder}, {"why", error.message()}}));
  }
  return files;
}

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

Result<ContentFiles> read_content(const ContentFiles& built_in, const std::string& path) {
  if (!is_folder(path)) {
    TRY(const std::string text, read_file(path));
    TRY(const Pack pack, parse_pack(text));
    return with_pack(built_in, pack);
  }
  TRY(const ContentFiles folder, read_content_folder(path));
  if (folder.contains(pack_description)) {
    TRY(const Pack pack, pack_of(folder));
    return with_pack(built_in, pack);
  }
  ContentFiles files = built_in;
  for (const auto& [name, text] : folder) files[name] = text;
  return files;
}

std::vector<std::string_view> split_records(std::string_view text) {
  // Every record starts with a header line, and only headers have this member first.
  constexpr std::string_view header = "\n{\"townsmith\":";
  std::vector<std::string_view> records;
  for (std::size_t next = text.find(header); next != std::string_view::npos;
       next = text.find(header)) {
    records.push_back(text.substr(0, next + 1));
    text.remove_prefix(next + 1);
  }
  records.push_back(text);
  return records;
}

Result<Record> read_record(const std::string& path, int number) {
  TRY(const std::string text, read_file(path));
  const std::vector<std::string_view> records = split_records(text);
  if (static_cast<std::size_t>(number) > records.size()) {
    return refuse(
        Reason::bad_value,
        say("no-such-record", {{"file", path}, {"count", records.size()}, {"number", number}}));
  }
  Result<Record> record = parse_record(records[static_cast<std::size_t>(number) - 1]);
  if (record) return record;
  return refuse(record.error().reason,
                say("file-problem", {{"file", path}, {"why", record.error().text}}));
}

Text player_name(const Record& record, Seat seat) {
  const std::size_t at = slot(seat);
  if (at < record.bots.size() && !record.bots[at].empty()) return bot_name(record.bots[at]);
  return at < record.names.size() ? literal(record.names[at]) : Text();
}

}  // namespace townsmith::cli
