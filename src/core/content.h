#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/result.h"

namespace townsmith {

/// One thing wrong with a content file.
struct ContentProblem {
  std::string file;   ///< "<game>/tiles.json"
  std::string place;  ///< "line 3, column 7" or "tiles[11].fields"
  std::string sentence;

  std::string text() const;
};

/// The data files of all games by name ("<game>/tiles.json"): those compiled into the program, with
/// any of them replaced by a folder of the user's.
using ContentFiles = std::map<std::string, std::string, std::less<>>;

class ContentReader;

/// A value inside a content file, with its place for messages. Asking for the wrong thing notes a
/// problem and gives a harmless value, so that one pass finds every error.
class ContentNode {
 public:
  ContentNode(ContentReader& reader, const json::value* value, std::string file, std::string place);

  bool exists() const { return value_ != nullptr; }
  bool is_text() const { return value_ != nullptr && value_->is_string(); }
  /// A member of an object. The reader notes every member that was never asked for.
  ContentNode member(std::string_view name) const;
  /// The same, but it may be missing: then exists() is false.
  ContentNode optional_member(std::string_view name) const;
  /// The items of an array; a wrong count is a problem (least = most = exact).
  std::vector<ContentNode> items(int least, int most) const;
  int integer(int least, int most) const;
  std::string text() const;
  /// The index of the text among `names`.
  int choice(std::span<const std::string_view> names) const;

  /// Notes a problem here.
  void wrong(std::string sentence) const;

 private:
  ContentReader& reader_;
  const json::value* value_;
  std::string file_;
  std::string place_;
};

/// Reads content files and collects everything that is wrong with them.
class ContentReader {
 public:
  explicit ContentReader(const ContentFiles& files) : files_(files) {}

  /// Opens a file; its "provenance" is checked here: an object whose "kind" is "source",
  /// "reconstructed" or "learned" and whose "text" says where the values come from.
  ContentNode open(std::string_view file);

  void note(ContentProblem problem) { problems_.push_back(std::move(problem)); }
  /// All problems so far, unknown members included. While a file is no JSON, that is all there is
  /// to say: what else seems wrong may only be missing with it.
  std::vector<ContentProblem> problems();
  /// The first of them as a refusal.
  Result<> outcome();
  /// A number that identifies what was read, whatever its comments and layout.
  std::uint64_t hash() const { return hash_; }
  const std::vector<std::string>& files_read() const { return read_; }

 private:
  friend class ContentNode;
  struct File {
    std::string name;
    json::value root;
  };

  const ContentFiles& files_;
  std::map<std::string, File, std::less<>> open_;
  std::map<const json::value*, bool> asked_;
  std::vector<std::string> read_;
  std::vector<ContentProblem> problems_;
  std::vector<ContentProblem> unreadable_;
  std::uint64_t hash_ = 0xCBF29CE484222325ULL;
};

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
