#include "core/pack.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "bots/catalogue.h"
#include "core/language.h"
#include "core/replay.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "packs.h"
#include "words.h"

namespace townsmith {
namespace {

/// A pack that changes every file of a game, if only in what it says of itself.
Pack pack_of_all(const GameType& type, const ContentFiles& content) {
  ContentReader reader(content);
  type.check_content(reader);
  Pack pack{std::string(type.info().name), "Canals",         "Ada", "1.2", "CC BY 4.0",
            "Two lines,\nof notes.",       "the game's own", {}};
  for (const std::string& file : reader.files_read()) {
    json::value value = *parse_json(content.find(file)->second, true);
    value.at("provenance").at("text") = "made up for a test";
    pack.files[file.substr(pack.game.size() + 1)] = json::pretty(value);
  }
  return pack;
}

class Packs : public ::testing::Test {
 protected:
  const ContentFiles content_ = built_in_content();
  const bots::Catalogue catalogue_ = bots::all_games();
  const GameType& any_ = catalogue_.entries().front()->type();
  const Pack pack_ = pack_of_all(any_, content_);

  std::string refusal(const json::object& changed) const {
    const auto read = parse_pack(json::serialize(changed));
    return read ? "none" : built_in_english().say(read.error().text);
  }
  json::object text() const { return parse_json(to_text(pack_), false)->as_object(); }
};

TEST_F(Packs, Are_read_as_they_were_written_and_as_a_folder) {
  for (const auto& entry : catalogue_.entries()) {
    const Pack pack = pack_of_all(entry->type(), content_);
    const auto read = parse_pack(to_text(pack));
    ASSERT_TRUE(read) << built_in_english().say(read.error().text);
    EXPECT_EQ(*read, pack);
    const auto folder = pack_of(unpacked(pack));
    ASSERT_TRUE(folder) << built_in_english().say(folder.error().text);
    EXPECT_EQ(*folder, pack);
  }
}

TEST_F(Packs, Names_and_texts_may_have_several_languages) {
  Pack pack = pack_;
  pack.translations = {{"de", {{"Canals", "Kanäle"}, {"Two lines,\nof notes.", "Zwei\nZeilen."}}}};
  const auto read = parse_pack(to_text(pack));
  ASSERT_TRUE(read) << said(read.error());
  EXPECT_EQ(*read, pack);
  EXPECT_EQ(*pack_of(unpacked(pack)), pack);
  const auto setup = standard_setup(any_.info(), any_.info().usual_players);
  auto game = create(any_, setup, content_, to_text(pack));
  ASSERT_TRUE(game) << said(game.error());
  EXPECT_EQ(*(*game)->translations(), pack.translations);
  const auto plain = create(any_, setup, content_, to_text(pack_));
  EXPECT_EQ((*plain)->translations(), nullptr);
  EXPECT_EQ((*game)->content_hash(), (*plain)->content_hash()) << "words are no rules";

  const WordFiles words = built_in_words();
  const Language german = Language::read(words, "de").value();
  const Language french = Language::read(words, "fr").value();
  const Text own = named(any_.info().name, "thing", "Canals");
  const Text other = named(any_.info().name, "thing", "Locks");
  const Language with = german.with((*game)->translations());
  const Language not_french = french.with((*game)->translations());
  game->reset();  // whoever speaks outlives what they speak of
  EXPECT_EQ(with.say(own), "Kanäle");
  EXPECT_EQ(with.say(other), "Locks");
  EXPECT_EQ(with.say(literal("Canals")), "Canals") << "that is somebody's name";
  EXPECT_EQ(german.say(own), "Canals");
  EXPECT_EQ(not_french.say(own), "Canals");
  EXPECT_EQ(with.with(nullptr).say(own), "Canals");
}

TEST_F(Packs, Translations_that_nobody_could_show_are_refused) {
  const auto refused = [this](const json::value& translations) {
    json::object wrong = text();
    wrong["translations"] = translations;
    return refusal(wrong).find("translations are wrong at") != std::string::npos;
  };
  const auto german = [](std::string_view given, std::string_view said) {
    return json::value{{"de", json::object{{given, said}}}};
  };
  EXPECT_TRUE(refused(7));
  EXPECT_TRUE(refused({{"de", 7}}));
  for (const char* language : {"", "d", "german", "de-", "d3", "a language"}) {
    EXPECT_TRUE(refused({{language, json::object()}})) << language;
  }
  EXPECT_TRUE(refused({{"de", json::object{{"Canals", 7}}}}));
  for (const char* said : {"", "  ", "a\u202Eb", "two\nlines"}) {
    EXPECT_TRUE(refused(german("Canals", said))) << said;
  }
  EXPECT_TRUE(refused(german("Canals", std::string(81, 'x'))));
  EXPECT_FALSE(refused(german("Canals", std::string(80, 'x'))));
  std::string umlauts;
  for (int i = 0; i < 80; ++i) umlauts += "ä";
  EXPECT_FALSE(refused(german("Canals", umlauts))) << "letters count, not bytes";
  EXPECT_FALSE(refused(german(std::string(60, 'y'), std::string(120, 'x'))));
  EXPECT_FALSE(refused(german("two\nlines", "zwei\nZeilen")));
}

TEST_F(Packs, A_game_on_one_has_a_record_that_opens_without_it) {
  for (const auto& entry : catalogue_.entries()) {
    const GameType& type = entry->type();
    const Pack pack = pack_of_all(type, content_);
    EXPECT_TRUE(pack_problems(type, content_, pack).empty());
    const auto setup = standard_setup(type.info(), type.info().usual_players);
    const auto own = create(type, setup, content_, to_text(pack));
    ASSERT_TRUE(own) << built_in_english().say(own.error().text);
    const auto usual = type.create(setup, content_);
    ASSERT_TRUE(usual);
    EXPECT_NE((*own)->content_hash(), (*usual)->content_hash());
    EXPECT_TRUE((*usual)->pack().empty());

    const auto record = parse_record(to_text(new_record(**own)));
    ASSERT_TRUE(record) << built_in_english().say(record.error().text);
    const auto again = create(type, setup, content_, record->pack);
    ASSERT_TRUE(again);
    EXPECT_TRUE(check_header(*record, **again));
    EXPECT_FALSE(check_header(*record, **usual));
  }
}

TEST_F(Packs, A_pack_of_an_older_format_opens_as_one_of_today) {
  static_assert(pack_format == 1, "keep a pack of the format before in tests/packs/formats");
  const auto today = parse_pack(pack_text("formats/1"));
  ASSERT_TRUE(today) << said(today.error());
  for (int format = 0; format < pack_format; ++format) {
    const std::string old_text = pack_text(fmt::format("formats/{}", format));
    EXPECT_TRUE(has_older_format(old_text));
    const auto pack = parse_pack(old_text);
    ASSERT_TRUE(pack) << said(pack.error());
    EXPECT_EQ(*pack, *today) << format;
    EXPECT_FALSE(has_older_format(to_text(*pack)));

    // A folder is read likewise.
    json::value value = *parse_json(old_text, true);
    ContentFiles folder;
    for (const auto& [name, content] : value.at("files").as_object()) {
      folder[pack->game + "/" + std::string(name)] = json::serialize(content);
    }
    value.as_object().erase("files");
    folder[std::string(pack_description)] = json::serialize(value);
    const auto again = pack_of(folder);
    ASSERT_TRUE(again) << said(again.error());
    EXPECT_EQ(*again, *today);

    // So does a record that carries it, although content of that form had another hash.
    const bots::Entry* const entry = *catalogue_.find(pack->game);
    const auto setup = standard_setup(entry->type().info(), 1);
    const auto game = create(entry->type(), setup, content_, old_text);
    ASSERT_TRUE(game) << said(game.error());
    Record record = new_record(**game);
    record.pack = old_text;
    record.content = "0123456789abcdef";
    EXPECT_TRUE(check_header(record, **game));
    record.pack = to_text(*pack);
    EXPECT_FALSE(check_header(record, **game));
  }
}

TEST_F(Packs, Whole_packs_of_all_games_can_be_played_and_change_every_file) {
  for (const auto& entry : catalogue_.entries()) {
    const GameType& type = entry->type();
    const auto pack = parse_pack(pack_text(type.info().name));
    ASSERT_TRUE(pack) << said(pack.error());
    const auto problems = pack_problems(type, content_, *pack);
    EXPECT_EQ(first_error(problems), nullptr) << said(first_error(problems)->text());
    ContentReader reader(content_);
    type.check_content(reader);
    EXPECT_EQ(pack->files.size(), reader.files_read().size()) << type.info().name;
    for (int players = type.info().min_players; players <= type.info().max_players; ++players) {
      EXPECT_TRUE(create(type, standard_setup(type.info(), players), content_, to_text(*pack)));
    }
  }
}

TEST_F(Packs, What_is_no_pack_is_refused_with_a_sentence) {
  EXPECT_EQ(refusal({}), "This is not a pack of Townsmith: it has no “townsmith_pack”.");
  json::object other = text();
  other["townsmith_pack"] = 2;
  EXPECT_EQ(refusal(other), "The pack is of format 2; this program reads format 1.");
  other = text();
  other.erase("files");
  EXPECT_EQ(refusal(other), "The pack changes nothing: it has no files.");
  for (const char* name : {"../secret.json", "a/b.json", "notes.txt", ".json", "pack.json"}) {
    other = text();
    other["files"].as_object()[name] = json::object();
    EXPECT_NE(refusal(other).find("cannot be a file of this pack"), std::string::npos) << name;
  }
  for (const char* shown : {"", "   ", "a\nb", "a\u202Eb", "a\u200Bb", "a\u0085b", "\u007F"}) {
    other = text();
    other["name"] = shown;
    EXPECT_NE(refusal(other), "none") << shown;
  }
  other = text();
  other["strange"] = "red";
  EXPECT_NE(refusal(other).find("strange"), std::string::npos);
  other = text();
  other["notes"] = std::string(max_pack_bytes, 'x');
  EXPECT_EQ(refusal(other), "The pack is larger than 256 kB.");
  EXPECT_FALSE(parse_pack("{"));
  EXPECT_FALSE(parse_pack("[]"));
  EXPECT_FALSE(pack_of(pack_.files)) << "no file says what pack it is";
}

TEST_F(Packs, What_cannot_be_played_is_told_by_file_and_place) {
  Pack wrong = pack_;
  wrong.files["strange.json"] = "{}";
  json::value value = *parse_json(wrong.files.begin()->second, true);
  value.as_object().erase("provenance");
  wrong.files.begin()->second = json::pretty(value);
  const auto problems = pack_problems(any_, content_, wrong);
  ASSERT_EQ(problems.size(), 2U);
  EXPECT_EQ(problems[0].place, "provenance");
  EXPECT_EQ(problems[1].code(), "townsmith.content-unread");

  const auto setup = standard_setup(any_.info(), any_.info().usual_players);
  EXPECT_FALSE(create(any_, setup, content_, to_text(wrong)));
  const GameType& another = catalogue_.entries().back()->type();
  const auto other = create(another, standard_setup(another.info(), another.info().usual_players),
                            content_, to_text(pack_));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().text.key, "pack-other-game");
}

TEST_F(Packs, What_one_changes_is_told_value_by_value) {
  EXPECT_TRUE(changes_of(pack_, content_).empty()) << "where values come from is no part of them";
}

}  // namespace
}  // namespace townsmith
