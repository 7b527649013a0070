// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows for each element of a collection.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    for element in data { content(element)._add(to: &rows) }
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds the rows.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) { content._add(to: &rows) }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the value that each row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the body, which is never used.
  public typealias TableRowBody = Never

  /// Adds a section's header as a heading, followed by the section's rows and footer.
  public func _add(to rows: inout _TableRows<Content.TableRowValue>) {
    rows.addSection(
      header: AnyView(header.accessibilityAddTraits(.isHeader)),
      rows: _TableRows(content),
      footer: AnyView(footer)
    )
  }
}
