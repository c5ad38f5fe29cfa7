#include "person.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/schema_reading.h"
#include "host/glimpse.h"

namespace townsmith::simulate {
namespace {

std::string text_of(const json::value& value) {
  return std::string(std::string_view(value.as_string()));
}

Viewer viewer_in(const json::value& as) {
  return as.is_null() ? Viewer::spectator() : Viewer(seat_at(as.to_number<int>()));
}

std::string reason_of(const json::object& answer) {
  const json::value* error = answer.if_contains("error");
  return error == nullptr ? std::string() : text_of(error->at("reason"));
}

/// Nothing is known then: it may have been done, or may be done when it is sent again.
bool is_uncertain(const std::string& reason) {
  return reason == "io_error" || reason == "too_much";
}

}  // namespace

Person::Person(Neighbourhood around, int number, Party& party, int seat)
    : around_(around),
      world_(around.world),
      party_(party),
      number_(number),
      seat_(seat),
      name_(fmt::format("P{}", number)) {}

void Person::begin() {
  world_.after(world_.between(0, second), [this] { come_in(); });
}

void Person::come_in() {
  Node& node = *around_.nodes[world_.below(static_cast<std::uint32_t>(around_.nodes.size()))];
  node.api({.method = "POST",
            .path = "/api/me",
            .secret = "",
            .body = fmt::format("{{\"name\":\"{}\"}}", name_),
            .address = name_},
           [this](const service::ApiAnswer& answer) {
             if (answer.status == 200 && answer.secret != nullptr) {
               secret_ = *answer.secret;
               connect();
             } else {
               world_.after(world_.between(100 * millisecond, second), [this] { come_in(); });
             }
           });
}

void Person::connect() {
  if (away_) return;
  Node& node = *around_.nodes[world_.below(static_cast<std::uint32_t>(around_.nodes.size()))];
  watching_ = false;
  if (link_) link_->cut();
  // What the connection before may still say is heard by nobody.
  const int connection = ++connections_;
  link_ = std::make_shared<Link>(
      world_, number_,
      [this, connection](const std::string& text) {
        if (connection == connections_) hear(text);
      },
      [this, connection](bool opened) {
        if (connection == connections_) connection_changed(opened);
      });
  if (world_.tells()) world_.tell(fmt::format("{} connects to {}", name_, node.name()));
  link_->open(node, secret_);
}

void Person::connection_changed(bool opened) {
  if (opened) {
    link_->send(json::serialize(json::object{{"id", 0}, {"do", "hello"}, {"protocol", 2}}));
    if (asked_) send_asked();
    think_soon(100 * millisecond);
  } else {
    world_.after(world_.between(10 * millisecond, 2 * second), [this] { connect(); });
  }
}

void Person::lose_connection() {
  if (link_) link_->cut();
}

void Person::vanish(Moment how_long) {
  if (away_ || !link_) return;
  away_ = true;
  if (world_.tells()) world_.tell(fmt::format("{} vanishes", name_));
  link_->cut();
  world_.after(how_long, [this] {
    if (away_) calm();
  });
}

void Person::calm() {
  if (gone_) return;
  const bool was_away = std::exchange(away_, false);
  if (was_away && !secret_.empty()) connect();
}

void Person::leave_for_good() {
  const bool playing = seated_ && !table_.empty() && party_.table == table_ && !glimpse_.empty() &&
                       glimpse_.at("started").as_bool() && !glimpse_.contains("stop") &&
                       !header_.empty() && !around_.library.of(header_).game->over(position());
  if (!playing || !link_) return;
  gone_ = away_ = true;
  world_.tell(name_ + " leaves for good");
  link_->cut();
}

/// What was acknowledged comes once more, as from a page that did not hear the answer.
void Person::repeat() {
  if (asked_ || !last_command_ || !link_ || !link_->is_open()) return;
  asked_ = *last_command_;
  send_asked();
}

void Person::lie() {
  if (!link_ || !link_->is_open() || table_.empty()) return;
  const int seat = static_cast<int>(world_.below(4));
  const auto at = static_cast<std::int64_t>(world_.below(50));
  const std::vector<std::string> lies = {
      "{\"id\":0,\"do\":",
      "[]",
      fmt::format(R"({{"id":0,"do":"move","table":"{}","seat":{},"at":{},"move":"xyzzy"}})", table_,
                  (seat_ + 1) % 3, at),
      fmt::format(R"({{"id":0,"do":"commit","table":"{}","seat":{},"at":{}}})", table_, seat + 4,
                  at),
      fmt::format(R"({{"id":0,"do":"watch_glimpses","table":"{}","as":{}}})", table_,
                  (seat_ + 1) % 4),
      fmt::format(R"({{"id":0,"do":"leave","table":"{}","seat":{},"at":{}}})", table_,
                  (seat_ + 1) % 4, at),
      fmt::format(R"({{"id":0,"do":"resign","table":"{}","seat":{},"at":{}}})", table_,
                  (seat_ + 1) % 4, at),
      fmt::format(R"({{"id":0,"do":"rematch","table":"{}"}})", table_),
      R"({"id":0,"do":"view","table":"nowhere","as":null})",
  };
  link_->send(lies[world_.below(static_cast<std::uint32_t>(lies.size()))]);
}

void Person::ask(std::string verb, json::object members,
                 std::function<void(const json::object&)> then, bool is_command) {
  asked_ = Request{std::move(verb), std::move(members), std::move(then), is_command};
  send_asked();
}

void Person::send_asked() {
  asked_id_ = ++last_id_;
  json::object message = asked_->members;
  message["id"] = asked_id_;
  message["do"] = asked_->verb;
  std::string text = json::serialize(message);
  if (world_.tells()) world_.tell(fmt::format("{} asks {}", name_, text), table_);
  link_->send(std::move(text));
}

void Person::command(const std::string& verb, json::object more) {
  const std::string id = fmt::format("{}-{}", name_, ++commands_);
  more["table"] = table_;
  if (!more.contains("seat")) more["seat"] = seat_;
  more["command"] = id;
  ask(
      verb, std::move(more),
      [this, table = table_, id, verb](const json::object& answer) {
        const std::string reason = reason_of(answer);
        if (reason.empty()) {
          ++world_.tally.moves;
          around_.oracle.acknowledged(table, id);
          return;
        }
        around_.oracle.refused(table, id);
        watching_ = false;  // what is known here is not what is there
        // Somebody who was removed before the game cannot come back: they all meet elsewhere.
        if (verb == "sit" && reason == "not_allowed" && party_.table == table) party_.table.clear();
      },
      true);
}

void Person::hear(const std::string& text) {
  if (world_.tells()) world_.tell(fmt::format("{} hears {}", name_, text.substr(0, 240)), table_);
  const json::value value = json::parse(text);
  const json::object& message = value.as_object();
  if (message.contains("re")) {
    const json::value& id = message.at("re");
    if (asked_ && id == json::value(asked_id_)) hear_answer(message);
    return;
  }
  if (message.at("push") == json::value("glimpse")) {
    hear_table(text_of(message.at("table")), viewer_in(message.at("as")), message);
    think_soon(200 * millisecond);
  }
  if (message.at("push") == json::value("about") && text_of(message.at("table")) == table_ &&
      message.at("about").at("stage") == json::value("closed")) {
    // Nobody will tell more of it: whoever looks there again is told so.
    watching_ = false;
    think_soon(200 * millisecond);
  }
}

void Person::hear_answer(const json::object& answer) {
  if (asked_->is_command && is_uncertain(reason_of(answer))) {
    // Nobody knows: the same again.
    world_.after(world_.between(100 * millisecond, second), [this, id = asked_id_] {
      if (asked_ && asked_id_ == id && link_->is_open()) send_asked();
    });
    return;
  }
  const Request request = std::move(*asked_);
  asked_.reset();
  if (request.is_command && reason_of(answer).empty()) last_command_ = request;
  request.then(answer);
  think_soon(100 * millisecond);
}

void Person::hear_table(const std::string& table, Viewer viewer, const json::object& message) {
  const auto version = static_cast<std::uint64_t>(message.at("version").to_number<std::int64_t>());
  const json::object& glimpse = message.at("glimpse").as_object();
  around_.oracle.saw(table, viewer, version, glimpse_text(glimpse));
  for (const json::value& event : message.at("events").as_array()) {
    around_.oracle.saw_event(table, viewer, event.as_object());
  }
  if (table != table_) return;
  const int key = viewer.is_spectator() ? -1 : index(viewer.seat());
  std::uint64_t& newest = versions_[key];
  if (version < newest) {
    throw Failure(
        fmt::format("{} had seen version {}, and is shown version {} now", name_, newest, version),
        table);
  }
  newest = version;
  if (seated_ == viewer.is_spectator()) return;
  glimpse_ = glimpse;
}

void Person::think_soon(Moment longest) {
  if (thinking_) return;
  thinking_ = true;
  world_.after(world_.between(millisecond, longest), [this] {
    thinking_ = false;
    consider();
  });
}

void Person::consider() {
  if (away_ || asked_ || !link_ || !link_->is_open()) return;
  if (party_.table != table_) {
    table_ = party_.table;
    seated_ = watching_ = false;
    glimpse_ = {};
    versions_.clear();
    header_.clear();
  }
  if (table_.empty()) {
    if (leads() && !party_.last) return make_table();
    if (party_.last) party_.finished = true;
    return think_soon(second);
  }
  if (!watching_ || glimpse_.empty()) return look();
  if (!glimpse_.at("started").as_bool()) return sit_down();
  play();
}

void Person::make_table() {
  json::array seats;
  for (std::size_t i = 0; i < party_.people.size(); ++i) {
    seats.push_back(json::object{{"occupant", "open"}});
  }
  for (int i = 0; i < party_.bots; ++i) {
    seats.push_back(json::object{{"occupant", "bot"}, {"bot", "random"}});
  }
  json::object members = {{"game", party_.game}, {"seats", std::move(seats)}};
  if (party_.listed) members["listed"] = true;
  if (party_.friendly) members["rated"] = false;
  if (party_.packed) members["pack"] = around_.library.pack_of(party_.game);
  if (party_.clocked) {
    members["pace"] = json::object{{"kind", "live"}, {"bank", 20}, {"turn", 5}};
  }
  ask("create", std::move(members), [this](const json::object& answer) {
    if (const json::value* table = answer.if_contains("table")) party_.table = text_of(*table);
  });
}

/// As a spectator until one has sat down, then as the seat.
void Person::look() {
  json::object members = {{"table", table_}, {"as", nullptr}};
  if (seated_) members["as"] = seat_;
  ask("watch_glimpses", std::move(members),
      [this, table = table_, seated = seated_](const json::object& answer) {
        const std::string reason = reason_of(answer);
        if (reason == "game_over" || reason == "unknown_name") {
          // Closed, or made by a batch that was never stored.
          if (leads() && party_.table == table) party_.table.clear();
          think_soon(second);
        } else if (reason.empty()) {
          watching_ = true;
          header_ = text_of(answer.at("header"));
          hear_table(table, seated ? Viewer(seat_at(seat_)) : Viewer::spectator(), answer);
          // A page that comes back finds its seat by the name.
          const json::value& own =
              answer.at("glimpse").at("seats").at(static_cast<std::size_t>(seat_));
          const bool mine =
              own.at("occupant") == json::value("human") && own.at("name") == json::value(name_);
          if (mine && !seated) {
            seated_ = true;
            watching_ = false;
          }
        } else {
          if (reason == "not_your_seat") seated_ = false;  // the table removed them meanwhile
          think_soon(second);
        }
      });
}

void Person::sit_down() {
  const json::array& seats = glimpse_.at("seats").as_array();
  const auto is_open = [](const json::value& seat) {
    return seat.at("occupant") == json::value("open");
  };
  const json::value version = glimpse_.at("version");
  if (is_open(seats.at(static_cast<std::size_t>(seat_)))) {
    std::string share;
    for (int i = 0; i < 64; ++i) share += "0123456789abcdef"[world_.below(16)];
    return command("sit", {{"at", version}, {"share", share}});
  }
  if (!seated_) {
    seated_ = true;
    watching_ = false;
    return think_soon(10 * millisecond);
  }
  if (leads()) {
    // Somebody who lied that a bot leaves has sent it away, if the number fitted: it is their
    // table.
    for (std::size_t i = party_.people.size(); i < seats.size(); ++i) {
      if (is_open(seats[i])) {
        return command("sit", {{"at", version}, {"seat", i}, {"bot", "random"}});
      }
    }
  }
  if (leads() && std::none_of(seats.begin(), seats.end(), is_open)) {
    return command("start", {{"at", version}});
  }
  think_soon(second);
}

void Person::play() {
  if (!seated_) {
    seated_ = true;
    watching_ = false;
    return think_soon(10 * millisecond);
  }
  const AnyGame& game = *around_.library.of(header_).game;
  if (game.over(position()) || glimpse_.contains("stop")) {
    // Everybody sees that; the leader takes the party to its next table.
    if (leads() && party_.table == table_) party_.table.clear();
    return think_soon(2 * second);
  }
  const json::value version = glimpse_.at("version");
  const json::object& own = glimpse_.at("seats").at(static_cast<std::size_t>(seat_)).as_object();
  if (own.contains("forfeit")) return think_soon(2 * second);
  if (own.contains("stand_in")) return command("back", {{"at", version}});
  if (answer_the_others(own)) return;
  if (glimpse_.at("may_move").as_bool()) {
    return command("move", {{"at", version}, {"move", any_move()}});
  }
  if (glimpse_.at("may_commit").as_bool()) {
    return command(world_.one_in(8) ? "undo" : "commit", {{"at", version}});
  }
  think_soon(2 * second);
}

/// Now and then somebody gives up, or would end the game here; the others agree or play on.
bool Person::answer_the_others(const json::object& own) {
  const json::value version = glimpse_.at("version");
  const json::array& seats = glimpse_.at("seats").as_array();
  const bool asked = std::any_of(seats.begin(), seats.end(), [](const json::value& seat) {
    return seat.as_object().contains("wants_end");
  });
  const bool turn = glimpse_.at("may_move").as_bool();
  if (asked && !own.contains("wants_end")) {
    command(world_.one_in(3) ? "agree_end" : "refuse_end", {{"at", version}});
  } else if (asked && world_.one_in(4)) {
    // Moves, which takes it back; or says so.
    if (turn && world_.one_in(2)) return false;
    command("refuse_end", {{"at", version}});
  } else if (asked) {
    think_soon(second);
  } else if (turn && world_.one_in(150)) {
    command(world_.one_in(3) ? "resign" : "agree_end", {{"at", version}});
  } else {
    return false;
  }
  return true;
}

AnyState Person::position() const {
  const Result<std::string> bytes = host::from_digits(text_of(glimpse_.at("position")));
  AnyState state;
  std::copy_n(bytes->begin(), std::min(bytes->size(), state.bytes.size()),
              reinterpret_cast<char*>(state.bytes.data()));
  return state;
}

bool Person::decides_unseen() const {
  const bots::Entry& entry = *around_.library.of(header_).entry;
  // With a clock a bot may stand in, and play on from there before anybody speaks.
  return entry.type().info().simultaneous && party_.people.size() > 1 && !party_.clocked;
}

std::string Person::any_move() {
  const AnyGame& game = *around_.library.of(header_).game;
  const AnyState state = position();
  const std::vector<AnyMove> moves = game.legal_moves(state, seat_at(seat_));
  if (moves.empty()) throw Failure(name_ + " is to move and has no legal move", table_);
  std::size_t chosen = world_.below(static_cast<std::uint32_t>(moves.size()));
  Twin& twin = world_.twin;
  if (decides_unseen() && twin.person == number_ && twin.move == ++unseen_moves_) {
    if (twin.differs) chosen = (chosen + 1) % moves.size();
    twin.begin(moves.size() > 1);
  }
  const AnyMove move = moves[chosen];
  return game.notate(state, seat_at(seat_), move);
}

}  // namespace townsmith::simulate
