// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Picker where Label == Text {
  /// Creates a picker labelled with a string, whose button shows a view of its own; it says the chosen
  /// option.
  @_disfavoredOverload
  public init<V: View, S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init([selection], content(), Text(title)) }
}
