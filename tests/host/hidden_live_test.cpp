// Paired worlds while the game is played: two games with the same moves that differ only in what a
// viewer may not know push that viewer the same bytes, move by move.
#include <algorithm>

#include "host/talk.h"

namespace townsmith::host {
namespace {

constexpr int players = 3;

/// Draws as they stand in a record.
class GivenDraws final : public ChanceSource {
 public:
  explicit GivenDraws(std::vector<Draw> draws) : draws_(std::move(draws)) {}
  std::uint32_t draw(std::uint32_t /*n*/, const Label& /*label*/) override {
    return draws_.at(next_++).value;
  }

 private:
  std::vector<Draw> draws_;
  std::size_t next_ = 0;
};

/// Draws at random, where single ones can be tried again.
class TriedDraws final : public ChanceSource {
 public:
  explicit TriedDraws(Random random) : random_(random) {}
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

std::vector<Draw> draws_of(const Record& record) {
  std::vector<Draw> draws;
  for (const Step& step : record.steps) {
    draws.insert(draws.end(), step.draws.begin(), step.draws.end());
  }
  return draws;
}

std::vector<Step> moves_of(const Record& record) {
  std::vector<Step> moves;
  for (const Step& step : record.steps) {
    if (step.kind == Step::Kind::move) moves.push_back(step);
  }
  return moves;
}

/// The first lap of a game with secret hands.
class Laps {
 public:
  Record play(Random random) const {
    Chance chance(random);
    table::Table table = start(chance);
    for (int i = 0; i < players; ++i) {
      const Seat seat = table.waiting_for().front();
      const std::vector<AnyMove> moves = table.legal_moves(seat);
      const AnyMove move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      const std::string text = game_->notate(table.position(seat).state(), seat, move);
      EXPECT_TRUE(table.handle({table::Command::Kind::move, seat, text}, chance));
    }
    return table.record();
  }

  /// Another lap with the same moves that is the same in all the viewer sees. Most of what is
  /// hidden is the same too, or hardly anybody would have the cards to play the same moves.
  Record another(const Record& record, Viewer viewer, Random random) const {
    const std::vector<Draw> wanted = draws_of(record);
    const std::vector<Step> moves = moves_of(record);
    while (true) {
      std::vector<bool> same;
      for (const Draw& draw : wanted) same.push_back(is_shown(draw, viewer) || random.below(4) > 0);
      TriedDraws tried(Random(random.next64()));
      for (int i = 0; i < max_tries; ++i) {
        tried.again();
        Record got = repeat(tried, moves);
        const std::vector<Draw> draws = draws_of(got);
        std::size_t k = 0;
        while (k < draws.size() && (!same[k] || draws[k].text == wanted[k].text)) ++k;
        if (k < draws.size()) {
          tried.change(k);
          continue;
        }
        // Somebody may not have had the cards.
        if (moves_of(got) == moves && differ(draws, wanted)) return got;
        break;
      }
    }
  }

 private:
  static constexpr int max_tries = 2'000;  // of single draws; some cards are gone for good
  static bool differ(const std::vector<Draw>& one, const std::vector<Draw>& other) {
    return !std::equal(one.begin(), one.end(), other.begin(), other.end(),
                       [](const Draw& a, const Draw& b) { return a.text == b.text; });
  }
  static bool is_shown(const Draw& draw, Viewer viewer) {
    return draw.only.is_spectator() || draw.only == viewer;
  }
  table::Table start(Chance& chance) const {
    table::Table table(*game_);
    for (const Seat seat : SeatSet::first(players)) {
      EXPECT_TRUE(table.handle({table::Command::Kind::sit, seat, "Somebody"}, chance));
    }
    EXPECT_TRUE(table.handle({table::Command::Kind::start, seat_at(0), ""}, chance));
    return table;
  }
  /// As far as these moves can be played.
  Record repeat(ChanceSource& source, const std::vector<Step>& moves) const {
    Chance chance(source);
    table::Table table = start(chance);
    for (const Step& step : moves) {
      if (!table.handle({table::Command::Kind::move, step.seat, step.move}, chance)) break;
    }
    return table.record();
  }

