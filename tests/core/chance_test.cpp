#include "core/chance.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "words.h"

namespace townsmith {
namespace {

/// A key stream that says what it is told to.
class Words final : public KeyStream {
 public:
  explicit Words(std::vector<std::uint32_t> words) : words_(std::move(words)) {}
  std::uint32_t next_word() override { return words_.at(next_++); }
  std::size_t used() const { return next_; }

 private:
  std::vector<std::uint32_t> words_;
  std::size_t next_ = 0;
};

TEST(Chance, A_label_names_what_is_drawn) {
  EXPECT_EQ((Label{"tile"}.text()), "tile");
  EXPECT_EQ((Label{"die", 3}.text()), "die 3");
}

TEST(Chance, The_fast_generator_stands_behind_it_directly) {
  Random random(9);
  Chance chance{Random(9)};
  for (int i = 0; i < 20; ++i) EXPECT_EQ(chance.below(10, {"x"}), random.below(10));
}

TEST(Chance, A_die_has_faces_one_to_six_and_tells_them) {
  RecordingSource source(Chance(Random(4)));
  Chance chance(source);
  std::map<int, int> faces;
  for (int i = 0; i < 600; ++i) {
    const int face = chance.roll({"die", 2});
    ++faces[face];
    EXPECT_EQ(source.take().front().text, "die 2 " + std::to_string(face));
  }
  EXPECT_EQ(faces.size(), 6U);
  EXPECT_EQ(faces.begin()->first, 1);
  EXPECT_EQ(faces.rbegin()->first, 6);
}

TEST(Committed_source, A_word_gives_its_remainder) {
  Words words({13, 7, 4'000'000'000U});
  CommittedSource source(words);
  EXPECT_EQ(source.draw(6, {"die"}), 1U);
  EXPECT_EQ(source.draw(8, {"card"}), 7U);
  EXPECT_EQ(source.draw(1, {"nothing"}), 0U);
}

// 2^32 mod 6 is 4: the words 0 to 3 would make the faces 0 to 3 likelier than the others.
TEST(Committed_source, Words_that_would_bias_the_draw_are_skipped) {
  Words words({0, 3, 1, 4, 5});
  CommittedSource source(words);
  EXPECT_EQ(source.draw(6, {"die"}), 4U);
  EXPECT_EQ(words.used(), 4U);
  EXPECT_EQ(source.draw(6, {"die"}), 5U);
}

TEST(Committed_source, Powers_of_two_skip_no_word) {
  Words words({0, 1, 2});
  CommittedSource source(words);
  EXPECT_EQ(source.draw(2, {"coin"}), 0U);
  EXPECT_EQ(source.draw(2, {"coin"}), 1U);
  EXPECT_EQ(source.draw(2, {"coin"}), 0U);
}

TEST(Recording_source, Writes_down_number_meaning_and_who_saw_it) {
  RecordingSource source(Chance(Random(1)));
  Chance chance(source);
  const auto value = chance.below(24, {"tile"});
  chance.tell(12);
  chance.tell(13);  // only the first counts
  chance.below(4, {"row", 2, seat_at(2)});
  const std::vector<Draw> draws = source.take();
  ASSERT_EQ(draws.size(), 2U);
  EXPECT_EQ(draws[0], (Draw{24, value, "tile 12", Viewer::spectator()}));
  EXPECT_EQ(draws[1].text, "row 2");
  EXPECT_EQ(draws[1].only, Viewer(seat_at(2)));
  EXPECT_TRUE(source.take().empty());
}

TEST(Recording_source, Telling_before_any_draw_does_nothing) {
  RecordingSource source(Chance(Random(1)));
  source.tell(3);
  EXPECT_TRUE(source.take().empty());
}

const std::vector<Draw> two_draws = {{6, 2, "die 1 3", Viewer::spectator()},
                                     {24, 11, "tile 12", Viewer::spectator()}};

std::string problem_of(const RecordedSource& source) {
  const Result<> done = source.finish();
  return done ? "" : said(done.error());
}

TEST(Recorded_source, Gives_back_what_was_recorded) {
  RecordedSource source(two_draws);
  Chance chance(source);
  EXPECT_EQ(chance.roll({"die", 1}), 3);
  EXPECT_EQ(chance.below(24, {"tile"}), 11U);
  chance.tell(12);
  EXPECT_EQ(problem_of(source), "");
}

TEST(Recorded_source, Notices_a_draw_the_record_does_not_have) {
  RecordedSource source(std::span<const Draw>(two_draws).first(1));
  Chance chance(source);
  chance.roll({"die", 1});
  EXPECT_EQ(chance.below(24, {"tile"}), 0U);
  EXPECT_EQ(problem_of(source), "The rules draw “tile” here, and the record has no draw for it.");
}

TEST(Recorded_source, Notices_draws_left_over) {
  RecordedSource source(two_draws);
  Chance chance(source);
  chance.roll({"die", 1});
  EXPECT_EQ(problem_of(source), "The record has 2 draws here; the rules need 1.");
}

TEST(Recorded_source, Notices_a_draw_of_another_size) {
  RecordedSource source(two_draws);
  Chance chance(source);
  EXPECT_EQ(chance.below(5, {"die", 1}), 0U);
  EXPECT_EQ(problem_of(source), "The rules draw “die 1” here, and the record has another draw.");
  EXPECT_EQ(chance.below(24, {"tile"}), 0U) << "all further draws are 0";
}

TEST(Recorded_source, Notices_a_number_out_of_range) {
  const std::vector<Draw> draws = {{6, 6, "die 1 7", Viewer::spectator()}};
  RecordedSource source(draws);
  Chance chance(source);
  EXPECT_EQ(chance.below(6, {"die", 1}), 0U);
  EXPECT_EQ(problem_of(source), "The rules draw “die 1” here, and the record has another draw.");
}

TEST(Recorded_source, Notices_words_that_do_not_fit_the_numbers) {
  RecordedSource source(two_draws);
  Chance chance(source);
  chance.below(6, {"die", 2});
  chance.tell(3);
  EXPECT_EQ(chance.below(24, {"tile"}), 0U);
  EXPECT_EQ(problem_of(source), "The record says “die 1 3” where its numbers mean “die 2 3”.");
}

TEST(Recorded_source, Notices_wrong_words_of_the_last_draw_too) {
  RecordedSource source(two_draws);
  Chance chance(source);
  chance.roll({"die", 1});
  chance.below(24, {"tile"});
  chance.tell(13);
  EXPECT_EQ(problem_of(source), "The record says “tile 12” where its numbers mean “tile 13”.");
}

TEST(Recorded_source, Nothing_recorded_and_nothing_drawn_is_fine) {
  EXPECT_EQ(problem_of(RecordedSource({})), "");
}

TEST(Enumeration, Goes_through_every_combination_once) {
  std::map<std::string, int> seen;
  Enumeration all;
  do {
    Chance chance(all);
    std::string text = std::to_string(chance.below(3, {"a"}));
    text += std::to_string(chance.below(2, {"b"}));
    ++seen[text];
  } while (all.next());
  EXPECT_EQ(seen.size(), 6U);
  for (const auto& [text, times] : seen) EXPECT_EQ(times, 1) << text;
}

TEST(Enumeration, Probabilities_add_up_to_one_even_if_draws_depend_on_draws) {
  double sum = 0;
  int passes = 0;
  Enumeration all;
  do {
    Chance chance(all);
    const auto first = chance.below(4, {"a"});
    for (std::uint32_t i = 0; i < first; ++i) chance.below(3, {"b"});
    if (first == 2) chance.below(5, {"c"});
    sum += 1 / all.weight();
    ++passes;
  } while (all.next());
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_EQ(passes, 1 + 3 + 9 * 5 + 27);
}

TEST(Enumeration, Without_draws_there_is_one_pass) {
  Enumeration all;
  EXPECT_EQ(all.weight(), 1);
  EXPECT_FALSE(all.next());
}

}  // namespace
}  // namespace townsmith
