#include "external/external.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "core/language.h"
#include "external/program.h"
#include "games/word_files.h"
#include "host/glimpse.h"

namespace townsmith::external {
namespace {

/// JSON's numbers are exact up to here.
constexpr unsigned seed_shift = 11;

/// What all bots of one program share.
struct Shared {
  std::string name;
  Program program;
  Limits limits;
  Hooks hooks;
  std::mutex mutex = {};

  void tell(const std::string& sentence) {
    const std::lock_guard lock(mutex);
    if (hooks.forfeited) hooks.forfeited(sentence);
  }
};

class ExternalBot final : public bots::AnyBot {
 public:
  ExternalBot(const AnyGame& game, std::shared_ptr<Shared> shared)
      : game_(game), shared_(std::move(shared)) {}

  void begin(std::string_view game) override {
    table_ = game;
    forfeit_.clear();
  }
  std::string_view forfeit() const override { return forfeit_; }

  AnyMove choose(const AnyObserved& seen, const AnyMemory& memory, Random& random) override {
    const Seat seat = seen.viewer().seat();
    const std::vector<AnyMove> legal = game_.legal_moves(seen.state(), seat);
    const std::uint64_t seed = random.next64() >> seed_shift;
    const AnyMove instead = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
    if (!forfeit_.empty()) return instead;
    protocol::BotAsk ask;
    for (const AnyMove& move : legal) {
      ask.moves.push_back(game_.notate(seen.state(), seat, move));
    }
    ask.table = table_;
    ask.game = game_.info().name;
    ask.setup = table::setup_view(game_);
    ask.seat = seat;
    ask.seed = static_cast<std::int64_t>(seed);
    ask.seconds = std::chrono::duration<double>(shared_->limits.move).count();
    const auto answer =
        shared_->program.choose([&](std::int64_t id, const std::vector<protocol::BotWant>& wants) {
          ask.id = id;
          for (const protocol::BotWant want : wants) add(want, ask, seen, memory, legal);
          return text_of(ask);
        });
    Failure failure;
    if (answer) {
      const auto found = std::find(ask.moves.begin(), ask.moves.end(), *answer);
      if (found != ask.moves.end()) {
        return legal[static_cast<std::size_t>(found - ask.moves.begin())];
      }
      failure = {"illegal", fmt::format("\"{}\" is not a legal move", *answer)};
    } else {
      failure = answer.error();
    }
    forfeit_ = failure.why;
    if (failure.why == "interrupted") return instead;
    const Text why = named("townsmith", "forfeit", failure.why);
    const Text sentence =
        say("townsmith", "event-forfeited", {{"name", shared_->name}, {"why", why}});
    shared_->tell(fmt::format("{} ({}, game {}, seat {}: {})", built_in_english().say(sentence),
                              game_.info().name, table_.empty() ? "-" : table_, index(seat),
                              failure.detail));
    return instead;
  }

 private:
  void add(protocol::BotWant want, protocol::BotAsk& ask, const AnyObserved& seen,
           const AnyMemory& memory, const std::vector<AnyMove>& legal) const {
    const Seat seat = seen.viewer().seat();
    switch (want) {
      case protocol::BotWant::position: {
        JsonWriter out(ask.position.emplace().json, built_in_english());
        game_.write_view(out, seen);
        break;
      }
      case protocol::BotWant::facts: {
        auto& facts = ask.facts.emplace();
        for (const AnyMove& move : legal) {
          facts.push_back(table::move_view(game_, seen.state(), seat, move, built_in_english()));
        }
        break;
      }
      case protocol::BotWant::observation:
        ask.observation = host::observation_of(game_, seen, memory);
        break;
    }
  }

  static std::string text_of(const protocol::BotAsk& ask) {
    std::string text;
    JsonWriter out(text, built_in_english());
    out.begin_object();
    out.key(protocol::BotAsk::tag_name);
    out.text(protocol::BotAsk::tag);
    schema::write_members(out, ask);
    out.end_object();
    return text;
  }

  const AnyGame& game_;
  std::shared_ptr<Shared> shared_;
  std::string table_;
  std::string forfeit_;
};

/// Passes on what several processes say, as far as it is not too much.
Process::Log limited(const Hooks& hooks, const Limits& limits) {
  if (!hooks.log) return {};
  struct State {
    std::mutex mutex;
    std::size_t left;
  };
  const auto state = std::make_shared<State>();
  state->left = limits.log;
  return [state, log = hooks.log](std::string_view text) {
    const std::lock_guard lock(state->mutex);
    const std::string_view kept = text.substr(0, state->left);
    state->left -= kept.size();
    if (!kept.empty()) log(kept);
    if (!kept.empty() && state->left == 0) log("\n(and more, which is not kept)\n");
  };
}

}  // namespace

Result<> check_name(std::string_view name) {
  constexpr std::size_t max = 32;
  const auto good = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  };
  if (!name.empty() && name.size() <= max && std::all_of(name.begin(), name.end(), good)) {
    return {};
  }
  return refuse(
      Reason::bad_value,
      fmt::format("\"{}\" is not a name for a bot: 1 to {} small letters, digits, - and _", name,
                  max));
}

Result<std::pair<std::string, std::string>> parse_bot(const std::string& text) {
  if (text.starts_with(prefix)) {
    return std::pair(text, text.substr(prefix.size()));
  }
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals + 1 == text.size()) {
    return refuse(Reason::bad_syntax,
                  fmt::format("\"{}\" is not a bot of your own, as in mine=COMMAND", text));
  }
  TRY(check_name(text.substr(0, equals)));
  return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

Result<> add_bot(bots::Catalogue& catalogue, const std::string& name, const std::string& command,
                 const Limits& limits, const Hooks& hooks, const std::string& version) {
  const auto shared = std::shared_ptr<Shared>(
      new Shared{name, {command, limits, version, limited(hooks, limits)}, limits, hooks});
  TRY(shared->program.check());
  return catalogue.add_bot({name,
                            [shared](const AnyGame& game) -> Result<std::unique_ptr<bots::AnyBot>> {
                              return std::make_unique<ExternalBot>(game, shared);
                            },
                            true, [shared] { shared->program.interrupt(); }});
}

}  // namespace townsmith::external
