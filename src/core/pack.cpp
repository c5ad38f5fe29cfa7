#include "core/pack.h"

#include <algorithm>
#include <array>

#include "core/json.h"
#include "core/schema_reading.h"
#include "core/words.h"

namespace townsmith {
namespace {

constexpr std::string_view pack_member = "townsmith_pack";
constexpr std::string_view files_member = "files";
constexpr std::string_view translations_member = "translations";
constexpr std::string_view extension = ".json";

constexpr schema::Range short_text = {1, 80};

/// What a pack says of itself.
struct Description {
  using Facts = Pack;
  DESCRIBE(Pack, "PackDescription", MEMBER(game, {}, schema::not_empty),
           MEMBER(name, {}, short_text), MEMBER(author, {}, short_text),
           MEMBER(version, {}, short_text), OPTIONAL_MEMBER(licence, {}, {0, 200}),
           OPTIONAL_MEMBER(notes, {}, {0, 4000}), OPTIONAL_MEMBER(based_on, {}, {0, 200}));
};

tl::unexpected<Problem> bad_pack(Text what) { return refuse(Reason::bad_content, std::move(what)); }

/// Nothing that a screen would not show or would show elsewhere: no control characters, no marks
/// that turn the direction of writing. Notes may have lines.
bool can_be_shown(std::string_view text, bool lines) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte == 0x7F || (byte < 0x20 && !(lines && byte == '\n'))) return false;
    if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) {
      return false;
    }
    const std::string_view three = text.substr(i, 3);
    if (three >= "\u200B" && three <= "\u200F") return false;
    if (three >= "\u2028" && three <= "\u202E") return false;
    if (three >= "\u2060" && three <= "\u206F") return false;
    if (three == "\uFEFF") return false;
  }
  return true;
}

Result<> check_texts(const Pack& pack) {
  const auto check = [](std::string_view member, std::string_view text, bool needed) -> Result<> {
    const bool blank = needed && trimmed(text).empty();
    if (!blank && can_be_shown(text, member == "notes")) return {};
    return bad_pack(say("townsmith", "pack-text", {{"member", std::string(member)}}));
  };
  TRY(check("name", pack.name, true));
  TRY(check("author", pack.author, true));
  TRY(check("version", pack.version, true));
  TRY(check("licence", pack.licence, false));
  TRY(check("notes", pack.notes, false));
  TRY(check("based_on", pack.based_on, false));
  return {};
}

/// "de", "pt-BR".
bool is_language(std::string_view code) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const std::string_view main = code.substr(0, code.find('-'));
  constexpr std::size_t max = 12;
  return main.size() >= 2 && main.size() <= 3 && code.size() <= max && code.back() != '-' &&
         std::ranges::all_of(code, [&](char c) { return is_letter(c) || c == '-'; });
}

std::ptrdiff_t letters_of(std::string_view text) {
  return std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; });
}

/// Nobody's layout is made for a name that is much longer in another language.
bool may_stand_for(std::string_view translation, std::string_view given) {
  constexpr std::ptrdiff_t usual = 80;
  const bool lines = given.find('\n') != given.npos;
  return !trimmed(translation).empty() && can_be_shown(translation, lines) &&
         letters_of(translation) <= std::max(usual, 2 * letters_of(given));
}

Result<Translations> read_translations(const json::object& pack) {
  Translations out;
  const json::value* const whole = pack.if_contains(translations_member);
  if (whole == nullptr) return out;
  const auto wrong = [](std::string_view what) {
    return bad_pack(say("townsmith", "pack-translation", {{"what", printable(what)}}));
  };
  if (!whole->is_object()) return wrong(translations_member);
  for (const auto& [language, words] : whole->as_object()) {
    if (!is_language(language) || !words.is_object()) return wrong(language);
    for (const auto& [given, translation] : words.as_object()) {
      const json::string* const text = translation.if_string();
      if (text == nullptr || !may_stand_for(*text, given)) return wrong(given);
      out[language][given] = *text;
    }
  }
  return out;
}

