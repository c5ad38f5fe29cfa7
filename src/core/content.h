#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/result.h"
#include "core/schema_reading.h"

namespace townsmith {

/// What programs know something wrong with content by, whatever the words.
struct ContentCode {
  std::string_view domain;  ///< the catalogue that has the sentence: a game's, or "townsmith"
  std::string_view key;
  /// It can be played, but is unlike the box as far as anybody knows.
  bool warning = false;

  /// "<game>.content-tile-twice"
  std::string text() const;
  auto operator<=>(const ContentCode&) const = default;
};

/// What is said of content in all games. Each game has a table of its own beside it
/// (`content_codes` in its content.h), and nothing else can be said: the list of all codes is made
/// of these tables and of the files' descriptions.
inline constexpr auto common_content_codes = std::to_array<ContentCode>({
    {"townsmith", "content-missing"},
    {"townsmith", "value-syntax"},
    {"townsmith", "content-unread"},
    {"townsmith", "content-twice"},
    {"townsmith", "content-lowest-grade"},
    {"townsmith", "content-grade-order"},
    {"townsmith", "content-other-feature"},
});

/// The one of a table that has this key. A key that is not there does not compile.
template <std::size_t n>
consteval ContentCode code_in(const std::array<ContentCode, n>& table, std::string_view key) {
  std::size_t i = 0;
  while (table[i].key != key) ++i;
  return table[i];
}
consteval ContentCode common_code(std::string_view key) {
  return code_in(common_content_codes, key);
}

/// One thing wrong with a content file, or doubtful.
struct ContentProblem {
  std::string file;   ///< "<game>/tiles.json"
  std::string place;  ///< "tiles[11].fields"; empty: the file as a whole
  Text what;
  bool warning = false;  ///< see ContentCode: nothing is refused for it

  /// What programs know it by, whatever the words: "<game>.content-tile-twice".
  std::string code() const;
  /// With file and place, and the word warning if it is one.
  Text text() const;
};

/// The data files of all games by name ("<game>/tiles.json"): those compiled into the program, with
/// any of them replaced by a folder of the user's.
using ContentFiles = std::map<std::string, std::string, std::less<>>;

/// The name under which the pack that a game's files come from stands among them, as text
/// (core/pack.h). No file on a disk has it.
inline std::string carried_pack(std::string_view game) { return std::string(game) + "/<pack>"; }

inline constexpr std::array<std::string_view, 3> provenance_kinds = {"source", "reconstructed",
                                                                     "learned"};

/// Where a file's values come from.
struct Provenance {
  schema::OneOf<provenance_kinds> kind;
  std::string text;

  DESCRIBE(
      Provenance, "Provenance",
      MEMBER(kind,
             "source: as printed; reconstructed: made to fit what is known; learned: by programs"),
      MEMBER(text, "what comes from where, in a few sentences", schema::not_empty));
};

/// A content file: what a game describes, and what all files have.
template <schema::Object T>
struct WholeFile {
  schema::Maybe<std::string> editor;
  Provenance provenance;
  T values;

  static constexpr std::string_view about = T::about;
  DESCRIBE(WholeFile, T::schema,
           schema::member("$schema", &WholeFile::editor,
                          "the JSON Schema that an editor uses; not looked at here"),
           MEMBER(provenance, "where the values of this file come from"), FLAT(values));
};

class ContentReader;

/// The place of a value, for what its description cannot say about it.
class ContentPlace {
 public:
  ContentPlace(ContentReader& reader, std::string file, std::string place)
      : reader_(reader), file_(std::move(file)), place_(std::move(place)) {}

  ContentPlace operator[](std::string_view member) const {
    return {reader_, file_, schema::place_in(place_, member)};
  }
  ContentPlace operator[](std::size_t item) const {
    return {reader_, file_, schema::place_in(place_, item)};
  }

  /// Whether the value, with all its parts, is what the file says: if not, its own problem was
  /// noted and something harmless stands in for it.
  bool sound() const;
  /// Notes a problem here if the value is sound.
  void note(const ContentCode& code, Facts facts = {}) const;
  /// The same if a number or a length is out of its range; that a name was there before, or is none
  /// of these.
  void check(std::int64_t number, schema::Range range) const;
  void check_length(std::int64_t length, schema::Range range) const;
  void twice(std::string_view name) const;
  void no_choice(std::span<const std::string_view> names) const;

