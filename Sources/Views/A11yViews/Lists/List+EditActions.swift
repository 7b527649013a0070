// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension List {
  /// Creates a list whose rows can be deleted and moved, with a row for the binding of each element,
  /// identified by its `id`, with one row always selected.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
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

  /// Creates a list whose rows can be deleted and moved, with a row for the binding of each element,
  /// identified by a key path, with one row always selected.
  @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
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
}
