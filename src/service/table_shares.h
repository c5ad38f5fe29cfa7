#pragma once

#include <map>
#include <string>
#include <utility>

#include "service/time.h"

namespace townsmith::service {

/// The tables of some kind that people have at a time: each person, and each household, has a
/// share. Kept in memory only: a server that starts anew does not know of those from before.
class TableShares {
 public:
  struct Limits {
    int of_person = 0;
    int of_household = 0;
    Time lasts = 0;  ///< a table does not count any more after this long
  };
  explicit TableShares(Limits limits) : limits_(limits) {}

  bool has_room(const std::string& person, const std::string& household, Time now) {
    std::erase_if(tables_, [now](const auto& one) { return one.second.until <= now; });
    int of_person = 0;
    int of_household = 0;
    for (const auto& [table, owner] : tables_) {
      of_person += owner.person == person ? 1 : 0;
      of_household += owner.household == household ? 1 : 0;
    }
    return of_person < limits_.of_person && of_household < limits_.of_household;
  }
  void add(const std::string& table, std::string person, std::string household, Time now) {
    tables_[table] = {std::move(person), std::move(household), now + limits_.lasts};
  }
  void remove(const std::string& table) { tables_.erase(table); }

 private:
  struct Owner {
    std::string person;
    std::string household;
    Time until;
  };
  Limits limits_;
  std::map<std::string, Owner> tables_;
};

}  // namespace townsmith::service
