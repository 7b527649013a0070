// SPDX-License-Identifier: MIT

/// An error that describes an invalid use of a macro and explains how to correct it.
struct Misuse: Error {
  let message: String
  /// The byte offset in the source at which the error is reported.
  let offset: Int
  /// Whether the error's offset is relative to the declaration to which the macro is attached.
  let isInDeclaration: Bool

  init(_ message: String, at offset: Int = 0, inDeclaration: Bool = false) {
    self.message = message
    self.offset = offset
    self.isInDeclaration = inDeclaration
  }
}
