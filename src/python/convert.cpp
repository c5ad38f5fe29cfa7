#include "python/objects.h"

namespace townsmith::python {

py::object from_json(const std::string& text) {
  return py::module_::import("json").attr("loads")(text);
}

const bots::Catalogue& catalogue() {
  static const bots::Catalogue all = bots::all_games();
  return all;
}

}  // namespace townsmith::python
