// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A zoom that a user asked for.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way to zoom.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Which way to zoom.
  public let direction: Direction
  /// The place in the element to zoom around. Without a pointer it is always the centre.
  public let location: UnitPoint
  /// The place on the screen to zoom around, in points; the origin if no frame is known.
  public let point: CGPoint

  package init(_ direction: Direction) {
    self.direction = direction
    location = .center
    point = .zero
  }

  /// The names of the two actions for users.
  package static let names: [(name: String, direction: Direction)] = [
    ("Zoom in", .zoomIn), ("Zoom out", .zoomOut),
  ]
}

extension Handler where Input == AccessibilityZoomGestureAction {
  /// What the action with a name does; `nil` for other names.
  @MainActor
  package func zoom(named name: String) -> (@MainActor () -> Void)? {
    guard let action = Input.names.first(where: { $0.name == name }) else { return nil }
    return { run(AccessibilityZoomGestureAction(action.direction)) }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Lets users zoom: the elements have the actions "Zoom in" and "Zoom out".
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.zoom(Handler(handler)))
  }
}
