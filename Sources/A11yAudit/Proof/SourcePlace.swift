// SPDX-License-Identifier: MIT

/// The source location of an element, or the parts of it that a live source knows.
public struct SourcePlace: Hashable, Sendable {
  /// A CSS selector for the page’s node.
  public var selector: String?
  /// The address of the frame that contains the node, if it is not the page’s own.
  public var frame: String?

  /// Creates a location from its parts.
  public init(selector: String? = nil, frame: String? = nil) {
    self.selector = selector
    self.frame = frame
  }
}
