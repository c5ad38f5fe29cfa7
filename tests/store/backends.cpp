#include "store/backends.h"

#include <fmt/format.h>
#include <stdlib.h>

#include "simulate/memory_store.h"

namespace townsmith::store {
namespace {

class SqliteBackend final : public Backend {
 public:
  std::string url(int /*process*/) const override {
    return "sqlite:" + (folder_.path() / "store.db").string();
  }

 private:
  Folder folder_;
};

class PostgresBackend final : public Backend {
 public:
  std::string url(int process) const override {
    return fmt::format("{}&application_name=node{}", url_, process);
  }

 private:
  std::string url_ = shared_cluster().fresh_database();
};

class MemoryBackend final : public Backend {
 public:
  std::string url(int /*process*/) const override { return {}; }
  Result<std::unique_ptr<Store>> open(int /*process*/) override {
    return std::make_unique<simulate::MemoryStore>(shelf_);
  }

 private:
  simulate::Shelf shelf_;
};

}  // namespace

PostgresCluster& shared_cluster() {
  static PostgresCluster only;
  return only;
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "townsmith-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::unique_ptr<Backend> make_backend(const std::string& kind) {
  if (kind == "sqlite") return std::make_unique<SqliteBackend>();
  if (kind == "memory") return std::make_unique<MemoryBackend>();
  return std::make_unique<PostgresBackend>();
}

}  // namespace townsmith::store