/// A file of the game's own folder: no way leads out of it.
bool is_file_name(std::string_view name) {
  if (!name.ends_with(extension) || name == extension || name == pack_description) return false;
  name.remove_suffix(extension.size());
  return std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

// Packs of older formats become today's when they are read. docs/content.md says how to add a step.

/// In its place: the order of members is kept.
void rename(json::object& object, std::string_view from, std::string_view to) {
  json::object renamed;
  for (const auto& member : object) {
    const std::string_view name = member.key();
    renamed[name == from ? to : name] = member.value();
  }
  object = std::move(renamed);
}

/// Before the first release: `name` was called `title`, and what every file says of where its
/// values come from, `provenance`, was called `origin`.
void from_format_0(json::object& pack) {
  rename(pack, "title", "name");
  json::value* files = pack.if_contains(files_member);
  if (files == nullptr || !files->is_object()) return;
  for (auto& [name, content] : files->as_object()) {
    if (content.is_object()) rename(content.as_object(), "origin", "provenance");
  }
}

/// The step at n makes a pack of format n one of format n + 1. Steps get packs that nobody has
/// looked at: what is not as they expect they leave to the reader.
constexpr std::array<void (*)(json::object& pack), pack_format> migrations = {from_format_0};

Result<> migrate(json::value& value) {
  json::object* object = value.if_object();
  const json::value* format = object != nullptr ? object->if_contains(pack_member) : nullptr;
  if (format == nullptr) return bad_pack(say("townsmith", "pack-none"));
  const std::int64_t* number = format->if_int64();
  if (number == nullptr || *number < 0 || *number > pack_format) {
    return refuse(Reason::other_version,
                  say("townsmith", "pack-format",
                      {{"its", printable(json::serialize(*format))}, {"ours", pack_format}}));
  }
  for (auto step = static_cast<std::size_t>(*number); step < migrations.size(); ++step) {
    migrations[step](*object);
  }
  (*object)[pack_member] = pack_format;
  return {};
}

/// A pack of today's format.
Result<Pack> read_pack(const json::value& value) {
  const json::object& object = value.as_object();
  Pack pack;
  constexpr std::array beside = {pack_member, files_member, translations_member};
  const auto read = schema::outcome_of(
      schema::read_members(object, schema::type_of<Description>(), &pack, beside, 1));
  if (!read) return bad_pack(say("townsmith", "pack-wrong", {{"what", read.error().text}}));
  TRY(check_texts(pack));
  TRY(pack.translations, read_translations(object));
  const json::value* files = object.if_contains(files_member);
  if (files == nullptr || !files->is_object() || files->as_object().empty()) {
    return bad_pack(say("townsmith", "pack-no-files"));
  }
  for (const auto& [name, content] : files->as_object()) {
    if (!is_file_name(name)) {
      return bad_pack(say("townsmith", "pack-file-name", {{"file", printable(name)}}));
    }
    pack.files[name] = json::pretty(content);
  }
  return pack;
}

json::object description_of(const Pack& pack) {
  json::object out = {{pack_member, pack_format},
                      {"game", pack.game},
                      {"name", pack.name},
                      {"author", pack.author},
                      {"version", pack.version}};
  for (const auto& [member, text] :
       {std::pair<std::string_view, const std::string&>("licence", pack.licence),
        {"notes", pack.notes},
        {"based_on", pack.based_on}}) {
    if (!text.empty()) out[member] = text;
  }
  if (pack.translations.empty()) return out;
  json::object& translations = out[translations_member].emplace_object();
  for (const auto& [language, words] : pack.translations) {
    json::object& all = translations[language].emplace_object();
    for (const auto& [given, translation] : words) all[given] = translation;
  }
  return out;
}

}  // namespace

Result<Pack> parse_pack(std::string_view text) {
  if (text.size() > max_pack_bytes) {
    return bad_pack(say("townsmith", "pack-large", {{"most", max_pack_bytes >> 10U}}));
  }
  TRY(json::value value, parse_json(text, true));
  TRY(migrate(value));
  return read_pack(value);
}

bool has_older_format(std::string_view text) {
  if (text.empty() || text.size() > max_pack_bytes) return false;
  const auto value = parse_json(text, true);
  const json::object* object = value ? value->if_object() : nullptr;
  const json::value* format = object != nullptr ? object->if_contains(pack_member) : nullptr;
  const std::int64_t* number = format != nullptr ? format->if_int64() : nullptr;
  return number != nullptr && *number >= 0 && *number < pack_format;
}

