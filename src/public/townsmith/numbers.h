/// @file
/// Games as numbers, for programs that learn: actions, observations, information states, and
/// thousands of games at a time. Component `numbers`.
#pragma once

#include "numbers/numbered_game.h"
#include "numbers/play.h"
#include "numbers/player.h"
#include "townsmith/bots.h"
