#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

#include "store/postgres_cluster.h"
#include "store/store.h"
#include "words.h"

namespace townsmith::store {

/// What result holds; a refusal fails the test with its sentence.
template <class T>
T value_of(Result<T> result) {
  if (!result) throw std::runtime_error(said(result.error()));
  return std::move(*result);
}

/// A folder for one test, gone after it.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Where a test finds an empty store of each kind.
class Backend {
 public:
  virtual ~Backend() = default;
  /// The URL for the n-th process that shares the store.
  virtual std::string url(int process = 0) const = 0;
  virtual Result<std::unique_ptr<Store>> open(int process = 0) { return open_store(url(process)); }
};

/// Lives as long as the test program; every test gets a database of its own in it.
PostgresCluster& shared_cluster();

/// "sqlite", "postgres" or "memory": the one of the simulation, which has no URL.
std::unique_ptr<Backend> make_backend(const std::string& kind);

/// How a test that runs on both is called.
inline std::string kind_of(const ::testing::TestParamInfo<std::string>& kind) { return kind.param; }

}  // namespace townsmith::store
