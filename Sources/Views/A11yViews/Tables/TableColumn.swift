// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A column of a table: a header, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  let label: Label
  let comparator: (any SortComparator)?
  let content: (RowValue) -> Content

  nonisolated init(
    label: Label,
    comparator: (any SortComparator)?,
    content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted by the column.
  public typealias TableColumnSortComparator = Sort
  /// A column is not made of others.
  public typealias TableColumnBody = Never

  /// Adds the column.
  public func _add(to columns: inout _TableColumns<RowValue>) {
    let content = content
    columns.columns.append(
      TableColumnPart(label: AnyView(label), comparator: comparator) { AnyView(content($0)) }
    )
  }
}

// What looks different, or what only a user with a pointer can do.
extension TableColumn {
  /// Sets the width, in points. It does not affect elements.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the widths that the column may have, in points. It does not affect elements.
  nonisolated public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn { self }
}

extension TableColumnContent {
  /// Identifies the column among those that the user may move. Nobody can here; it is accepted only.
  nonisolated public func customizationID(_ id: String) -> Self { self }
  /// Sets where the column's cells are aligned. It does not affect elements.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  /// Shows or hides the column at first. It is accepted only: the column is shown here.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  /// Sets whether the user may move or hide the column. Nobody can here; it is accepted only.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
}

/// A column of a table for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: TableColumnContent
> where Content.TableRowValue == RowValue {
  /// The collection.
  public var data: Data
  /// Makes the column of an element.
  public var content: (Data.Element) -> Content
}

extension TableColumnForEach: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How rows are sorted by a column.
  public typealias TableColumnSortComparator = Sort
  /// These columns are not made of others.
  public typealias TableColumnBody = Never

  /// Adds the columns.
  public func _add(to columns: inout _TableColumns<RowValue>) {
    for element in data { content(element)._add(to: &columns) }
  }

  /// Creates a column for each element.
  nonisolated public init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  /// Creates a column for each element, identified by a property.
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
