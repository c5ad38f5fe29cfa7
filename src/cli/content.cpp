#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "cli/commands.h"
#include "cli/files.h"
#include "core/content_changes.h"
#include "core/pack.h"
#include "games/word_files.h"

namespace townsmith::cli {
namespace {

void check_all(const bots::Entry& entry, ContentReader& reader) {
  entry.type().check_content(reader);
  entry.check_bots(reader);
}

/// Prints what is wrong, all of it; warnings refuse nothing.
Result<> tell(const std::vector<ContentProblem>& problems, const std::string& where) {
  for (const ContentProblem& problem : problems) {
    fmt::print("{}\n", built_in_english().say(problem.text()));
  }
  const auto errors = std::ranges::count(problems, false, &ContentProblem::warning);
  if (errors == 0) return {};
  return refuse(Reason::bad_content,
                fmt::format("{} {} found in {}", errors,
                            errors == 1 ? "problem was" : "problems were", where));
}

/// "all is well", or how many warnings there were.
std::string verdict(const std::vector<ContentProblem>& problems) {
  if (problems.empty()) return "all is well";
  return fmt::format("it can be played, with {} {}", problems.size(),
                     problems.size() == 1 ? "warning" : "warnings");
}

Result<> tell_hash(const bots::Entry& entry, const ContentFiles& content) {
  const GameInfo& info = entry.type().info();
  TRY(const auto game, entry.type().create(standard_setup(info, info.usual_players), content));
  fmt::print("{}: content {}\n", info.name, hash_text(game->content_hash()));
  return {};
}

Result<> check_pack(const Context& context, const Pack& pack, const std::string& where) {
  TRY(const auto entry, context.catalogue.find(pack.game));
  const std::vector<ContentProblem> problems = pack_problems(entry->type(), context.content, pack);
  TRY(tell(problems, where));
  fmt::print("{} {}, by {}: {}.\n", pack.name, pack.version, pack.author, verdict(problems));
  return tell_hash(*entry, with_pack(context.content, pack));
}

Result<Pack> read_pack(const std::string& file) {
  TRY(const std::string text, read_file(file));
  return parse_pack(text);
}

}  // namespace

Result<> check_content(const Context& context, const ContentArgs& args) {
  const std::string& folder = args.what;
  if (!is_folder(folder)) {
    TRY(const Pack pack, read_pack(folder));
    return check_pack(context, pack, folder);
  }
  TRY(const ContentFiles files, read_content_folder(folder));
  if (files.contains(pack_description)) {
    TRY(const Pack pack, pack_of(files));
    return check_pack(context, pack, folder);
  }
  if (files.empty()) {
    return refuse(Reason::bad_content,
                  fmt::format("{} has no content files: they are named as in {}", folder,
                              context.content.begin()->first));
  }
  ContentFiles merged = context.content;
  for (const auto& [name, text] : files) merged[name] = text;

  std::vector<ContentProblem> problems;
  std::vector<std::string> read;
  for (const auto& entry : context.catalogue.entries()) {
    ContentReader reader(merged);
    check_all(*entry, reader);
    for (ContentProblem& problem : reader.problems()) problems.push_back(std::move(problem));
    read.insert(read.end(), reader.files_read().begin(), reader.files_read().end());
  }
  std::sort(read.begin(), read.end());
  for (const auto& [name, text] : files) {
    if (std::binary_search(read.begin(), read.end(), name)) continue;
    problems.push_back({name, "",
                        townsmith::say("townsmith", "content-unread",
                                       {{"files", fmt::format("{}", fmt::join(read, ", "))}}),
                        false});
  }
  TRY(tell(problems, folder));
  fmt::print("{} {} checked: {}.\n", files.size(), files.size() == 1 ? "file was" : "files were",
             verdict(problems));
  for (const auto& entry : context.catalogue.entries()) TRY(tell_hash(*entry, merged));
  return {};
}

Result<> print_codes(const Context& context, const ContentArgs& args) {
  std::vector<ContentCode> codes;
  for (const auto& entry : context.catalogue.entries()) {
    const GameType& type = entry->type();
    if (!args.game.empty() && type.info().name != args.game) continue;
    ContentReader reader(context.content);
    type.check_content(reader);
    const std::vector<ContentCode> own = content_codes(reader, type.content_codes());
    codes.insert(codes.end(), own.begin(), own.end());
  }
  if (codes.empty()) return context.catalogue.find(args.game).map([](const bots::Entry*) {});
  std::ranges::sort(codes);
  const auto repeated = std::ranges::unique(codes);
  codes.erase(repeated.begin(), repeated.end());
  for (const ContentCode& code : codes) {
    fmt::print("{} {}\n", code.text(), code.warning ? "warning" : "error");
  }
  return {};
}

Result<> print_schema(const Context& context, const ContentArgs& args) {
  const std::string& file = args.file;
  TRY(const auto entry, context.catalogue.find(args.game));
  ContentReader reader(context.content);
  check_all(*entry, reader);
  json::object schemas;
  for (const auto& [name, type] : reader.types()) {
    schemas[name] = schema::json_schema(*type, name);
  }
  if (file.empty()) {
    fmt::print("{}\n", json::serialize(schemas));
    return {};
  }
  for (const std::string& name : {file, fmt::format("{}/{}", args.game, file)}) {
    if (const json::value* found = schemas.if_contains(name)) {
      fmt::print("{}\n", json::serialize(*found));
      return {};
    }
  }
  std::vector<std::string_view> names;
  for (const auto& member : schemas) names.push_back(member.key());
  return refuse(Reason::unknown_name, fmt::format("{} does not read \"{}\"; it reads {}", args.game,
                                                  file, fmt::join(names, ", ")));
}

namespace {

/// Files of the folder that say something else than would be written over them.
std::vector<std::string> changed_files(const ContentFiles& content, const std::string& folder) {
  std::vector<std::string> changed;
  for (const auto& [name, text] : content) {
    const std::string path = fmt::format("{}/{}", folder, name);
    if (!std::filesystem::exists(path)) continue;
    const auto there = read_file(path);
    if (!there || *there != text) changed.push_back(name);
  }
  return changed;
}

Result<> write_folder(const ContentFiles& files, const std::string& folder, bool force) {
  const auto changed = changed_files(files, folder);
  if (!changed.empty() && !force) {
    return refuse(Reason::not_allowed,
                  fmt::format("{} has files that were changed: {}; nothing was written "
                              "(--force overwrites them)",
                              folder, fmt::join(changed, ", ")));
  }
  for (const auto& [name, text] : files) {
    const std::string path = fmt::format("{}/{}", folder, name);
    TRY(make_folder_for(path));
    TRY(write_file(path, text));
    fmt::print("{}\n", path);
  }
  return {};
}

}  // namespace

Result<> export_content(const Context& context, const ContentArgs& args) {
  return write_folder(context.content, args.what, args.force);
}

Result<> pack_content(const Context& context, const ContentArgs& args) {
  TRY(const ContentFiles files, read_content_folder(args.what));
  TRY(const Pack pack, pack_of(files));
  TRY(check_pack(context, pack, args.what));
  TRY(check_free(args.pack, args.force));
  TRY(make_folder_for(args.pack));
  TRY(write_file(args.pack, to_text(pack)));
  fmt::print("{}\n", args.pack);
  return {};
}

Result<> unpack_content(const Context& /*context*/, const ContentArgs& args) {
  TRY(const Pack pack, read_pack(args.pack));
  return write_folder(unpacked(pack), args.what, args.force);
}

Result<> diff_content(const Context& context, const ContentArgs& args) {
  const std::string& other = args.other;
  TRY(const ContentFiles first, read_content(context.built_in, args.what));
  ContentFiles second = context.built_in;
  if (!other.empty()) {
    TRY(second, read_content(context.built_in, other));
  }
  const std::vector<ContentChange> changes =
      other.empty() ? content_changes(second, first) : content_changes(first, second);
  for (const ContentChange& change : changes) fmt::print("{}\n", in_words(change));
  if (changes.empty()) fmt::print("Nothing is different.\n");
  return {};
}

}  // namespace townsmith::cli
