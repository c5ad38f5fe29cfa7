#include "cli/saves.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>

#include "cli/files.h"
#include "cli/text.h"
#include "core/record.h"
#include "core/setup.h"

namespace townsmith::cli {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view ending = ".jsonl";
constexpr std::string_view aside = ".unfinished";

std::string name_of(std::string_view game, int number) {
  return number == 1 ? fmt::format("{}{}", game, ending)
                     : fmt::format("{}-{}{}", game, number, ending);
}

/// Is it one of the files of a game: <game>.jsonl, <game>-12.jsonl, <game>.jsonl.unfinished-3?
bool is_of_game(std::string_view file, std::string_view game) {
  if (!file.starts_with(game)) return false;
  file.remove_prefix(game.size());
  file = file.substr(0, file.find(aside));
  if (!file.ends_with(ending)) return false;
  file.remove_suffix(ending.size());
  return file.empty() || (file.front() == '-' && parse_int(file.substr(1)));
}

/// Makes an empty file where there is none; false if there is one.
Result<bool> claim(const std::string& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (file >= 0) {
    ::close(file);
    return true;
  }
  if (errno == EEXIST) return false;
  return refuse(Reason::io_error,
                say("cannot-write", {{"file", path}, {"why", std::strerror(errno)}}));
}

}  // namespace

std::string save_folder() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value == nullptr ? "" : value);
  };
  std::string root = variable("XDG_STATE_HOME");
  if (root.empty()) {
    const std::string home = variable("HOME");
    root = home.empty() ? "." : home + "/.local/state";
  }
  return root + "/townsmith";
}

Result<std::string> new_save(std::string_view game) {
  for (int number = 1;; ++number) {
    std::string path = fmt::format("{}/{}", save_folder(), name_of(game, number));
    TRY(make_folder_for(path));
    TRY(const bool mine, claim(path));
    if (mine) return path;
  }
}

Saves saved_games(std::string_view game) {
  struct Save {
    fs::file_time_type time;
    std::string path;
  };
  Saves saves;
  std::vector<Save> found;
  std::map<std::string, Text> unreadable;
  std::error_code error;
  for (fs::directory_iterator it(save_folder(), error), end; !error && it != end;
       it.increment(error)) {
    if (!is_of_game(it->path().filename().string(), game)) continue;
    std::error_code gone;
    const auto time = fs::last_write_time(it->path(), gone);
    if (gone || fs::file_size(it->path(), gone) == 0) continue;  // one that is about to begin
    const std::string path = it->path().string();
    const Result<Record> record = read_record(path, 1);
    if (!record) {
      unreadable[path] = record.error().text;
    } else if (!record->finished) {
      found.push_back({time, path});
    }
  }
  std::sort(found.begin(), found.end(), [](const Save& a, const Save& b) {
    return a.time != b.time ? a.time > b.time : a.path > b.path;
  });
  for (Save& save : found) saves.unfinished.push_back(std::move(save.path));
  for (auto& [path, why] : unreadable) saves.unreadable.push_back(std::move(why));
  return saves;
}

std::vector<SavedGame> list_saves(std::string_view game) {
  std::vector<SavedGame> list;
  std::error_code error;
  for (fs::directory_iterator it(save_folder(), error), end; !error && it != end;
       it.increment(error)) {
    const std::string path = it->path().string();
    struct stat about{};
    if (::stat(path.c_str(), &about) != 0 || !S_ISREG(about.st_mode) || about.st_size == 0)
      continue;
    const Result<Record> record = read_record(path, 1);
    if (!record || (!game.empty() && record->game != game)) continue;
    SavedGame& save = list.emplace_back();
    save.file = path;
    save.game = record->game;
    save.names = record->names;
    save.moves = static_cast<std::size_t>(
        std::count_if(record->steps.begin(), record->steps.end(),
                      [](const Step& step) { return step.kind == Step::Kind::move; }));
    for (const OpenTurn& turn : record->open) save.moves += turn.moves.size();
    save.finished = record->finished;
    save.changed = about.st_mtim.tv_sec;
  }
  std::sort(list.begin(), list.end(), [](const SavedGame& a, const SavedGame& b) {
    return a.changed != b.changed ? a.changed > b.changed : a.file > b.file;
  });
  return list;
}

Result<std::string> set_aside(const std::string& file, bool unfinished) {
  const std::string name = fmt::format("{}{}", file, unfinished ? aside : ".old");
  for (int number = 1;; ++number) {
    const std::string kept = number == 1 ? name : fmt::format("{}-{}", name, number);
    TRY(const bool mine, claim(kept));
    if (!mine) continue;
    std::error_code error;
    fs::rename(file, kept, error);
    if (error) {
      std::error_code ignored;
      fs::remove(kept, ignored);
      return refuse(Reason::io_error,
                    say("cannot-set-aside", {{"file", file}, {"why", error.message()}}));
    }
    return kept;
  }
}

std::string resume_command(std::string_view game, const std::string& file) {
  const bool usual = fs::path(file).parent_path() == save_folder();
  return fmt::format("townsmith play {} --resume{}", game,
                     usual ? "" : fmt::format(" --save {}", file));
}

}  // namespace townsmith::cli
