#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "node.h"
#include "oracle.h"

namespace townsmith::simulate {

class Person;

/// Some people who play together, one table after another.
struct Party {
  std::vector<Person*> people;
  std::string game;
  int bots = 0;
  bool clocked = false;
  bool listed = false;
  bool friendly = false;   ///< its games are not rated
  bool packed = false;     ///< the one who makes tables brings a pack
  std::string table = {};  ///< where they play now
  bool last = false;       ///< no other table after this one
  bool finished = false;
};

/// What people do by themselves, without a server.
struct Neighbourhood {
  World& world;
  Oracle& oracle;
  Library& library;
  std::vector<std::unique_ptr<Node>>& nodes;
};

/// Somebody who plays whole games through the same messages as a page: sits down, looks on, moves
/// when it is time, comes back after a lost connection, perhaps to another node, and sends again
/// what was not answered.
class Person {
 public:
  Person(Neighbourhood around, int number, Party& party, int seat);

  void begin();
  /// From now on well-behaved: whoever was away comes back.
  void calm();
  /// In the middle of a game, never comes back: the clock has to see to it that the others can
  /// finish.
  void leave_for_good();

  // Faults.
  void lose_connection();
  void vanish(Moment how_long);
  void repeat();
  void lie();
  bool waits_for_answer() const { return asked_.has_value(); }

  const std::string& name() const { return name_; }

 private:
  struct Request {
    std::string verb;
    json::object members;
    std::function<void(const json::object&)> then;
    bool is_command = false;  ///< sent again until it is answered for good
  };

  bool leads() const { return seat_ == 0; }
  void come_in();
  void connect();
  void connection_changed(bool opened);
  void hear(const std::string& text);
  void hear_answer(const json::object& answer);
  void hear_table(const std::string& table, Viewer viewer, const json::object& message);
  void ask(std::string verb, json::object members, std::function<void(const json::object&)> then,
           bool is_command = false);
  void send_asked();
  /// A command at the party's table, done once however often it is sent.
  void command(const std::string& verb, json::object more);
  void think_soon(Moment longest);
  void consider();
  void make_table();
  void look();
  void sit_down();
  void play();
  /// False if there is nothing to say.
  bool answer_the_others(const json::object& own);
  AnyState position() const;
  std::string any_move();
  bool decides_unseen() const;

  Neighbourhood around_;
  World& world_;
  Party& party_;
  int number_;
  int seat_;
  std::string name_;
  std::string secret_;
  std::shared_ptr<Link> link_;
  int connections_ = 0;
  std::optional<Request> asked_;
  std::int64_t asked_id_ = 0;
  std::int64_t last_id_ = 0;
  int commands_ = 0;
  int unseen_moves_ = 0;
  std::optional<Request> last_command_;  ///< that was acknowledged
  bool thinking_ = false;
  bool away_ = false;
  bool gone_ = false;

  std::string table_;    ///< what the following is about
  bool seated_ = false;  ///< as far as is known
  bool watching_ = false;
  std::string header_;
  json::object glimpse_;
  std::map<int, std::uint64_t> versions_;  ///< the newest that was seen, by viewer
};

}  // namespace townsmith::simulate
