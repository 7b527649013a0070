// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Adds the table rows in the body.
  public func _add(to rows: inout _TableRows<TableRowValue>) { tableRowBody._add(to: &rows) }
}

extension Never: TableRowContent {
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds no rows, because a value of this type cannot exist.
  public func _add(to rows: inout _TableRows<Never>) {}
}

/// The rows of a table, in order.
public struct _TableRows<Value: Identifiable> {
  var rows: [TableRowPart<Value>] = []

  @MainActor
  init(_ content: some TableRowContent<Value>) { content._add(to: &self) }

  mutating func add(_ value: Value) {
    rows.append(TableRowPart(id: AnyHashable(value.id), kind: .row(value)))
  }

  /// Adds a section of rows with a header view and a footer view.
  mutating func addSection(header: AnyView, rows: Self, footer: AnyView) {
    let id = SectionPlace(place: self.rows.count)
    self.rows.append(
      TableRowPart(id: AnyHashable(id), kind: .section(header, rows.rows, footer))
    )
  }

  /// Adds a table row that shows and hides other rows.
  mutating func add(
    _ value: Value,
    isExpanded: Binding<Bool>?,
    inside: @escaping @MainActor () -> Self
  ) {
    let kind = TableRowPart<Value>.Kind.disclosure(value, isExpanded) { inside().rows }
    rows.append(TableRowPart(id: AnyHashable(value.id), kind: kind))
  }

  /// Adds rows and applies the same change to all of their cells.
  mutating func add(_ others: Self, changing change: @escaping @MainActor (AnyView) -> AnyView) {
    rows += others.rows.map { $0.changing(change) }
  }

  private struct SectionPlace: Hashable { let place: Int }
}

/// A single table row, or several related table rows.
struct TableRowPart<Value: Identifiable>: Identifiable {
  enum Kind {
    case row(Value)
    case section(AnyView, [TableRowPart], AnyView)
    case disclosure(Value, Binding<Bool>?, @MainActor () -> [TableRowPart])
  }

  let id: AnyHashable
  var kind: Kind
  /// The change that the row's modifiers make to each cell in the row.
  var change: (@MainActor (AnyView) -> AnyView)?

  func changing(_ outer: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var part = self
    switch kind {
    case .row: break
    case .section(let header, let rows, let footer):
      part.kind = .section(header, rows.map { $0.changing(outer) }, footer)
    case .disclosure(let value, let isExpanded, let rows):
      part.kind = .disclosure(value, isExpanded) { rows().map { $0.changing(outer) } }
    }
    let inner = change
    part.change = { outer(inner?($0) ?? $0) }
    return part
  }
}
