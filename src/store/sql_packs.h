#pragma once

#include <functional>
#include <string>
#include <vector>

#include "store/packs.h"
#include "store/sql.h"

namespace townsmith::store {

/// What both databases are asked in the same words about packs.
class SqlPacks final : public Packs {
 public:
  explicit SqlPacks(std::function<Sql&()> sql) : sql_(std::move(sql)) {}

  Result<std::optional<PackRow>> pack(std::string_view id) override;
  Result<std::vector<PackRow>> list(const PackQuery& query) override;
  Result<std::vector<std::string>> removed() override;

 private:
  std::function<Sql&()> sql_;
};

/// A table is made with it: it is there from now on, and needed.
void write_pack(Sql& sql, const PackRow& row);
/// False: there is none.
bool write_pack_state(Sql& sql, const PackStateWrite& write);
/// Those that no table needs and nobody has used since then go; that one was removed stays known.
void drop_packs(Sql& sql, Time before);
/// Nobody made them any more, and they leave the gallery.
void forget_maker(Sql& sql, const std::string& person);

}  // namespace townsmith::store
