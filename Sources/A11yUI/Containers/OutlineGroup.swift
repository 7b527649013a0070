/// Views of a tree of data: what has children is a disclosure group, what has none is a view alone.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let rows: OutlineRows
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows of the outermost level.
  public var body: some View { rows.view() }
}

/// The rows of one level, as a view that is made when it is shown.
struct OutlineRows {
  let view: () -> AnyView
}

/// The rows below one that has children.
public struct OutlineSubgroupChildren {
  let rows: OutlineRows
}

extension OutlineSubgroupChildren: View {
  /// The rows.
  public var body: some View { rows.view() }
}

extension OutlineRows {
  init<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    view = {
      AnyView(
        ForEach(data, id: id) { element in
          if let inside = children(element) {
            DisclosureGroup {
              OutlineSubgroupChildren(
                rows: OutlineRows(inside, id: id, children: children, content: content)
              )
            } label: {
              content(element)
            }
          } else {
            content(element)
          }
        }
      )
    }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes views of a tree below one root, by a property that tells elements apart.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    let rows = OutlineRows(
      CollectionOfOne(root),
      root[keyPath: children],
      id: id,
      children: { $0[keyPath: children] },
      content: content
    )
    self.rows = rows
  }

  /// Makes views of trees, by a property that tells elements apart.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(data, id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes views of a tree below one root, by the elements' own identity.
  public init<DataElement: Identifiable>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Makes views of trees, by the elements' own identity.
  public init<DataElement: Identifiable>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineRows {
  /// The row of a root, with those below it.
  fileprivate init<Data: RandomAccessCollection, ID: Hashable, Leaf: View>(
    _ root: CollectionOfOne<Data.Element>,
    _ inside: Data?,
    id: KeyPath<Data.Element, ID>,
    children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    view = {
      guard let inside else { return AnyView(content(root[0])) }
      return AnyView(
        DisclosureGroup {
          OutlineSubgroupChildren(
            rows: OutlineRows(inside, id: id, children: children, content: content)
          )
        } label: {
          content(root[0])
        }
      )
    }
  }
}
