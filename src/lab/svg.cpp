#include "lab/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace townsmith::lab {
namespace {

constexpr double width = 400;
constexpr double left = 14;
constexpr double right = 14;

std::string text(double x, double y, std::string_view anchor, std::string_view words,
                 std::string_view style = "") {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\"{}>{}</text>", x, y, anchor,
                     style.empty() ? "" : fmt::format(" class=\"{}\"", style), escaped(words));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view style) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\"/>",
                     x1, y1, x2, y2, style);
}

std::string rectangle(double x, double y, double w, double h, std::string_view style) {
  return fmt::format(
      "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" class=\"{}\"/>", x, y, w,
      h, style);
}

std::string picture(double height, std::string_view label, const std::string& body) {
  return fmt::format("<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">{}</svg>",
                     width, height, escaped(label), body);
}

/// Round numbers to write along an axis.
std::vector<double> ticks(double min, double max, int about) {
  const double span = std::max(max - min, 1e-9);
  const double rough = span / about;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = power;
  for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
    step = factor * power;
    if (step >= rough) break;
  }
  std::vector<double> list;
  for (double at = std::ceil(min / step - 1e-9) * step; at <= max + 1e-9; at += step) {
    list.push_back(std::abs(at) < step / 1000 ? 0 : at);
  }
  return list;
}

/// From what is shown to where it stands.
struct Scale {
  double min;
  double max;
  double from;
  double to;
  double operator()(double value) const {
    return from + (value - min) / std::max(max - min, 1e-9) * (to - from);
  }
};

std::string axis_below(const Scale& scale, double y, std::string_view words) {
  std::string out = line(scale.from, y, scale.to, y, "axis");
  for (const double at : ticks(scale.min, scale.max, 5)) {
    out += line(scale(at), y, scale(at), y + 4, "axis");
    out += text(scale(at), y + 17, "middle", short_number(at), "small");
  }
  return out + text((scale.from + scale.to) / 2, y + 33, "middle", words, "small");
}

/// Names longer than the room for them are cut; the table below the plot has them in full.
std::string cut(const std::string& name, std::size_t max) {
  return name.size() <= max ? name : name.substr(0, max - 1) + "…";
}

}  // namespace

std::string short_number(double number) {
  const double size = std::abs(number);
  if (size == 0) return "0";
  if (size >= 100) return fmt::format("{:.0f}", number);
  if (size >= 1) {
    std::string out = fmt::format("{:.1f}", number);
    if (out.ends_with(".0")) out.resize(out.size() - 2);
    return out;
  }
  return fmt::format("{:.2g}", number);
}

std::string with_sign(double number) {
  if (std::abs(number) < 0.05) return "0.0";
  return fmt::format("{:+.1f}", number);
}

std::string bar_plot(const Histogram& histogram, std::string_view axis, std::string_view label) {
  if (histogram.empty()) return {};
  constexpr double height = 190;
  constexpr double bottom = height - 40;
  constexpr double top = 24;
  constexpr int max_bars = 44;
  const int span = histogram.max() - histogram.min() + 1;
  const int size = (span + max_bars - 1) / max_bars;
  const int bars = std::max((span + size - 1) / size, 3);
  std::vector<double> parts(static_cast<std::size_t>(bars));
  const auto total = static_cast<double>(histogram.total());
  double largest = 0;
  for (int i = 0; i < span; ++i) {
    double& part = parts[static_cast<std::size_t>(i / size)];
    part += static_cast<double>(histogram.at(histogram.min() + i)) / total;
    largest = std::max(largest, part);
  }
  const Scale x{histogram.min() - 0.5, histogram.min() - 0.5 + bars * size, left, width - right};
  const Scale y{0, largest, bottom, top};
  std::string body;
  const int low = histogram.quantile(0.05);
  const int middle = histogram.quantile(0.5);
  const int high = histogram.quantile(0.95);
  const double bar = (x.to - x.from) / bars;
  for (int i = 0; i < bars; ++i) {
    const double part = parts[static_cast<std::size_t>(i)];
    if (part == 0) continue;
    const int value = histogram.min() + i * size;
    const bool usual = value + size > low && value <= high;
    body += fmt::format(
        "<g><title>{}: {} %</title>{}</g>",
        size == 1 ? fmt::format("{}", value) : fmt::format("{} to {}", value, value + size - 1),
        short_number(100 * part),
        rectangle(x.from + i * bar + bar * 0.08, y(part), bar * 0.84, bottom - y(part),
                  usual ? "bar" : "bar far"));
  }
  body += axis_below(x, bottom, axis);
  body += line(x(middle), top - 4, x(middle), bottom, "middle");
  body += text(left, 12, "start",
               fmt::format("half at most {} · 9 in 10 from {} to {}", middle, low, high), "hand");
  return picture(height, label, body);
}

