// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Lists of trees: a row with children is a disclosure button.
extension List where SelectionValue == Never {
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
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

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
  {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }

}

extension List {
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

}

extension List {
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

}

extension List {
  /// Creates a list of trees, with a row for each element, identified by its `id`, with one row
  /// always selected.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
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
  {
    self.init(.exactlyOne(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of trees, with a row for each element, identified by a key path, with one row
  /// always selected.
  @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
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

}
