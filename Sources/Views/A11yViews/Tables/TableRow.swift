// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A row in a table.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// Creates a table row for a value.
  nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the row.
  public func _add(to rows: inout _TableRows<Value>) { rows.add(value) }
}

/// A table row that shows and hides other rows below it. The row's first cell is a button that announces whether the
/// row is expanded.
public struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent>
where Value == Content.TableRowValue {
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a table row that is expanded while a binding is `true`.
  ///
  /// If there is no binding, the row itself stores whether it is expanded.
  nonisolated public init(
    _ value: Value,
    isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the row.
  public func _add(to rows: inout _TableRows<Value>) {
    rows.add(value, isExpanded: isExpanded) { _TableRows(content()) }
  }
}

extension EmptyTableRowContent: TableRowContent {
  /// The type of the row's value, which is never used.
  public typealias TableRowValue = Value
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds no rows.
  public func _add(to rows: inout _TableRows<Value>) {}
}

extension TupleTableRowContent: TableRowContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Value
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Value>) { add(value, &rows) }
}