std::string interval_plot(const std::vector<IntervalRow>& rows, double expected,
                          std::string_view axis, std::string_view label, Bounds bounds) {
  constexpr double row = 34;
  double min = expected;
  double max = expected;
  const auto low = [&](const Estimate& one) { return std::max(one.low, bounds.min); };
  const auto high = [&](const Estimate& one) { return std::min(one.high, bounds.max); };
  for (const IntervalRow& one : rows) {
    min = std::min(min, low(one.estimate));
    max = std::max(max, high(one.estimate));
  }
  const double room = std::max((max - min) * 0.08, 1e-6);
  const Scale x{min - room, max + room, left, width - right};
  const double bottom = static_cast<double>(rows.size()) * row + 8;
  std::string body;
  double y = 0;
  for (const IntervalRow& one : rows) {
    // The expected value crosses the intervals, never the words above them.
    body += line(x(expected), y + 19, x(expected), y + row - 1, "middle");
    const std::string_view style = one.marked ? "interval marked" : "interval";
    body += text(left, y + 15, "start", cut(one.name, 34));
    body += text(width - right, y + 15, "end", one.words, "hand");
    const double at = y + 25;
    body += line(x(low(one.estimate)), at, x(high(one.estimate)), at, style);
    body += one.marked ? rectangle(x(one.estimate.value) - 5, at - 5, 10, 10, "dot marked")
                       : fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\" class=\"dot\"/>",
                                     x(one.estimate.value), at);
    y += row;
  }
  body += axis_below(x, bottom, axis);
  return picture(bottom + 40, label, body);
}

std::string length_plot(const std::vector<LengthRow>& rows, bool with_marks,
                        std::string_view label) {
  constexpr double row = 36;
  double min = 0;
  double max = 0;
  for (const LengthRow& one : rows) {
    min = std::min({min, one.value, one.mark});
    max = std::max({max, one.value, one.mark});
  }
  const Scale x{min, max, left, width - right};
  std::string body;
  double y = 0;
  for (const LengthRow& one : rows) {
    body += text(left, y + 14, "start", cut(one.name, 34));
    body += text(width - right, y + 14, "end", one.words, "hand");
    const double from = std::min(x(0), x(one.value));
    body += rectangle(from, y + 19, std::max(std::abs(x(one.value) - x(0)), 1.0), 11, "bar");
    if (with_marks) body += line(x(one.mark), y + 16, x(one.mark), y + 33, "middle");
    y += row;
  }
  return picture(y + 4, label, body);
}

std::string course_plot(const std::vector<Estimate>& points, double min, std::string_view axis,
                        std::string_view label) {
  if (points.size() < 2) return {};
  constexpr double height = 200;
  constexpr double bottom = height - 40;
  double max = min;
  for (const Estimate& point : points) max = std::max(max, point.high);
  for (const Estimate& point : points) min = std::min(min, point.low);
  const Scale x{0, static_cast<double>(points.size() - 1), left + 26, width - right};
  const Scale y{min, max + (max - min) * 0.05, bottom, 20};
  std::string body;
  for (const double at : ticks(y.min, y.max, 4)) {
    body += line(x.from, y(at), x.to, y(at), "grid");
    body += text(x.from - 6, y(at) + 4, "end", short_number(at), "small");
  }
  std::string band;
  std::string path;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double at = x(static_cast<double>(i));
    band += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", at, y(points[i].high));
    path += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", at, y(points[i].value));
  }
  for (std::size_t i = points.size(); i-- > 0;) {
    band += fmt::format("L{:.1f} {:.1f}", x(static_cast<double>(i)), y(points[i].low));
  }
  body +=
      fmt::format("<path d=\"{}Z\" class=\"band\"/><path d=\"{}\" class=\"course\"/>", band, path);
  body += line(x.from, bottom, x.to, bottom, "axis");
  body += text(x.from, bottom + 17, "start", "start", "small");
  body += text((x.from + x.to) / 2, bottom + 17, "middle", "halfway", "small");
  body += text(x.to, bottom + 17, "end", "end", "small");
  body += text(left, 12, "start", axis, "small");
  return picture(height - 14, label, body);
}

}  // namespace townsmith::lab
