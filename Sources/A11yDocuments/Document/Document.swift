// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A tree that was captured from an app or a page and then read from a file.
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
  /// The whole tree, as a source's first update. The elements' ids have no gaps and are in document order.
  public var tree: TreeUpdate {
    didSet { built = nil }
  }
  /// The rule that determines the order of siblings.
  public var readingOrder: ReadingOrder
  /// Notices about content that the reader did not recognize and about information that the format lacks, each listed
  /// once.
  public var notices: [DocumentNotice]
  /// The finished tree, if the reader already had to build the tree while reading the document.
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

  /// Returns the document's tree, which is built only once.
  ///
  /// - Throws: `TreeError` if the elements do not form one tree.
  func builtTree() throws(TreeError) -> AccessibilityTree {
    if let built, built.readingOrder == readingOrder { return built }
    return try AccessibilityTree(tree, readingOrder: readingOrder)
  }
}
