// SPDX-License-Identifier: MIT

/// A list in which few elements differ from all others, as in what a person does and hears: each is
/// kept once, and four bytes for each time that it comes.
package struct RepeatedList<Element: Hashable>: RandomAccessCollection {
  /// The elements that differ, in the order in which they first came.
  package private(set) var distinct: [Element] = []
  private var numbers: [Element: UInt32] = [:]
  private var order: [UInt32] = []

  /// Creates an empty list.
  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { order.count }
  package subscript(place: Int) -> Element { distinct[Int(order[place])] }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) {
    if let number = numbers[element] { return order.append(number) }
    let number = UInt32(distinct.count)
    distinct.append(element)
    numbers[element] = number
    order.append(number)
  }
}
