@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// A list of which one row is always selected, as on macOS.
extension List {
  /// Makes a list of which one row is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.exactlyOne(selection), content())
  }

  /// Makes a list with a row for each element, by its own identity and of which one is always selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.exactlyOne(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, by a property that tells elements apart and of which one is always selected.
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

  /// Makes a list with a row for each number of a range and of which one is always selected.
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
