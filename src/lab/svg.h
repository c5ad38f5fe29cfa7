#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/statistics.h"

namespace townsmith::lab {

/// Text for HTML.
std::string escaped(std::string_view text);

/// "12.3": short, and as exact as is of use.
std::string short_number(double number);

// Plots as SVG, in the pen of the rest of the product: ink lines, hatched fills. All colours are
// classes, so that the page decides between paper and blueprint; `label` is for who cannot see it.

/// Bars over whole numbers; marked are the middle and the range of nine games in ten.
std::string bar_plot(const Histogram& histogram, std::string_view axis, std::string_view label);

struct IntervalRow {
  std::string name;
  Estimate estimate;
  bool marked = false;
  std::string words;  ///< the numbers, in words, at the right
};

/// A point with its interval for each row, and a line at what would be expected.
std::string interval_plot(const std::vector<IntervalRow>& rows, double expected,
                          std::string_view axis, std::string_view label);

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
std::string course_plot(const std::vector<Estimate>& points, double least, std::string_view axis,
                        std::string_view label);

}  // namespace townsmith::lab
