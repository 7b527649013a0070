// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A column of a table, of any type.
public struct _AnyTableColumn<Value> {
  let title: Text
  let cell: (Value) -> AnyView
}

/// A column of a table.
public struct TableColumn<RowValue, Content: View> {
  let column: _AnyTableColumn<RowValue>

  /// Makes a column with a view for each row.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    column = _AnyTableColumn(title: Text(titleKey)) { AnyView(content($0)) }
  }

  /// Makes a column with a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    column = _AnyTableColumn(title: Text(title)) { AnyView(content($0)) }
  }

  /// Makes a column with a view for each row, sorted by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(titleKey, content: content)
  }

  /// Identifies the column among those that the user may move. Nobody can here.
  public func customizationID(_ id: String) -> Self { self }
  /// Sets where the column's cells are aligned. It does not affect elements.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  /// Shows or hides the column at first. It is shown here.
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  /// Sets whether the user may move or hide the column. Nobody can here.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
  /// Sets the width, in points.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Sets the widths that the column may have, in points.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn where Content == Text {
  /// Makes a column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title) { Text($0[keyPath: value]) }
  }
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// Takes a column.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> [_AnyTableColumn<RowValue>] { [column.column] }
  /// Combines columns.
  public static func buildBlock(_ columns: [_AnyTableColumn<RowValue>]...)
    -> [_AnyTableColumn<RowValue>]
  { columns.flatMap(\.self) }
  /// Takes the columns of an `if` without an `else`.
  public static func buildOptional(_ columns: [_AnyTableColumn<RowValue>]?)
    -> [_AnyTableColumn<RowValue>]
  { columns ?? [] }
  /// Takes the columns of the first branch of an `if`.
  public static func buildEither(first: [_AnyTableColumn<RowValue>]) -> [_AnyTableColumn<RowValue>]
  {
    first
  }
  /// Takes the columns of the second branch of an `if`.
  public static func buildEither(second: [_AnyTableColumn<RowValue>]) -> [_AnyTableColumn<RowValue>]
  {
    second
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value
  /// Makes a row of a value.
  public init(_ value: Value) { self.value = value }
}

/// Builds the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes a row.
  public static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row.value] }
  /// Takes rows of data.
  public static func buildExpression<Data: RandomAccessCollection, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [Value] { rows.data.map { rows.content($0).value } }
  /// Combines rows.
  public static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap(\.self) }
}

extension ForEach {
  /// Makes a row of a table for each element.
  public init<Value>(
    _ data: Data,
    content: @escaping (Data.Element) -> TableRow<Value>
  ) where ID == Data.Element.ID, Content == TableRow<Value>, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Makes a row of a table for each element, which is its value.
  public init<Value>(
    _ data: Data
  ) where ID == Value.ID, Content == TableRow<Value>, Data.Element == Value {
    self.init(data: data, content: { TableRow($0) }, id: \.id)
  }
}
