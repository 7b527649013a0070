// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A result builder that combines the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Adds rows after the existing rows.
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
  /// The type of the value that each row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the optional rows, if there are any.
  public func _add(to rows: inout _TableRows<Wrapped.TableRowValue>) { self?._add(to: &rows) }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the value that each row shows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows in the active conditional branch.
  public func _add(to rows: inout _TableRows<TrueContent.TableRowValue>) {
    switch storage {
    case .trueContent(let content): content._add(to: &rows)
    case .falseContent(let content): content._add(to: &rows)
    }
  }
}
