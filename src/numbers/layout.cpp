#include "numbers/layout.h"

#include <fmt/format.h>

namespace townsmith::numbers {

void Layout::add(std::string name, std::vector<int> shape) {
  int size = 1;
  for (const int side : shape) size *= side;
  planes_.push_back({std::move(name), std::move(shape), size_, size});
  size_ += size;
}

void NamingPen::seat(int number) {
  prefix_ = number < 0 ? std::string() : number == 0 ? "own " : fmt::format("seat +{} ", number);
}

}  // namespace townsmith::numbers
