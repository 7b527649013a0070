// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Lists with one row always selected, as on macOS.
extension List {
  /// Creates a list with one row always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.exactlyOne(selection), content())
  }

  /// Creates a list with a row for each element, identified by its `id`, with one row always
  /// selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.exactlyOne(selection), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path, with one row always
  /// selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent> {
    self.init(.exactlyOne(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range, with one row always selected.
  @_disfavoredOverload
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(.exactlyOne(selection), ForEach(data) { number in HStack { rowContent(number) } })
  }
}
