// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Lists without a selection.
extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Creates a list with a row for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for the binding of each element, identified by its `id`.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for the binding of each element, identified by a key path.
  @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }
}
