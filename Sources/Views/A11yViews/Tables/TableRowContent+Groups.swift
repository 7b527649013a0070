// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// Rows of a table that can be edited, as they are made from a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the rows of each element.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    for element in data { content(element)._add(to: &rows) }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Makes one thing of rows.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue { self.init(holding: content()) }

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) { content._add(to: &rows) }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Adds the header, which is a heading, the rows and the footer.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    rows.addSection(
      header: AnyView(header.accessibilityAddTraits(.isHeader)),
      rows: _TableRows(content),
      footer: AnyView(footer)
    )
  }
}
