import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A zoom that a user asked for.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way to zoom.
  public enum Direction: Hashable, Sendable {
    /// To see more of less.
    case zoomIn
    /// To see less of more.
    case zoomOut
  }

  /// Which way to zoom.
  public let direction: Direction
  /// Around which place of the element. Without a pointer it is always the middle.
  public let location: UnitPoint
  /// Around which place of the screen, in points; the origin where no frame is known.
  public let point: CGPoint

  package init(_ direction: Direction) {
    self.direction = direction
    location = .center
    point = .zero
  }

  /// The names under which users find the two actions.
  package static let names: [(name: String, direction: Direction)] = [
    ("Zoom in", .zoomIn), ("Zoom out", .zoomOut),
  ]
}

extension Handler where Input == AccessibilityZoomGestureAction {
  /// What the action of a name does; `nil` if that is not one of the two.
  @MainActor
  package func zoom(named name: String) -> (@MainActor () -> Void)? {
    guard let action = Input.names.first(where: { $0.name == name }) else { return nil }
    return { run(AccessibilityZoomGestureAction(action.direction)) }
  }
}

extension View {
  /// Lets users zoom: the elements have the actions "Zoom in" and "Zoom out".
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.zoom(Handler(handler)))
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
