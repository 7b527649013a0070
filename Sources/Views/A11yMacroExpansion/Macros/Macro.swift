// SPDX-License-Identifier: MIT

/// What a macro does.
protocol Macro {
  /// The source that takes the macro's place, or is added to what it is attached to.
  static func expand(_ use: MacroUse) throws -> String
}
