// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A tree that was captured from an app or a page and read from a file.
///
/// ```swift
/// let document = try Document(data: Data(contentsOf: file))
/// let tree = try AccessibilityTree(document.tree, readingOrder: document.readingOrder)
/// ```
public struct Document: Sendable {
  /// The maximum size of a file, in bytes.
  public static let sizeLimit = 256 << 20

  /// The format of the document's file.
  public var format: DocumentFormat
  /// The whole tree, as the first update of a source. Ids are dense and in document order.
  public var tree: TreeUpdate {
    didSet { built = nil }
  }
  /// How siblings are ordered.
  public var readingOrder: ReadingOrder
  /// What the reader did not know and skipped, and what the format does not hold, each once.
  public var notices: [DocumentNotice]
  /// The tree, if the reader had to build it.
  private var built: AccessibilityTree?

  init(
    format: DocumentFormat,
    tree: TreeUpdate,
    readingOrder: ReadingOrder = .source,
    notices: [DocumentNotice] = [],
    built: AccessibilityTree? = nil
  ) {
    self.format = format
    self.tree = tree
    self.readingOrder = readingOrder
    self.notices = notices
    self.built = built
  }

  /// The tree of the document, built once.
  ///
  /// - Throws: `TreeError` if the elements do not make one tree.
  func builtTree() throws(TreeError) -> AccessibilityTree {
    if let built, built.readingOrder == readingOrder { return built }
    return try AccessibilityTree(tree, readingOrder: readingOrder)
  }
}
