@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Views of a tree of data: what has children is a disclosure group, what has none is a view alone.
///
/// What has children is a button that says whether it is expanded. In a list with a selection it is
/// activated to be selected, as every row is; an action "Expand" or "Collapse" opens and closes it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  package let rows: OutlineRows
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows of the outermost level.
  public var body: some View { rows.view() }
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
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Makes views of trees, by a property that tells elements apart.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(data, id: id, children: children, content: content)
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
