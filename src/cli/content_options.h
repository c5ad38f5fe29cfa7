#pragma once

#include "cli/options.h"

namespace townsmith::cli {

/// The command line of `townsmith content`. Included by run.cpp alone: CLI11 takes long to compile.
inline void add_content(Commands& commands) {
  CLI::App* content =
      commands.app.add_subcommand("content", "the games' data files, and packs of them");
  content->require_subcommand(1);
  const auto add = [&](const char* name, const char* help, auto* act) {
    return commands.add(name, help, act, content);
  };

  const auto [check, checked] =
      add("check", "say everything that is wrong with a folder or a pack", check_content);
  check->add_option("WHAT", checked.what, "the folder, or the pack's file")->required();

  const auto [pack, packed] = add("pack", "make one file of a folder, to share", pack_content);
  pack->add_option("DIR", packed.what, "the folder, with a pack.json that says what it is")
      ->required();
  pack->add_option("FILE", packed.pack, "the pack to write")->required();
  add_force(pack, packed.force, "overwrite the file");

  const auto [unpack, unpacked] =
      add("unpack", "make a folder of a pack, to change", unpack_content);
  unpack->add_option("FILE", unpacked.pack, "the pack")->required();
  unpack->add_option("DIR", unpacked.what, "the folder to write")->required();
  add_force(unpack, unpacked.force, "overwrite files that were changed");

  const auto [diff, compared] =
      add("diff", "what is different in content, value by value", diff_content);
  diff->add_option("A", compared.what, "a pack or a folder")->required();
  diff->add_option("B", compared.other,
                   "another one; without it, A is compared with the games' own content");

  const auto [exports, exported] =
      add("export", "write the data files to a folder", export_content);
  exports->add_option("DIR", exported.what, "the folder")->required();
  add_force(exports, exported.force, "overwrite files that were changed");

  const auto [codes, listed] =
      add("codes", "every error and warning that check can give, by its code", print_codes);
  codes->add_option("GAME", listed.game, "the game's name; without it all games");

  const auto [schema, described] = add(
      "schema", "what a game's data files look like, as JSON Schemas for editors", print_schema);
  schema->add_option("GAME", described.game, "the game's name")->required();
  schema->add_option("FILE", described.file, "one of its files; without it all of them");
}

}  // namespace townsmith::cli
