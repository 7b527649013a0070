// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A comparator that sorts strings by the rules of the user's language, with numbers by their
/// value.
public struct LocalizedStringComparator: SortComparator, Codable {
  /// The order in which strings are sorted.
  public var order: SortOrder
  /// Creates a comparator with an order.
  public init(order: SortOrder = .forward) { self.order = order }
  /// Compares two strings.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
  }
}

/// The rows for a tree of data, in which elements with children show and hide the rows below them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

/// A table row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

/// A table column with a header and a view for each row.
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

/// A table column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection,
  ID: Hashable,
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: TableColumnContent
> where Content.TableRowValue == RowValue {
  /// The collection.
  public var data: Data
  /// A closure that creates the column for an element.
  public var content: (Data.Element) -> Content
}

/// Several columns in sequence.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  /// The columns.
  public var value: T
  let add: @MainActor (T, inout _TableColumns<RowValue>) -> Void
}

/// Table content without rows.
public struct EmptyTableRowContent<Value: Identifiable> {}

/// The customizations of a column that the user may make.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits of the set, one per kind of customization.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving the column.
  public static let reorder = Self(rawValue: 1)
  /// Changing the column's width.
  public static let resize = Self(rawValue: 2)
  /// Hiding the column.
  public static let visibility = Self(rawValue: 4)
  /// All customizations.
  public static let all: Self = [.reorder, .resize, .visibility]
}

/// The alignment of a column's cells.
public struct TableColumnAlignment: Hashable, Sendable {
  let name: String
  /// The default alignment.
  public static let automatic = Self(name: "automatic")
  /// Aligns cells at the leading edge.
  public static let leading = Self(name: "leading")
  /// Aligns cells at the center.
  public static let center = Self(name: "center")
  /// Aligns cells at the trailing edge.
  public static let trailing = Self(name: "trailing")
  /// Aligns cells like numbers.
  public static let numeric = Self(name: "numeric")
}

/// The default table style of the platform.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A table style with insets.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style.
  public init(alternatesRowBackgrounds: Bool) {}
}

/// A table style with a border.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of value that a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of comparator for sorting by a column.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns in the body.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody
  { get }
  /// Appends the columns to a list.
  func _add(to columns: inout _TableColumns<TableRowValue>)
}

/// The columns of a table, in order.
public struct _TableColumns<Value> {
  var columns: [TableColumnPart<Value>] = []
  @MainActor init(_ content: some TableColumnContent<Value, some SortComparator>)
  where Value: Identifiable { content._add(to: &self) }
}

/// Several rows in sequence.
public struct TupleTableRowContent<Value: Identifiable, T> {
  /// The rows.
  public var value: T
  let add: @MainActor (T, inout _TableRows<Value>) -> Void
}

/// Editable table rows that are created from a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

/// The rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of value that a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the body.
  associatedtype TableRowBody: TableRowContent
  /// The rows in the body.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// Appends the rows to a list.
  func _add(to rows: inout _TableRows<TableRowValue>)
}

/// The user's customizations of a table's columns, of which there are none.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Creates an empty set of customizations.
  public init() {}
}

/// A style for tables.
public protocol TableStyle {}

extension SortComparator where Self == LocalizedStringComparator {
  /// A comparator that sorts strings by the rules of the user's language, with numbers by their
  /// value.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator() }

  /// A comparator that sorts strings by the rules of the user's language.
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

  /// Creates a table of trees that can be sorted by its headers.
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

  /// Creates a table of trees with single selection.
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

  /// Creates a table of trees with single selection that can be sorted by its headers.
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

  /// Creates a table of trees with multiple selection.
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

  /// Creates a table of trees with multiple selection that can be sorted by its headers.
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

