/// @file
/// The whole program `townsmith`, for one with games or bots of your own. Component `cli`.
#pragma once

#include "cli/run.h"
#include "townsmith/bots.h"
