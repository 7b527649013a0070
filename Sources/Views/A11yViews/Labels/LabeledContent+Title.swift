// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension LabeledContent where Label == Text, Content: View {
  /// Creates a view labelled with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), value: content())
  }

  /// Creates a view labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), value: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a string with the text of a resource as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), value: Text(value))
  }

  /// Shows a string with a string as its label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), value: Text(value))
  }

  /// Shows a value in a format with the text of a resource as its label.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: F.FormatInput,
    format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), value: Text(value, format: format))
  }

  /// Shows a value in a format with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), value: Text(value, format: format))
  }
}
