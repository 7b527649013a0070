/// A text in YAML, its nodes in the order of the text, each before what is inside it.
///
/// Every scalar is the text that is written there, whether or not it looks like a number or a tag says
/// that it is one.
struct YAMLTree {
  struct Node {
    enum Kind { case scalar, sequence, mapping }

    var kind: Kind
    /// What a scalar says.
    var text = ""
    /// Whether a scalar stands in quotes.
    var isQuoted = false
    /// Where it begins, both from 1, the column in characters.
    var line: Int
    var column: Int
    /// The index after the last node inside.
    var end: Int
  }

  private(set) var nodes: [Node] = []

  /// The first node, or `nil` if there is nothing but comments.
  var root: Int? { nodes.isEmpty ? nil : 0 }

  subscript(index: Int) -> Node { nodes[index] }

  /// What is directly inside a node.
  func children(of index: Int) -> Children {
    Children(nodes: nodes, index: index + 1, end: nodes[index].end)
  }

  /// The keys of a mapping with their values.
  func pairs(of mapping: Int) -> Pairs { Pairs(children: children(of: mapping)) }

  mutating func append(_ node: Node) { nodes.append(node) }

  /// Ends a node after what was appended last.
  mutating func close(_ index: Int) { nodes[index].end = nodes.count }
}

extension YAMLTree {
  /// The indices of what is directly inside a node, one after the other.
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

  /// The indices of keys and values, which take turns inside a mapping.
  struct Pairs: Sequence, IteratorProtocol {
    fileprivate var children: Children

    mutating func next() -> (key: Int, value: Int)? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
