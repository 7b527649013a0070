// SPDX-License-Identifier: MIT

/// A program's request to move the cursors of some technologies to an element.
public struct FocusRequest: Hashable, Sendable {
  /// The element to which the cursors move.
  public var target: ElementID
  /// The technologies whose cursors move.
  public var technologies: AccessibilityTechnologies
  /// The request's generation, which determines the order of requests. An older request never overrides a newer
  /// request.
  public var generation: UInt64
  /// The range of the element's text on which to focus, in zero-based character positions, or `nil` for the whole
  /// element.
  public var textRange: Range<Int>?

  /// Creates a request that moves the cursors of all technologies by default.
  public init(
    _ target: ElementID,
    for technologies: AccessibilityTechnologies = .all,
    generation: UInt64 = 0,
    textRange: Range<Int>? = nil
  ) {
    self.target = target
    self.technologies = technologies
    self.generation = generation
    self.textRange = textRange
  }
}
