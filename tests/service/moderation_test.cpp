// Reports, and what moderators do about them.
#include "service/acts.h"
#include "table_harness.h"

namespace townsmith::service {
namespace {

class ModerationTest : public Tables {
 protected:
  ModerationTest() {
    kim_ = node_.join("Kim");
    store_ = std::move(*store::open_store(url()));
    EXPECT_TRUE(store_->write(acts::name_moderator(person(kim_), true, {.at = 1})));
    table_ = two(node_, ada_, mal_, turn_game());
  }
  std::string person(Client client) {
    return text_of(node_.ask(client, "hello", {{"protocol", 2}}).at("you").at("id"));
  }
  std::string say(Client client, std::string_view text) {
    return reason_of(node_.ask(client, "say", {{"table", table_}, {"text", text}}));
  }
  json::object moderation() { return node_.ask(kim_, "moderation"); }
  std::string sanction(Client by, Client whom, std::string_view kind, int hours,
                       json::object more = {}) {
    more["person"] = person(whom);
    more["kind"] = kind;
    more["hours"] = hours;
    return reason_of(node_.ask(by, "sanction", std::move(more)));
  }
  /// Orders are looked for now and then.
  void let_orders_be_read() { node_.tick(2'000); }

  Node node_{url()};
  std::string mal_secret_ = node_.guest("Mal");
  Client ada_ = node_.join("Ada");
  Client mal_ = node_.connect(mal_secret_);
  Client kim_ = 0;
  std::string table_;
  std::unique_ptr<store::Store> store_;
};

TEST_F(ModerationTest, What_is_reported_reaches_moderators_with_what_was_said) {
  ASSERT_EQ(say(mal_, "Rude words"), "none");
  const json::object line = {
      {"table", table_}, {"person", person(mal_)}, {"line", 1}, {"why", "He is rude"}};
  EXPECT_EQ(reason_of(node_.ask(ada_, "report", line)), "none");
  const json::object all = moderation();
  const json::object& one = all.at("reports").at(0).as_object();
  EXPECT_EQ(text_of(one.at("text")), "Rude words");
  EXPECT_EQ(text_of(one.at("person").at("name")), "Mal");
  EXPECT_EQ(text_of(one.at("by").at("name")), "Ada");
  EXPECT_EQ(text_of(one.at("why")), "He is rude");
  EXPECT_EQ(reason_of(node_.ask(kim_, "settle", {{"number", one.at("number")}})), "none");
  EXPECT_TRUE(moderation().at("reports").as_array().empty());
  EXPECT_EQ(reason_of(node_.ask(kim_, "settle", {{"number", one.at("number")}})), "unknown_name");
}

TEST_F(ModerationTest, Nobody_reports_what_was_not_said_or_somebody_who_is_nobody) {
  ASSERT_EQ(say(mal_, "Hello"), "none");
  const auto report = [&](const std::string& whom, json::object more) {
    more["table"] = table_;
    more["person"] = whom;
    return reason_of(node_.ask(ada_, "report", std::move(more)));
  };
  EXPECT_EQ(report(person(mal_), {{"line", 2}}), "unknown_name");
  EXPECT_EQ(report(person(kim_), {{"line", 1}}), "unknown_name");
  EXPECT_EQ(report("nobody", {}), "unknown_name");
  EXPECT_EQ(report(person(mal_), {{"why", "a\nb"}}), "bad_value");
  EXPECT_EQ(report(person(kim_), {}), "unknown_name") << "who neither sits nor spoke there";
  EXPECT_EQ(report(person(mal_), {}), "none");
  EXPECT_EQ(reason_of(node_.ask(node_.connect(""), "report",
                                {{"table", table_}, {"person", person(mal_)}})),
            "not_allowed");
}

TEST_F(ModerationTest, What_is_reported_again_is_one_report) {
  const json::object report = {{"table", table_}, {"person", person(mal_)}};
  EXPECT_EQ(reason_of(node_.ask(ada_, "report", report)), "none");
  EXPECT_EQ(reason_of(node_.ask(ada_, "report", report)), "none");
  const json::object all = moderation();
  ASSERT_EQ(all.at("reports").as_array().size(), 1U);
  node_.ask(kim_, "settle", {{"number", all.at("reports").at(0).at("number")}});
  EXPECT_EQ(reason_of(node_.ask(ada_, "report", report)), "none");
  EXPECT_EQ(moderation().at("reports").as_array().size(), 1U) << "it was settled before";
}

TEST_F(ModerationTest, Nobody_floods_moderators_with_reports) {
  const json::object report = {{"table", table_}, {"person", person(mal_)}};
  const auto times_heard = [&](Client client, int most) {
    int heard = 0;
    while (heard < most && reason_of(node_.ask(client, "report", report)) == "none") ++heard;
    return heard;
  };
  EXPECT_EQ(times_heard(ada_, 20), 10) << "one person in an hour";
  node_.now += 3'600'001;
  EXPECT_EQ(times_heard(ada_, 1), 1);
  int from_there = 0;
  for (int i = 0; i < 5; ++i) {
    const std::string secret = node_.guest("Guest " + std::to_string(i));
    from_there += times_heard(node_.welcome(secret, "192.0.2.9").client, 20);
  }
  EXPECT_EQ(from_there, 30) << "all who come from one address";
}

TEST_F(ModerationTest, A_person_has_only_so_many_reports_open) {
  for (int line = 1; line <= 11; ++line) {
    node_.now += 3'600'001;
    ASSERT_EQ(say(mal_, "Rude words"), "none");
    const json::object report = {{"table", table_}, {"person", person(mal_)}, {"line", line}};
    EXPECT_EQ(reason_of(node_.ask(ada_, "report", report)), line <= 10 ? "none" : "too_much");
  }
}

TEST_F(ModerationTest, Only_those_whom_the_host_names_moderate) {
  EXPECT_EQ(reason_of(node_.ask(ada_, "moderation")), "not_allowed");
  EXPECT_EQ(sanction(ada_, mal_, "ban", 1), "not_allowed");
  EXPECT_EQ(reason_of(node_.ask(ada_, "delete_line", {{"table", table_}, {"line", 1}})),
            "not_allowed");
  EXPECT_EQ(reason_of(node_.ask(ada_, "lift", {{"number", 1}})), "not_allowed");
  EXPECT_EQ(reason_of(node_.ask(ada_, "settle", {{"number", 1}})), "not_allowed");
  // They are told so when they come in, and nobody else is.
  const json::object you = node_.ask(ada_, "hello", {{"protocol", 2}}).at("you").as_object();
  EXPECT_FALSE(you.contains("moderator"));
  ASSERT_TRUE(store_->write(acts::name_moderator(person(kim_), false, {.at = 2})));
  EXPECT_EQ(reason_of(moderation()), "not_allowed");
}

TEST_F(ModerationTest, A_moderator_is_told_so_and_is_sanctioned_by_no_other) {
  const std::string secret = node_.guest("Lee");
  const std::string lee = person(node_.connect(secret));
  ASSERT_TRUE(store_->write(acts::name_moderator(lee, true, {.at = 1})));
  const Client client = node_.connect(secret);
  EXPECT_TRUE(node_.ask(client, "hello", {{"protocol", 2}}).at("you").at("moderator").as_bool());
  EXPECT_EQ(sanction(kim_, client, "ban", 1), "not_allowed");
}

TEST_F(ModerationTest, Whoever_is_muted_does_not_speak_until_the_time_is_over) {
  EXPECT_EQ(sanction(kim_, mal_, "mute", 2, {{"why", "rude"}}), "none");
  EXPECT_EQ(say(mal_, "Rude words"), "not_allowed");
  EXPECT_EQ(say(ada_, "Hello"), "none");
  EXPECT_EQ(moderation().at("sanctions").at(0).at("kind"), json::value("mute"));
  node_.now += 2 * 3'600'000 + 1;
  EXPECT_EQ(say(mal_, "Good evening"), "none");
  EXPECT_TRUE(moderation().at("sanctions").as_array().empty());
}

TEST_F(ModerationTest, Whoever_is_banned_is_sent_away_and_not_let_in_until_it_is_lifted) {
  let_orders_be_read();
  EXPECT_EQ(sanction(kim_, mal_, "ban", 0), "none");
  let_orders_be_read();
  EXPECT_TRUE(node_.wait([&] { return node_.closed.contains(mal_); }));
  EXPECT_EQ(node_.closed.at(mal_), CloseReason::banned);
  EXPECT_EQ(node_.welcome(mal_secret_).refused, CloseReason::banned);
  EXPECT_EQ(node_.api("POST", "/api/me", mal_secret_, R"({"name":"Malory"})").status, 403);
  const json::object all = moderation();
  const json::object& ban = all.at("sanctions").at(0).as_object();
  EXPECT_TRUE(ban.at("until").is_null());
  EXPECT_EQ(reason_of(node_.ask(kim_, "lift", {{"number", ban.at("number")}})), "none");
  EXPECT_FALSE(node_.welcome(mal_secret_).refused);
}

TEST_F(ModerationTest, A_ban_with_the_address_keeps_out_everybody_from_there) {
  const Client mal = node_.welcome(mal_secret_, "192.0.2.9").client;
  let_orders_be_read();
  EXPECT_EQ(sanction(kim_, mal, "ban", 1, {{"with_address", true}}), "none");
  let_orders_be_read();
  EXPECT_TRUE(node_.wait([&] { return node_.closed.contains(mal); }));
  EXPECT_TRUE(node_.wait([&] { return store_->sanctions("", "192.0.2.9", 9)->size() == 1; }));
  EXPECT_EQ(node_.welcome(node_.guest("Eve"), "192.0.2.9").refused, CloseReason::banned);
  EXPECT_EQ(node_.welcome("", "192.0.2.9").refused, CloseReason::banned);
  EXPECT_FALSE(node_.welcome(node_.guest("Eve"), "192.0.2.10").refused);
  // The page tells no addresses.
  const std::string told = json::serialize(moderation());
  EXPECT_EQ(told.find("192.0.2.9"), std::string::npos) << told;
  node_.now += 3'600'001;
  EXPECT_FALSE(node_.welcome("", "192.0.2.9").refused);
}

TEST_F(ModerationTest, A_moderator_bans_an_address_for_a_week_at_most) {
  const Client mal = node_.welcome(mal_secret_, "192.0.2.9").client;
  let_orders_be_read();
  EXPECT_EQ(sanction(kim_, mal, "ban", 0, {{"with_address", true}}), "none");
  let_orders_be_read();
  EXPECT_TRUE(node_.wait([&] { return store_->sanctions("", "192.0.2.9", 9)->size() == 1; }));
  const store::Sanction ban = store_->sanctions("", "192.0.2.9", 9)->at(0);
  EXPECT_EQ(ban.until - ban.since, 7 * day);
  EXPECT_EQ(store_->sanctions(person(mal), "", 9)->at(0).until, 0) << "the person for good";
}

TEST_F(ModerationTest, Nobody_locks_out_moderators_by_their_address) {
  const std::string lee_secret = node_.guest("Lee");
  const Client lee = node_.welcome(lee_secret, "192.0.2.9").client;
  ASSERT_TRUE(store_->write(acts::name_moderator(person(lee), true, {.at = 1})));
  const Client mal = node_.welcome(mal_secret_, "192.0.2.9").client;
  let_orders_be_read();
  EXPECT_EQ(sanction(kim_, mal, "ban", 1, {{"with_address", true}}), "none");
  let_orders_be_read();
  EXPECT_TRUE(node_.wait([&] { return node_.closed.contains(mal); }));
  EXPECT_FALSE(node_.welcome("", "192.0.2.9").refused) << "Lee is connected from there";
  // The host may; moderators stay, and are let in, all the same.
  const Client there = node_.welcome(lee_secret, "192.0.2.9").client;
  const Client eve = node_.welcome("", "192.0.2.9").client;
  ASSERT_TRUE(store_->write(acts::sanction({.address = "192.0.2.9"}, {.at = 2})));
  let_orders_be_read();
  EXPECT_TRUE(node_.wait([&] { return node_.closed.contains(eve); }));
  EXPECT_FALSE(node_.closed.contains(there));
  EXPECT_EQ(node_.welcome("", "192.0.2.9").refused, CloseReason::banned);
  EXPECT_FALSE(node_.welcome(lee_secret, "192.0.2.9").refused);
}

TEST_F(ModerationTest, A_ban_for_a_time_ends_by_itself) {
  EXPECT_EQ(sanction(kim_, mal_, "ban", 1), "none");
  EXPECT_EQ(node_.welcome(mal_secret_).refused, CloseReason::banned);
  node_.now += 3'600'001;
  EXPECT_FALSE(node_.welcome(mal_secret_).refused);
}

TEST_F(ModerationTest, A_line_that_is_deleted_is_gone_for_everybody_who_is_there_and_comes_later) {
  node_.ask(ada_, "watch", {{"table", table_}, {"as", 0}});
  let_orders_be_read();
  ASSERT_EQ(say(mal_, "Rude words"), "none");
  EXPECT_EQ(reason_of(node_.ask(kim_, "delete_line", {{"table", table_}, {"line", 2}})),
            "unknown_name");
  EXPECT_EQ(reason_of(node_.ask(kim_, "delete_line", {{"table", table_}, {"line", 1}})), "none");
  const json::object lines = node_.ask(ada_, "chat", {{"table", table_}});
  EXPECT_EQ(text_of(lines.at("messages").at(0).at("text")), "");
  EXPECT_TRUE(lines.at("messages").at(0).at("deleted").as_bool());
  let_orders_be_read();
  EXPECT_TRUE(node_.wait([&] { return node_.pushes(ada_, "chat").size() == 2; }));
  EXPECT_TRUE(node_.pushes(ada_, "chat").back().at("messages").at(0).at("deleted").as_bool());
}

TEST_F(ModerationTest, Who_did_what_is_kept) {
  ASSERT_EQ(say(mal_, "Rude words"), "none");
  sanction(kim_, mal_, "mute", 2, {{"why", "rude"}});
  node_.ask(kim_, "delete_line", {{"table", table_}, {"line", 1}});
  const json::object all = moderation();
  const json::array& log = all.at("log").as_array();
  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(text_of(log[0].at("what")), "delete");
  EXPECT_EQ(text_of(log[0].at("by").at("name")), "Kim");
  EXPECT_EQ(text_of(log[1].at("what")), "mute");
  EXPECT_EQ(text_of(log[1].at("about")), "Mal");
  EXPECT_EQ(text_of(log[1].at("why")), "rude");
  EXPECT_EQ(text_of(log[2].at("what")), "moderator");
  EXPECT_TRUE(log[2].at("by").is_null());
}

TEST_F(ModerationTest, Who_is_forgotten_is_somebody_in_reports_and_log) {
  const std::string secret = node_.guest("Lee");
  const Client lee = node_.connect(secret);
  ASSERT_TRUE(store_->write(acts::name_moderator(person(lee), true, {.at = 1})));
  node_.ask(lee, "report", {{"table", table_}, {"person", person(mal_)}, {"why", "Lee minds"}});
  sanction(lee, mal_, "mute", 2);
  EXPECT_EQ(node_.api("DELETE", "/api/me/everything", secret).status, 200);
  const json::object all = moderation();
  EXPECT_EQ(text_of(all.at("reports").at(0).at("by").at("name")), "somebody");
  EXPECT_EQ(text_of(all.at("sanctions").at(0).at("by").at("name")), "somebody");
  EXPECT_EQ(text_of(all.at("log").at(0).at("by").at("name")), "somebody");
  EXPECT_EQ(text_of(all.at("log").at(1).at("about")), "somebody");
  EXPECT_EQ(json::serialize(all).find("Lee"), std::string::npos);
}

TEST_F(ModerationTest, People_find_their_reports_and_what_holds_about_them_in_their_file) {
  ASSERT_EQ(say(ada_, "Good evening"), "none");
  node_.ask(mal_, "report", {{"table", table_}, {"person", person(ada_)}, {"line", 1}});
  node_.ask(ada_, "report", {{"table", table_}, {"person", person(mal_)}, {"why", "He is rude"}});
  sanction(kim_, mal_, "mute", 2, {{"why", "Ada says so"}});
  const std::string file = node_.api("GET", "/api/me/data", mal_secret_).body;
  const json::value data = parse_json(file, false).value();
  ASSERT_EQ(data.at("reports").as_array().size(), 1U);
  EXPECT_EQ(text_of(data.at("reports").at(0).at("text")), "Good evening");
  ASSERT_EQ(data.at("sanctions").as_array().size(), 1U);
  EXPECT_EQ(text_of(data.at("sanctions").at(0).at("kind")), "mute");
  for (const char* of_others : {"rude", "says so"}) {
    EXPECT_EQ(file.find(of_others), std::string::npos) << file;
  }
}

TEST_F(ModerationTest, What_is_not_stored_is_not_done) {
  node_.mood = FlakyStore::Mood::full;
  EXPECT_EQ(sanction(kim_, mal_, "ban", 1), "io_error");
  node_.mood = FlakyStore::Mood::well;
  EXPECT_FALSE(node_.welcome(mal_secret_).refused);
}

}  // namespace
}  // namespace townsmith::service
