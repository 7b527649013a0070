// SPDX-License-Identifier: MIT

/// The source location of an element, as far as a live source knows it.
public struct SourcePlace: Hashable, Sendable {
  /// A CSS selector for the page’s node.
  public var selector: String?
  /// The address of the frame that contains the node, unless the page itself contains the node.
  public var frame: String?

  /// Creates a location from a selector and the address of a frame.
  public init(selector: String? = nil, frame: String? = nil) {
    self.selector = selector
    self.frame = frame
  }
}
