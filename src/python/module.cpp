#include "python/objects.h"

namespace townsmith::python {
namespace {

/// townsmith.Refused, a ValueError with a `reason`.
PyObject* refused_type = nullptr;

void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const Refused& refused) {
    py::object exception =
        py::reinterpret_borrow<py::object>(refused_type)(py::str(refused.sentence));
    exception.attr("reason") = std::string(name_of(refused.reason));
    PyErr_SetObject(refused_type, exception.ptr());
  }
}

}  // namespace

PYBIND11_MODULE(_townsmith, module) {
  module.doc() = "The engine of Townsmith. Import `townsmith` instead.";
  refused_type = PyErr_NewExceptionWithDoc(
      "townsmith.Refused", "Something was refused and changed nothing; `reason` says why.",
      PyExc_ValueError, nullptr);
  module.attr("Refused") = py::reinterpret_borrow<py::object>(refused_type);
  py::register_exception_translator(translate);
  bind_game(module);
  bind_state(module);
  bind_batch(module);
  bind_bots(module);
  bind_records(module);
  bind_lab(module);
}

}  // namespace townsmith::python
