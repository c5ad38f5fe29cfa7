// Replaces operator new in every program that links this file and asks for the count.
#include "conformance/allocations.h"

#include <cstddef>
#include <cstdlib>
#include <new>

#include "conformance/scale.h"

namespace townsmith::conformance {
namespace {
thread_local std::uint64_t count = 0;
}

bool counts_allocations() { return !sanitized(); }
std::uint64_t allocations() { return count; }

// Called by operator new; not in the header, so that nobody else counts.
void* counted(std::size_t size, std::size_t alignment) {
  ++count;
  if (size == 0) size = 1;
  void* memory =
      alignment <= alignof(std::max_align_t)
          ? std::malloc(size)
          : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

}  // namespace townsmith::conformance

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TOWNSMITH_OWN_HEAP 1
#endif
#endif
#else
#define TOWNSMITH_OWN_HEAP 1
#endif

#ifndef TOWNSMITH_OWN_HEAP
void* operator new(std::size_t size) { return townsmith::conformance::counted(size, 0); }
void* operator new[](std::size_t size) { return townsmith::conformance::counted(size, 0); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return townsmith::conformance::counted(size, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return townsmith::conformance::counted(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
#endif