 private:
  void say(Text what, bool warning = false) const;

  ContentReader& reader_;
  std::string file_;
  std::string place_;
};

/// The values of a file.
template <class T>
struct ContentFile {
  T values;
  ContentPlace whole;

  const T* operator->() const { return &values; }
  ContentPlace operator[](std::string_view member) const { return whole[member]; }
};

/// Reads content files and collects everything that is wrong with them.
class ContentReader {
 public:
  explicit ContentReader(const ContentFiles& files) : files_(files) {}

  bool has(std::string_view file) const { return files_.find(file) != files_.end(); }
  template <schema::Object T>
  ContentFile<T> read(std::string_view file) {
    WholeFile<T> whole;
    read(file, schema::type_of<WholeFile<T>>(), &whole);
    return {std::move(whole.values), {*this, std::string(file), {}}};
  }

  /// All problems so far. While a file is not JSON, that is all there is to say: what else seems
  /// wrong may only be missing with it.
  std::vector<ContentProblem> problems() const;
  /// The first of them that is not a warning, as a refusal.
  Result<> outcome() const;
  /// A number that identifies what was read, whatever its comments and layout.
  std::uint64_t hash() const { return hash_; }
  const std::vector<std::string>& files_read() const { return read_; }
  /// What files must look like, those included that were not there.
  const std::map<std::string, const schema::Type*, std::less<>>& types() const { return types_; }

 private:
  friend class ContentPlace;
  void read(std::string_view file, const schema::Type& type, void* out);
  std::optional<json::value> open(std::string_view file);

  const ContentFiles& files_;
  std::map<std::string, const schema::Type*, std::less<>> types_;
  std::vector<std::string> read_;
  std::vector<ContentProblem> unreadable_;
  std::vector<ContentProblem> unsound_;
  std::vector<ContentProblem> wrong_;
  std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

/// Grades begin at 0 points, and each takes more than the one before.
template <class Grade>
void check_grades(const ContentPlace& place, const std::vector<Grade>& grades) {
  for (std::size_t i = 0; i < grades.size(); ++i) {
    const ContentPlace min = place[i]["least"];
    if (i == 0 && grades[0].least != 0) min.note(common_code("content-lowest-grade"));
    if (i > 0 && grades[i].least <= grades[i - 1].least) {
      min.note(common_code("content-grade-order"), {{"before", grades[i - 1].least}});
    }
  }
}
/// What `check_grades` can say.
inline constexpr std::array<ContentCode, 2> grade_codes = {common_code("content-lowest-grade"),
                                                           common_code("content-grade-order")};

/// Every code that reading a game's content can note, in order: `own` is what the game can say, and
/// the reader has read its files.
std::vector<ContentCode> content_codes(const ContentReader& reader,
                                       std::span<const ContentCode> own);

/// What stands in the way of playing, of all problems.
const ContentProblem* first_error(std::span<const ContentProblem> problems);

/// A chart's values from the one at `first` on; its last entry also stands for what it does not
/// list.
template <class Chart>
Chart filled_chart(const std::vector<int>& entries, std::size_t first) {
  Chart chart{};
  for (std::size_t i = first; i < chart.size() && !entries.empty(); ++i) {
    const int value = entries[std::min(i - first, entries.size() - 1)];
    chart[i] = static_cast<typename Chart::value_type>(value);
  }
  return chart;
}

/// Reads JSON with comments; a syntax error names line and column.
Result<json::value> parse_json(std::string_view text, bool comments);

/// FNV-1a, for identities and signatures; not a cryptographic hash.
constexpr std::uint64_t fnv1a(std::uint64_t hash, std::string_view bytes) {
  for (const char c : bytes) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001B3ULL;
  }
  return hash;
}

/// Sixteen hexadecimal digits.
std::string hash_text(std::uint64_t hash);

}  // namespace townsmith
