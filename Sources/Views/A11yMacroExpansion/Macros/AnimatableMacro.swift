// SPDX-License-Identifier: MIT

/// The `@Animatable` macro, which only adds the conformance. Nothing is drawn, so no data needs to be animated.
enum AnimatableMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    guard let type = use.extendedType?.text else { return "" }
    return "extension \(type): SwiftUI.Animatable {}"
  }
}
