// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension TextField {
  /// Creates a text field for a value with a formatter.
  ///
  /// Text that cannot be parsed stays in the field until it is submitted, and is then discarded.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextEntry(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a value with a formatter, labelled with the text of a resource.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(value: value, formatter: formatter) { Text(titleResource) }
  }

  /// Creates a text field for a value with a formatter, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// Creates a text field for a value with a formatter, labelled with the text of a resource.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a text field for a value with a formatter, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}
