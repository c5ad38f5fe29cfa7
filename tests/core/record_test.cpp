#include "core/record.h"

#include <gtest/gtest.h>

#include "words.h"

namespace townsmith {
namespace {

Record example() {
  Record record;
  record.game = "toy";
  record.rules_version = 2;
  record.players = 2;
  record.options = {{"level", "3"}};
  record.content = "0123456789abcdef";
  record.names = {"Ann \"A\"", "Bö"};
  record.commitment = "c0ffee";
  record.steps.push_back({Step::Kind::draws,
                          {},
                          {},
                          {{24, 3, "tile 12", Viewer::spectator()}, {4, 0, "row 1", seat_at(1)}}});
  record.steps.push_back({Step::Kind::move, seat_at(1), "lay 12 d4 AT/WA", {}});
  record.finished = true;
  record.outcome = {{10, -3}, {0}, ""};
  record.seed = "beef";
  return record;
}

const std::string header =
    R"({"townsmith":1,"game":"toy","rules":1,"players":2,"options":{},"content":"00"})"
    "\n";

std::string refusal(const std::string& text) {
  const auto record = parse_record(text);
  return record ? "accepted" : said(record.error());
}

TEST(Record, Is_lines_of_json_that_people_can_read) {
  EXPECT_EQ(to_text(example()),
            R"({"townsmith":1,"game":"toy","rules":2,"players":2,"options":{"level":"3"},)"
            R"("content":"0123456789abcdef","names":["Ann \"A\"","Bö"],"commitment":"c0ffee"})"
            "\n"
            R"({"chance":["tile 12","row 1"],"draws":[[24,3],[4,0,1]]})"
            "\n"
            R"({"seat":1,"move":"lay 12 d4 AT/WA"})"
            "\n"
            R"({"result":{"scores":[10,-3],"winners":[0]},"seed":"beef"})"
            "\n");
}

TEST(Record, Is_read_as_it_is_written) {
  Record record = example();
  EXPECT_EQ(*parse_record(to_text(record)), record);
  record.outcome.grade = "Mayor";
  EXPECT_EQ(*parse_record(to_text(record)), record);
  record.finished = false;
  record.outcome = {};
  record.seed.clear();
  record.names.clear();
  record.commitment.clear();
  record.steps.clear();
  EXPECT_EQ(*parse_record(to_text(record)), record);
}

TEST(Record, Lines_can_be_appended_one_by_one) {
  Record record = example();
  record.finished = false;
  record.outcome = {};
  record.seed.clear();
  std::string text = to_text(record);
  const Step more = {Step::Kind::move, seat_at(0), "stay", {}};
  text += to_line(more);
  record.steps.push_back(more);
  EXPECT_EQ(*parse_record(text), record);
}

TEST(Record, Cut_off_anywhere_it_is_refused_or_shorter) {
  const std::string text = to_text(example());
  for (std::size_t length = 0; length < text.size(); ++length) {
    const auto record = parse_record(text.substr(0, length));
    const bool whole_lines = length > 0 && text[length - 1] == '\n';
    EXPECT_EQ(record.has_value(), whole_lines) << length;
    if (record) {
      EXPECT_FALSE(record->finished);
      EXPECT_LE(record->steps.size(), 2U);
    } else {
      EXPECT_EQ(record.error().reason, Reason::bad_record);
    }
  }
}

TEST(Record, What_is_no_record_at_all_is_refused) {
  EXPECT_EQ(refusal(""), "The record is empty.");
  EXPECT_EQ(refusal("{}"), "The record is cut off: its last line does not end.");
  EXPECT_EQ(refusal("\n"), "Line 1 of the record: This is not a JSON object.");
  EXPECT_EQ(refusal("hello\n"), "Line 1 of the record: This is not a JSON object.");
  EXPECT_EQ(refusal("[1]\n"), "Line 1 of the record: This is not a JSON object.");
  EXPECT_EQ(refusal("{}\n"),
            "This is not a record of Townsmith: its first line has no “townsmith”.");
  EXPECT_EQ(refusal("{\"a\":1}{\"b\":2}\n"), "Line 1 of the record: This is not a JSON object.");
}

