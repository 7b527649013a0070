// SPDX-License-Identifier: MIT

import A11yTree

/// Builds elements in document order, with consecutive IDs.
public struct PageBuilder {
  /// The elements, sorted so that each element precedes its descendants.
  public private(set) var changes: [TreeUpdate.Change] = []
  /// The children of each open element, innermost element last.
  private var open: [[ElementID]] = [[]]

  /// Creates an empty page with capacity for the given number of elements.
  public init(capacity: Int) { changes.reserveCapacity(capacity) }

  /// The number of elements.
  public var count: Int { changes.count }

  /// Adds an element and its contents.
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

  /// The elements as a source's first update. The first element is the root.
  public var update: TreeUpdate { TreeUpdate(root: changes.first?.id, changes: changes) }
}
