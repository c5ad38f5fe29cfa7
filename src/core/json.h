#pragma once

#include <boost/json.hpp>
#include <string>

namespace townsmith {

/// Boost.JSON, but numbers are written as people write them: 0.25, not 2.5E-1.
namespace json {
using namespace boost::json;  // NOLINT(google-build-using-namespace): it is that library

std::string serialize(const value& value);
std::string serialize(const object& object);
std::string serialize(const array& array);
std::string serialize(const string& text);

/// Whether all numbers in it can be written: "1e999" is read as none that could.
bool is_finite(const value& value);

/// For people to read and to change: what fits into a line stands in one.
std::string pretty(const value& value);
}  // namespace json

}  // namespace townsmith
