// SPDX-License-Identifier: MIT
// Declares a variable with the address of a function that a library in the process defines. The address is looked up
// once. It is harmless if two threads look it up at the same time.
#ifndef FIND_SYMBOL_H
#define FIND_SYMBOL_H

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

#define FIND(type, variable, name, place)                    \
  static _Atomic(void *) variable##_found;                   \
  void *variable##_address = atomic_load(&variable##_found); \
  if (!variable##_address) {                                 \
    variable##_address = dlsym(place, name);                 \
    if (!variable##_address) abort();                        \
    atomic_store(&variable##_found, variable##_address);     \
  }                                                          \
  type variable = (type)variable##_address

// Declares a variable with the library's own function, for a caller that defines a function with the same name.
#define REAL(type, name) FIND(type, real, #name, RTLD_NEXT)

#endif
