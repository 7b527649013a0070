// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A document in version 1 of the native format, which represents a tree as a flat list of elements.
///
/// The list is flat so that deeply nested trees do not require deeply nested JSON. Each field of an element has its own
/// key. Default values are omitted.
package struct NativeDocument: Encodable {
  package static let format = "a11ynav"
  package static let version = 1

  package var format: String
  package var version: Int
  package var readingOrder: NativeReadingOrder?
  package var root: String
  package var elements: [NativeElement]
}

extension NativeDocument {
  /// Creates the document for a tree, given the tree's root and elements.
  package init(root: ElementID, changes: [TreeUpdate.Change], readingOrder: ReadingOrder) {
    format = Self.format
    version = Self.version
    if case .geometric(let threshold, let isRightToLeft) = readingOrder {
      self.readingOrder = NativeReadingOrder(
        rowThreshold: threshold,
        isRightToLeft: Optional(isRightToLeft).unless(false)
      )
    }
    self.root = root.description
    elements = changes.map(NativeElement.init)
  }

  /// Creates the document for the current state of a tree in reading order, or returns `nil` if the tree is empty.
  package init?(of tree: AccessibilityTree) {
    guard let root = tree.root else { return nil }
    var changes: [TreeUpdate.Change] = []
    changes.reserveCapacity(tree.count)
    var pending = [root]
    while let next = pending.popLast() {
      guard let element = tree[next] else { continue }
      changes.append(TreeUpdate.Change(next, element))
      pending += element.children.reversed()
    }
    self.init(root: root, changes: changes, readingOrder: tree.readingOrder)
  }

  /// Returns the document as JSON with sorted keys. Equal trees produce equal bytes.
  ///
  /// - Throws: An error if a number is not finite.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// The reading order of siblings, which the document omits if siblings are in document order.
package struct NativeReadingOrder: Encodable {
  package var rowThreshold: Double?
  package var isRightToLeft: Bool?

  package init(rowThreshold: Double? = nil, isRightToLeft: Bool? = nil) {
    self.rowThreshold = rowThreshold
    self.isRightToLeft = isRightToLeft
  }
}
