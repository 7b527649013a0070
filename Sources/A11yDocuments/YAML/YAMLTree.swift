// SPDX-License-Identifier: MIT

/// A YAML text as a tree of nodes in text order, with parents before their children.
///
/// Every scalar is stored as written, even if it looks like a number or is tagged as one.
struct YAMLTree {
  struct Node {
    enum Kind { case scalar, sequence, mapping }

    var kind: Kind
    /// A scalar's text.
    var text = ""
    /// Whether the scalar is quoted.
    var isQuoted = false
    /// The position at which the node begins, as one-based line and column numbers. Columns count characters.
    var line: Int
    var column: Int
    /// The index that follows the node's last descendant.
    var end: Int
  }

  private(set) var nodes: [Node] = []

  /// The first node, or `nil` if the text consists only of comments.
  var root: Int? { nodes.isEmpty ? nil : 0 }

  subscript(index: Int) -> Node { nodes[index] }

  /// Returns a node's direct children.
  func children(of index: Int) -> Children {
    Children(nodes: nodes, index: index + 1, end: nodes[index].end)
  }

  /// Returns the keys and values of a mapping.
  func pairs(of mapping: Int) -> Pairs { Pairs(children: children(of: mapping)) }

  mutating func append(_ node: Node) { nodes.append(node) }

  /// Ends a node. The node's last descendant is the node that was appended last.
  mutating func close(_ index: Int) { nodes[index].end = nodes.count }
}

extension YAMLTree {
  /// The indices of a node's direct children.
  struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = nodes[index].end }
      return index
    }
  }

  /// The keys and values of a mapping, as node indices.
  struct Pairs: Sequence, IteratorProtocol {
    fileprivate var children: Children

    mutating func next() -> (key: Int, value: Int)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
