// Which fault is switched on. scripts/mutate includes this in the sources it plants faults in.
#pragma once

extern int townsmith_mutant_number;            // 0: none
extern unsigned char* townsmith_mutant_trace;  // null: nobody wants to know which are reached

inline bool townsmith_mutant(int number) {
  if (townsmith_mutant_trace != nullptr) townsmith_mutant_trace[number] = 1;
  return townsmith_mutant_number == number;
}
