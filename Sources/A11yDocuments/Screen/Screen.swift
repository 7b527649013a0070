// SPDX-License-Identifier: MIT

import A11yTree

/// A phone app's screen under construction by a reader. The screen's elements are in document order, with parents
/// before their children.
struct Screen {
  private(set) var elements: [Element]
  private(set) var children: [[Int]]
  /// The notices about content that the reader did not understand.
  var notices = NoticeLog()

  /// Creates a screen that contains only a root element.
  init(_ root: Element) {
    elements = [root]
    children = [[]]
  }

  /// Adds an element as a child of an existing element, and returns the new element's number.
  mutating func append(_ element: Element, to parent: Int) -> Int {
    elements.append(element)
    children.append([])
    children[parent].append(elements.count - 1)
    return elements.count - 1
  }

  /// Changes an element.
  mutating func change(_ index: Int, _ body: (inout Element) -> Void) { body(&elements[index]) }

  /// Replaces an element's children. An element that is no longer a child of any element disappears.
  mutating func setChildren(_ index: Int, _ list: [Int]) { children[index] = list }

  /// Sets the positions of the tabs, radio buttons and segments directly inside an element.
  mutating func number(_ index: Int) {
    let options = children[index].filter {
      [.tab, .radio, .button].contains(elements[$0].role)
    }
    guard options.count > 1 else { return }
    for (place, option) in options.enumerated() {
      elements[option].position = Element.Position(place + 1, of: options.count)
    }
  }

  /// Returns the screen as a source's first update, with dense IDs in document order.
  func update() -> TreeUpdate {
    var order: [Int] = []
    var pending = [0]
    while let next = pending.popLast() {
      order.append(next)
      pending += children[next].reversed()
    }
    var ids = [ElementID](repeating: ElementID(index: 0), count: elements.count)
    for (place, index) in order.enumerated() {
      ids[index] = ElementID(index: UInt32(truncatingIfNeeded: place))
    }
    let changes = order.map { index in
      var element = elements[index]
      element.children = children[index].map { ids[$0] }
      return TreeUpdate.Change(ids[index], element)
    }
    return TreeUpdate(root: ids[0], changes: changes)
  }
}
