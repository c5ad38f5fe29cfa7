#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <charconv>

#include "cli/examples.h"
#include "cli/screen_text.h"

// What CLI11 does not do by itself. Included by run.cpp alone: CLI11 takes long to compile.
namespace townsmith::cli {

/// Help that fits a window of 100 columns.
class WrappingFormatter : public CLI::Formatter {
 public:
  WrappingFormatter() { column_width(name_columns); }
  std::string make_option_desc(const CLI::Option* option) const override {
    return wrapped(option->get_description());
  }
  std::string make_subcommand(const CLI::App* command) const override {
    std::stringstream out;
    CLI::detail::format_help(out, command->get_display_name(true),
                             wrapped(command->get_description()), name_columns);
    return out.str();
  }

 private:
  static constexpr int name_columns = 30;
  static constexpr int text_columns = 68;
  static std::string wrapped(const std::string& text) {
    return fmt::format("{}", fmt::join(wrap(text, text_columns), "\n"));
  }
};

/// CLI11 takes -1 for the largest number there is, and so any number that is too large.
inline const CLI::Validator whole_number(
    [](const std::string& text) -> std::string {
      std::uint64_t number = 0;
      const char* end = text.data() + text.size();
      const auto [stop, error] = std::from_chars(text.data(), end, number);
      if (error == std::errc() && stop == end) return {};
      return fmt::format("{} is not a whole number from 0 to {}", text, UINT64_MAX);
    },
    "");

/// Every command shows its own examples, and no others.
inline void give_examples(CLI::App& app, const std::string& path) {
  // A footer is handed down to the commands below, and an old one may have been.
  if (path.empty() || app.get_footer().empty()) app.footer(examples_of(path));
  for (CLI::App* command : app.get_subcommands({})) {
    give_examples(*command, path.empty() ? command->get_name() : path + " " + command->get_name());
  }
}

/// The command line has a word where a command should stand: says so; else empty.
inline std::string unknown_command(const CLI::App& app) {
  const CLI::App* last = &app;
  while (!last->get_subcommands().empty()) last = last->get_subcommands().back();
  const std::vector<std::string> rest = app.remaining(true);
  const auto commands = last->get_subcommands({});
  if (commands.empty() || rest.empty() || rest.front().starts_with('-')) return {};
  std::vector<std::string> names;
  for (const CLI::App* command : commands) names.push_back(command->get_name());
  return fmt::format("there is no command \"{}\"; there is {}", rest.front(),
                     fmt::join(names, ", "));
}

}  // namespace townsmith::cli
