// SPDX-License-Identifier: MIT

/// An attribute that only provides information to another macro and expands to nothing.
enum MarkerMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String { "" }
}
