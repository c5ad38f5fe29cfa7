// The lab's counting as a WebAssembly module for the page, loaded when somebody wants to measure
// content of their own. It speaks as the engine does: texts in, texts out.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/pack.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "lab/causes.h"
#include "lab/findings.h"
#include "lab/places.h"
#include "lab/witness.h"
#include "protocol/envelope.h"
#include "protocol/measuring.h"

namespace {

using namespace townsmith;

constexpr std::size_t max_message_bytes = 1U << 20U;
constexpr auto patience = std::chrono::milliseconds(150);

protocol::Interval interval(const lab::Estimate& estimate) {
  return {estimate.value, estimate.low, estimate.high};
}

/// The lab calls things by their English names, in whatever language it is asked, because what it
/// does next goes by these. Which texts they are, the list of what is in the box tells, and for
/// what is not in it, a look at some games.
class Naming final : public bots::Watcher {
 public:
  Naming(const bots::Entry& entry, const AnyGame& game, std::set<lab::ItemKey> wanted)
      : game_(game), wanted_(std::move(wanted)) {
    look_into_the_box();
    constexpr std::uint64_t max_games = 20;
    const std::vector<std::string> seats(static_cast<std::size_t>(game.setup().players), "random");
    bots::GameSeries series{1, 0, max_games};
    series.watcher = this;
    (void)entry.play_games(game, seats, series,
                           [this](const bots::GameResult&) { return !wanted_.empty(); });
  }

  void decided(const AnyState& state, const AnyMemory& /*memory*/, Seat seat,
               const AnyMove& /*move*/) override {
    if (wanted_.empty()) return;
    for (const AnyMove& move : game_.legal_moves(state, seat)) {
      for (const Use& use : game_.uses(state, seat, move)) {
        if (wanted_.erase(lab::key_of(use)) > 0) texts_.emplace(lab::key_of(use), use.thing);
      }
    }
  }
  void ended(const AnyState& /*state*/) override {}

  std::string say(const lab::ItemKey& key, const Language& words) const {
    const auto found = texts_.find(key);
    return found == texts_.end() ? lab::name_of(key) : words.say(found->second);
  }

 private:
  void look_into_the_box() {
    std::map<std::string, Text> named;
    for (const ReferenceSection& section : game_.components()) {
      for (const auto& row : section.rows) {
        for (const ReferenceSection::Cell& cell : row) {
          const Text* const text = std::get_if<Text>(&cell);
          if (text != nullptr) named.emplace(built_in_english().say(*text), *text);
        }
      }
    }
    std::erase_if(wanted_, [&](const lab::ItemKey& key) {
      const auto found = named.find(key.name);
      return found != named.end() && texts_.emplace(key, found->second).second;
    });
  }

  const AnyGame& game_;
  std::set<lab::ItemKey> wanted_;
  std::map<lab::ItemKey, Text> texts_;
};

/// One run of the lab that is carried on a little at a time.
class Measurement {
 public:
  Measurement(const bots::Entry& entry, std::unique_ptr<AnyGame> game, const lab::RunPlan& plan,
              const protocol::Measure& ask)
      : entry_(entry),
        game_(std::move(game)),
        arena_(entry, *game_, plan),
        run_{plan, arena_.empty_tally(), {}},
        blocks_(static_cast<std::uint64_t>(ask.games)),
        causes_(static_cast<std::uint64_t>(ask.causes)) {
    if (causes_ > 0) run_.causes.push_back({plan.bots.front(), {}, 0, 0, {}, {}});
  }

  void work() {
    const auto until = std::chrono::steady_clock::now() + patience;
    const auto late = [&] { return std::chrono::steady_clock::now() >= until; };
    while (run_.tally.blocks < blocks_) {
      run_.tally.add(arena_.play(run_.tally.blocks, 1));
      if (late()) return;
    }
    if (run_.causes.empty() || asked_) return;
    std::atomic<bool> stop = false;
    lab::CauseHooks hooks;
    hooks.keep = [&] { stop = late(); };
    hooks.stop = &stop;
    lab::find_causes(arena_, run_.causes.front(),
                     {causes_, blocks_, lab::noticeable_points(run_.tally)}, 1, hooks);
    asked_ = !stop;
  }

  protocol::Measuring state(const Language& language) const {
    protocol::Measuring out;
    const std::uint64_t restricted = run_.causes.empty() ? 0 : run_.causes.front().games;
    out.done = run_.tally.blocks + restricted;
    out.total = blocks_ + (asked_ ? restricted : causes_);
    if (run_.tally.blocks < blocks_ || (!run_.causes.empty() && !asked_)) return out;
    out.measured = measured(language);
    return out;
  }

