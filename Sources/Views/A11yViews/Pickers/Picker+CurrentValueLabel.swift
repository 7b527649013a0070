// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Pickers that show their value in another way while closed. They say the label of the chosen option.

extension Picker {
  /// Creates a picker whose button shows a view of its own; it says the chosen option.
  public init<V: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init([selection], content(), label()) }
}

extension Picker where Label == Text {
  /// Creates a picker labelled with a localised text, whose button shows a view of its own; it says
  /// the chosen option.
  public init<V: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) { self.init([selection], content(), Text(titleKey)) }

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