  bots::Catalogue catalogue_ = bots::all_games();
  const bots::Entry* entry_ = *catalogue_.find(secret_game());
  std::unique_ptr<AnyGame> game_ = std::move(
      *entry_->type().create(standard_setup(entry_->type().info(), players), built_in_content()));
};

/// Plays a record at a server, everybody for themselves, and writes down all that each viewer is
/// sent: the spectator first, then the seats. Each watches twice, by views and by glimpses.
std::vector<std::string> heard_live(const Record& record) {
  const auto luck = [draws = draws_of(record)] {
    return CommittedLuck{
        "secret", "published", [draws](const auto&, const auto&) {
          return Result<std::unique_ptr<ChanceSource>>(std::make_unique<GivenDraws>(draws));
        }};
  };
  HostHooks hooks;
  hooks.new_luck = luck;
  Talk talk(false, 1, {}, std::move(hooks));
  const std::vector<std::string> people = {"", "ada", "ben", "cleo"};
  std::vector<std::vector<Client>> clients;
  std::vector<std::string> heard(people.size());
  for (const std::string& person : people) {
    clients.push_back({talk.host.connect(person, person), talk.host.connect(person, person)});
  }
  const auto ask = [&](Client client, std::string_view verb, json::object message) {
    const json::object answer = talk.ask(client, verb, std::move(message));
    EXPECT_EQ(reason_of(answer), "none") << verb << ' ' << json::serialize(answer);
    for (const Message& one : talk.said) {
      for (std::size_t who = 0; who < clients.size(); ++who) {
        const auto& of_person = clients[who];
        if (std::find(of_person.begin(), of_person.end(), one.to) != of_person.end()) {
          heard[who] += one.text + "\n";
        }
      }
    }
    return answer;
  };
  const json::value open = json::object{{"occupant", "open"}};
  const json::value table = ask(clients[1][0], "create",
                                {{"game", secret_game()}, {"seats", json::array{open, open, open}}})
                                .at("table");
  for (int seat = 0; seat < players; ++seat) {
    ask(clients[static_cast<std::size_t>(seat + 1)][0], "sit",
        {{"table", table}, {"seat", seat}, {"at", seat}});
  }
  for (int who = 0; who <= players; ++who) {
    const std::vector<Client>& both = clients[static_cast<std::size_t>(who)];
    const json::value as = who == 0 ? json::value(nullptr) : json::value(who - 1);
    ask(both[0], "watch", {{"table", table}, {"as", as}});
    ask(both[1], "watch_glimpses", {{"table", table}, {"as", as}});
  }
  ask(clients[1][0], "start", {{"table", table}, {"seat", 0}, {"at", players}});
  for (const Step& step : moves_of(record)) {
    const int seat = index(step.seat);
    const Client client = clients[static_cast<std::size_t>(seat + 1)][0];
    const json::object seen = ask(client, "view", {{"table", table}, {"as", seat}});
    ask(client, "move",
        {{"table", table}, {"seat", seat}, {"at", seen.at("version")}, {"move", step.move}});
  }
  return heard;
}

TEST(Hidden, Games_that_differ_only_in_others_hands_sound_the_same_while_they_are_played) {
  const Laps laps;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Record one = laps.play(Random(seed));
    const std::vector<std::string> heard = heard_live(one);
    for (int who = -1; who < players; ++who) {
      const Viewer viewer = who < 0 ? Viewer::spectator() : Viewer(seat_at(who));
      const Record other = laps.another(one, viewer, Random(seed, 1));
      const std::vector<std::string> heard_there = heard_live(other);
      int differ = 0;
      for (std::size_t i = 0; i < heard.size(); ++i) differ += heard[i] != heard_there[i] ? 1 : 0;
      EXPECT_GT(differ, 0) << "nobody could tell these games apart";
      const auto place = static_cast<std::size_t>(who + 1);
      EXPECT_EQ(heard[place], heard_there[place]) << "viewer " << who;
    }
  }
}

}  // namespace
}  // namespace townsmith::host
