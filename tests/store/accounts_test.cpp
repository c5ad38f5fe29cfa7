#include <gtest/gtest.h>

#include "store/backends.h"
#include "store/open.h"
#include "store/samples.h"

namespace townsmith::store {
namespace {

class AccountsTest : public ::testing::TestWithParam<std::string> {
 protected:
  std::unique_ptr<Backend> backend_ = make_backend(GetParam());
  std::unique_ptr<Store> store_ = value_of(backend_->open());

  void SetUp() override {
    for (const char* who : {"ada", "ben"}) {
      add(PersonWrite{{.id = who, .name = std::string("The ") + who, .created = 100}});
      add(KeyWrite{{.hash = std::string("key of ") + who, .person = who, .made = 1, .seen = 5}});
    }
  }
  void add(Write write) { EXPECT_TRUE(in_time(std::move(write))); }
  bool in_time(Write write) {
    const Written written = value_of(store_->write({std::move(write)}));
    EXPECT_TRUE(written.refused.empty());
    return written.late.empty();
  }
  template <class What>
  bool account(What what) {
    return in_time(AccountWrite{std::move(what)});
  }
  Account of(const char* person) { return value_of(store_->accounts().of(person)); }

  static Subscription subscription(const std::string& endpoint, const std::string& who) {
    return {endpoint, who, "key of " + who, "p", "a", "de", 7};
  }
  static Passkey passkey() {
    return {.id = "p1", .person = "ada", .key = "cose", .counter = 3, .made = 1, .seen = 1};
  }
  /// A table where Ada sat down as its creator and Ben beside her.
  void play_table(const std::string& id) {
    TableWrite table = fresh_table(id);
    table.people = {"ada", "ben"};
    table.row.deeds = 3;
    table.deeds = {{1, 1, R"({"do":"sit","seat":0,"text":"Ada","who":"ada"})"},
                   {2, 1, R"({"do":"sit","seat":1,"text":"Ben","who":"ben"})"},
                   {3, 1, R"({"do":"move","seat":0,"text":"x","who":"ada"})"}};
    add(table);
  }
};

TEST_P(AccountsTest, A_device_has_a_name_and_a_time_it_was_last_seen) {
  account(SeenWrite{"key of ada", 50, "Firefox/Linux"});
  account(SeenWrite{"key of ada", 60, ""});
  ASSERT_EQ(of("ada").devices.size(), 1U);
  EXPECT_EQ(of("ada").devices[0], (Key{.hash = "key of ada",
                                       .person = "ada",
                                       .device = "Firefox/Linux",
                                       .made = 1,
                                       .seen = 60}));
}

TEST_P(AccountsTest, All_devices_but_one_can_be_ended_and_their_subscriptions_end_with_them) {
  add(KeyWrite{{.hash = "phone", .person = "ada"}});
  Subscription on_phone = subscription("https://push/1", "ada");
  on_phone.device = "phone";
  account(SubscriptionWrite{on_phone});
  account(SubscriptionWrite{subscription("https://push/2", "ada")});
  EXPECT_EQ(of("ada").subscriptions.size(), 2U);
  account(EndDevicesWrite{"ada", "key of ada"});
  EXPECT_EQ(of("ada").devices.size(), 1U);
  ASSERT_EQ(of("ada").subscriptions.size(), 1U);
  EXPECT_EQ(of("ada").subscriptions[0], subscription("https://push/2", "ada"));
  EXPECT_EQ(of("ben").devices.size(), 1U);
  account(SubscriptionEndWrite{"https://push/2", ""});
  EXPECT_TRUE(of("ada").subscriptions.empty());
}

TEST_P(AccountsTest, A_device_that_subscribes_anew_has_one_subscription) {
  account(SubscriptionWrite{subscription("https://push/1", "ada")});
  account(SubscriptionWrite{subscription("https://push/2", "ada")});
  ASSERT_EQ(of("ada").subscriptions.size(), 1U);
  EXPECT_EQ(of("ada").subscriptions[0].endpoint, "https://push/2");
  account(SubscriptionWrite{subscription("https://push/2", "ben")});
  EXPECT_TRUE(of("ada").subscriptions.empty()) << "the browser is somebody else's now";
}

TEST_P(AccountsTest, A_recovery_code_is_good_once_and_replaced_by_another) {
  const auto code = [](const char* hash) {
    return Key{.hash = hash, .person = "ada", .kind = KeyKind::recovery, .made = 9};
  };
  add(KeyWrite{code("first")});
  add(KeyWrite{code("code")});
  EXPECT_FALSE(value_of(store_->key("first"))) << "there is a newer one";
  EXPECT_EQ(of("ada").recovery_made, 9);
  const RecoverWrite use{"code", {.hash = "new", .person = "ada"}, code("next")};
  EXPECT_TRUE(account(use));
  EXPECT_FALSE(account(use));
  EXPECT_TRUE(value_of(store_->key("new")));
  EXPECT_TRUE(value_of(store_->key("next")));
  EXPECT_FALSE(account(RecoverWrite{"key of ada", {.hash = "x", .person = "ada"}, code("y")}))
      << "a device's key is no code";
}

TEST_P(AccountsTest, A_passkey_is_made_and_used_with_a_challenge_that_is_good_once) {
  account(ChallengeWrite{{"c1", "ada", 99}});
  EXPECT_EQ(value_of(store_->accounts().challenge("c1")), (Challenge{"c1", "ada", 99}));
  EXPECT_TRUE(account(PasskeyWrite{"c1", passkey()}));
  EXPECT_FALSE(account(PasskeyWrite{"c1", passkey()}));
  EXPECT_EQ(value_of(store_->accounts().passkey("p1")), passkey());
  Passkey used = passkey();
  used.counter = 4;
  const SignInWrite sign_in{"c2", used, 3, {.hash = "new", .person = "ada"}};
  EXPECT_FALSE(account(sign_in));
  account(ChallengeWrite{{"c2", "", 99}});
  EXPECT_TRUE(account(sign_in));
  EXPECT_EQ(value_of(store_->accounts().passkey("p1"))->counter, 4);
  EXPECT_TRUE(value_of(store_->key("new")));
  account(ChallengeWrite{{"c2", "", 99}});
  EXPECT_FALSE(account(sign_in)) << "the counter has moved";
  account(PasskeyEndWrite{"ben", "p1"});
  EXPECT_EQ(of("ada").passkeys.size(), 1U);
  account(PasskeyEndWrite{"ada", "p1"});
  EXPECT_TRUE(of("ada").passkeys.empty());
}

TEST_P(AccountsTest, An_address_is_confirmed_by_its_link_and_ended_by_what_is_in_the_mails) {
  const MailWish wish{"ada", "ada@example.org", "fr", "confirm", "stop", 5};
  account(MailWrite{wish});
  EXPECT_EQ(of("ada").mail, wish);
  EXPECT_FALSE(account(MailConfirmWrite{"other"}));
  EXPECT_TRUE(account(MailConfirmWrite{"confirm"}));
  EXPECT_FALSE(account(MailConfirmWrite{"confirm"}));
  EXPECT_FALSE(account(MailConfirmWrite{""}));
  EXPECT_EQ(of("ada").mail->confirm, "");
  EXPECT_FALSE(account(MailEndWrite{"", "other"}));
  EXPECT_TRUE(account(MailEndWrite{"", "stop"}));
  EXPECT_FALSE(of("ada").mail);
}

TEST_P(AccountsTest, What_the_server_proves_itself_with_is_made_once) {
  EXPECT_EQ(value_of(store_->accounts().host_secret("vapid")), "");
  account(HostSecretWrite{"vapid", "one"});
  account(HostSecretWrite{"vapid", "two"});
  EXPECT_EQ(value_of(store_->accounts().host_secret("vapid")), "one");
}

TEST_P(AccountsTest, Of_one_turn_there_is_one_notice_for_who_wants_it_and_one_takes_it) {
  play_table("t1");
  const auto notices = [&] { return value_of(store_->accounts().notices(10)); };
  const TurnNotice turn{"ada", "t1", 3, 1000};
  account(NoticeWrite{turn});
  EXPECT_TRUE(notices().empty()) << "Ada has not asked for it";
  account(MailWrite{{"ada", "ada@example.org", "en", "unconfirmed", "stop", 5}});
  account(NoticeWrite{turn});
  EXPECT_TRUE(notices().empty()) << "nor confirmed the address";
  account(SubscriptionWrite{subscription("https://push/1", "ada")});
  account(NoticeWrite{turn});
  account(NoticeWrite{{"ada", "t1", 3, 2000}});
  EXPECT_EQ(notices(), std::vector<TurnNotice>{turn});
  EXPECT_TRUE(account(NoticeTakenWrite{turn}));
  EXPECT_FALSE(account(NoticeTakenWrite{turn}));
  account(NoticeWrite{turn});
  EXPECT_TRUE(notices().empty()) << "that turn was told";
  account(NoticeWrite{{"ada", "t1", 7, 3000}});
  EXPECT_EQ(notices(), (std::vector<TurnNotice>{{"ada", "t1", 7, 3000}}));
}

TEST_P(AccountsTest, Who_is_forgotten_is_named_nowhere) {
  play_table("t1");
  add(ChatLine{.table = "t1", .person = "ada", .name = "The ada", .text = "hello", .at = 5});
  add(ChatLine{.table = "t1", .person = "ben", .name = "The ben", .text = "hi", .at = 6});
  add(MuteWrite{"ben", "ada"});
  add(ModeratorWrite{"ada"});
  add(SanctionWrite{{.kind = Sanction::Kind::mute, .person = "ada"}});
  add(SanctionWrite{{.person = "ben", .by = "ada"}});
  add(ReportWrite{{.by = "ada", .person = "ben", .name = "The ben", .why = "ada minds"}});
  add(ReportWrite{{.by = "ben", .person = "ada", .name = "The ada", .text = "hello"}});
  add(LogEntry{.by = "ada", .what = "ban", .about = "ben"});
  add(LogEntry{.what = "mute", .about = "ada"});
  account(ChallengeWrite{{"c1", "ada", 99}});
  account(PasskeyWrite{"c1", passkey()});
  account(SubscriptionWrite{subscription("https://push/1", "ada")});
  account(MailWrite{{"ada", "ada@example.org", "en", "", "stop", 5}});
  account(NoticeWrite{{"ada", "t1", 3, 1000}});
  TableWrite ended = moved(fresh_table("t2"), 1, 2000);
  add(fresh_table("t2"));
  ended.finished = {{"ada", 1}, {"ben", 2}};
  add(ended);
  std::vector<Trace> traces = value_of(store_->accounts().traces("ada"));
  ASSERT_EQ(traces.size(), 2U) << "where she sat down, and one that she made";
  ASSERT_EQ(traces[0].seated.size(), 1U);
  EXPECT_EQ(traces[0].seated[0].number, 1);
  for (Trace& table : traces) {
    table.creator = forgotten_person;
    table.summary = "{}";
    for (Trace::Seated& deed : table.seated) {
      deed.text = R"({"do":"sit","seat":0,"text":"*","who":"*"})";
    }
  }
  std::vector<Trace> stale = traces;
  stale[1].revision -= 1;
  EXPECT_FALSE(account(ForgetWrite{"ada", stale}));
  EXPECT_EQ(value_of(store_->table("t1"))->creator, "ada") << "nothing of it was done";
  EXPECT_TRUE(account(ForgetWrite{"ada", traces}));
  EXPECT_FALSE(value_of(store_->person("ada")));
  EXPECT_FALSE(value_of(store_->key("key of ada")));
  EXPECT_TRUE(of("ada").passkeys.empty());
  EXPECT_FALSE(of("ada").mail);
  EXPECT_TRUE(value_of(store_->said_by("ada")).empty());
  EXPECT_TRUE(value_of(store_->muted_by("ben")).empty());
  EXPECT_TRUE(value_of(store_->ratings_of("ada")).empty());
  EXPECT_TRUE(value_of(store_->moderators()).empty());
  EXPECT_TRUE(value_of(store_->sanctions("ada", "", 9)).empty());
  EXPECT_EQ(value_of(store_->sanctions("ben", "", 9)).at(0).by, "*");
  const auto reports = value_of(store_->reports(9));
  ASSERT_EQ(reports.size(), 1U) << "what was said about Ada is gone, what she said is not hers";
  EXPECT_EQ(reports[0].by, "*");
  EXPECT_EQ(reports[0].why, "");
  const auto log = value_of(store_->log(0, 9));
  EXPECT_EQ(log.at(0).about, "*");
  EXPECT_EQ(log.at(1).by, "*");
  EXPECT_EQ(value_of(store_->people("t1")), (std::vector<std::string>{"*", "ben"}));
  const auto chat = value_of(store_->chat("t1", std::nullopt, 10));
  ASSERT_EQ(chat.size(), 1U);
  EXPECT_EQ(chat[0].number, 2) << "the others' lines have the numbers they had";
  for (const char* table : {"t1", "t2"}) {
    const TableRow row = *value_of(store_->table(table));
    EXPECT_EQ(row.creator, "*");
    for (const Deed& deed : value_of(store_->deeds(table, 0))) {
      EXPECT_EQ(deed.text.find("Ada"), std::string::npos) << deed.text;
      EXPECT_EQ(deed.text.find("\"ada\""), std::string::npos) << deed.text;
    }
  }
  EXPECT_EQ(value_of(store_->table("t1"))->revision, 2);
  EXPECT_TRUE(value_of(store_->person("ben")));
  EXPECT_EQ(value_of(store_->ratings_of("ben")).size(), 1U);
}

TEST_P(AccountsTest, Guests_who_never_sat_down_go_when_they_have_not_come_for_long) {
  play_table("t1");  // Ada and Ben sit there
  for (const char* who : {"cleo", "dan", "eve", "bot-x"}) {
    add(PersonWrite{{.id = who, .name = who, .created = 100}});
  }
  add(KeyWrite{{.hash = "c", .person = "cleo", .seen = 200}});
  add(KeyWrite{{.hash = "d", .person = "dan", .seen = 900}});
  add(SanctionWrite{{.person = "eve"}});
  account(RetentionWrite{.now = 1000, .guests_before = 500});
  EXPECT_FALSE(value_of(store_->person("cleo")));
  EXPECT_FALSE(value_of(store_->key("c")));
  for (const char* who : {"ada", "ben", "dan", "eve", "bot-x"}) {
    EXPECT_TRUE(value_of(store_->person(who))) << who;
  }
}

TEST_P(AccountsTest, What_moderators_need_no_more_goes_and_with_it_every_address) {
  constexpr Time one_day = 86'400'000;
  constexpr Time now = 1000 * one_day;
  add(SanctionWrite{{.address = "192.0.2.9", .until = now - 1}});
  add(SanctionWrite{{.address = "192.0.2.10", .until = now + 1}});
  add(SanctionWrite{{.person = "ada"}});
  add(Order{.kind = "ban_address", .argument = "192.0.2.9", .at = now - 2 * one_day});
  add(Order{.kind = "ban_address", .argument = "192.0.2.10", .at = now - one_day / 2});
  add(ReportWrite{{.at = now - 400 * one_day, .by = "ben", .person = "ada", .text = "old"}});
  add(ReportWrite{{.at = now - 90 * one_day, .by = "ben", .person = "ada", .text = "open"}});
  add(ReportWrite{{.at = now - 90 * one_day, .by = "ben", .person = "ada", .text = "settled"}});
  add(ReportWrite{{.at = now - 90 * one_day, .by = "ben", .person = "ada", .text = "lately"}});
  add(SettleWrite{3, now - 31 * one_day});
  add(SettleWrite{4, now - 29 * one_day});
  add(LogEntry{.at = now - 366 * one_day, .what = "ban"});
  add(LogEntry{.at = now - 364 * one_day, .what = "lift"});
  account(RetentionWrite{.now = now});
  EXPECT_TRUE(value_of(store_->sanctions("", "192.0.2.9", 9)).empty());
  EXPECT_EQ(value_of(store_->sanctions("", "", 9)).size(), 2U);
  const auto orders = value_of(store_->orders(0));
  ASSERT_EQ(orders.size(), 1U);
  EXPECT_EQ(orders[0].argument, "192.0.2.10");
  std::vector<std::string> kept;
  for (const Report& one : value_of(store_->reports_by("ben"))) kept.push_back(one.text);
  EXPECT_EQ(kept, (std::vector<std::string>{"lately", "open"}));
  EXPECT_EQ(value_of(store_->log(0, 9)).size(), 1U);
  // However old it is, the last order stays: the next has a new number.
  account(RetentionWrite{.now = now + 10 * one_day});
  add(Order{.kind = "message", .argument = "hello", .at = now + 10 * one_day});
  EXPECT_EQ(value_of(store_->orders(0)).back().number, 3);
}

TEST_P(AccountsTest, Keys_from_before_visits_were_noted_begin_to_count_when_they_are_first_seen) {
  add(PersonWrite{{.id = "old", .name = "Old", .created = 100}});
  add(KeyWrite{{.hash = "o", .person = "old"}});
  account(RetentionWrite{.now = 1000, .guests_before = 500});
  EXPECT_TRUE(value_of(store_->person("old")));
  account(RetentionWrite{.now = 2000, .guests_before = 1500});
  EXPECT_FALSE(value_of(store_->person("old")));
}

TEST_P(AccountsTest, Old_chat_goes_when_its_game_has_long_been_over) {
  TableWrite over = fresh_table("t1");
  over.row.stage = Stage::over;
  over.row.changed = 100;
  add(over);
  add(fresh_table("t2", 100));  // still waits
  for (const char* table : {"t1", "t2"}) {
    for (const char* text : {"one", "two"}) {
      add(ChatLine{.table = table, .person = "ada", .name = "Ada", .text = text, .at = 50});
    }
  }
  account(RetentionWrite{.now = 1000, .chat_before = 90});
  EXPECT_EQ(value_of(store_->chat("t1", std::nullopt, 10)).size(), 2U) << "it was over at 100";
  account(RetentionWrite{.now = 1000, .chat_before = 500});
  EXPECT_TRUE(value_of(store_->chat("t1", std::nullopt, 10)).empty());
  EXPECT_EQ(value_of(store_->chat("t2", std::nullopt, 10)).size(), 2U);
  add(ChatLine{.table = "t1", .person = "ada", .name = "Ada", .text = "later", .at = 2000});
  EXPECT_EQ(value_of(store_->chat("t1", std::nullopt, 10))[0].number, 3) << "numbers continue";
}

TEST_P(AccountsTest, Tables_that_were_closed_go_after_a_while_and_0_keeps_everything) {
  TableWrite closed = fresh_table("t1");
  closed.row.stage = Stage::closed;
  closed.row.changed = 100;
  add(closed);
  account(RetentionWrite{.now = 1000});
  EXPECT_TRUE(value_of(store_->table("t1")));
  account(RetentionWrite{.now = 1000, .closed_before = 500});
  EXPECT_FALSE(value_of(store_->table("t1")));
}

TEST_P(AccountsTest, The_first_result_of_a_puzzle_stays_and_the_best_record_is_found) {
  const auto row = [](const std::string& who, std::int64_t score, Time at,
                      const std::string& record) {
    return DailyRow{"2026-11-16", "game", who, score, at, record};
  };
  const auto write = [&](const DailyRow& one) {
    return value_of(store_->write({AccountWrite{DailyWrite{one}}})).late.empty();
  };
  Accounts& accounts = store_->accounts();
  EXPECT_TRUE(write(row("ada", 40, 1, "a record")));
  EXPECT_TRUE(write(row("bot:hard", 50, 2, "a bot's")));
  EXPECT_FALSE(write(row("ada", 60, 3, "again")));
  EXPECT_TRUE(write(row("ben", 40, 4, "")));
  EXPECT_TRUE(write(row("cleo", 55, 5, "")));
  EXPECT_EQ(value_of(accounts.daily("2026-11-16", "game", "ada")), row("ada", 40, 1, "a record"));
  EXPECT_EQ(value_of(accounts.daily("2026-11-17", "game", "ada")), std::nullopt);
  EXPECT_EQ(value_of(accounts.daily_counts("2026-11-16", "game")),
            (std::vector<DailyCount>{{55, 1}, {40, 2}}));
  EXPECT_EQ(value_of(accounts.daily_best("2026-11-16", "game")), row("bot:hard", 50, 2, "a bot's"));
  EXPECT_EQ(value_of(accounts.daily_best("2026-11-16", "another")), std::nullopt);
  EXPECT_EQ(value_of(accounts.dailies_of("ben")), (std::vector<DailyRow>{row("ben", 40, 4, "")}));
  account(ForgetWrite{"ada", {}});
  EXPECT_TRUE(value_of(accounts.dailies_of("ada")).empty());
  constexpr Time thirty_days = Time{daily_days} * 86'400'000;
  account(RetentionWrite{.now = thirty_days + 5});
  EXPECT_EQ(value_of(accounts.daily_counts("2026-11-16", "game")),
            (std::vector<DailyCount>{{55, 1}}));
}

INSTANTIATE_TEST_SUITE_P(On, AccountsTest, ::testing::Values("sqlite", "postgres"), kind_of);

}  // namespace
}  // namespace townsmith::store
