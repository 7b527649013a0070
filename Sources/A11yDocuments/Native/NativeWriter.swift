// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

extension Document {
  /// Encodes the document in the native format: keys are sorted, and equal trees give equal bytes.
  ///
  /// Reading it again returns an equal ``tree`` and ``readingOrder``. A secret is written as dots.
  ///
  /// - Throws: An error if a number is not finite.
  public func nativeJSON() throws -> Data {
    guard let root = tree.root else { throw DocumentError("the tree has no root") }
    return try Self.json(root: root, changes: tree.changes, readingOrder: readingOrder)
  }

  /// Encodes the current state of a tree in the native format, in reading order.
  ///
  /// - Throws: An error if the tree is empty or a number is not finite.
  public static func nativeJSON(of tree: AccessibilityTree) throws -> Data {
    guard let root = tree.root else { throw DocumentError("the tree has no root") }
    var changes: [TreeUpdate.Change] = []
    changes.reserveCapacity(tree.count)
    var pending = [root]
    while let next = pending.popLast() {
      guard let element = tree[next] else { continue }
      changes.append(TreeUpdate.Change(next, element))
      pending += element.children.reversed()
    }
    return try json(root: root, changes: changes, readingOrder: tree.readingOrder)
  }

  private static func json(
    root: ElementID,
    changes: [TreeUpdate.Change],
    readingOrder: ReadingOrder
  ) throws -> Data {
    var order: NativeReadingOrder?
    if case .geometric(let threshold, let isRightToLeft) = readingOrder {
      order = NativeReadingOrder(
        rowThreshold: threshold,
        isRightToLeft: Optional(isRightToLeft).unless(false)
      )
    }
    let document = NativeDocument(
      format: NativeDocument.format,
      version: NativeDocument.version,
      readingOrder: order,
      root: root.description,
      elements: changes.map(NativeElement.init)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(document) + Data("\n".utf8)
  }
}
