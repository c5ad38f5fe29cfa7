#include <fmt/format.h>

#include "python/objects.h"
#include "python/workers.h"

namespace townsmith::python {
namespace {

using Actions = py::array_t<std::int32_t, py::array::c_style>;

/// Many games, and the arrays they are written into.
class PyBatch {
 public:
  PyBatch(GamePtr game, int count, int threads, std::uint64_t seed, bool observations,
          const std::string& masks, bool restart)
      : game_(std::move(game)), count_(count), workers_(std::min(threads, count)) {
    const auto n = static_cast<py::ssize_t>(count);
    const numbers::NumberedGame& numbered = *game_->numbered;
    numbers::BatchArrays arrays;
    if (observations) {
      observations_ = zeros<float>({n, numbered.layout().size()}, arrays.observations);
    }
    if (masks == "bytes") {
      masks_ = zeros<std::uint8_t>({n, numbered.action_count()}, arrays.masks);
    } else if (masks == "bits") {
      masks_ = zeros<std::uint8_t>({n, numbered.mask_bytes()}, arrays.bits);
    } else if (masks != "none") {
      refuse_with(Reason::bad_value, "masks are \"bytes\", \"bits\" or \"none\"");
    }
    players_ = zeros<std::int8_t>({n}, arrays.players);
    rewards_ = zeros<float>({n, game_->players()}, arrays.rewards);
    ends_ = zeros<std::uint8_t>({n}, arrays.ends);
    actions_ = zeros<std::int32_t>({n}, action_data_);
    batch_ = numbered.make_batch({count, seed, game_->utility, restart}, arrays);
    reset(seed);
  }

  void reset(std::uint64_t seed) {
    const py::gil_scoped_release released;
    workers_.run([&](int part) { batch_->reset(begin(part), begin(part + 1), seed); });
  }
  void restart(const py::array_t<bool, py::array::c_style | py::array::forcecast>& which) {
    if (which.ndim() != 1 || which.shape(0) != count_) {
      refuse_with(Reason::bad_value, fmt::format("one flag for each of {} games", count_));
    }
    for (int i = 0; i < count_; ++i) {
      if (which.at(i)) batch_->restart(i);
    }
  }
  py::object sample() {
    {
      const py::gil_scoped_release released;
      workers_.run([&](int part) { batch_->sample(begin(part), begin(part + 1), action_data_); });
    }
    return actions_;
  }
  void step(const Actions& actions) {
    if (actions.ndim() != 1 || actions.shape(0) != count_) {
      refuse_with(Reason::bad_value, fmt::format("one action for each of {} games", count_));
    }
    const std::int32_t* data = actions.data();
    int bad = count_;
    {
      const py::gil_scoped_release released;
      std::vector<int> found(static_cast<std::size_t>(workers_.count()), -1);
      workers_.run([&](int part) {
        found[static_cast<std::size_t>(part)] = batch_->check(begin(part), begin(part + 1), data);
      });
      for (const int one : found) {
        if (one >= 0) bad = std::min(bad, one);
      }
      if (bad == count_) {
        workers_.run([&](int part) { batch_->step(begin(part), begin(part + 1), data); });
      }
    }
    if (bad == count_) return;
    const bool known = data[bad] >= 0 && data[bad] < game_->numbered->action_count();
    refuse_with(
        Reason::not_allowed,
        fmt::format("action {} ({}) is not legal in game {}; nothing was stepped", data[bad],
                    known ? game_->numbered->action_name(data[bad]) : "no action", bad));
  }

  const GamePtr& game() const { return game_; }
  int count() const { return count_; }
  int threads() const { return workers_.count(); }
  py::object observations() const { return observations_; }
  py::object masks() const { return masks_; }
  py::object players() const { return players_; }
  py::object rewards() const { return rewards_; }
  py::object ends() const { return ends_; }

 private:
  int begin(int part) const {
    return static_cast<int>(std::int64_t{count_} * part / workers_.count());
  }

  /// An array of zeros; Python may read it.
  template <class T>
  static py::object zeros(const std::vector<py::ssize_t>& shape, T*& data) {
    py::array_t<T> array(shape);
    data = array.mutable_data();
    std::fill_n(data, array.size(), T{});
    array.attr("flags").attr("writeable") = false;
    return array;
  }

  GamePtr game_;
  int count_;
  Workers workers_;
  std::unique_ptr<numbers::Batch> batch_;
  py::object observations_ = py::none();
  py::object masks_ = py::none();
  py::object players_;
  py::object rewards_;
  py::object ends_;
  py::object actions_;
  std::int32_t* action_data_ = nullptr;
};

std::unique_ptr<PyBatch> make_batch(const GamePtr& game, int count, int threads, std::uint64_t seed,
                                    bool observations, const std::string& masks, bool restart) {
  if (count < 1 || count > 10'000'000) {
    refuse_with(Reason::bad_value, "a batch has from 1 to 10,000,000 games");
  }
  if (threads < 1 || threads > 1024) refuse_with(Reason::bad_value, "from 1 to 1,024 threads");
  return std::make_unique<PyBatch>(game, count, threads, seed, observations, masks, restart);
}

}  // namespace

void bind_batch(py::module_& module) {
  py::class_<PyBatch>(module, "Batch")
      .def(py::init(&make_batch), py::arg("game"), py::arg("count"), py::arg("threads") = 1,
           py::arg("seed") = 1, py::arg("observations") = true, py::arg("masks") = "bytes",
           py::arg("restart") = true)
      .def("reset", &PyBatch::reset, py::arg("seed"))
      .def("restart", &PyBatch::restart, py::arg("which"))
      .def("sample", &PyBatch::sample)
      .def("step", &PyBatch::step, py::arg("actions").noconvert())
      .def(
          "step",
          [](PyBatch& b, const py::array_t<std::int64_t, py::array::c_style>& wide) {
            Actions narrow(std::vector<py::ssize_t>(wide.shape(), wide.shape() + wide.ndim()));
            for (py::ssize_t i = 0; i < wide.size(); ++i) {
              const std::int64_t action = wide.data()[i];
              const bool fits = action >= -1 && action <= numbers::max_actions;
              narrow.mutable_data()[i] = fits ? static_cast<std::int32_t>(action) : -1;
            }
            b.step(narrow);
          },
          py::arg("actions"))
      .def_property_readonly("game", &PyBatch::game)
      .def_property_readonly("count", &PyBatch::count)
      .def_property_readonly("threads", &PyBatch::threads)
      .def_property_readonly("observations", &PyBatch::observations)
      .def_property_readonly("masks", &PyBatch::masks)
      .def_property_readonly("players", &PyBatch::players)
      .def_property_readonly("rewards", &PyBatch::rewards)
      .def_property_readonly("ends", &PyBatch::ends);
}

}  // namespace townsmith::python