TEST(Record, Another_format_is_another_version) {
  const auto record = parse_record("{\"townsmith\":2,\"anything\":[]}\n");
  ASSERT_FALSE(record);
  EXPECT_EQ(record.error().reason, Reason::other_version);
  EXPECT_EQ(said(record.error()), "The record is of format 2; this program reads format 1.");
}

TEST(Record, Every_wrong_header_is_told) {
  const auto with = [](const std::string& from, const std::string& to) {
    std::string text = header;
    text.replace(text.find(from), from.size(), to);
    return refusal(text);
  };
  EXPECT_EQ(refusal(header), "accepted");
  EXPECT_EQ(with(R"("game":"toy",)", ""), "Line 1 of the record: “game”: This is missing.");
  EXPECT_EQ(with(R"("toy")", "1"), "Line 1 of the record: “game”: This must be a text in quotes.");
  EXPECT_EQ(with(R"("rules":1)", R"("rules":0)"),
            "Line 1 of the record: “rules”: This must be a whole number from 1 to 1000000.");
  EXPECT_EQ(with(R"("players":2)", R"("players":9)"),
            "Line 1 of the record: “players”: This must be a whole number from 1 to 8.");
  EXPECT_EQ(with(R"("players":2)", R"("players":2.0)"),
            "Line 1 of the record: “players”: This must be a whole number from 1 to 8.");
  EXPECT_EQ(with("{},", "[],"),
            "Line 1 of the record: “options”: This must be an object in braces.");
  EXPECT_EQ(with("{},", R"({"level":3},)"),
            "Line 1 of the record: “options.level”: This must be a text in quotes.");
  EXPECT_EQ(with(R"("00")", R"("00","names":"Ann")"),
            "Line 1 of the record: “names”: This must be a list in square brackets.");
  EXPECT_EQ(with(R"("00")", R"("00","names":[1])"),
            "Line 1 of the record: “names[0]”: This must be a text in quotes.");
  EXPECT_EQ(with(R"("00")", R"("00","extra":1)"),
            "Line 1 of the record: “extra”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(with(R"({"townsmith":1)", R"({"townsmith":"1")"),
            "The record is of format \"1\"; this program reads format 1.");
}

TEST(Record, Every_wrong_step_is_told_with_its_line) {
  const auto with = [](const std::string& line) {
    const std::string text = refusal(header + line + "\n");
    const std::string place = "Line 2 of the record: ";
    return text.starts_with(place) ? text.substr(place.size()) : text;
  };
  EXPECT_EQ(with(R"({"seat":0,"move":"x"})"), "accepted");
  EXPECT_EQ(with(R"({"seat":2,"move":"x"})"), "“seat”: This must be a whole number from 0 to 1.");
  EXPECT_EQ(with(R"({"seat":-1,"move":"x"})"), "“seat”: This must be a whole number from 0 to 7.");
  EXPECT_EQ(with(R"({"move":"x"})"), "“seat”: This is missing.");
  EXPECT_EQ(with(R"({"seat":0})"), "“move”: This is missing.");
  EXPECT_EQ(with(R"({"seat":0,"move":1})"), "“move”: This must be a text in quotes.");
  EXPECT_EQ(with(R"({"seat":0,"move":"x","why":"y"})"),
            "“why”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(with("{}"), "“seat”: This is missing.");
  EXPECT_EQ(with("7"), "This is not a JSON object.");
  EXPECT_EQ(with(""), "This is not a JSON object.");

  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[6,5]]})"), "accepted");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[6,6]]})"),
            "A draw is a list: how many possibilities there were, and which one it was.");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[0,0]]})"),
            "A draw is a list: how many possibilities there were, and which one it was.");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[6]]})"),
            "“draws[0]”: This list must have 2 to 3 entries, not 1.");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[6,1,0,0]]})"),
            "“draws[0]”: This list must have 2 to 3 entries, not 4.");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[6]})"),
            "“draws[0]”: This must be a list in square brackets.");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[6,-1]]})"),
            "“draws[0][1]”: This must be a whole number from 0 to 1073741824.");
  EXPECT_EQ(with(R"({"chance":["a"],"draws":[[6,1,8]]})"),
            "A draw is a list: how many possibilities there were, and which one it was.");
  EXPECT_EQ(with(R"({"chance":["a","b"],"draws":[[6,1]]})"),
            "“chance” and “draws” must be equally long.");
  EXPECT_EQ(with(R"({"draws":[[6,1]]})"), "“chance”: This is missing.");
  EXPECT_EQ(with(R"({"chance":[1],"draws":[[6,1]]})"),
            "“chance[0]”: This must be a text in quotes.");
  EXPECT_EQ(with(R"({"chance":[],"draws":[],"seat":0})"),
            "“seat”: This name is not known here. Is it misspelt?");
}

