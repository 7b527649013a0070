// SPDX-License-Identifier: MIT

/// The source location of an element, to the extent that a live source knows it.
public struct SourcePlace: Hashable, Sendable {
  /// A CSS selector for the page’s node.
  public var selector: String?
  /// The address of the frame that contains the node, or `nil` if the node is in the main frame.
  public var frame: String?

  /// Creates a location from a selector and the address of a frame.
  public init(selector: String? = nil, frame: String? = nil) {
    self.selector = selector
    self.frame = frame
  }
}
