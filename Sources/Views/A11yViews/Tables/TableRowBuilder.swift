// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// Builds the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Adds rows to those before them.
  public static func buildPartialBlock<A: TableRowContent, C: TableRowContent>(
    accumulated rows: A,
    next content: C
  ) -> TupleTableRowContent<Value, (A, C)>
  where Value == A.TableRowValue, A.TableRowValue == C.TableRowValue {
    TupleTableRowContent(value: (rows, content)) { rows, list in
      rows.0._add(to: &list)
      rows.1._add(to: &list)
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows, if there are any.
  public func _add(to rows: inout _TableRows<Wrapped.TableRowValue>) { self?._add(to: &rows) }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// What a row shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows of the branch.
  public func _add(to rows: inout _TableRows<TrueContent.TableRowValue>) {
    switch storage {
    case .trueContent(let content): content._add(to: &rows)
    case .falseContent(let content): content._add(to: &rows)
    }
  }
}
