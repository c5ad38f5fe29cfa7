#include "core/chance.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "core/words.h"

namespace townsmith {

std::string Label::text() const {
  return number < 0 ? std::string(what) : fmt::format("{} {}", what, number);
}

namespace {

/// Takes a number off the end of a text; -1 if there is none.
int take_number(std::string_view& text) {
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos) return -1;
  const std::string_view word = text.substr(blank + 1);
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return -1;
  text = text.substr(0, blank);
  return number;
}

}  // namespace

DrawnWords drawn_words(const Draw& draw) {
  DrawnWords words;
  std::string_view text = draw.text;
  words.shown = take_number(text);
  words.number = take_number(text);
  words.what = text;
  words.only = draw.only;
  return words;
}

std::uint32_t CommittedSource::draw(std::uint32_t n, const Label& /*label*/) {
  // Words below 2^32 mod n would make small numbers likelier: they are skipped.
  const std::uint32_t threshold = (0U - n) % n;
  std::uint32_t word = stream_.next_word();
  while (word < threshold) word = stream_.next_word();
  return word % n;
}

std::uint32_t RecordingSource::draw(std::uint32_t n, const Label& label) {
  const std::uint32_t value = inner_.below(n, label);
  draws_.push_back({n, value, label.text(), label.only});
  told_ = false;
  return value;
}

void RecordingSource::tell(int shown) {
  inner_.tell(shown);
  if (told_ || draws_.empty()) return;
  draws_.back().text += fmt::format(" {}", shown);
  told_ = true;
}

std::vector<Draw> RecordingSource::take() { return std::exchange(draws_, {}); }

std::uint32_t RecordedSource::draw(std::uint32_t n, const Label& label) {
  if (!problem_.empty()) return 0;
  compare_text();
  if (!problem_.empty()) return 0;
  if (next_ == draws_.size()) {
    problem_ = say("townsmith", "record-draw-missing", {{"meant", label.text()}});
    return 0;
  }
  const Draw& recorded = draws_[next_++];
  if (recorded.n != n || recorded.value >= n) {
    problem_ = say("townsmith", "record-draw-other", {{"meant", label.text()}});
    return 0;
  }
  text_ = label.text();
  return recorded.value;
}

void RecordedSource::tell(int shown) { text_ += fmt::format(" {}", shown); }

void RecordedSource::compare_text() {
  if (next_ == 0 || draws_[next_ - 1].text == text_) return;
  problem_ = say("townsmith", "record-draw-text",
                 {{"told", printable(draws_[next_ - 1].text)}, {"meant", text_}});
}

Result<> RecordedSource::finish() const {
  RecordedSource last(*this);
  if (last.problem_.empty()) last.compare_text();
  if (!last.problem_.empty()) return refuse(Reason::bad_record, last.problem_);
  if (next_ != draws_.size()) {
    return refuse(Reason::bad_record, say("townsmith", "record-draw-count",
                                          {{"there", draws_.size()}, {"needed", next_}}));
  }
  return {};
}

std::uint32_t Enumeration::draw(std::uint32_t n, const Label& /*label*/) {
  if (depth_ == path_.size()) path_.push_back({n, 0});
  return path_[depth_++].value;
}

bool Enumeration::next() {
  depth_ = 0;
  while (!path_.empty() && path_.back().value + 1 == path_.back().n) path_.pop_back();
  if (path_.empty()) return false;
  ++path_.back().value;
  return true;
}

double Enumeration::weight() const {
  double product = 1;
  for (const Step& step : path_) product *= step.n;
  return product;
}

}  // namespace townsmith
