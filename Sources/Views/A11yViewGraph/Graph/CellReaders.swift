// SPDX-License-Identifier: MIT

/// The nodes that read a cell, each in its own slot.
///
/// Most cells have one reader, which needs no array.
package struct CellReaders {
  private var first: Unmanaged<Node>?
  private var rest: [Unmanaged<Node>] = []

  package var count: Int { first == nil ? 0 : rest.count + 1 }

  package mutating func append(_ node: Unmanaged<Node>) {
    if first == nil { first = node } else { rest.append(node) }
  }

  package mutating func removeLast() {
    if rest.isEmpty { first = nil } else { rest.removeLast() }
  }

  package subscript(slot: Int) -> Unmanaged<Node> {
    get {
      if slot == 0, let first { return first }
      return rest[slot - 1]
    }
    set { if slot == 0 { first = newValue } else { rest[slot - 1] = newValue } }
  }
}
