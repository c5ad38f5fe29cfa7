#pragma once

#include "lab/lab_games.h"
#include "lab/tune.h"

namespace townsmith::lab {

/// Tunes content from the beginning, in one go.
inline Result<Tuned> tune_afresh(const LabGame& lab, const ContentFiles& content,
                                 const TuneOrder& order) {
  TuneProgress progress = start_tuning(order);
  return tune(*lab.entry, content, order, progress);
}

}  // namespace townsmith::lab
