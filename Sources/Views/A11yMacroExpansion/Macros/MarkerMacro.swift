// SPDX-License-Identifier: MIT

/// An attribute that expands to nothing and only provides information to another macro.
enum MarkerMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String { "" }
}
