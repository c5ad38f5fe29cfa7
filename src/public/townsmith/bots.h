/// @file
/// Who can play: the catalogue of all games with their bots, hints, reviews and training; and
/// `Bot`, for one of your own. Component `bots`.
#pragma once

#include "bots/all.h"
#include "bots/bot.h"
#include "bots/catalogue.h"
#include "bots/entry.h"
#include "bots/review.h"
#include "townsmith/games.h"
