// The content of all games is what its exported schemas say, and what they refuse the reader
// refuses at the same place.
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "bots/catalogue.h"
#include "games/content_faults.h"
#include "games/content_files.h"
#include "json_schema.h"
#include "words.h"

namespace townsmith::bots {
namespace {

/// What was planted where.
struct Planted {
  std::string place;
  std::string code;
  json::value value;  ///< the whole file
};

/// Plants every fault of a kind that a schema can know, one at a time. Of long lists the first and
/// the last item are enough.
class Planter {
 public:
  explicit Planter(const json::value& whole) : whole_(whole) {}

  std::vector<Planted> plant(const schema::Type& type) {
    value(whole_, type, {}, "");
    return std::move(planted_);
  }

 private:
  using Kind = schema::Type::Kind;

  void put(std::string place, std::string_view code) {
    planted_.push_back({std::move(place), "townsmith." + std::string(code), whole_});
  }
  /// Something else in the place of a value, for a moment.
  void replace(json::value& at, json::value other, const std::string& place,
               std::string_view code) {
    std::swap(at, other);
    put(place, code);
    std::swap(at, other);
  }

  void members(json::value& at, const schema::Type& type, const schema::Limits& limits,
               const std::string& place) {
    for (const schema::MemberType& member : type.members) {
      const std::string inside = schema::place_in(place, member.name);
      json::object& object = at.as_object();
      const auto found = object.find(member.name);
      if (found == object.end()) {
        EXPECT_TRUE(member.may_miss) << inside;
        continue;
      }
      if (!member.may_miss) {
        json::object without = object;
        without.erase(member.name);
        replace(at, std::move(without), inside, "value-missing");
      }
      value(at.as_object().at(member.name), member.type(),
            type.item == nullptr ? member.limits : limits.inside(), inside);
    }
    for (const schema::PartType& part : type.parts) option(at, part.type(), place);
  }

  void option(json::value& at, const schema::Type& type, const std::string& place) {
    const std::string tag(at.at(type.tag_name).as_string());
    replace(at.as_object()[type.tag_name], "no such thing", schema::place_in(place, type.tag_name),
            "value-choice");
    for (const schema::TypeRef one : type.options) {
      if (one().tag == tag) members(at, one(), {}, place);
    }
  }

  void value(json::value& at, const schema::Type& type, const schema::Limits& limits,
             const std::string& place) {
    switch (type.kind) {
      case Kind::integer: {
        const schema::Range range = limits.here.within(type.range);
        const char* code = range.min == range.max ? "value-exactly" : "value-range";
        replace(at, "a text", place, code);
        replace(at, range.min - 1, place, code);
        replace(at, range.max + 1, place, code);
        break;
      }
      case Kind::text:
        replace(at, 7, place, limits.here.min > 0 ? "value-text-some" : "value-text");
        if (limits.here.min > 0) replace(at, "", place, "value-text-some");
        break;
      case Kind::choice:
        replace(at, "no such thing", place, "value-choice");
        replace(at, 7, place, "value-choice");
        for (const std::string_view name : type.choices()) {
          const auto allowed = schema::choices_of(type, limits);
          const bool here = std::find(allowed.begin(), allowed.end(), name) != allowed.end();
          if (!here) replace(at, json::string(name), place, "value-choice");
        }
        break;
      case Kind::list: list(at, type, limits, place); break;
      case Kind::object:
      case Kind::either:
        if (type.kind == Kind::either && type.tag_name.empty()) {
          replace(at, "no such thing", place, "value-choice");
          replace(at, limits.here.min - 1, place, "value-range");
          replace(at, limits.here.max + 1, place, "value-range");
          break;
        }
        replace(at, json::array{}, place, "value-object");
        if (type.kind == Kind::either) {
          option(at, type, place);
        } else {
          members(at, type, limits, place);
        }
        {
          json::object more = at.as_object();
          more["misspelt"] = 1;
          replace(at, std::move(more), schema::place_in(place, "misspelt"), "value-unknown");
        }
        break;
      default: FAIL() << "no content has such a value yet: " << place;
    }
  }

  void list(json::value& at, const schema::Type& type, const schema::Limits& limits,
            const std::string& place) {
    replace(at, json::object{}, place, "value-list");
    const auto fixed = static_cast<std::int64_t>(type.length);
    const schema::Range length = fixed > 0 ? schema::Range{fixed, fixed} : limits.here;
    const char* code = length.min == length.max ? "value-list-exactly" : "value-list-length";
    json::array& items = at.as_array();
    if (length.min > 0) {
      json::array fewer = items;
      fewer.resize(static_cast<std::size_t>(length.min) - 1);
      replace(at, std::move(fewer), place, code);
    }
    if (length.max != schema::unbounded_high && !items.empty()) {
      json::array more = items;
      while (static_cast<std::int64_t>(more.size()) <= length.max) more.push_back(items.front());
      replace(at, std::move(more), place, code);
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i != 0 && i + 1 != items.size()) continue;
      value(at.as_array()[i], type.item(), limits.inside(), schema::place_in(place, i));
    }
  }

