// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The changes that the user may make to a list's collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set, one per action.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  package static var moving: EditActions { EditActions(rawValue: 1 << 0) }
  package static var deleting: EditActions { EditActions(rawValue: 1 << 1) }
}

/// A style for forms. The content appears where the body shows it.
@MainActor @preconcurrency public protocol FormStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = FormStyleConfiguration
  /// Returns the body for a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, for use in a style.
public struct FormStyleConfiguration {
  /// The content of the form.
  public struct Content {
    package let view: AnyView
  }
  /// The content of the form.
  public let content: Content
}

/// A system style for lists. It does not affect elements. The exception is ``SidebarListStyle``, in
/// which a section with `isExpanded` has a header that shows and hides its content.
public protocol ListStyle {}

/// A row with actions for moving and deleting it.
public struct EditableCollectionContent<Content, Data> {
  package let content: Content
  package let editing: _RowEditingModifier
}

extension View {
  /// Adds a badge with a localized string to a row or a tab. The badge is spoken as the value.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Adds a context menu in the older API, or none if the argument is `nil`.
  nonisolated public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}

/// The items of a context menu, in the older API.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  /// Creates a menu.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// The default style.
public struct AutomaticFormStyle: FormStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `grouped` style.
public struct GroupedFormStyle: FormStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The `columns` style.
public struct ColumnsFormStyle: FormStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The default style.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `plain` style.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `grouped` style.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `inset` style.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `insetGrouped` style.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `sidebar` style.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `bordered` style.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

extension ForEach {
  /// Creates a view for a binding to each element, identified by its `id`, with rows that can be
  /// deleted and moved in the collection.
  public init<C, R: View>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(data, id: \.id, editActions: editActions, content: content) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The `grouped` style.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The `columns` style.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension List where SelectionValue == Never {
  /// Creates a list of trees, with a row for a binding to each element, identified by its `id`.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
  { self.init(nil, OutlineGroup(data, children: children, content: rowContent)) }

  /// Creates a list of trees, with a row for a binding to each element, identified by a key path.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection
  { self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent)) }

  /// Creates a list of trees, with a row for each element, identified by its `id`.
  public init<Data, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, Data.Element: Identifiable
  { self.init(nil, OutlineGroup(data, children: children, content: rowContent)) }

  /// Creates a list of trees, with a row for each element, identified by a key path.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection
  { self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent)) }

  /// Creates a list from views.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Creates a list with a row for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number in a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by its `id`.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable
  { self.init(nil, ForEach(data, editActions: editActions, content: rowContent)) }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by a key path.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  { self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent)) }
}

extension List {
  /// Creates a list of trees, with a row for a binding to each element, identified by its `id`,
  /// with single selection.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees, with a row for a binding to each element, identified by a key path,
  /// with single selection.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection
  {
    self.init(
      ListSelection(selection),
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list of trees, with a row for a binding to each element, identified by its `id`,
  /// with multiple selection.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees, with a row for a binding to each element, identified by a key path,
  /// with multiple selection.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection
  {
    self.init(
      ListSelection(selection),
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list of trees, with a row for each element, identified by its `id`, with single
  /// selection.
  public init<Data, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees, with a row for each element, identified by a key path, with single
  /// selection.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection
  {
    self.init(
      ListSelection(selection),
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list of trees, with a row for each element, identified by its `id`, with multiple
  /// selection.
  public init<Data, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, Data.Element: Identifiable
  {
    self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees, with a row for each element, identified by a key path, with multiple
  /// selection.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection
  {
    self.init(
      ListSelection(selection),
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by its `id`, with single selection.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by a key path, with single selection.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by its `id`, with multiple selection.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by a key path, with multiple selection.
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      ListSelection(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list with single selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }

  /// Creates a list with a row for each element, identified by its `id`, with single selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path, with single selection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with single selection and a row for each number in a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with multiple selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }

  /// Creates a list with a row for each element, identified by its `id`, with multiple selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path, with multiple selection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with multiple selection and a row for each number in a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(ListSelection(selection), ForEach(data) { number in HStack { rowContent(number) } })
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The `plain` style.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The `grouped` style.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// The `inset` style.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The `insetGrouped` style.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The `sidebar` style.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// The `bordered` style.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }

  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section headed by a localized string.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section headed by a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content(), footer: EmptyView()) }

  /// Creates a section headed by a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}

extension OutlineGroup {
  /// Write table rows that expand as DisclosureTableRow instead.
  @available(*, unavailable, message: "Write table rows that expand as DisclosureTableRow instead")
  public init(_ data: Any, children: Any) {
    fatalError("Write table rows that expand as DisclosureTableRow instead")
  }
}

extension View {
  /// Adds a badge with a number to a row or a tab. The badge is spoken as the value. No badge is
  /// added for 0.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(words: count == 0 ? nil : "\(count)"))
  }

  /// Adds a badge with a `Text` to a row or a tab. The badge is spoken as the value.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(words: label?.spoken))
  }

  /// Adds a badge with a localized string resource to a row or a tab. The badge is spoken as the
  /// value.
  @_disfavoredOverload nonisolated public func badge(_ resource: LocalizedStringResource?)
    -> some View
  { badge(resource.map { Text($0) }) }

  /// Adds a badge with a string to a row or a tab. The badge is spoken as the value.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets the style for lists in the view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.isSidebar) {
      if !(style is DefaultListStyle) { $0 = style is SidebarListStyle }
    }
  }

  /// Removes the row's "Delete" action, so that the row cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowLimitModifier(limits: isDisabled ? .delete : []))
  }

  /// Removes the row's "Move up" and "Move down" actions, so that the row cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowLimitModifier(limits: isDisabled ? .move : []))
  }

  /// Adds a menu to the rows of a list with a selection. The menu's items become actions of each
  /// row. An action applies to all selected rows if the row is one of them, and otherwise only to
  /// the row. Activating a row performs the primary action, if there is one.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { modifier(RowMenuModifier(menu: menu, primaryAction: primaryAction)) }

  /// Prevents rows from being selected, so that they are not exposed as buttons.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isSelectionDisabled, isDisabled)
  }

  /// Adds the controls for a swipe, which become actions of the row.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { modifier(_ActionsModifier(controls: content())) }

  /// Adds a context menu, whose items become actions of the view.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  { modifier(_ActionsModifier(controls: menuItems())) }

  /// Adds a context menu with a preview, which is not exposed.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View { modifier(_ActionsModifier(controls: menuItems())) }

  /// Adds actions to a section's header, which are read after the header.
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    TupleView((self, content()))
  }

