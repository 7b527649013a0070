// SPDX-License-Identifier: MIT

/// A macro that this plugin can expand.
protocol Macro {
  /// Returns the source code that replaces the macro or is added to the declaration to which the macro is attached.
  static func expand(_ use: MacroUse) throws -> String
}
