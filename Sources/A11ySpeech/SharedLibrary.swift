// SPDX-License-Identifier: MIT

import A11yPlatform

/// A library that is opened at run time and is never closed.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens the first of the named libraries that can be found, or returns `nil` if none can be found.
  init?(anyOf names: [String]) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// Returns the address of a symbol in the library or its dependencies.
  func address(of symbol: String) -> UnsafeMutableRawPointer? {
    dlsym(handle, symbol)
  }

  /// Returns the library function with the given symbol name.
  ///
  /// Invariant: The `type` parameter is the symbol's C function pointer type in the library's ABI, taken from
  /// `sound-libraries.h`. The library is never closed, so the pointer stays valid.
  func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    guard MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size else {
      return nil
    }
    return address(of: symbol).map { unsafeBitCast($0, to: type) }
  }
}
