#include "reference/townbuilder/townbuilder.h"

#include <algorithm>
#include <sstream>
#include <utility>
#include <vector>

#include "reference/townbuilder/cards.h"

namespace townsmith::reference {
namespace {

using Names = std::vector<std::string>;

const Names types = {"commerce", "social", "housing", "culture", "military"};
const Names judge_types = {"commerce", "social", "housing", "culture", "military", "commerce"};
const Names award_names = {"Diversity", "Sturdy", "Grand District", "Treasury",
                           "Guild",     "Hearth", "Ingenuity",      "Great Works"};
const std::map<char, std::string> resource_words = {{'W', "wood"}, {'S', "stone"}, {'T', "straw"}};

bool has(const Names& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

void drop(Names& names, const std::string& name) {
  names.erase(std::find(names.begin(), names.end(), name));
}

struct Foundation {
  std::string name;
  Names cards;   ///< lying under it
  Names tokens;  ///< letters, from a Storehouse

  std::vector<std::string> resources() const {
    std::vector<std::string> all = tokens;
    for (const std::string& card : cards) all.push_back(town_card(card).gives);
    return all;
  }
  bool takes(const Names& more) const {
    std::vector<std::string> all = resources();
    all.insert(all.end(), more.begin(), more.end());
    return all_needed(all, town_card(name).needs);
  }
};

struct Gold {
  std::string name;
  int worth;
};

struct Player {
  std::vector<Foundation> foundations;
  Names buildings;
  std::vector<Gold> gold;
  int tokens = 0;
  std::set<std::string> awards;
  Names guarded;
  std::map<std::string, std::string> declared;

  int wealth() const {
    int sum = tokens;
    for (const Gold& card : gold) sum += card.worth;
    return sum;
  }
  Foundation& foundation(const std::string& name) {
    return *std::find_if(foundations.begin(), foundations.end(),
                         [&](const Foundation& one) { return one.name == name; });
  }
};

std::string before(const std::string& text, const std::string& mark) {
  return text.substr(0, text.find(mark));
}
std::string after(const std::string& text, const std::string& mark) {
  const std::size_t at = text.find(mark);
  return at == std::string::npos ? "" : text.substr(at + mark.size());
}

class TownBuilder final : public conformance::ReferenceGame {
 public:
  TownBuilder(int players, const std::map<std::string, std::string>& options)
      : players_(static_cast<std::size_t>(players)) {
    for (const TownCard& card : town_cards()) unseen_.push_back(card.name);
    const std::string& named = options.at("first");
    if (players == 1) {
      first_ = 0;
    } else if (named != "random" && std::stoi(named) < players) {
      first_ = std::stoi(named);
    }
    if (players == 1) out_ = 5;
    open_judges_ = players <= 2 ? 2 : 1;
  }

  // Nature.

  void draw(const std::string& text) override {
    std::istringstream words(text);
    std::string word;
    words >> word;
    if (word == "first") {
      words >> word >> first_;
      start();
      return;
    }
    int number = 0;
    words >> number;
    if (word == "award") {
      awards_.push_back(award_names.at(static_cast<std::size_t>(number - 1)));
      if (awards_.size() == 2 && first_ >= 0) start();
    } else if (word == "judge") {
      judge(number);
    } else {
      card(town_cards().at(static_cast<std::size_t>(number - 1)).name);
    }
  }

  // Moves.

  void play(int seat, const std::string& text) override {
    Player& player = players_[static_cast<std::size_t>(seat)];
    const std::string verb = before(text, " ");
    const std::string rest = after(text, " ");
    if (text == "end turn") {
      if (actions_ > 0) ++events_["an action is forfeited"];
      idle_ = actions_ == 2 ? idle_ + 1 : 0;
      const Names loose = discardable();
      if (players_.size() == 1 && loose.size() < row_.size()) {
        ++events_["a closing discard is restricted by a Bridge"];
      }
      if (players_.size() == 1 && !loose.empty()) {
        phase_ = "closing";
      } else {
        pass();
      }
    } else if (text == "none") {
      close_reveal();
    } else if (verb == "discard") {
      for (const std::string& name : two(rest)) throw_away(row_, name);
      check_deck();
      pass();
    } else if (verb == "declare") {
      const std::size_t blank = rest.rfind(' ');
      declare(player, rest.substr(0, blank), rest.substr(blank + 1));
    } else if (verb == "claim") {
      if (!award_holders(rest).empty()) ++events_["an award is shared"];
      player.awards.insert(rest);
      fresh_.insert(rest);
    } else if (verb == "use" || verb == "crest:") {
      use(player, text);
    } else {
      const bool reveal = phase_ == "choose";
      if (!reveal) --actions_;
      take(player, reveal ? revealed_ : row_, text, !reveal);
      if (reveal) close_reveal();
      check_deck();
    }
  }

  std::set<int> actors() const override {
    if (phase_ == "act" || phase_ == "choose" || phase_ == "closing" || phase_ == "declare") {
      return {active_};
    }
    return {};
  }

  bool over() const override { return phase_ == "over"; }

  std::set<std::string> legal(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    if (!trouble_.empty()) return {trouble_};
    std::set<std::string> moves;
    if (phase_ == "declare") {
      for (const std::string& type : types) moves.insert("declare " + asked(player) + " " + type);
    } else if (phase_ == "closing") {
      const Names loose = discardable();
      if (loose.size() == 1) return {"discard " + loose.front()};
      for (const std::string& pair : pairs(loose)) moves.insert("discard " + pair);
    } else if (phase_ == "choose") {
      moves.insert("none");
      if (reveals_resource_) {
        add_gains(moves, player, revealed_, "");
      } else {
        add_starts(moves, player, revealed_, "");
      }
    } else {
      const std::set<std::string> actions = possible_actions(player);
      if (actions_ > 0) moves.insert(actions.begin(), actions.end());
      if (actions_ == 0 || actions.empty()) moves.insert("end turn");
      for (const std::string& award : awards_) {
        if (can_claim(player, award)) moves.insert("claim " + award);
      }
      for (const std::string& name : fresh_builds_) add_uses(moves, player, name, 'b');
      if (!star_used_) {
        for (const std::string& name : player.buildings) {
          if (town_card(name).ability == 's') add_uses(moves, player, name, 's');
        }
        if (player.wealth() >= 1 && !deck_empty()) {
          for (const std::string& name : discardable()) moves.insert("crest: discard " + name);
          for (const std::string& pair : pairs(discardable())) {
            moves.insert("crest: discard " + pair);
          }
        }
      }
    }
    return moves;
  }

  // The end.

  int score(int seat) const override {
    const Player& player = players_[static_cast<std::size_t>(seat)];
    int points = 4 * static_cast<int>(player.awards.size());
    for (const std::string& name : player.buildings) {
      points += town_card(name).points + bonus(player, name);
    }
    for (const int judge : judges_) {
      if (wins_judge(seat, judge_types[static_cast<std::size_t>(judge - 1)])) points += 4;
    }
    return points;
  }

  std::vector<int> winners() const override {
    std::vector<int> best;
    const auto rank = [this](int seat) {
      return std::pair{score(seat), players_[static_cast<std::size_t>(seat)].buildings.size()};
    };
    for (int seat = 0; seat < count(); ++seat) {
      if (!best.empty() && rank(seat) < rank(best.front())) continue;
      if (!best.empty() && rank(seat) > rank(best.front())) best.clear();
      best.push_back(seat);
    }
    return best;
  }

  std::map<std::string, int> events() const override { return events_; }

 private:
  int count() const { return static_cast<int>(players_.size()); }

  // Deck.

  int deck_size() const { return static_cast<int>(unseen_.size()) - out_; }
  bool deck_empty() const { return deck_size() == 0 && judges_below_.empty(); }

  void start() {
    if (count() == 1) judges_below_ = {25};
    if (count() == 2) judges_below_ = {27};
    if (count() >= 3) judges_below_ = {27, 0};
    active_ = first_;
    begin_turn();
  }

  void judge(int number) {
    if (judges_.contains(number)) trouble_ = "reference: a judge came twice";
    judges_.insert(number);
    if (phase_ == "setup") {
      if (static_cast<int>(judges_.size()) > open_judges_) trouble_ = "reference: too many judges";
      return;
    }
    if (phase_ == "armoury") {
      phase_ = "act";
      return;
    }
    if (judges_below_.empty() || judges_below_.front() != deck_size()) {
      trouble_ = "reference: no judge should come now";
      return;
    }
    judges_below_.erase(judges_below_.begin());
    ++events_["a judge comes from the deck"];
    drawn();
  }

  void card(const std::string& name) {
    if (!has(unseen_, name)) {
      trouble_ = "reference: " + name + " is not in the deck";
      return;
    }
    if (phase_ != "setup" && !judges_below_.empty() && judges_below_.front() == deck_size()) {
      trouble_ = "reference: a judge should come now";
    }
    drop(unseen_, name);
    if (phase_ == "reveal") {
      revealed_.push_back(name);
    } else {
      row_.push_back(name);
      if (row_.size() > 5) ++events_["the row is longer than five"];
    }
    if (phase_ == "reveal" || phase_ == "add") --wanted_;
    if (phase_ != "setup") drawn();
  }

  /// After each draw: continues, or the drawing is done.
  void drawn() {
    if (phase_ == "refill") {
      if (deck_empty()) ++events_["the deck runs out in a refill"];
      check_deck();
      if (row_.size() >= 5 || deck_empty()) phase_ = "act";
    } else if (wanted_ == 0 || deck_empty()) {
      if (deck_empty()) ++events_["the deck runs out by an ability"];
      if (wanted_ > 0) ++events_["an ability draws fewer cards than it wants"];
      wanted_ = 0;
      if (phase_ == "reveal" && !revealed_.empty()) {
        phase_ = "choose";
      } else {
        phase_ = "act";
        check_deck();
      }
    }
  }

  void check_deck() {
    if (!deck_empty()) return;
    if (!counted_) {
      counted_ = true;
      ++runs_;
      ++events_["the deck runs out"];
      const int limit = count() == 1 ? 1 : count() - 1;
      if (runs_ == limit) triggered_ = true;
    }
    if (discard_.empty()) {
      ++events_["there is nothing to make a new deck of"];
      return;
    }
    unseen_ = discard_;
    discard_.clear();
    out_ = 0;
    counted_ = false;
  }

  // Turns.

  void begin_turn() {
    Player& player = players_[static_cast<std::size_t>(active_)];
    player.guarded.clear();
    actions_ = 2;
    star_used_ = false;
    completed_.clear();
    fresh_builds_.clear();
    phase_ = row_.size() < 5 && !deck_empty() ? "refill" : "act";
  }

  void pass() {
    if (count() == 1) {
      if (judges_below_.empty()) awards_over_ = true;
      if (triggered_) {
        finish();
      } else {
        begin_turn();
      }
      return;
    }
    active_ = (active_ + 1) % count();
    if (active_ == first_) {
      fresh_.clear();
      if (last_round_) {
        finish();
        return;
      }
      last_round_ = triggered_;
    }
    const bool stays = row_.size() >= 5 || deck_empty();
    if (idle_ >= count() && stays &&
        possible_actions(players_[static_cast<std::size_t>(active_)]).empty()) {
      // Nobody has taken an action for a whole round, and the next cannot: the row makes room.
      ++events_["the row is swept"];
      idle_ = 0;
      for (Player& player : players_) player.guarded.clear();
      discard_.insert(discard_.end(), row_.begin(), row_.end());
      row_.clear();
      check_deck();
      if (deck_empty()) {
        finish();
        return;
      }
    }
    begin_turn();
  }

  void finish() {
    for (Player& player : players_) player.foundations.clear();
    ask();
  }

  static std::string asked(const Player& player) {
    for (const char* name : {"Orphanage", "Library"}) {
      if (has(player.buildings, name) && !player.declared.contains(name)) return name;
    }
    return "";
  }

  void ask() {
    for (int i = 0; i < count(); ++i) {
      active_ = (first_ + i) % count();
      if (!asked(players_[static_cast<std::size_t>(active_)]).empty()) {
        phase_ = "declare";
        return;
      }
    }
    phase_ = "over";
    if (count() > 1) count_ties();
  }

  void count_ties() {
    int best = 0;
    for (int seat = 0; seat < count(); ++seat) best = std::max(best, score(seat));
    int tied = 0;
    for (int seat = 0; seat < count(); ++seat) tied += score(seat) == best ? 1 : 0;
    if (tied > 1) {
      ++events_[winners().size() == 1 ? "a tie is broken by buildings" : "a tie is shared"];
    }
    for (const int judge : judges_) {
      int winning = 0;
      for (int seat = 0; seat < count(); ++seat) {
        winning += wins_judge(seat, judge_types[static_cast<std::size_t>(judge - 1)]) ? 1 : 0;
      }
      if (winning > 1) ++events_["a judge is shared"];
      if (winning == 0) ++events_["nobody claims a judge"];
    }
  }

  void declare(Player& player, const std::string& building, const std::string& type) {
    player.declared[building] = type;
    if (building == "Orphanage" && type != "housing") ++events_["the Orphanage changes its type"];
    if (building == "Library" && type == "culture") ++events_["the Library counts twice"];
    ask();
  }

  // Taking cards.

  Names takeable() const {
    Names names;
    for (const std::string& name : row_) {
      bool free = true;
      for (int seat = 0; seat < count(); ++seat) {
        if (seat != active_ && has(players_[static_cast<std::size_t>(seat)].guarded, name)) {
          free = false;
        }
      }
      if (free) names.push_back(name);
    }
    return names;
  }

  Names discardable() const {
    Names names;
    for (const std::string& name : row_) {
      if (std::none_of(players_.begin(), players_.end(),
                       [&](const Player& player) { return has(player.guarded, name); })) {
        names.push_back(name);
      }
    }
    return names;
  }

  static Names pairs(const Names& names) {
    Names all;
    for (const std::string& one : names) {
      for (const std::string& other : names) {
        if (town_card(one).number < town_card(other).number) all.push_back(one + ", " + other);
      }
    }
    return all;
  }

  static Names two(const std::string& text) {
    if (text.find(", ") == std::string::npos) return {text};
    return {before(text, ", "), after(text, ", ")};
  }

  void throw_away(Names& from, const std::string& name) {
    drop(from, name);
    discard_.push_back(name);
  }

  static void add_starts(std::set<std::string>& moves, const Player& player, const Names& from,
                         const std::string& head) {
    for (const std::string& name : from) {
      if (town_card(name).gold <= player.wealth()) moves.insert(head + "start " + name);
    }
  }
  static void add_gold(std::set<std::string>& moves, const Names& from, const std::string& head) {
    for (const std::string& name : from) {
      if (town_card(name).gives.find('G') != std::string::npos) moves.insert(head + "gold " + name);
    }
  }
  static void add_gains(std::set<std::string>& moves, const Player& player, const Names& from,
                        const std::string& head) {
    for (const std::string& name : from) {
      for (const Foundation& foundation : player.foundations) {
        if (foundation.takes({town_card(name).gives})) {
          moves.insert(head + "gain " + name + " > " + foundation.name);
        }
      }
    }
  }

  std::set<std::string> possible_actions(const Player& player) const {
    std::set<std::string> moves;
    add_starts(moves, player, takeable(), "");
    add_gold(moves, takeable(), "");
    add_gains(moves, player, takeable(), "");
    return moves;
  }

  /// "start X", "gold X", "gain X > F".
  void take(Player& player, Names& from, const std::string& text, bool from_row) {
    const std::string verb = before(text, " ");
    const std::string name = before(after(text, " "), " > ");
    drop(from, name);
    if (has(player.guarded, name)) drop(player.guarded, name);
    if (verb == "gold") {
      player.gold.push_back({name, name == "Bank" && from_row ? 2 : 1});
    } else if (verb == "start") {
      pay(player, town_card(name).gold);
      player.foundations.push_back({name, {}, {}});
      if (town_card(name).needs.empty()) {
        ++events_["a building without resources is completed"];
        complete(player, name);
      }
    } else {
      Foundation& foundation = player.foundation(after(text, " > "));
      foundation.cards.push_back(name);
      complete_if_full(player, foundation);
    }
  }

  void complete_if_full(Player& player, const Foundation& foundation) {
    if (foundation.resources().size() == town_card(foundation.name).needs.size()) {
      complete(player, std::string(foundation.name));
    }
  }

  void complete(Player& player, const std::string& name) {
    for (const std::string& card : player.foundation(name).cards) discard_.push_back(card);
    std::erase_if(player.foundations, [&](const Foundation& one) { return one.name == name; });
    player.buildings.push_back(name);
    completed_.push_back(name);
    if (town_card(name).ability == 'b') fresh_builds_.insert(name);
    if (completed_.size() == 3) ++events_["three foundations are completed in one turn"];
  }

  void spend(Player& player, int worth) {
    const auto oldest = std::find_if(player.gold.begin(), player.gold.end(),
                                     [&](const Gold& card) { return card.worth == worth; });
    discard_.push_back(oldest->name);
    player.gold.erase(oldest);
  }

  void pay(Player& player, int owed) {
    const auto any = [&](int worth) {
      return std::any_of(player.gold.begin(), player.gold.end(),
                         [&](const Gold& card) { return card.worth == worth; });
    };
    while (owed > 0) {
      if (owed >= 2 && any(2)) {
        spend(player, 2);
        owed -= 2;
      } else if (player.tokens > 0) {
        --player.tokens;
        --owed;
      } else if (any(1)) {
        spend(player, 1);
        --owed;
      } else {
        ++events_["a card worth 2 pays a last 1"];
        spend(player, 2);
        --owed;
      }
    }
  }

  // Awards.

  std::set<int> award_holders(const std::string& award) const {
    std::set<int> holders;
    for (int seat = 0; seat < count(); ++seat) {
      if (players_[static_cast<std::size_t>(seat)].awards.contains(award)) holders.insert(seat);
    }
    return holders;
  }

  bool can_claim(const Player& player, const std::string& award) const {
    if (awards_over_ || player.awards.contains(award)) return false;
    if (!award_holders(award).empty() && !fresh_.contains(award)) return false;
    std::map<std::string, int> of_type;
    std::map<int, int> of_cost;
    int dear = 0;
    int able = 0;
    for (const std::string& name : player.buildings) {
      const TownCard& card = town_card(name);
      ++of_type[card.type];
      ++of_cost[building_cost(card)];
      dear += building_cost(card) >= 4 ? 1 : 0;
      able += card.ability != '-' ? 1 : 0;
    }
    if (award == "Diversity") return of_cost[1] && of_cost[2] && of_cost[3] && of_cost[4];
    if (award == "Sturdy") return dear >= 2;
    if (award == "Grand District") return of_type.size() == 5;
    if (award == "Treasury") return player.wealth() >= 4;
    if (award == "Guild") return of_type["commerce"] >= 3;
    if (award == "Hearth") return of_type["housing"] >= 3;
    if (award == "Ingenuity") return able >= 4;
    return completed_.size() >= 2;
  }

  // Abilities.

  void add_uses(std::set<std::string>& moves, const Player& player, const std::string& name,
                char kind) const {
    if (name != "Gatehouse" && name != "Watchtower") {
      add_ability(moves, player, name, "use " + name);
      return;
    }
    for (const Player& other : players_) {
      for (const std::string& model : other.buildings) {
        if (town_card(model).ability != kind || model == "Gatehouse" || model == "Watchtower") {
          continue;
        }
        add_ability(moves, player, model, "use " + name + " as " + model);
      }
    }
  }

  /// What the ability of `name` allows now, whoever uses it.
  void add_ability(std::set<std::string>& moves, const Player& player, const std::string& name,
                   const std::string& head) const {
    const bool commerce =
        std::any_of(completed_.begin(), completed_.end(),
                    [](const std::string& one) { return town_card(one).type == "commerce"; });
    if (name == "Fishery" || name == "Orchard" || name == "Flower Stand") {
      if (!deck_empty()) moves.insert(head);
    } else if (name == "Storehouse") {
      add_resources(moves, player, head);
    } else if (name == "Art Gallery") {
      if (commerce) moves.insert(head);
    } else if (name == "Festival") {
      moves.insert(head);
    } else if (name == "Smithy") {
      add_gains(moves, player, takeable(), head + ": ");
    } else if (name == "Brewery") {
      add_gold(moves, takeable(), head + ": ");
    } else if (name == "Inn") {
      if (completed_.empty()) return;
      add_gains(moves, player, takeable(), head + ": ");
      add_gold(moves, takeable(), head + ": ");
    } else if (name == "Ferry House") {
      if (deck_empty()) return;
      for (const std::string& card : discardable()) moves.insert(head + ": discard " + card);
    } else if (name == "Almshouse") {
      add_gains(moves, player, discard_, head + ": ");
    } else if (name == "Boarding House") {
      add_gold(moves, discard_, head + ": ");
    } else if (name == "Statue") {
      add_starts(moves, player, takeable(), head + ": ");
    } else if (name == "Archive") {
      add_starts(moves, player, discard_, head + ": ");
    } else if (name == "Armoury") {
      if (judges_.size() + judges_below_.size() < 6) moves.insert(head);
    } else if (name == "Barracks") {
      for (const Foundation& one : player.foundations) {
        if (building_cost(town_card(one.name)) <= 3) moves.insert(head + ": complete " + one.name);
      }
    } else if (name == "Bridge") {
      for (const std::string& card : row_) {
        if (!has(player.guarded, card)) moves.insert(head + ": protect " + card);
      }
    }
  }

  static void add_resources(std::set<std::string>& moves, const Player& player,
                            const std::string& head) {
    const std::string letters = "WST";
    for (const Foundation& one : player.foundations) {
      for (std::size_t i = 0; i < letters.size(); ++i) {
        const std::string first(1, letters[i]);
        const std::string word = head + ": " + resource_words.at(letters[i]);
        if (one.takes({first})) moves.insert(word + " > " + one.name);
        for (std::size_t j = i; j < letters.size(); ++j) {
          if (one.takes({first, std::string(1, letters[j])})) {
            moves.insert(word + " " + resource_words.at(letters[j]) + " > " + one.name);
          }
        }
      }
    }
  }

  void use(Player& player, const std::string& text) {
    const std::string effect = after(text, ": ");
    if (before(text, ":") == "crest") {
      star_used_ = true;
      pay(player, 1);
      replace(two(after(effect, " ")));
      return;
    }
    const std::string who = after(before(text, ":"), " ");
    const std::string name = before(who, " as ");
    const std::string model = after(who, " as ").empty() ? name : after(who, " as ");
    if (town_card(name).ability == 's') {
      star_used_ = true;
    } else {
      fresh_builds_.erase(name);
    }
    ++events_["the " + model + " is used"];
    if (model != name) {
      ++events_[has(player.buildings, model) ? "the " + name + " copies a building of its owner's"
                                             : "the " + name + " copies another's building"];
    }
    resolve(player, name, model, effect);
  }

  void resolve(Player& player, const std::string& name, const std::string& model,
               const std::string& effect) {
    if (model == "Fishery" || model == "Orchard") {
      reveals_resource_ = model == "Fishery";
      phase_ = "reveal";
      wanted_ = 3;
      return;
    }
    if (model == "Flower Stand") {
      phase_ = "add";
      wanted_ = 1;
      return;
    }
    if (model == "Ferry House") {
      replace({after(effect, " ")});
      return;
    }
    if (model == "Armoury") {
      phase_ = "armoury";
      return;
    }
    if (model == "Storehouse") {
      throw_away(player.buildings, name);
      if (name == "Gatehouse") ++events_["the Gatehouse is discarded by a copy"];
      add_tokens(player, effect);
    } else if (model == "Art Gallery") {
      player.tokens += 1;
    } else if (model == "Festival") {
      player.tokens += 2;
    } else if (model == "Barracks") {
      const std::string foundation = after(effect, " ");
      if (!player.foundation(foundation).cards.empty()) {
        ++events_["the Barracks discards resources"];
      }
      complete(player, foundation);
    } else if (model == "Bridge") {
      player.guarded.push_back(after(effect, " "));
    } else {
      const bool pile = model == "Almshouse" || model == "Boarding House" || model == "Archive";
      if (pile && effect == "gold Bank") ++events_["the Bank is stored from the discard pile"];
      take(player, pile ? discard_ : row_, effect, !pile);
    }
    check_deck();
  }

  void add_tokens(Player& player, const std::string& effect) {
    Foundation& foundation = player.foundation(after(effect, " > "));
    std::istringstream words(before(effect, " > "));
    for (std::string word; words >> word;) {
      for (const auto& [letter, resource] : resource_words) {
        if (resource == word) foundation.tokens.emplace_back(1, letter);
      }
    }
    const std::size_t needed = town_card(foundation.name).needs.size();
    if (foundation.resources().size() < needed) ++events_["the Storehouse leaves tokens"];
    complete_if_full(player, foundation);
  }

  void replace(const Names& names) {
    for (const std::string& name : names) throw_away(row_, name);
    phase_ = "add";
    wanted_ = static_cast<int>(names.size());
  }

  void close_reveal() {
    discard_.insert(discard_.end(), revealed_.begin(), revealed_.end());
    revealed_.clear();
    phase_ = "act";
    check_deck();
  }

  // Scoring.

  static std::string type_of(const Player& player, const std::string& name) {
    if (name == "Orphanage" && player.declared.contains(name)) return player.declared.at(name);
    return town_card(name).type;
  }

  static int of_type(const Player& player, const std::string& type) {
    int sum = 0;
    for (const std::string& name : player.buildings) sum += type_of(player, name) == type ? 1 : 0;
    return sum;
  }

  static int for_judge(const Player& player, const std::string& type) {
    const auto library = player.declared.find("Library");
    const bool extra = library != player.declared.end() && library->second == type;
    return of_type(player, type) + (extra ? 1 : 0);
  }

  bool wins_judge(int seat, const std::string& type) const {
    const int own = for_judge(players_[static_cast<std::size_t>(seat)], type);
    if (count() == 1) return own >= 3;
    int most = 0;
    for (const Player& player : players_) most = std::max(most, for_judge(player, type));
    return own > 0 && own == most;
  }

  static int bonus(const Player& player, const std::string& name) {
    int sum = 0;
    if (name == "Guildhall") return of_type(player, "commerce");
    if (name == "School") return of_type(player, "housing");
    if (name == "Bell Tower") return of_type(player, "culture");
    if (name == "Drill Yard") return of_type(player, "military");
    if (name == "Museum") return player.awards.empty() ? 0 : 2;
    for (const std::string& one : player.buildings) {
      if (name == "Farm") sum += town_card(one).points <= 1 ? 1 : 0;
      if (name == "Observatory") sum += town_card(one).points >= 5 ? 1 : 0;
    }
    for (const std::string& type : types) {
      if (name == "Gardens") sum += of_type(player, type) > 0 ? 1 : 0;
    }
    return sum;
  }

  std::vector<Player> players_;
  std::string phase_ = "setup";
  Names unseen_;
  int out_ = 0;  ///< how many of the unseen are out of the game
  Names row_;
  Names discard_;
  Names revealed_;
  bool reveals_resource_ = false;
  int wanted_ = 0;                 ///< cards an ability still draws
  std::vector<int> judges_below_;  ///< town cards below each judge in the deck
  std::set<int> judges_;
  int open_judges_ = 0;
  Names awards_;
  std::set<std::string> fresh_;  ///< claimed since the first player's turn began
  bool awards_over_ = false;
  int runs_ = 0;
  bool counted_ = false;  ///< the deck is out, and that has been counted
  bool triggered_ = false;
  bool last_round_ = false;
  int first_ = -1;
  int active_ = 0;
  int actions_ = 0;
  bool star_used_ = false;
  int idle_ = 0;
  Names completed_;                     ///< this turn
  std::set<std::string> fresh_builds_;  ///< build abilities not used yet
  std::string trouble_;
  std::map<std::string, int> events_;
};

}  // namespace

std::unique_ptr<conformance::ReferenceGame> townbuilder(
    int players, const std::map<std::string, std::string>& options) {
  return std::make_unique<TownBuilder>(players, options);
}

}  // namespace townsmith::reference