TEST(Record, Every_wrong_result_is_told) {
  const auto with = [](const std::string& line) {
    const std::string text = refusal(header + line + "\n");
    const std::string place = "Line 2 of the record: ";
    return text.starts_with(place) ? text.substr(place.size()) : text;
  };
  EXPECT_EQ(with(R"({"result":{"scores":[1,2],"winners":[1]}})"), "accepted");
  EXPECT_EQ(with(R"({"result":[]})"), "“result”: This must be an object in braces.");
  EXPECT_EQ(with(R"({"result":{"scores":[1.5],"winners":[]}})"),
            "“result.scores[0]”: This must be a whole number from -1000000 to 1000000.");
  EXPECT_EQ(with(R"({"result":{"scores":[],"winners":[8]}})"),
            "“result.winners[0]”: This must be a whole number from 0 to 7.");
  EXPECT_EQ(with(R"({"result":{"scores":[]}})"), "“result.winners”: This is missing.");
  EXPECT_EQ(with(R"({"result":{"scores":[],"winners":[],"x":1}})"),
            "“result.x”: This name is not known here. Is it misspelt?");
  EXPECT_EQ(with(R"({"result":{"scores":[],"winners":[]},"seed":5})"),
            "“seed”: This must be a text in quotes.");
  EXPECT_EQ(with(R"({"result":{"scores":[],"winners":[]},"x":5})"),
            "“x”: This name is not known here. Is it misspelt?");
}

TEST(Record, Nothing_may_follow_the_result) {
  EXPECT_EQ(refusal(to_text(example()) + to_line({Step::Kind::move, seat_at(0), "stay", {}})),
            "Line 5 of the record: Nothing may follow the result.");
  EXPECT_EQ(refusal(to_text(example()) + "\n"),
            "Line 5 of the record: Nothing may follow the result.");
}

TEST(Record, A_huge_text_is_refused_before_it_is_read) {
  EXPECT_EQ(refusal(std::string((16U << 20U) + 1, '\n')),
            "The record is larger than any game can be.");
}

TEST(Record, Deep_nesting_is_refused) {
  EXPECT_EQ(refusal("{\"townsmith\":" + std::string(100'000, '[') + "\n"),
            "Line 1 of the record: This is not a JSON object.");
}

TEST(Record, A_forfeit_is_a_line_after_the_steps_and_is_read_back) {
  Record record = example();
  record.forfeits = {{seat_at(1), "crashed"}};
  const std::string text = to_text(record);
  EXPECT_NE(text.find("\n{\"forfeit\":1,\"why\":\"crashed\"}\n{\"result\""), std::string::npos)
      << text;
  const auto again = parse_record(text);
  ASSERT_TRUE(again) << said(again.error());
  EXPECT_EQ(*again, record);
  EXPECT_EQ(again->forfeited(), SeatSet(seat_at(1)));
  EXPECT_NE(to_text(record, Viewer::spectator()).find("forfeit"), std::string::npos);
}

TEST(Record, A_forfeit_names_a_seat_once_for_a_known_reason_and_nothing_is_played_after_it) {
  const std::string forfeit = "{\"forfeit\":1,\"why\":\"stalled\"}\n";
  EXPECT_EQ(refusal(header + forfeit), "accepted");
  EXPECT_NE(refusal(header + forfeit + forfeit), "accepted");
  EXPECT_NE(refusal(header + "{\"forfeit\":1,\"why\":\"bored\"}\n"), "accepted");
  EXPECT_NE(refusal(header + "{\"forfeit\":2,\"why\":\"stalled\"}\n"), "accepted");
  EXPECT_NE(refusal(header + forfeit + "{\"seat\":0,\"move\":\"x\"}\n"), "accepted");
}

}  // namespace
}  // namespace townsmith
