// SPDX-License-Identifier: MIT

/// A use of a macro that makes no sense, with the remedy.
struct Misuse: Error {
  let message: String
  /// The byte of the source at which the error is shown.
  let offset: Int
  /// Whether the offset is in the declaration that the macro is attached to.
  let isInDeclaration: Bool

  init(_ message: String, at offset: Int = 0, inDeclaration: Bool = false) {
    self.message = message
    self.offset = offset
    self.isInDeclaration = inDeclaration
  }
}
