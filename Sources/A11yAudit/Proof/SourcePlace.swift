// SPDX-License-Identifier: MIT

/// Where an element comes from, as far as a live source knows.
public struct SourcePlace: Hashable, Sendable {
  /// A CSS selector of the page’s node.
  public var selector: String?
  /// The address of the frame that the node is in, if it is not the page’s own.
  public var frame: String?

  /// Creates a place from its parts.
  public init(selector: String? = nil, frame: String? = nil) {
    self.selector = selector
    self.frame = frame
  }
}
