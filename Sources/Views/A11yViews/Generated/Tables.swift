// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Compares strings as people sort them: by the user's language, with numbers by their value.
public struct LocalizedStringComparator: SortComparator, Codable {
  /// Whether smaller or greater strings come first.
  public var order: SortOrder
  /// Creates a comparison.
  public init(order: SortOrder = .forward) { self.order = order }
  /// Compares two strings.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

/// The rows of a tree of data: elements with children show and hide the rows below them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

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
  /// Creates the column of an element.
  public var content: (Data.Element) -> Content
}

/// Columns one after the other.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  /// The columns.
  public var value: T
  let add: @MainActor (T, inout _TableColumns<RowValue>) -> Void
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {}

/// Whether the user may move or hide a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving.
  public static let reorder = Self(rawValue: 1)
  /// Changing the width.
  public static let resize = Self(rawValue: 2)
  /// Hiding.
  public static let visibility = Self(rawValue: 4)
  /// All.
  public static let all: Self = [.reorder, .resize, .visibility]
}

/// Where the cells of a column are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// At the leading edge.
  public static let leading = Self(name: "leading")
  /// In the middle.
  public static let center = Self(name: "center")
  /// At the trailing edge.
  public static let trailing = Self(name: "trailing")
  /// As numbers.
  public static let numeric = Self(name: "numeric")
}

/// The look of the platform.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// With insets.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// With a border.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// How rows are sorted by a column.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  /// The columns that these are made of.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that these are made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody
  { get }
  /// Adds the columns to a list of them.
  func _add(to columns: inout _TableColumns<TableRowValue>)
}

/// The columns of a table, in order.
public struct _TableColumns<Value> {
  var columns: [TableColumnPart<Value>] = []
  @MainActor init(_ content: some TableColumnContent<Value, some SortComparator>)
  where Value: Identifiable { content._add(to: &self) }
}

/// Rows one after the other.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows.
  public var value: T
  let add: @MainActor (T, inout _TableRows<Value>) -> Void
}

/// Rows of a table that can be edited, as they are made from a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The rows that these are made of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these are made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// Adds the rows to a list of them.
  func _add(to rows: inout _TableRows<TableRowValue>)
}

/// What the user has changed about the columns of a table: nothing.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Makes it.
  public init() {}
}

/// How a table looks.
public protocol TableStyle {}

extension SortComparator where Self == LocalizedStringComparator {
  /// As people sort strings: by the user's language, with numbers by their value.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator() }

  /// By the user's language.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator() }
}

extension Table {
  /// Creates a table of trees.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data: data, children: children), columns())
  }

  /// Creates a table of trees, that is sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of trees, with at most one row selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.one(selection)
    )
  }

  /// Creates a table of trees, with at most one row selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.one(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of trees, with any rows selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.several(selection)
    )
  }

  /// Creates a table of trees, with any rows selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    children: KeyPath<Value, Data?>,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data: data, children: children),
      columns(),
      selection: ListSelection.several(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of data.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Creates a table of data, that is sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), order: TableOrder(sortOrder))
  }

  /// Creates a table of data, with at most one row selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection.one(selection))
  }

  /// Creates a table of data, with at most one row selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data),
      columns(),
      selection: ListSelection.one(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of data, with any rows selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data),
      columns(),
      selection: ListSelection.several(selection)
    )
  }

  /// Creates a table of data, with any rows selected, sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data),
      columns(),
      selection: ListSelection.several(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of rows.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }

  /// Creates a table of rows, that is sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), order: TableOrder(sortOrder)) }

  /// Creates a table of rows, with at most one row selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection.one(selection)) }

  /// Creates a table of rows, with at most one row selected, sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows(),
      columns(),
      selection: ListSelection.one(selection),
      order: TableOrder(sortOrder)
    )
  }

  /// Creates a table of rows, with any rows selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection.several(selection)) }

  /// Creates a table of rows, with any rows selected, sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows(),
      columns(),
      selection: ListSelection.several(selection),
      order: TableOrder(sortOrder)
    )
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column headed by a localised text, which a table with an order sorts by.
  nonisolated public init<V: Comparable>(
    _ title: LocalizedStringKey,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a column headed by the text of a resource, which a table with an order sorts by.
  @_disfavoredOverload nonisolated public init<V: Comparable>(
    _ title: LocalizedStringResource,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a column headed by a string, which a table with an order sorts by.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a column headed by a localised text, which a table with an order sorts by a
  /// comparison.
  nonisolated public init<V, C: SortComparator>(
    _ title: LocalizedStringKey,
    value: KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }

  /// Creates a column headed by the text of a resource, which a table with an order sorts by a
  /// comparison.
  @_disfavoredOverload nonisolated public init<V, C: SortComparator>(
    _ title: LocalizedStringResource,
    value: KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }

  /// Creates a column headed by a string, which a table with an order sorts by a comparison.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S,
    value: KeyPath<RowValue, V> & Sendable,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: comparator),
      content: content
    )
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts headed by a localised text, which a table with an order sorts by.
  nonisolated public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable)
  {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts headed by the text of a resource, which a table with an order sorts
  /// by.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts headed by a string, which a table with an order sorts by.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts headed by a localised text, which a table with an order sorts by a
  /// comparison.
  nonisolated public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String> & Sendable,
    comparator: C
  ) where C.Compared == String {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column headed by a localised text, which a table with an order sorts by a
  /// comparison.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column headed by a localised text.
  nonisolated public init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }

  /// Creates a column headed by the text of a resource.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }

  /// Creates a column headed by a string.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }
}

