// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something is in progress, labelled with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(nil, Text(titleResource), EmptyView())
  }

  /// Shows that something is in progress, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(nil, Text(title), EmptyView())
  }

  /// Shows progress, labelled with the text of a resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource,
    value: V?,
    total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Shows progress, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
