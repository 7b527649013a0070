// SPDX-License-Identifier: MIT

/// Views that are created from the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// The closure that creates a view from an element.
  public var content: (Data.Element) -> Content
  package let id: KeyPath<Data.Element, ID>

  package init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    id: KeyPath<Data.Element, ID>
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element and uses the element itself as its identity.
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates a view for each element and uses the value of a property as the element's identity.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }

  /// Creates a view for each number in a range.
  public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: \.self)
  }

  /// Creates a view from the binding to each element and uses the element itself as its identity.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view from the binding to each element and uses the value of a property as the element's identity.
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      // The element is not read with `data[…]`, because another thread may have removed it by the time its row is
      // created.
      content: { content(Binding(ElementLocation(data.location, $0.0, elements[$0.0]))) },
      id: \.1
    )
  }
}

extension ForEach: View where Content: View {
  /// The body is never used, because `ForEach` creates its own nodes.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node with one child for each element.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    ForEachNode(view, context)
  }

  /// Creates, moves, updates and removes rows.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: ForEachNode<Data, ID, Content>.self).update(view)
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Content that is created from a collection and can therefore be edited.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}
