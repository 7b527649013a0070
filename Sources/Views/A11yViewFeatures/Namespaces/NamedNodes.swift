// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The graph's nodes that share an ID in a namespace, grouped by purpose.
package final class NamedNodes: GraphFeature {
  package enum Kind: Hashable {
    case pairLabel, pairContent, link
  }

  private struct Key: Hashable {
    let kind: Kind
    let id: AnyHashable
  }

  private var nodes: [Key: [Node]] = [:]

  package init(_ graph: ViewGraph) {}

  /// Returns the nodes that share an ID for a given purpose, in no particular order.
  package subscript(kind: Kind, id: AnyHashable) -> [Node] { nodes[Key(kind: kind, id: id)] ?? [] }

  package func add(_ node: Node, _ kind: Kind, _ id: AnyHashable) {
    nodes[Key(kind: kind, id: id), default: []].append(node)
  }

  package func remove(_ node: Node, _ kind: Kind, _ id: AnyHashable) {
    let key = Key(kind: kind, id: id)
    nodes[key]?.removeAll { $0 === node }
    if nodes[key]?.isEmpty == true { nodes[key] = nil }
  }
}

extension ViewGraph {
  /// The nodes that share an ID in a namespace.
  package var named: NamedNodes { feature() }
}
