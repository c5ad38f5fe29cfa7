// The lab's counting as a WebAssembly module for the page, loaded when somebody wants to measure
// content of their own. It speaks as the engine does: texts in, texts out.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/pack.h"
#include "games/content_files.h"
#include "games/word_files.h"
#include "lab/causes.h"
#include "lab/findings.h"
#include "lab/places.h"
#include "protocol/envelope.h"
#include "protocol/measuring.h"

namespace {

using namespace townsmith;

constexpr std::size_t max_message_bytes = 1U << 20U;
constexpr auto patience = std::chrono::milliseconds(150);

protocol::Interval interval(const lab::Estimate& estimate) {
  return {estimate.value, estimate.low, estimate.high};
}

/// One run of the lab that is carried on a little at a time.
class Measurement {
 public:
  Measurement(const bots::Entry& entry, std::unique_ptr<AnyGame> game, const lab::Plan& plan,
              const protocol::Measure& ask)
      : game_(std::move(game)),
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

  /// `language`: of the words that were given.
  protocol::Measuring state(const std::string& language) const {
    protocol::Measuring out;
    const std::uint64_t restricted = run_.causes.empty() ? 0 : run_.causes.front().games;
    out.done = run_.tally.blocks + restricted;
    out.total = blocks_ + (asked_ ? restricted : causes_);
    if (run_.tally.blocks < blocks_ || (!run_.causes.empty() && !asked_)) return out;
    out.measured = measured(language);
    return out;
  }

 private:
  protocol::Measured measured(const std::string& language) const {
    const lab::Findings found = lab::figures(run_, game_->info());
    protocol::Measured out;
    out.games = found.games;
    out.players = found.plan.players;
    out.by_turn = game_->places().kind == Places::Kind::turns && !lab::told_by_seat(*game_);
    for (const lab::PlaceFinding& place : found.places) {
      out.places.push_back(
          {place.name, interval(place.share), interval(place.score), place.alarming});
    }
    out.findable = found.findable;
    const lab::Tally& tally = run_.tally;
    const auto mean = [&](lab::Value value) { return tally.mean(lab::ValueIndex::of(value)); };
    out.score = interval(mean(lab::Value::table_score).times(1.0 / found.plan.players));
    out.margin = interval(found.margin);
    out.decisions = interval(mean(lab::Value::decisions));
    out.rounds = interval(mean(lab::Value::rounds));
    for (const lab::ItemFinding& item : found.items) {
      if (item.key.sort != lab::ItemSort::thing || (item.offered == 0 && item.causes.empty())) {
        continue;
      }
      protocol::MeasuredThing& thing = out.things.emplace_back();
      thing.group = lab::plain_words(item.key.group);
      thing.name = lab::name_of(item.key);
      if (const auto& own = game_->translations()) {
        thing.name = translated(*own, language, thing.name);
      }
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
      return protocol::answer_text(envelope->id, take_words(*message), built_in_english());
    }
    return protocol::answer_text(envelope->id, answer(envelope->verb, *message),
                                 built_in_english());
  }

 private:
  /// Before anything is said: the lab calls things by English names, and these are the words that
  /// it finds them in, whatever language they are.
  Result<protocol::Spoken> take_words(const json::object& message) {
    TRY(const auto ask, protocol::read_ask<protocol::SpeakLanguage>(message));
    WordFiles files;
    if (ask.words) {
      for (const auto& [name, text] : *ask.words) files["en/" + name] = text;
    }
    add_built_in_words(std::move(files));
    language_ = ask.language;
    return protocol::Spoken{ask.language};
  }

  Result<protocol::Measuring> answer(std::string_view verb, const json::object& message) {
    if (verb == protocol::Measure::verb) {
      TRY(const auto ask, protocol::read_ask<protocol::Measure>(message));
      TRY(begin(ask));
      return current_->state(language_);
    }
    if (verb == protocol::MeasureMore::verb && current_) {
      TRY(protocol::read_ask<protocol::MeasureMore>(message));
      current_->work();
      return current_->state(language_);
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
    TRY(lab::Plan plan, lab::make_plan(*entry, *game, {ask.bot}));
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
