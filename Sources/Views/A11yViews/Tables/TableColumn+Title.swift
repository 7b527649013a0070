// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

// Columns that nothing is sorted by.
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column headed by the text of a resource.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleResource), comparator: nil, content: content) }

  /// Creates a column headed by a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }
}
