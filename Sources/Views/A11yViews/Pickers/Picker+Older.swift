// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Picker {
  /// Creates a picker from its label and tagged options (older parameter order).
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), label)
  }
}

/// A row that opens a screen of the options. Here it opens a menu of them.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The kind of the picker.
  public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that opens a screen of the options. Here it opens a menu of them.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
