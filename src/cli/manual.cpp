#include "cli/manual.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <functional>
#include <utility>
#include <vector>

namespace townsmith::cli {
namespace {

/// Calls `visit` with every command and how it is called ("lab run"), the program itself first.
void each_command(const CLI::App& app, const std::string& path,
                  const std::function<void(const CLI::App&, const std::string&)>& visit) {
  visit(app, path);
  for (const CLI::App* command : app.get_subcommands(nullptr)) {
    each_command(*command, path.empty() ? command->get_name() : path + " " + command->get_name(),
                 visit);
  }
}

std::vector<std::string> long_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands(nullptr)) names.push_back(command->get_name());
  return names;
}

// The manual page.

/// Text that means nothing to roff.
std::string roff(std::string_view text) {
  std::string out;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
    begins = c == '\n';
  }
  return out;
}

std::string roff_option(const CLI::Option& option) {
  std::string names = option.get_positional() ? option.get_single_name() : option.get_name();
  for (std::size_t at = 0; (at = names.find(',', at)) != std::string::npos; at += 2) {
    names.insert(at + 1, " ");
  }
  std::string value;
  if (option.get_expected_max() > 0 && !option.get_positional())
    value = " " + option.get_type_name();
  std::string out =
      fmt::format(".TP\n.B {}{}\n{}", roff(names), roff(value), roff(option.get_description()));
  if (!option.get_default_str().empty())
    out += roff(fmt::format(" (usual: {})", option.get_default_str()));
  return out + "\n";
}

std::string roff_example_block(const std::string& examples) {
  return examples.empty() ? "" : fmt::format(".PP\n.nf\n{}\n.fi\n", roff(examples));
}

// Completion.

/// "lab run" and what may follow it, one line each, as every shell's script holds them.
std::string completion_table(const CLI::App& app) {
  std::string out;
  each_command(app, "", [&](const CLI::App& command, const std::string& path) {
    std::vector<std::string> words = command_names(command);
    for (std::string& name : long_names(command)) words.push_back(std::move(name));
    out += fmt::format("    '{}') words='{}' ;;\n", path, fmt::join(words, " "));
  });
  return out;
}

/// Finds the command that the words before the cursor name, and what may follow it.
constexpr std::string_view find_command = R"(  local path= words= word next
  for word in "${{given[@]}}"; do
    case "$word" in -*) continue ;; esac
    next="${{path:+$path }}$word"
    case "$next" in {}) path=$next ;; esac
  done
  case "$path" in
{}  esac
)";

std::string every_path(const CLI::App& app) {
  std::vector<std::string> paths;
  each_command(app, "", [&](const CLI::App&, const std::string& path) {
    if (!path.empty()) paths.push_back("'" + path + "'");
  });
  return fmt::format("{}", fmt::join(paths, "|"));
}

std::string bash_completion(const CLI::App& app) {
  return fmt::format(
      "_townsmith() {{\n  local given=(\"${{COMP_WORDS[@]:1:COMP_CWORD-1}}\")\n{}"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"${{COMP_WORDS[COMP_CWORD]}}\"))\n}}\n"
      "complete -o default -F _townsmith townsmith\n",
      fmt::format(fmt::runtime(find_command), every_path(app), completion_table(app)));
}

std::string zsh_completion(const CLI::App& app) {
  return fmt::format(
      "#compdef townsmith\n_townsmith() {{\n  local -a given=(\"${{(@)words[2,CURRENT-1]}}\")\n{}"
      "  compadd -- ${{=words}}\n  [[ -n $words ]] && _files\n}}\n_townsmith \"$@\"\n",
      fmt::format(fmt::runtime(find_command), every_path(app), completion_table(app)));
}

std::string fish_quoted(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out + "'";
}

std::string fish_completion(const CLI::App& app) {
  std::string out;
  each_command(app, "", [&](const CLI::App& command, const std::string& path) {
    std::string when = path.empty() ? "__fish_use_subcommand" : "";
    for (std::size_t begin = 0; begin < path.size();) {
      const std::size_t end = std::min(path.find(' ', begin), path.size());
      if (!when.empty()) when += "; and ";
      when += "__fish_seen_subcommand_from " + path.substr(begin, end - begin);
      begin = end + 1;
    }
    for (const CLI::App* below : command.get_subcommands(nullptr)) {
      out += fmt::format("complete -c townsmith -f -n {} -a {} -d {}\n", fish_quoted(when),
                         below->get_name(), fish_quoted(below->get_description()));
    }
    for (const CLI::Option* option : command.get_options()) {
      for (const std::string& name : option->get_lnames()) {
        out += fmt::format("complete -c townsmith -n {} -l {} -d {}\n", fish_quoted(when), name,
                           fish_quoted(option->get_description()));
      }
    }
  });
  return out;
}

}  // namespace

std::string manual_page(const CLI::App& app, std::string_view version) {
  std::string out = fmt::format(
      ".TH TOWNSMITH 1 \"\" \"Townsmith {}\" \"User commands\"\n.SH NAME\ntownsmith \\- "
      "city\\-building "
      "tabletop games: play, host, study\n.SH SYNOPSIS\n.B townsmith\n[\\fIoptions\\fR] "
      "\\fIcommand\\fR ...\n.SH DESCRIPTION\n{}\n",
      version, roff(app.get_description()));
  bool first = true;
  each_command(app, "", [&](const CLI::App& command, const std::string& path) {
    if (path.empty()) {
      out += ".SH OPTIONS\n";
    } else {
      if (std::exchange(first, false)) out += ".SH COMMANDS\n";
      out += fmt::format(".SS {}\n{}\n", roff(path), roff(command.get_description()));
    }
    for (const CLI::Option* option : command.get_options()) {
      // Every command has these.
      const bool of_all = option == command.get_help_ptr() || option == command.get_help_all_ptr();
      if (path.empty() || !of_all) out += roff_option(*option);
    }
    if (!path.empty()) out += roff_example_block(command.get_footer());
  });
  out +=
      ".SH EXIT STATUS\n0: done; 1: refused, and a sentence says why; 2: the command line was not "
      "understood; 130: interrupted.\n";
  return out;
}

Result<std::string> shell_completion(const CLI::App& app, std::string_view shell) {
  if (shell == "bash") return bash_completion(app);
  if (shell == "zsh") return zsh_completion(app);
  if (shell == "fish") return fish_completion(app);
  return refuse(Reason::unknown_name,
                fmt::format("there is no completion for \"{}\"; there is bash, zsh, fish", shell));
}

}  // namespace townsmith::cli
