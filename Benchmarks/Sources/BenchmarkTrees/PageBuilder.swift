// SPDX-License-Identifier: MIT

import A11yTree

/// Puts elements together in document order, with dense ids.
public struct PageBuilder {
  /// The elements, each before what is inside it.
  public private(set) var changes: [TreeUpdate.Change] = []
  /// The children of each element that is open, the innermost last.
  private var open: [[ElementID]] = [[]]

  /// Creates an empty page with room for some elements.
  public init(capacity: Int) { changes.reserveCapacity(capacity) }

  /// How many elements there are.
  public var count: Int { changes.count }

  /// Adds an element and what is inside it.
  @discardableResult
  public mutating func add(
    _ element: Element,
    inside: (inout PageBuilder) -> Void = { _ in }
  ) -> ElementID {
    let place = changes.count
    let id = ElementID(index: UInt32(place))
    changes.append(TreeUpdate.Change(id, element))
    open.append([])
    inside(&self)
    changes[place].element.children = open.removeLast()
    open[open.count - 1].append(id)
    return id
  }

  /// The elements as the first update of a source; the first one is the root.
  public var update: TreeUpdate { TreeUpdate(root: changes.first?.id, changes: changes) }
}
