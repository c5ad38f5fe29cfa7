#include "service/time.h"

#include <chrono>
#include <ctime>

namespace townsmith::service {
namespace {

Time date_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Time since_boot() {
  constexpr Time nanoseconds = 1'000'000;
  timespec time{};
  ::clock_gettime(CLOCK_BOOTTIME, &time);
  return time.tv_sec * second + time.tv_nsec / nanoseconds;
}

}  // namespace

Clock system_clock() {
  const Time boot = date_now() - since_boot();
  return {[boot] { return boot + since_boot(); }, date_now};
}

}  // namespace townsmith::service
