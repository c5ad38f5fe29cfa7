/// @file
/// What every game is made of: the concept `Game`, seats, chance, setups, content, records, texts;
/// and `AnyGame`, a game whose type is not known. Component `core`.
#pragma once

#include "core/any_game.h"
#include "core/chance.h"
#include "core/content.h"
#include "core/erased_game.h"
#include "core/game.h"
#include "core/language.h"
#include "core/random.h"
#include "core/record.h"
#include "core/replay.h"
#include "core/result.h"
#include "core/score_sheet.h"
#include "core/seat.h"
#include "core/setup.h"