extension TableColumn where Sort == Never {
  /// Creates a column headed by a view.
  nonisolated public init(
    @ViewBuilder content: @escaping (RowValue) -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), comparator: nil, content: content) }
}

extension TableColumn {
  /// Sets the width, in points. It does not affect elements.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the widths that the column may have, in points. It does not affect elements.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn
  { self }
}

extension TableColumnContent {
  /// Identifies the column among those that the user may move. Unavailable here.
  nonisolated public func customizationID(_ id: String) -> Self { self }

  /// Sets where the column's cells are aligned. It does not affect elements.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }

  /// Shows or hides the column at first. It is accepted only: the column is shown here.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }

  /// Sets whether the user may move or hide the column. Unavailable here.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
}

extension TableRowBuilder {
  /// Builds no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Takes rows.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// Takes the first rows.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where Value == C.TableRowValue { content }

  /// Takes the rows of an `if` without an `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where Value == C.TableRowValue { content }

  /// Takes the rows of the first branch of an `if`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first content: T)
    -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(content))
  }

  /// Takes the rows of the second branch of an `if`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second content: F)
    -> _ConditionalContent<T, F>
  where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(content))
  }

  /// Takes rows of a newer system.
  public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> C
  where Value == C.TableRowValue { content }
}

extension ForEach where Content: TableRowContent {
  /// Creates the rows of a table for each element.
  @_disfavoredOverload public init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates the rows of a table for each element, identified by a property.
  @_disfavoredOverload public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue { self.init(data: data, content: content, id: id) }

