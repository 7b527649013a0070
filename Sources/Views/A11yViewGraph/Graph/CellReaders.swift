// SPDX-License-Identifier: MIT

/// The nodes that have read a cell, each in its own slot.
///
/// Most cells have a single reader, which is stored without allocating an array. The list of readers must fit into one
/// machine word in the cell.
package enum CellReaders {
  case none
  case one(Unmanaged<Node>)
  case several([Unmanaged<Node>])

  package var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  package mutating func append(_ node: Unmanaged<Node>) {
    switch self {
    case .none: self = .one(node)
    case .one(let first): self = .several([first, node])
    case .several(var nodes):
      // The value is emptied first, so that the array is not copied.
      self = .none
      nodes.append(node)
      self = .several(nodes)
    }
  }

  package mutating func removeLast() {
    guard case .several(var nodes) = self else { return self = .none }
    self = .none
    nodes.removeLast()
    self = .several(nodes)
  }

  package subscript(slot: Int) -> Unmanaged<Node> {
    get {
      switch self {
      case .none: preconditionFailure("there is no reader at this index")
      case .one(let node): node
      case .several(let nodes): nodes[slot]
      }
    }
    set {
      guard case .several(var nodes) = self else { return self = .one(newValue) }
      self = .none
      nodes[slot] = newValue
      self = .several(nodes)
    }
  }
}
