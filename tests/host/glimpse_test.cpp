// What a server sends instead of views, and what a page makes of it.
#include "host/glimpse.h"

#include <set>

#include "host/talk.h"

namespace townsmith::host {
namespace {

TEST(Glimpse, Engines_tell_by_their_layout_whether_positions_are_the_same_bytes_to_both) {
  const bots::Catalogue catalogue = bots::all_games();
  std::set<std::uint64_t> layouts;
  for (const auto& entry : catalogue.entries()) {
    const auto game = entry->type().create(
        standard_setup(entry->type().info(), entry->type().info().max_players), built_in_content());
    ASSERT_TRUE(game);
    EXPECT_EQ(layout_of(**game), layout_of(**game));
    layouts.insert(layout_of(**game));
  }
  EXPECT_EQ(layouts.size(), catalogue.entries().size());
}

json::object glimpsed(Talk& talk, const std::string& table, const json::value& as) {
  return talk.ask("glimpse", {{"table", table}, {"as", as}});
}

void expect_the_same_view(Talk& server, Talk& page, const std::string& table,
                          const json::value& as) {
  const json::object answer = glimpsed(server, table, as);
  ASSERT_FALSE(answer.contains("view"));
  const json::object shown =
      page.ask("show", {{"header", answer.at("header")}, {"glimpse", answer.at("glimpse")}});
  ASSERT_EQ(reason_of(shown), "none") << json::serialize(shown);
  ASSERT_EQ(json::serialize(shown.at("view")), json::serialize(server.view(table, as)));
}

TEST(Glimpse, A_page_makes_the_view_of_it_that_the_server_would_have_sent) {
  for (const GameInfo* info : example_games()) {
    Talk server;
    Talk page;
    const std::string table = server.create(info->name, 2);
    Random random(5);
    for (int step = 0; step < 30; ++step) {
      const int viewer = step % 3;
      expect_the_same_view(server, page, table,
                           viewer == 2 ? json::value(nullptr) : json::value(viewer));
      for (int seat = 0; seat < 2; ++seat) {
        const json::object view = server.view(table, seat);
        const json::array& moves = view.at("moves").as_array();
        if (view.at("may").at("commit").as_bool()) {
          server.act(table, seat, random.below(4) == 0 ? "undo" : "commit");
        } else if (!moves.empty()) {
          const auto chosen = random.below(static_cast<std::uint32_t>(moves.size()));
          server.act(table, seat, "move", {{"move", moves[chosen].at("move")}});
        }
      }
    }
  }
}

TEST(Glimpse, Spectators_may_do_nothing) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 2);
  const json::object answer = talk.ask("glimpse", {{"table", table}, {"as", nullptr}});
  for (const char* what : {"may_move", "may_undo", "may_commit"}) {
    json::object glimpse = answer.at("glimpse").as_object();
    ASSERT_TRUE(glimpse.contains(what));
    glimpse[what] = true;
    EXPECT_EQ(reason_of(talk.ask("show", {{"header", answer.at("header")}, {"glimpse", glimpse}})),
              "bad_value")
        << what;
  }
}

TEST(Glimpse, Who_watches_by_glimpses_is_pushed_glimpses) {
  Talk talk;
  const std::string table = talk.create(turn_game(), 2);
  talk.ask("watch_glimpses", {{"table", table}, {"as", 0}});
  talk.ask(talk.ben, "watch", {{"table", table}, {"as", nullptr}});
  const json::object view = talk.view(table, nullptr);
  const int seat = static_cast<int>(view.at("waiting").at(0).as_int64());
  talk.act(table, seat, "move", {{"move", talk.view(table, seat).at("moves").at(0).at("move")}});
  const std::vector<json::object> mine = talk.pushes(talk.ada);
  const std::vector<json::object> others = talk.pushes(talk.ben);
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_TRUE(mine[0].contains("glimpse") && !mine[0].contains("view"));
  EXPECT_EQ(mine[0].at("glimpse").at("version"), mine[0].at("version"));
  ASSERT_EQ(others.size(), 1U);
  EXPECT_TRUE(others[0].contains("view") && !others[0].contains("glimpse"));
}

TEST(Glimpse, Of_other_rules_or_damaged_on_its_way_it_is_refused) {
  Talk talk;
  const std::string table = talk.create(secret_game(), 3);
  const json::object good = glimpsed(talk, table, 1);
  const auto show = [&](json::value header, json::value glimpse) {
    return reason_of(
        talk.ask("show", {{"header", std::move(header)}, {"glimpse", std::move(glimpse)}}));
  };
  EXPECT_EQ(show(good.at("header"), good.at("glimpse")), "none");
  const auto with = [&](std::string_view member, json::value value) {
    json::object glimpse = good.at("glimpse").as_object();
    glimpse[member] = std::move(value);
    return show(good.at("header"), std::move(glimpse));
  };
  std::string position(std::string_view(good.at("glimpse").at("position").as_string()));
  position[5] = position[5] == 'A' ? 'B' : 'A';
  EXPECT_EQ(with("position", json::string(position)), "bad_value");
  EXPECT_EQ(with("position", json::string(std::string(2000, 'A'))), "bad_value");
  EXPECT_EQ(with("as", 3), "bad_value");
  json::object looking_on = glimpsed(talk, table, nullptr).at("glimpse").as_object();
  looking_on["may_move"] = true;
  EXPECT_EQ(show(good.at("header"), looking_on), "bad_value");
  EXPECT_EQ(with("seats", json::array()), "bad_value");
  EXPECT_EQ(with("waiting", json::value_from(std::vector<int>{9})), "bad_value");
  const int waiting = static_cast<int>(good.at("glimpse").at("waiting").at(0).as_int64());
  json::object not_to_move = glimpsed(talk, table, (waiting + 1) % 3).at("glimpse").as_object();
  not_to_move["may_move"] = true;
  EXPECT_EQ(show(good.at("header"), not_to_move), "bad_value");
  std::string header(std::string_view(good.at("header").as_string()));
  const std::size_t content = header.find("\"content\":\"") + 11;
  header[content] = header[content] == '0' ? '1' : '0';
  EXPECT_EQ(show(json::string(header), good.at("glimpse")), "other_content");
  EXPECT_EQ(show("{}", good.at("glimpse")), "bad_record");
}

TEST(Glimpse, A_server_makes_no_views_of_what_somebody_sends) {
  Talk server(false);
  EXPECT_EQ(reason_of(server.ask("show", {{"header", ""}, {"glimpse", json::object()}})),
            "not_allowed");
}

}  // namespace
}  // namespace townsmith::host
