// SPDX-License-Identifier: MIT

// The system's C library, re-exported for the few files that need it, so that only this file names it.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
