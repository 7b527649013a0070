/// The nodes of a graph that share an id in a namespace, each kind for itself.
struct NamedNodes {
  enum Kind: Hashable {
    case pairLabel, pairContent, link
  }

  private struct Key: Hashable {
    let kind: Kind
    let id: AnyHashable
  }

  private var nodes: [Key: [Node]] = [:]

  /// The nodes of a kind that share an id, in no special order.
  subscript(kind: Kind, id: AnyHashable) -> [Node] { nodes[Key(kind: kind, id: id)] ?? [] }

  mutating func add(_ node: Node, _ kind: Kind, _ id: AnyHashable) {
    nodes[Key(kind: kind, id: id), default: []].append(node)
  }

  mutating func remove(_ node: Node, _ kind: Kind, _ id: AnyHashable) {
    let key = Key(kind: kind, id: id)
    nodes[key]?.removeAll { $0 === node }
    if nodes[key]?.isEmpty == true { nodes[key] = nil }
  }
}