 private:
  protocol::Measured measured(const Language& language) const {
    const Language words = language.with(game_->translations());
    const lab::Findings found = lab::figures(run_, game_->info());
    protocol::Measured out;
    out.games = found.games;
    out.players = found.plan.players;
    out.by_turn = game_->places().kind == Places::Kind::turns && !lab::told_by_seat(*game_);
    for (const lab::PlaceFinding& place : found.places) {
      out.places.push_back({said_place(place.name, words), interval(place.share),
                            interval(place.score), place.alarming});
    }
    out.findable = found.findable;
    const lab::Tally& tally = run_.tally;
    const auto mean = [&](lab::Value value) { return tally.mean(lab::ValueIndex::of(value)); };
    out.score = interval(mean(lab::Value::table_score).times(1.0 / found.plan.players));
    out.margin = interval(found.margin);
    out.decisions = interval(mean(lab::Value::decisions));
    out.rounds = interval(mean(lab::Value::rounds));
    const auto is_told = [](const lab::ItemFinding& item) {
      return item.key.sort == lab::ItemSort::thing && (item.offered > 0 || !item.causes.empty());
    };
    std::set<lab::ItemKey> told;
    for (const lab::ItemFinding& item : found.items) {
      if (is_told(item)) told.insert(item.key);
    }
    const Naming names(entry_, *game_, std::move(told));
    for (const lab::ItemFinding& item : found.items) {
      if (!is_told(item)) continue;
      protocol::MeasuredThing& thing = out.things.emplace_back();
      thing.group = lab::plain_words(item.key.group);
      thing.name = names.say(item.key, words);
      thing.fault.index = static_cast<std::size_t>(item.fault);
      thing.games = item.games.value;
      thing.offered = item.offered;
      thing.taken = interval(item.taken);
      if (!item.causes.empty()) {
        thing.worth = interval(item.causes.front().points);
        thing.usual = item.causes.front().usual;
      }
    }
    std::stable_sort(out.things.begin(), out.things.end(), [](const auto& a, const auto& b) {
      return (a.fault.index != 0) > (b.fault.index != 0);
    });
    return out;
  }

  /// A place that the game gives a name is called so in every language.
  std::string said_place(const std::string& english, const Language& words) const {
    for (const Text& name : game_->places().names) {
      if (built_in_english().say(name) == english) return words.say(name);
    }
    return english;
  }

  const bots::Entry& entry_;
  std::unique_ptr<AnyGame> game_;
  lab::Arena arena_;
  lab::Run run_;
  std::uint64_t blocks_;
  std::uint64_t causes_;
  bool asked_ = false;
};

class Module {
 public:
  std::string handle(std::string_view text) {
    const Result<json::object> message = protocol::parse_message(text, max_message_bytes);
    if (!message) return protocol::refusal_text({}, message.error(), built_in_english());
    const Result<protocol::Envelope> envelope = protocol::read_envelope(*message);
    if (!envelope) return protocol::refusal_text({}, envelope.error(), built_in_english());
    if (envelope->verb == protocol::SpeakLanguage::verb) {
      return protocol::answer_text(envelope->id, take_words(*message), Language());
    }
    return protocol::answer_text(envelope->id, answer(envelope->verb, *message),
                                 built_in_english());
  }

 private:
  /// Before anything is said: English words, which the lab goes by, and those of the page.
  Result<protocol::Spoken> take_words(const json::object& message) {
    TRY(const auto ask, protocol::read_ask<protocol::SpeakLanguage>(message));
    WordFiles files;
    if (ask.words) {
      for (const auto& [name, text] : *ask.words) files[ask.language + "/" + name] = text;
    }
    add_built_in_words(std::move(files));
    language_ = ask.language;
    return protocol::Spoken{ask.language};
  }

  Result<protocol::Measuring> answer(std::string_view verb, const json::object& message) {
    if (verb == protocol::Measure::verb) {
      TRY(const auto ask, protocol::read_ask<protocol::Measure>(message));
      TRY(begin(ask));
      return current_->state(built_in_language(language_));
    }
    if (verb == protocol::MeasureMore::verb && current_) {
      TRY(protocol::read_ask<protocol::MeasureMore>(message));
      current_->work();
      return current_->state(built_in_language(language_));
    }
    return refuse(Reason::unknown_name,
                  say("townsmith", "verb-unknown", {{"verb", std::string(verb)}}));
  }

  Result<> begin(const protocol::Measure& ask) {
    TRY(const bots::Entry* const entry, catalogue_.find(ask.game));
    OptionValues options;
    if (ask.options) options.assign(ask.options->begin(), ask.options->end());
    TRY(const Setup setup, make_setup(entry->type().info(), ask.players, options));
    auto made = ask.pack ? create(entry->type(), setup, content_, *ask.pack)
                         : entry->type().create(setup, content_);
    TRY(std::unique_ptr<AnyGame> game, std::move(made));
    TRY(lab::RunPlan plan, lab::make_plan(*entry, *game, {ask.bot}));
    plan.seed = static_cast<std::uint64_t>(ask.seed);
    plan.offers = static_cast<std::uint64_t>(ask.games);
    current_ = std::make_unique<Measurement>(*entry, std::move(game), plan, ask);
    return {};
  }

  bots::Catalogue catalogue_ = bots::all_games();
  ContentFiles content_ = built_in_content();
  std::unique_ptr<Measurement> current_;
  std::string language_ = "en";
};

/// The one of this module; WebAssembly calls plain functions, so it has to be found somehow.
Module& module() {
  static auto* const only = new Module;
  return *only;
}

}  // namespace

extern "C" {

/// Nothing here is random but by the seed that is asked for.
[[clang::export_name("townsmith_seed")]] void townsmith_seed(std::uint32_t /*low*/,
                                                             std::uint32_t /*high*/) {}

[[clang::export_name("townsmith_allocate")]] void* townsmith_allocate(std::uint32_t bytes) {
  return std::malloc(bytes);
}

[[clang::export_name("townsmith_free")]] void townsmith_free(void* address) { std::free(address); }

/// As the engine's: a length in bytes (32 bits) and as many bytes, to be freed by the caller.
[[clang::export_name("townsmith_handle")]] void* townsmith_handle(const char* text,
                                                                  std::uint32_t bytes) {
  const std::string said = module().handle(std::string_view(text, bytes)) + "\n";
  const auto length = static_cast<std::uint32_t>(said.size());
  auto* answer = static_cast<char*>(std::malloc(sizeof(length) + length));
  std::memcpy(answer, &length, sizeof(length));
  std::memcpy(answer + sizeof(length), said.data(), length);
  return answer;
}

}  // extern "C"
