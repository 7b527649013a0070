// SPDX-License-Identifier: MIT

// This file re-exports the system's C library for the few files that need it, so that no other file has to name the
// library.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
