// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Trees whose views change their elements.
extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Makes views of the bindings of a tree below one root, identified by a key path.
  public init<C, E>(
    _ root: Binding<E>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  {
    rows = OutlineRows(root: root, id: id, children: children, content: content)
  }

  /// Makes views of the bindings of trees, identified by a key path.
  public init<C, E>(
    _ data: Binding<C>,
    id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element
  {
    rows = OutlineRows(data, id: id, children: children, content: content)
  }
}