  /// Creates a row of a table for each element, which is its value.
  public init<Value>(_ data: Data)
  where ID == Value.ID, Content == TableRow<Value>, Data.Element == Value {
    self.init(data: data, content: { TableRow($0) }, id: \.id)
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows without a header.
  @_disfavoredOverload public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows with a header.
  @_disfavoredOverload public init<Value>(
    @TableRowBuilder<Value> content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) where Value == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows headed by a localised text.
  public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension TableRowContent {
  /// Adds a menu to rows: its items become actions of each cell. The preview is not heard.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M,
    @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Lets the user drag rows. Nothing can be dragged here; it changes nothing that is heard.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  { self }

  /// Lets the user drop something on rows. Nothing can be dropped here; it changes nothing that is
  /// heard.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  /// Lets the user drag rows. Nothing can be dragged here; it changes nothing that is heard.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<
    TableRowValue
  > { self }

  /// Acts when a pointer is over rows; it never happens here.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<
    TableRowValue
  > { self }

  /// Adds a menu to rows: its items become actions of each cell.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M)
    -> some TableRowContent<TableRowValue>
  { _ModifiedTableRows(content: self) { AnyView($0.contextMenu { menuItems() }) } }

  /// Keeps rows from being selected: their cells are no buttons.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

extension DynamicTableRowContent {
  /// Acts when something is dropped between rows; it never happens here.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ offset: Int, _ items: [T]) -> Void
  ) -> some DynamicTableRowContent { self }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look of the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// With insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the look of tables. It does not affect elements.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// An app's own styles for tables are not here.
@available(*, unavailable, message: "An app's own styles for tables are not here")
public struct TableStyleConfiguration {}

extension TableStyle {
  /// An app's own styles for tables are not here.
  @available(*, unavailable, message: "An app's own styles for tables are not here")
  public typealias Body = Never

  /// An app's own styles for tables are not here.
  @available(*, unavailable, message: "An app's own styles for tables are not here")
  public typealias Configuration = TableStyleConfiguration

  /// An app's own styles for tables are not here.
  @available(*, unavailable, message: "An app's own styles for tables are not here")
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> Never {
    fatalError("An app's own styles for tables are not here")
  }
}

extension TableColumnCustomization {
  /// Forgets the order of columns.
  public mutating func resetOrder() {}

  /// Whether a column is shown: nobody hides any.
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}

extension TableColumnCustomizationBehavior {
  /// Creates a set without a behaviour.
  public init() { self.init(rawValue: 0) }
}

extension TableColumnAlignment {
  /// As numbers of a system are.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .numeric
  }
}

extension Table {
  /// Creates a table that can be sorted from columns and rows.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table that can be sorted, with several rows selected, from columns and rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(
      of: Value.self,
      selection: selection,
      sortOrder: sortOrder,
      columns: columns,
      rows: rows
    )
  }
}

/// A section of rows is written as a Section here.
@available(*, unavailable, message: "A section of rows is written as a Section here")
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {}

/// Nothing is dropped between rows here.
@available(*, unavailable, message: "Nothing is dropped between rows here")
public struct OnInsertTableRowModifier {
  /// Nothing is dropped between rows here.
  public var body: Never { fatalError("Nothing is dropped between rows here") }
  /// Nothing is dropped between rows here.
  public typealias Body = Never
}

/// Rows are not dragged here.
@available(*, unavailable, message: "Rows are not dragged here")
public struct ItemProviderTableRowModifier {
  /// Rows are not dragged here.
  public var body: Never { fatalError("Rows are not dragged here") }
  /// Rows are not dragged here.
  public typealias Body = Never
}

extension DynamicTableRowContent {
  /// Runs an action when something is dropped between rows. Nothing ever is.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

extension TableColumn where Label == Text {
  /// Creates a column headed by a string, which a table with an order sorts by a comparison.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: comparator, content: content) }
}

extension TableColumnBuilder {
  /// Takes a column that rows can be sorted by, though this table has another order.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, KeyPathComparator<RowValue>, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(label: column.label, comparator: column.comparator, content: column.content)
  }

  /// Takes a column that nothing is sorted by.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(label: column.label, comparator: nil, content: column.content)
  }

  /// Takes columns.
  @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
    column
  }

  /// Takes the first columns.
  public static func buildPartialBlock<C: TableColumnContent>(first column: C) -> C
  where RowValue == C.TableRowValue { column }

  /// Takes the columns of an `if` without an `else`.
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where RowValue == C.TableRowValue { column }

  /// Takes the columns of the first branch of an `if`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first column: T)
    -> _ConditionalContent<T, F>
  where RowValue == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(column))
  }

  /// Takes the columns of the second branch of an `if`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second column: F)
    -> _ConditionalContent<T, F>
  where RowValue == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(column))
  }

  /// Takes columns of a newer system.
  public static func buildLimitedAvailability<C: TableColumnContent>(_ column: C) -> C
  where RowValue == C.TableRowValue { column }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of rows headed by a string.
  @_disfavoredOverload public init<Value, S: StringProtocol>(
    _ title: S,
    @TableRowBuilder<Value> content: () -> Content
  ) where Value == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension TableColumnForEach {
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

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: the columns add themselves.
  public var tableColumnBody: Never { fatalError("these columns have no body") }
}

extension Group where Content: TableRowContent {
  /// Makes one thing of rows.
  @_disfavoredOverload public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue { self.init(holding: content()) }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: the rows add themselves.
  public var tableRowBody: Never { fatalError("these rows have no body") }
}
