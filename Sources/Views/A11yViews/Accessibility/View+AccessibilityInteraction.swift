// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Says whether the elements respond to the user, where their actions do not show it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.respondsToUserInteraction(respondsToUserInteraction))
  }

  /// Says whether the elements respond to the user, where their actions do not show it, if it is
  /// enabled.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.respondsToUserInteraction(respondsToUserInteraction), isEnabled: isEnabled)
  }

  /// Sets the activation point of the elements, in points.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.activationPoint(Point(x: activationPoint.x, y: activationPoint.y)))
  }

  /// Sets the activation point of the elements, in points, if it is enabled.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(
      .activationPoint(Point(x: activationPoint.x, y: activationPoint.y)),
      isEnabled: isEnabled
    )
  }

  /// Sets the activation point of the elements, as a unit point of each element's frame.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.relativeActivationPoint(activationPoint))
  }

  /// Sets the activation point of the elements, as a unit point of each element's frame, if it is
  /// enabled.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.relativeActivationPoint(activationPoint), isEnabled: isEnabled)
  }
}
