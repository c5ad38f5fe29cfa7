// Paired worlds on the wire: two games that differ only in what a seat may not know send that seat
// the same bytes.
#include "conformance/scale.h"
#include "host/talk.h"

namespace townsmith::host {
namespace {

/// In an open round one seat does nothing, something or everything, the other hears nothing of it.
TEST(Hidden, What_another_seat_does_in_an_open_round_sends_nothing_and_shows_nowhere) {
  for (const GameInfo* info : example_games()) {
    if (!info->simultaneous) continue;
    Talk talk;
    const std::string table = talk.create(info->name, 3);
    const Client spectator = talk.host.connect("carl");
    ASSERT_EQ(reason_of(talk.ask("watch", {{"table", table}, {"as", 0}})), "none");
    ASSERT_EQ(reason_of(talk.ask(spectator, "watch", {{"table", table}, {"as", nullptr}})), "none");
    const std::string before = json::serialize(talk.view(table, 0));
    const std::string outside = json::serialize(talk.view(table, nullptr));
    json::object other = talk.view(table, 1);
    while (other.at("may").at("move").as_bool()) {
      const json::object answer =
          talk.act(table, 1, "move", {{"move", other.at("moves").at(0).at("move")}});
      ASSERT_EQ(reason_of(answer), "none");
      EXPECT_EQ(talk.said.size(), 1U) << "somebody was told of a secret move";
      EXPECT_EQ(json::serialize(talk.view(table, 0)), before);
      EXPECT_EQ(json::serialize(talk.view(table, nullptr)), outside);
      other = talk.view(table, 1);
    }
    ASSERT_EQ(reason_of(talk.act(table, 1, "restart")), "none");
    EXPECT_EQ(talk.said.size(), 1U);
    EXPECT_EQ(json::serialize(talk.view(table, 0)), before);
  }
}

/// Draws that can be chosen: the first ones as told, the rest at random.
class ChosenDraws final : public ChanceSource {
 public:
  explicit ChosenDraws(Random random) : random_(random) {}
  std::uint32_t draw(std::uint32_t n, const Label& /*label*/) override {
    if (next_ == values_.size()) values_.push_back(random_.below(n));
    return values_[next_++] %= n;
  }
  void again() { next_ = 0; }
  /// The next value for one draw; those after it are drawn afresh.
  void change(std::size_t which) {
    ++values_[which];
    values_.resize(which + 1);
  }

 private:
  Random random_;
  std::vector<std::uint32_t> values_;
  std::size_t next_ = 0;
};

/// Games with secret hands for three people, up to the first decision.
class Deals {
 public:
  Record deal(ChanceSource& source) const {
    table::Table table(*game_);
    Chance chance(source);
    for (const Seat seat : SeatSet::first(3)) {
      EXPECT_TRUE(table.handle({table::Command::Kind::sit, seat, "Somebody"}, chance));
    }
    EXPECT_TRUE(table.handle({table::Command::Kind::start, seat_at(0), ""}, chance));
    return table.record();
  }

  /// Another deal that is the same in all the viewer sees.
  Record another(const Record& record, Viewer viewer, Random random) const {
    ChosenDraws chosen(random);
    const std::vector<Draw> wanted = draws_of(record);
    while (true) {
      chosen.again();
      const Record tried = deal(chosen);
      const std::vector<Draw> got = draws_of(tried);
      EXPECT_EQ(got.size(), wanted.size());
      std::size_t i = 0;
      while (i < got.size() && !(shown(got[i], viewer) && got[i].text != wanted[i].text)) ++i;
      if (i == got.size()) return tried;
      chosen.change(i);
    }
  }

 private:
  static bool shown(const Draw& draw, Viewer viewer) {
    return draw.only.is_spectator() || draw.only == viewer;
  }
  static std::vector<Draw> draws_of(const Record& record) {
    std::vector<Draw> draws;
    for (const Step& step : record.steps) {
      draws.insert(draws.end(), step.draws.begin(), step.draws.end());
    }
    return draws;
  }

  bots::Catalogue catalogue_ = bots::all_games();
  const bots::Entry* entry_ = *catalogue_.find(secret_game());
  std::unique_ptr<AnyGame> game_ = std::move(
      *entry_->type().create(standard_setup(entry_->type().info(), 3), built_in_content()));
};

/// All a viewer can get out of a host about a game: the same requests, all answers.
std::string all_answers(const Record& record, const json::value& as) {
  Talk talk;
  const json::object opened = talk.ask("open", {{"record", to_text(record)}});
  EXPECT_EQ(reason_of(opened), "none");
  const json::value table = opened.at("table");
  std::string all;
  for (const char* verb : {"view", "watch", "reference", "replay"}) {
    all += json::serialize(talk.ask(verb, {{"table", table}, {"as", as}})) + "\n";
  }
  all += json::serialize(talk.ask("replay", {{"table", table}, {"as", as}, {"step", 1}}));
  all += json::serialize(talk.ask("glimpse", {{"table", table}, {"as", as}}));
  return all;
}

TEST(Hidden, Worlds_that_differ_only_in_others_hands_sound_the_same) {
  const Deals deals;
  for (std::uint64_t seed = 1; seed <= (conformance::soaking() ? 12 : 4); ++seed) {
    ChosenDraws luck{Random(seed)};
    const Record one = deals.deal(luck);
    for (int who = -1; who < 3; ++who) {
      const Viewer viewer = who < 0 ? Viewer::spectator() : Viewer(seat_at(who));
      const json::value as = who < 0 ? json::value(nullptr) : json::value(who);
      const Record other = deals.another(one, viewer, Random(seed, 1));
      ASSERT_NE(to_text(one), to_text(other));
      EXPECT_EQ(all_answers(one, as), all_answers(other, as));
      const int another_seat = (who + 1) % 3;
      EXPECT_NE(all_answers(one, another_seat), all_answers(other, another_seat));
    }
  }
}

}  // namespace
}  // namespace townsmith::host