Result<Pack> pack_of(const ContentFiles& folder) {
  const auto described = folder.find(pack_description);
  if (described == folder.end()) {
    return bad_pack(
        say("townsmith", "pack-no-description", {{"file", std::string(pack_description)}}));
  }
  TRY(json::value whole, parse_json(described->second, true));
  const json::object* description = whole.if_object();
  const json::value* game = description != nullptr ? description->if_contains("game") : nullptr;
  const std::string inside =
      game != nullptr && game->is_string() ? std::string(game->as_string()) + "/" : std::string();
  json::object files;
  for (const auto& [name, text] : folder) {
    if (name == pack_description || inside.empty()) continue;
    if (!name.starts_with(inside)) {
      return bad_pack(say("townsmith", "pack-file-name", {{"file", printable(name)}}));
    }
    const auto content = parse_json(text, true);
    if (!content) {
      return bad_pack(ContentProblem{name, "", content.error().text}.text());
    }
    files[name.substr(inside.size())] = *content;
  }
  if (whole.is_object()) whole.as_object()[files_member] = std::move(files);
  TRY(migrate(whole));
  TRY(Pack pack, read_pack(whole));
  if (const std::string text = to_text(pack); text.size() > max_pack_bytes) {
    return bad_pack(say("townsmith", "pack-large", {{"most", max_pack_bytes >> 10U}}));
  }
  return pack;
}

std::string to_text(const Pack& pack) {
  json::object out = description_of(pack);
  json::object files;
  for (const auto& [name, text] : pack.files) {
    if (const auto content = parse_json(text, true)) files[name] = *content;
  }
  out[files_member] = std::move(files);
  return json::pretty(out);
}

ContentFiles unpacked(const Pack& pack) {
  ContentFiles folder;
  folder[std::string(pack_description)] = json::pretty(description_of(pack));
  for (const auto& [name, text] : pack.files) folder[pack.game + "/" + name] = text;
  return folder;
}

const std::string& translated(const Translations& translations, std::string_view language,
                              const std::string& given) {
  const auto words = translations.find(language);
  if (words == translations.end()) return given;
  const auto found = words->second.find(given);
  return found == words->second.end() ? given : found->second;
}

std::shared_ptr<const Translations> translations_of(std::string_view pack) {
  if (pack.empty()) return nullptr;
  const auto read = parse_pack(pack);
  if (!read || read->translations.empty()) return nullptr;
  return std::make_shared<const Translations>(read->translations);
}

ContentFiles with_pack(ContentFiles content, const Pack& pack) {
  for (const auto& [name, text] : pack.files) content[pack.game + "/" + name] = text;
  content[carried_pack(pack.game)] = to_text(pack);
  return content;
}

std::vector<ContentProblem> pack_problems(const GameType& type, const ContentFiles& content,
                                          const Pack& pack) {
  const ContentFiles merged = with_pack(content, pack);
  ContentReader reader(merged);
  type.check_content(reader);
  std::vector<ContentProblem> problems = reader.problems();
  std::string known;
  for (const std::string& file : reader.files_read()) known += (known.empty() ? "" : ", ") + file;
  for (const auto& [name, text] : pack.files) {
    const std::string file = pack.game + "/" + name;
    if (std::ranges::find(reader.files_read(), file) != reader.files_read().end()) continue;
    problems.push_back({file, "", say("townsmith", "content-unread", {{"files", known}}), false});
  }
  return problems;
}

Result<std::unique_ptr<AnyGame>> create(const GameType& type, const Setup& setup,
                                        const ContentFiles& content, std::string_view pack) {
  TRY(const Pack own, parse_pack(pack));
  if (own.game != type.info().name) {
    return bad_pack(say("townsmith", "pack-other-game",
                        {{"its", printable(own.game)}, {"ours", type.info().title}}));
  }
  const std::vector<ContentProblem> problems = pack_problems(type, content, own);
  if (const ContentProblem* const error = first_error(problems)) return bad_pack(error->text());
  return type.create(setup, with_pack(content, own));
}

std::vector<ContentChange> changes_of(const Pack& pack, const ContentFiles& content) {
  ContentFiles after;
  for (const auto& [name, text] : pack.files) after[pack.game + "/" + name] = text;
  return content_changes(content, after);
}

}  // namespace townsmith
