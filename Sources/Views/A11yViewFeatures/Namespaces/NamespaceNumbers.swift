// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A generator of unique numbers for a graph's namespaces.
package final class NamespaceNumbers: GraphFeature {
  private var last = 0

  package init(_ graph: ViewGraph) {}

  package func next() -> Int {
    last += 1
    return last
  }
}
