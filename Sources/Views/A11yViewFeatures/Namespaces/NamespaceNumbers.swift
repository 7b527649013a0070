// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// Numbers for the namespaces of a graph.
package final class NamespaceNumbers: GraphFeature {
  private var last = 0

  package init(_ graph: ViewGraph) {}

  package func next() -> Int {
    last += 1
    return last
  }
}