  /// Sets the style for forms in the view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension List {
  /// Creates a list of trees, with a row for a binding to each element, identified by its `id`, in
  /// which one row is always selected.
  @_disfavoredOverload public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable
  { self.init(.exactlyOne(selection), OutlineGroup(data, children: children, content: rowContent)) }

  /// Creates a list of trees, with a row for a binding to each element, identified by a key path,
  /// in which one row is always selected.
  @_disfavoredOverload public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: MutableCollection, Data: RandomAccessCollection
  {
    self.init(
      .exactlyOne(selection),
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list of trees, with a row for each element, identified by its `id`, in which one row
  /// is always selected.
  @_disfavoredOverload public init<Data, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, Data.Element: Identifiable
  { self.init(.exactlyOne(selection), OutlineGroup(data, children: children, content: rowContent)) }

  /// Creates a list of trees, with a row for each element, identified by a key path, in which one
  /// row is always selected.
  @_disfavoredOverload public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection
  {
    self.init(
      .exactlyOne(selection),
      OutlineGroup(data, id: id, children: children, content: rowContent)
    )
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by its `id`, in which one row is always selected.
  @_disfavoredOverload public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable
  {
    self.init(.exactlyOne(selection), ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list whose rows can be deleted and moved, with a row for a binding to each element,
  /// identified by a key path, in which one row is always selected.
  @_disfavoredOverload public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      .exactlyOne(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }

  /// Creates a list with one row always selected.
  @_disfavoredOverload public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(.exactlyOne(selection), content()) }

  /// Creates a list with a row for each element, identified by its `id`, in which one row is always
  /// selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.exactlyOne(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path, in which one row is
  /// always selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.exactlyOne(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number in a range, in which one row is always selected.
  @_disfavoredOverload public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(.exactlyOne(selection), ForEach(data) { number in HStack { rowContent(number) } })
  }

  /// Creates a list with a row for a binding to each element, identified by its `id`, with single
  /// selection.
  @_disfavoredOverload public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  /// Creates a list with a row for a binding to each element, identified by a key path, with single
  /// selection.
  @_disfavoredOverload public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent)) }

  /// Creates a list with a row for a binding to each element, identified by its `id`, with multiple
  /// selection.
  @_disfavoredOverload public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  /// Creates a list with a row for a binding to each element, identified by a key path, with
  /// multiple selection.
  @_disfavoredOverload public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element, identified by its `id`.
  @_disfavoredOverload public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(nil, ForEach(data, content: rowContent)) }

  /// Creates a list with a row for a binding to each element, identified by a key path.
  @_disfavoredOverload public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  { self.init(nil, ForEach(data, id: id, content: rowContent)) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section headed by a localized string, whose content exists while a binding is
  /// `true`.
  public init(
    _ title: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }

  /// Creates a section headed by a localized string resource, whose content exists while a binding
  /// is `true`.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }

  /// Creates a section headed by a string, whose content exists while a binding is `true`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be deleted. Each row has a "Delete" action.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  { modifier(_RowEditingModifier(onDelete: action)) }

  /// Lets rows be moved. Each row has the actions "Move up" and "Move down".
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  { modifier(_RowEditingModifier(onMove: action)) }

  /// Runs an action when items are dropped between rows. It never runs, because dropping is not
  /// supported.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { modifier(_RowEditingModifier()) }

  /// Runs an action when items are dropped between rows. It never runs, because dropping is not
  /// supported.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { modifier(_RowEditingModifier()) }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved with the actions "Move up" and "Move down".
  public static var move: EditActions<Data> { .moving }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted with the action "Delete".
  public static var delete: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.moving, .deleting] }
}

extension EditableCollectionContent: View where Content: View {
  /// The row with its actions.
  public var body: some View { content.modifier(editing) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension Form: View {
  /// The content and behavior of the view.
  public var body: some View {
    Styleable(
      plain: content,
      configuration: {
        FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content)))
      },
      styled: { $0 }
    )
  }
}

extension FormStyleConfiguration.Content: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
