#include "lab/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/in_order.h"

namespace townsmith::lab {
namespace {

constexpr int comparison_format = 3;
/// Fewer blocks than this are not asked: their variance is not known well enough.
constexpr std::uint64_t first_answer = 200;

Comparison play_part(const Arena& a, const Arena& b, std::uint64_t first, std::uint64_t count) {
  Comparison part = start_comparison(a, b, {}, {});
  for (std::uint64_t number = first; number < first + count; ++number) {
    const Block block_a = a.play_block(number);
    const Block block_b = b.play_block(number);
    part.tally_a.add(block_a);
    part.tally_b.add(block_b);
    for (std::size_t i = 0; i < part.differences.size(); ++i) {
      part.differences[i].add(block_b.values[i] - block_a.values[i]);
    }
    std::map<std::string, std::int64_t> sources = block_b.sources;
    for (const auto& [reason, points] : block_a.sources) sources[reason] -= points;
    for (const auto& [reason, points] : sources) part.sources[reason].add(points);
  }
  return part;
}

}  // namespace

Comparison start_comparison(const Arena& a, const Arena& b, std::string name_a,
                            std::string name_b) {
  Comparison comparison{std::move(name_a), std::move(name_b),   a.plan(), b.plan(), a.empty_tally(),
                        b.empty_tally(),   std::vector<Sums>(), {}};
  comparison.differences.resize(comparison.tally_a.values.size());
  return comparison;
}

void Comparison::add(const Comparison& part) {
  tally_a.add(part.tally_a);
  tally_b.add(part.tally_b);
  for (std::size_t i = 0; i < differences.size(); ++i) differences[i].add(part.differences[i]);
  for (const auto& [reason, sums] : part.sources) sources[reason].add(sums);
}

Estimate Comparison::difference(const Measure& measure) const {
  return differences[measure.value].mean(blocks(), measure.unit * tally_a.games_a_block);
}

Estimate Comparison::lasting_difference(const Measure& measure, double error) const {
  Estimate lasting = difference(measure);
  const double radius = lasting_radius(differences[measure.value], blocks(), error) /
                        (measure.unit * tally_a.games_a_block);
  lasting.low = lasting.value - radius;
  lasting.high = lasting.value + radius;
  return lasting;
}

Question::Answer Comparison::answer(const Question& question) const {
  if (blocks() < first_answer) return Question::Answer::open;
  const Estimate differs = lasting_difference(question.measure, question.alpha);
  if (differs.low > 0) return Question::Answer::more;
  if (differs.high < 0) return Question::Answer::less;
  const Estimate alike = lasting_difference(question.measure, question.beta);
  if (std::max(alike.high, -alike.low) < question.difference) return Question::Answer::alike;
  return Question::Answer::open;
}

void go_on(const Arena& a, const Arena& b, Comparison& comparison, const Question& question,
           std::uint64_t blocks, int threads, const CompareHooks& hooks) {
  NowAndThen keeping([&] {
    if (hooks.keep) hooks.keep(comparison);
  });
  InOrder<Comparison> order;
  order.first = comparison.blocks();
  order.end = blocks;
  order.threads = threads;
  order.work = [&](std::uint64_t first, std::uint64_t count) {
    return play_part(a, b, first, count);
  };
  order.take = [&](Comparison& part) {
    comparison.add(part);
    keeping.perhaps();
  };
  order.next_border = widening_border;
  order.enough = [&] { return comparison.answer(question) != Question::Answer::open; };
  order.progress = hooks.progress;
  order.stop = hooks.stop;
  order.run();
  keeping.always();
}

json::object to_json(const Comparison& comparison) {
  return {{"townsmith_comparison", comparison_format},
          {"name_a", comparison.name_a},
          {"name_b", comparison.name_b},
          {"a", to_json(comparison.a)},
          {"b", to_json(comparison.b)},
          {"tally_a", to_json(comparison.tally_a)},
          {"tally_b", to_json(comparison.tally_b)},
          {"differences", kept(comparison.differences)},
          {"sources", kept(comparison.sources)}};
}

Result<Comparison> comparison_from(const json::value& value) {
  const auto damaged = [] { return refuse(Reason::bad_syntax, "the comparison is damaged"); };
  for (const std::string_view name : {"townsmith_comparison", "a", "b", "tally_a", "tally_b"}) {
    if (member_of(value, name) == nullptr) return damaged();
  }
  const json::object& object = value.get_object();
  if (object.at("townsmith_comparison") != comparison_format) {
    return refuse(Reason::other_version, "the comparison is of another version");
  }
  TRY(const auto a, plan_from(object.at("a")));
  TRY(const auto b, plan_from(object.at("b")));
  Comparison comparison{{}, {}, a, b, empty_tally(a), empty_tally(b), {}, {}};
  TRY(read_tally(object.at("tally_a"), comparison.tally_a));
  TRY(read_tally(object.at("tally_b"), comparison.tally_b));
  comparison.differences.resize(comparison.tally_a.values.size());
  if (!read_member(value, "name_a", comparison.name_a) ||
      !read_member(value, "name_b", comparison.name_b) ||
      !read_member(value, "differences", comparison.differences) ||
      !read_member(value, "sources", comparison.sources)) {
    return damaged();
  }
  return comparison;
}

}  // namespace townsmith::lab
