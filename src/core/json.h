#pragma once

#include <boost/json.hpp>

namespace townsmith {
namespace json = boost::json;
}  // namespace townsmith
