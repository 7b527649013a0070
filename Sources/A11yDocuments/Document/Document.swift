// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A tree that was captured from an app or a page and is read from a file.
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
  /// The whole tree, as a source's first update. The elements' IDs are in document order, without gaps.
  public var tree: TreeUpdate {
    didSet { built = nil }
  }
  /// The rule that determines the order of siblings.
  public var readingOrder: ReadingOrder
  /// Notices about content that the reader did not recognize and about information that the format lacks. Each notice
  /// is listed once.
  public var notices: [DocumentNotice]
  /// The complete tree, if the reader had to build it while reading the document.
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
