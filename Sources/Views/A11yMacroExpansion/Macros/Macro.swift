// SPDX-License-Identifier: MIT

/// The expansion of a macro.
protocol Macro {
  /// Returns the source that replaces the macro, or that is added to the declaration it is attached to.
  static func expand(_ use: MacroUse) throws -> String
}
