// SPDX-License-Identifier: MIT

/// An attribute that says something to another macro, and makes nothing itself.
enum MarkerMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String { "" }
}
