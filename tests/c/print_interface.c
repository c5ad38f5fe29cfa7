/* Prints what the header says about memory: sizes, places of members, values. */
#include <stdio.h>

#include "townsmith/townsmith.h"

#define MEMBER(type, name) printf(#type "." #name " at %zu, %zu bytes\n", offsetof(type, name), sizeof(((type*)0)->name))
#define VALUE(name) printf(#name " = %d\n", (int)(name))

int main(void) {
  VALUE(TOWNSMITH_INTERFACE);
  VALUE(TOWNSMITH_CHANCE);
  VALUE(TOWNSMITH_SIMULTANEOUS);
  VALUE(TOWNSMITH_TERMINAL);
  VALUE(TOWNSMITH_OK);
  VALUE(TOWNSMITH_BAD_ARGUMENT);
  VALUE(TOWNSMITH_REFUSED);
  VALUE(TOWNSMITH_FAILED);
  printf("townsmith_status: %zu bytes\n", sizeof(townsmith_status));
  printf("townsmith_plane: %zu bytes\n", sizeof(townsmith_plane));
  MEMBER(townsmith_plane, name);
  MEMBER(townsmith_plane, offset);
  MEMBER(townsmith_plane, size);
  MEMBER(townsmith_plane, dimensions);
  MEMBER(townsmith_plane, shape);
  return 0;
}
