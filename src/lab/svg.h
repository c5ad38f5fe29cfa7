#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/spelling.h"
#include "lab/statistics.h"

namespace townsmith::lab {

/// "12.3": short, and as exact as is of use.
std::string short_number(double number);

/// "+1.2", "-0.3", and "0.0" for what is neither more nor less.
std::string with_sign(double number);

// Plots as SVG, in the pen of the rest of the product: ink lines, hatched fills. All colours are
// classes, so that the page decides between paper and blueprint; `label` is for readers who cannot
// see it.

/// Bars over whole numbers; marked are the middle and the range of nine games in ten.
std::string bar_plot(const Histogram& histogram, std::string_view axis, std::string_view label);

struct IntervalRow {
  std::string name;
  Estimate estimate;
  bool marked = false;
  std::string words;  ///< the numbers, in words, at the right
};

/// What a plot may show at most: shares have no more than 100 per cent.
struct Bounds {
  double min = -std::numeric_limits<double>::infinity();
  double max = std::numeric_limits<double>::infinity();
};
inline constexpr Bounds per_cent{0, 100};

/// A point with its interval for each row, and a line at what would be expected.
std::string interval_plot(const std::vector<IntervalRow>& rows, double expected,
                          std::string_view axis, std::string_view label, Bounds bounds = {});

struct LengthRow {
  std::string name;
  double value = 0;
  double mark = 0;  ///< where a second thing to compare with stands
  std::string words;
};

/// A bar for each row.
std::string length_plot(const std::vector<LengthRow>& rows, bool with_marks,
                        std::string_view label);

/// One line from the start of a game to its end, with a band of 95 % confidence.
std::string course_plot(const std::vector<Estimate>& points, double min, std::string_view axis,
                        std::string_view label);

}  // namespace townsmith::lab
