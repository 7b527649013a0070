// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

// Columns that rows can be sorted by.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column headed by the text of a resource, which a table with an order sorts by.
  @_disfavoredOverload
  nonisolated public init<V: Comparable>(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column headed by the text of a resource, which a table with an order sorts by a comparison.
  @_disfavoredOverload
  nonisolated public init<V, C: SortComparator>(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleResource),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }

  /// Creates a column headed by a string, which a table with an order sorts by.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a column headed by a string, which a table with an order sorts by a comparison.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S,
    value: KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts headed by the text of a resource, which a table with an order sorts by.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(titleResource),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts headed by a string, which a table with an order sorts by.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column headed by a string, which a table with an order sorts by a comparison.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: comparator, content: content) }
}
