// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A scene with a single utility window. In a11ynav, a utility window behaves like any other window.
public struct UtilityWindow<Content: View> {
  private let window: Window<Content>

  /// Creates a window scene with a `Text` view as its title, and with an ID that is used to open the window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a window scene with a localized title, and with an ID that is used to open the window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a window scene with a title, and with an ID that is used to open the window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: Scene {
  /// The window.
  public var body: some Scene { window }
}