  /// Creates a table from data.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns())
  }

  /// Creates a table from data that can be sorted by its headers.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), order: TableOrder(sortOrder))
  }

  /// Creates a table from data with single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection.one(selection))
  }

  /// Creates a table from data with single selection that can be sorted by its headers.
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

  /// Creates a table from data with multiple selection.
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

  /// Creates a table from data with multiple selection that can be sorted by its headers.
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

  /// Creates a table from rows.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }

  /// Creates a table from rows that can be sorted by its headers.
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), order: TableOrder(sortOrder)) }

  /// Creates a table from rows with single selection.
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection.one(selection)) }

  /// Creates a table from rows with single selection that can be sorted by its headers.
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

  /// Creates a table from rows with multiple selection.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection.several(selection)) }

  /// Creates a table from rows with multiple selection that can be sorted by its headers.
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
  /// Creates a sortable column headed by a localized string.
  nonisolated public init<V: Comparable>(
    _ title: LocalizedStringKey,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a sortable column headed by a localized string resource.
  @_disfavoredOverload nonisolated public init<V: Comparable>(
    _ title: LocalizedStringResource,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a sortable column headed by a string.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: KeyPathComparator(value), content: content) }

  /// Creates a column, headed by a localized string, that can be sorted with a comparator.
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

  /// Creates a column, headed by a localized string resource, that can be sorted with a comparator.
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

  /// Creates a column, headed by a string, that can be sorted with a comparator.
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
  /// Creates a sortable text column headed by a localized string.
  nonisolated public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable)
  {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable text column headed by a localized string resource.
  @_disfavoredOverload nonisolated public init(
    _ title: LocalizedStringResource,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable text column headed by a string.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String> & Sendable
  ) {
    self.init(
      label: Text(title),
      comparator: KeyPathComparator(value, comparator: LocalizedStringComparator())
    ) { Text($0[keyPath: value]) }
  }

  /// Creates a text column, headed by a localized string, that can be sorted with a comparator.
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
  /// Creates a column, headed by a localized string, that can be sorted with a comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column headed by a localized string.
  nonisolated public init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }

  /// Creates a column headed by a localized string resource.
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
  /// Sets the column's width in points. It does not affect elements.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the limits for the column's width in points. They do not affect elements.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn
  { self }
}

extension TableColumnContent {
  /// Identifies the column for customization, which is not supported.
  nonisolated public func customizationID(_ id: String) -> Self { self }

  /// Sets the alignment of the column's cells. It does not affect elements.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }

  /// Sets whether the column is initially shown. It has no effect, because the column is always
  /// shown.
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }

  /// Sets which customizations of the column are disabled. Customization is not supported.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
}

extension TableRowBuilder {
  /// Builds no rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Builds an expression.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// Builds the first statement.
  public static func buildPartialBlock<C: TableRowContent>(first content: C) -> C
  where Value == C.TableRowValue { content }

  /// Builds an `if` without an `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where Value == C.TableRowValue { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(first content: T)
    -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(content))
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(second content: F)
    -> _ConditionalContent<T, F>
  where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(content))
  }

  /// Builds content with limited availability.
  public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> C
  where Value == C.TableRowValue { content }
}

extension ForEach where Content: TableRowContent {
  /// Creates table rows for each element.
  @_disfavoredOverload public init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates table rows for each element, identified by a key path.
  @_disfavoredOverload public init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue { self.init(data: data, content: content, id: id) }

  /// Creates a table row for each element, which is the row's value.
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
  /// Creates a section of rows headed by a localized string.
  public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}

extension TableRowContent {
  /// Adds a menu with a preview to rows. The items become actions of each cell, and the preview is
  /// not exposed.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M,
    @ViewBuilder preview: @escaping () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Lets the user drag rows. It has no effect, because dragging is not supported.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  { self }

  /// Lets the user drop items on rows. It has no effect, because dropping is not supported.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  /// Lets the user drag rows. It has no effect, because dragging is not supported.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<
    TableRowValue
  > { self }

  /// Runs an action when a pointer is over rows. It never runs, because there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<
    TableRowValue
  > { self }

  /// Adds a menu to rows, whose items become actions of each cell.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M)
    -> some TableRowContent<TableRowValue>
  { _ModifiedTableRows(content: self) { AnyView($0.contextMenu { menuItems() }) } }

