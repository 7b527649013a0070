// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A result builder for the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Adds a column after the existing columns.
  public static func buildPartialBlock<A: TableColumnContent, C: TableColumnContent>(
    accumulated columns: A,
    next column: C
  ) -> TupleTableColumnContent<RowValue, Sort, (A, C)>
  where RowValue == A.TableRowValue, A.TableRowValue == C.TableRowValue {
    TupleTableColumnContent(value: (columns, column)) { columns, list in
      columns.0._add(to: &list)
      columns.1._add(to: &list)
    }
  }
}

extension TupleTableColumnContent: TableColumnContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that is used to sort a column.
  public typealias TableColumnSortComparator = Sort
  /// The type of the body, which is never used.
  public typealias TableColumnBody = Never

  /// Adds the columns.
  public func _add(to columns: inout _TableColumns<RowValue>) { add(value, &columns) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the comparator that is used to sort a column.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// The type of the body, which is never used.
  public typealias TableColumnBody = Never

  /// Adds the optional columns, if there are any.
  public func _add(to columns: inout _TableColumns<Wrapped.TableRowValue>) {
    self?._add(to: &columns)
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the comparator that is used to sort a column.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// The type of the body, which is never used.
  public typealias TableColumnBody = Never

  /// Adds the columns in the active conditional branch.
  public func _add(to columns: inout _TableColumns<TrueContent.TableRowValue>) {
    switch storage {
    case .trueContent(let column): column._add(to: &columns)
    case .falseContent(let column): column._add(to: &columns)
    }
  }
}
