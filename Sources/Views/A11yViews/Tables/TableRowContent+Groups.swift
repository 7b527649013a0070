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

extension ForEach where Content: TableRowContent {
  /// Makes the rows of a table for each element.
  public init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Makes the rows of a table for each element, identified by a property.
  public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: id)
  }

  /// Creates a row of a table for each element, which is its value.
  public init<Value>(_ data: Data)
  where ID == Value.ID, Content == TableRow<Value>, Data.Element == Value {
    self.init(data: data, content: { TableRow($0) }, id: \.id)
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// These rows are not made of others.
  public typealias TableRowBody = Never

  /// Makes one thing of rows.
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

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows without a header.
  public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a header.
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Value == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows headed by a localised text.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section of rows headed by a string.
  @_disfavoredOverload
  public init<Value, S: StringProtocol>(
    _ title: S,
    @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
