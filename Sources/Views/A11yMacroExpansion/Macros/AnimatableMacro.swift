// SPDX-License-Identifier: MIT

/// The `@Animatable` macro, which only adds a conformance to `Animatable`. Because nothing is drawn, the macro does not
/// need to generate animatable data.
enum AnimatableMacro: Macro {
  static func expand(_ use: MacroUse) throws -> String {
    guard let type = use.extendedType?.text else { return "" }
    return "extension \(type): SwiftUI.Animatable {}"
  }
}
