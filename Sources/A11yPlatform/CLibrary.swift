// SPDX-License-Identifier: MIT

// The system's C library, for the few files that need it: only this file names it.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
