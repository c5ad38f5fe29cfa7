#pragma once

namespace townsmith::cli {

/// Returns what has been freed to the system now, whichever allocator the program is linked with.
void give_memory_back();

}  // namespace townsmith::cli
