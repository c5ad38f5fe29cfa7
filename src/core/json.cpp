// Boost.JSON, compiled here once for every target.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
#include <cstdlib>

namespace boost {
// WebAssembly has no exceptions; the library throws only on running out of memory or on misuse.
void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) {
  std::abort();
}
}  // namespace boost
#endif
