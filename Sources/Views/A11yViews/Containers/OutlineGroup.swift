// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Views of a tree of data: elements with children are disclosure groups, the others single views.
///
/// An element with children is a button that says whether it is expanded. In a list with a
/// selection activating it selects it, like any row; an action "Expand" or "Collapse" opens and
/// closes it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  package let rows: OutlineRows
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows of the top level.
  public var body: some View { rows.view() }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes views of a tree below one root, identified by a key path.
  public init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Makes views of trees, identified by a key path.
  public init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(data, id: id, children: children, content: content)
  }
}
