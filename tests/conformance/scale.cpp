#include "conformance/scale.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(undefined_behavior_sanitizer)
#define TOWNSMITH_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TOWNSMITH_SANITIZED 1
#endif

namespace townsmith::conformance {

bool soaking() {
  const char* value = std::getenv("TOWNSMITH_SOAK");
  return value != nullptr && std::string_view(value) == "1";
}

bool sanitized() {
#ifdef TOWNSMITH_SANITIZED
  return true;
#else
  return false;
#endif
}

int scaled(int plies) {
  plies = soaking() ? plies * 20 : plies / 2;
  if (sanitized()) plies /= soaking() ? 30 : 5;
  return std::max(plies, 50);
}

}  // namespace townsmith::conformance
