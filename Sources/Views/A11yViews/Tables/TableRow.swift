// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// Creates a row of a value.
  nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value
  /// A row is not made of others.
  public typealias TableRowBody = Never

  /// Adds the row.
  public func _add(to rows: inout _TableRows<Value>) { rows.add(value) }
}

/// A row of a table that shows and hides others below it: its first cell is a button that says
/// whether it is expanded.
public struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent>
where Value == Content.TableRowValue {
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row that is expanded while a binding is true; without one it stores whether it is.
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
  /// What the row shows.
  public typealias TableRowValue = Value
  /// A row is not made of others.
  public typealias TableRowBody = Never

  /// Adds the row.
  public func _add(to rows: inout _TableRows<Value>) {
    rows.add(value, isExpanded: isExpanded) { _TableRows(content()) }
  }
}

extension EmptyTableRowContent: TableRowContent {
  /// What a row would show.
  public typealias TableRowValue = Value
  /// No rows.
  public typealias TableRowBody = Never

  /// Adds nothing.
  public func _add(to rows: inout _TableRows<Value>) {}
}

extension TupleTableRowContent: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Value>) { add(value, &rows) }
}
