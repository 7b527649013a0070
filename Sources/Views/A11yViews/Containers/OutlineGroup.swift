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
