#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

namespace townsmith {

/// A list that never allocates: room for `Capacity` values inside itself.
/// It is for scratch work (legal moves, floods); what lies beyond size() is not initialised, so a
/// State keeps plain arrays instead. Pushing past the capacity is a bug of the caller.
template <class T, int Capacity>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;

  FixedList() {}  // deliberately leaves the storage uninitialised: it may be kilobytes

  static constexpr int capacity() { return Capacity; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == Capacity; }
  void clear() { size_ = 0; }
  void push_back(const T& value) {
    assert(size_ < Capacity);
    data()[size_++] = value;
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }

  T& operator[](int i) { return data()[i]; }
  const T& operator[](int i) const { return data()[i]; }
  T& back() { return data()[size_ - 1]; }
  const T& back() const { return data()[size_ - 1]; }

  T* data() { return reinterpret_cast<T*>(storage_); }
  const T* data() const { return reinterpret_cast<const T*>(storage_); }
  T* begin() { return data(); }
  T* end() { return data() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }

 private:
  int size_ = 0;
  alignas(T) std::byte storage_[sizeof(T) * static_cast<std::size_t>(Capacity)];
};

}  // namespace townsmith
