/// @file
/// A live game: seats, simultaneous rounds, undo; commands in, events and views out. Component
/// `table`.
#pragma once

#include "table/table.h"
#include "townsmith/core.h"
