#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/catalogue.h"
#include "example_games.h"
#include "external/external.h"
#include "games/content_files.h"
#include "source_folder.h"
#include "words.h"

namespace townsmith::external {

inline const std::string sources = source_folder();
inline const std::string good_bot = "exec python3 " + sources + "/examples/bots/first_bot.py";
inline std::string bad_bot(const std::string& fault, int good_moves = 3,
                           const std::string& notes = "/dev/null") {
  return "exec python3 " + sources + "/tests/external/bad_bot.py " + fault + " " +
         std::to_string(good_moves) + " " + notes;
}

/// A catalogue with bots of one's own, and what was said of them.
struct OwnBots {
  bots::Catalogue catalogue = bots::all_games();
  std::mutex mutex = {};
  std::vector<std::string> sentences = {};
  std::string log = {};
  Limits limits = {};

  OwnBots() {
    limits.move = Milliseconds(20'000);
    limits.start = Milliseconds(20'000);
    limits.leave = Milliseconds(300);
  }
  Result<> add(const std::string& name, const std::string& command) {
    Hooks hooks;
    hooks.forfeited = [this](const std::string& sentence) {
      const std::lock_guard lock(mutex);
      sentences.push_back(sentence);
    };
    hooks.log = [this](std::string_view text) {
      const std::lock_guard lock(mutex);
      log += text;
    };
    return add_bot(catalogue, name, command, limits, hooks, "1.2.3");
  }
  const bots::Entry& entry(const std::string& game) const { return **catalogue.find(game); }
  std::unique_ptr<AnyGame> make(const std::string& game, int players) const {
    const bots::Entry& found = entry(game);
    return std::move(
        *found.type().create(standard_setup(found.type().info(), players), built_in_content()));
  }
};

/// Numbers that a bot has noted in a file.
inline std::vector<pid_t> noted(const std::string& file) {
  std::vector<pid_t> numbers;
  std::ifstream in(file);
  for (std::string word; in >> word;) {
    if (word.find_first_not_of("0123456789") == std::string::npos) {
      numbers.push_back(static_cast<pid_t>(std::stol(word)));
    }
  }
  return numbers;
}

/// A process that has ended but was not noticed yet does nothing any more.
inline bool runs(pid_t pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(stat, text);
  const std::size_t end = text.rfind(')');
  return end != std::string::npos && text[end + 2] != 'Z';
}

inline bool ended_soon(pid_t pid) {
  for (int i = 0; i < 200 && runs(pid); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return !runs(pid);
}

inline std::string notes_file(const std::string& name) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("townsmith-bot-" + name + "-" + std::to_string(::getpid()));
  std::filesystem::remove(file);
  return file.string();
}

}  // namespace townsmith::external