  /// Prevents rows from being selected, so that their cells are not exposed as buttons.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _ModifiedTableRows(content: self) { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

extension DynamicTableRowContent {
  /// Runs an action when items are dropped between rows. It never runs, because dropping is not
  /// supported.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ offset: Int, _ items: [T]) -> Void
  ) -> some DynamicTableRowContent { self }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default table style of the platform.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table style with insets.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// A table style with a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the style for tables. It does not affect elements.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

/// Custom styles for tables are not supported.
@available(*, unavailable, message: "Custom styles for tables are not supported")
public struct TableStyleConfiguration {}

extension TableStyle {
  /// Custom styles for tables are not supported.
  @available(*, unavailable, message: "Custom styles for tables are not supported")
  public typealias Body = Never

  /// Custom styles for tables are not supported.
  @available(*, unavailable, message: "Custom styles for tables are not supported")
  public typealias Configuration = TableStyleConfiguration

  /// Custom styles for tables are not supported.
  @available(*, unavailable, message: "Custom styles for tables are not supported")
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> Never {
    fatalError("Custom styles for tables are not supported")
  }
}

extension TableColumnCustomization {
  /// Resets the order of the columns.
  public mutating func resetOrder() {}

  /// The visibility of a column, which is always the default.
  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}

extension TableColumnCustomizationBehavior {
  /// Creates an empty set.
  public init() { self.init(rawValue: 0) }
}

extension TableColumnAlignment {
  /// Returns the alignment for the numbers of a numbering system.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .numeric
  }
}

extension Table {
  /// Creates a table from columns and rows that can be sorted by its headers.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table from columns and rows with multiple selection that can be sorted by its
  /// headers.
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

/// Use a Section of rows instead.
@available(*, unavailable, message: "Use a Section of rows instead")
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {}

/// Dropping items between rows is not supported.
@available(*, unavailable, message: "Dropping items between rows is not supported")
public struct OnInsertTableRowModifier {
  /// Dropping items between rows is not supported.
  public var body: Never { fatalError("Dropping items between rows is not supported") }
  /// Dropping items between rows is not supported.
  public typealias Body = Never
}

/// Dragging rows is not supported.
@available(*, unavailable, message: "Dragging rows is not supported")
public struct ItemProviderTableRowModifier {
  /// Dragging rows is not supported.
  public var body: Never { fatalError("Dragging rows is not supported") }
  /// Dragging rows is not supported.
  public typealias Body = Never
}

extension DynamicTableRowContent {
  /// Runs an action when items are dropped between rows. It never runs, because dropping is not
  /// supported.
  public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

extension TableColumn where Label == Text {
  /// Creates a column, headed by a string, that can be sorted with a comparator.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: comparator, content: content) }
}

extension TableColumnBuilder {
  /// Builds a sortable column in a table with a different type of comparator.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, KeyPathComparator<RowValue>, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(label: column.label, comparator: column.comparator, content: column.content)
  }

  /// Builds a column that cannot be sorted.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    TableColumn(label: column.label, comparator: nil, content: column.content)
  }

  /// Builds an expression.
  @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator {
    column
  }

  /// Builds the first statement.
  public static func buildPartialBlock<C: TableColumnContent>(first column: C) -> C
  where RowValue == C.TableRowValue { column }

  /// Builds an `if` without an `else`.
  public static func buildIf<C: TableColumnContent>(_ column: C?) -> C?
  where RowValue == C.TableRowValue { column }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first column: T)
    -> _ConditionalContent<T, F>
  where RowValue == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(column))
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second column: F)
    -> _ConditionalContent<T, F>
  where RowValue == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(column))
  }

  /// Builds content with limited availability.
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

  /// Creates a column for each element, identified by a key path.
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
  /// Traps, because these columns have no body and the property is never read.
  public var tableColumnBody: Never { fatalError("these columns have no body") }
}

extension Group where Content: TableRowContent {
  /// Creates a group of rows.
  @_disfavoredOverload public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue { self.init(holding: content()) }
}

extension TableRowContent where TableRowBody == Never {
  /// Traps, because these rows have no body and the property is never read.
  public var tableRowBody: Never { fatalError("these rows have no body") }
}
