// SPDX-License-Identifier: MIT

import A11yNativeFormat
import A11yTree
import Foundation

extension Document {
  /// Encodes the document in the native format with sorted keys, so that equal trees produce equal bytes.
  ///
  /// Decoding the resulting JSON produces an equal ``tree`` and ``readingOrder``. Secret text is written as dots.
  ///
  /// - Throws: An error if a number is not finite.
  public func nativeJSON() throws -> Data {
    guard let root = tree.root else { throw DocumentError("the tree has no root") }
    return try NativeDocument(root: root, changes: tree.changes, readingOrder: readingOrder).json()
  }

  /// Encodes the current state of a tree in the native format, with its elements in reading order.
  ///
  /// - Throws: An error if the tree is empty or a number is not finite.
  public static func nativeJSON(of tree: AccessibilityTree) throws -> Data {
    guard let document = NativeDocument(of: tree) else {
      throw DocumentError("the tree has no root")
    }
    return try document.json()
  }
}
