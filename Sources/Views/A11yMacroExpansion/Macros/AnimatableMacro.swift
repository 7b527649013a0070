// SPDX-License-Identifier: MIT

/// `@Animatable`: a conformance. Nothing is drawn here, so no data has to be animated.
enum AnimatableMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    guard let type = use.extendedType?.text else { return "" }
    return "extension \(type): SwiftUI.Animatable {}"
  }
}
