/// @file
/// Many games at once: matches, contests between bots, runs with statistics and reports. Component
/// `lab`.
#pragma once

#include "lab/contest.h"
#include "lab/match.h"
#include "lab/report.h"
#include "lab/run.h"
#include "townsmith/bots.h"