  json::value whole_;
  std::vector<Planted> planted_;
};

using Visit = std::function<void(const Entry&, const std::string&, const schema::Type&)>;

/// Every content file of every game, with its type.
void for_each_file(const Visit& visit) {
  const ContentFiles content = built_in_content();
  const Catalogue catalogue = all_games();
  std::size_t count = 0;
  for (const auto& entry : catalogue.entries()) {
    ContentReader reader(content);
    entry->type().check_content(reader);
    entry->check_bots(reader);
    EXPECT_TRUE(reader.outcome());
    for (const auto& [file, type] : reader.types()) {
      visit(*entry, file, *type);
      ++count;
    }
  }
  EXPECT_EQ(count, content.size()) << "a file without a schema";
}

TEST(ContentSchema, What_is_built_in_keeps_to_its_exported_schemas) {
  const ContentFiles content = built_in_content();
  for_each_file([&](const Entry& /*entry*/, const std::string& file, const schema::Type& type) {
    const json::value value = *parse_json(content.find(file)->second, true);
    const auto wrong = schema::read(value, type, nullptr);
    EXPECT_TRUE(wrong.empty()) << file << ": " << wrong.front().place;
    const json::value exported = schema::json_schema(type, file);
    EXPECT_TRUE(json_schema_accepts(exported, value)) << file;
    EXPECT_EQ(exported.at("title"), json::value(file));
  });
}

TEST(ContentSchema, Planted_faults_are_refused_by_schema_and_reader_at_the_same_place) {
  const ContentFiles content = built_in_content();
  for_each_file([&](const Entry& entry, const std::string& file, const schema::Type& type) {
    const json::value exported = schema::json_schema(type, file);
    const auto planted = Planter(*parse_json(content.find(file)->second, true)).plant(type);
    EXPECT_GT(planted.size(), 10U) << file;
    for (const auto& [place, code, value] : planted) {
      EXPECT_FALSE(json_schema_accepts(exported, value)) << file << ": " << place << ": " << code;

      std::vector<std::string> checked;
      for (const schema::Wrong& wrong : schema::read(value, type, nullptr)) {
        checked.push_back(wrong.place + ": townsmith." + wrong.what.key);
      }
      EXPECT_EQ(std::count(checked.begin(), checked.end(), place + ": " + code), 1)
          << file << ": " << place << ": " << code;

      ContentFiles changed = content;
      changed[file] = json::serialize(value);
      ContentReader reader(changed);
      entry.type().check_content(reader);
      entry.check_bots(reader);
      std::vector<std::string> read;
      for (const ContentProblem& problem : reader.problems()) {
        EXPECT_EQ(problem.file, file) << said(problem.text());
        read.push_back(problem.place + ": " + problem.code());
      }
      EXPECT_EQ(read, checked) << file;
    }
  });
}

/// What only a game can say is provoked in its own tests (tests/games/<game>).
TEST(ContentCodes, The_list_has_all_that_files_and_planted_faults_give_and_nothing_else) {
  const ContentFiles content = built_in_content();
  const Catalogue catalogue = all_games();
  for (const auto& entry : catalogue.entries()) {
    const GameType& type = entry->type();
    ContentReader reader(content);
    type.check_content(reader);
    const std::vector<ContentCode> listed = content_codes(reader, type.content_codes());
    std::set<std::string> provoked = {"townsmith.content-unread"};  // by a pack: pack_test.cpp
    for (const ContentCode& code : type.content_codes()) provoked.insert(code.text());
    std::vector<ContentProblem> told;
    const auto check = [&](const ContentFiles& changed) {
      ContentReader again(changed);
      type.check_content(again);
      EXPECT_FALSE(again.outcome());
      for (ContentProblem& problem : again.problems()) {
        if (provoked.insert(problem.code()).second) told.push_back(std::move(problem));
      }
    };
    for (const auto& [file, file_type] : reader.types()) {
      ContentFiles changed = content;
      changed[file] = "{";
      check(changed);
      changed.erase(file);
      check(changed);
      const json::value values = *parse_json(content.find(file)->second, true);
      json::value other_schema = values;
      other_schema.as_object()["$schema"] = 7;
      changed[file] = json::serialize(other_schema);
      check(changed);
      std::set<std::string> tried;
      for (const auto& [place, code, value] : Planter(values).plant(*file_type)) {
        if (!tried.insert(code).second) continue;
        changed[file] = json::serialize(value);
        check(changed);
      }
    }
    content_faults::expect_said_in_every_language(told);
    std::set<std::string> wanted;
    for (const ContentCode& code : listed) wanted.insert(code.text());
    EXPECT_EQ(provoked, wanted) << type.info().name;
  }
}

}  // namespace
}  // namespace townsmith::bots
