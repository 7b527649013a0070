// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// Builds the rows of a table.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// Takes rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// Takes the first rows.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where Value == C.TableRowValue { content }

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

  /// Takes the rows of an `if` without an `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where Value == C.TableRowValue { content }

  /// Takes the rows of the first branch of an `if`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first content: T
  ) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(content))
  }

  /// Takes the rows of the second branch of an `if`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second content: F
  ) -> _ConditionalContent<T, F>
  where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(content))
  }

  /// Takes rows of a newer system.
  public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> C
  where Value == C.TableRowValue { content }
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
