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

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Puts the elements before those of lower priority in the same container; 0 is the default.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.sortPriority(sortPriority))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Identifies what is selected. Not available: a tag does.
  @available(*, unavailable, message: "a tag identifies what is selected: use tag(_:)")
  nonisolated public func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Content, Modifier> { self }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Hides the elements, and all inside them, from assistive technologies.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hidden(hidden))
  }

  /// Hides the elements, and all inside them, from assistive technologies, if it is enabled.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hidden(hidden), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the elements' identifier, which is never spoken.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.identifier(identifier))
  }

  /// Sets the elements' identifier, which is never spoken, if it is enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.identifier(identifier), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds traits to those that the elements have.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.addedTraits(traits))
  }

  /// Removes traits from the elements.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.removedTraits(traits))
  }
}

extension View {
  /// Lets the view take touches directly, bypassing the screen reader.
  ///
  /// Options concern fingers on a screen, so a diagnostic reports them.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(directTouch(isDirectTouchArea)).attaching(
      .unheard(
        "uses options of accessibilityDirectTouch, which are accepted and not heard: nobody "
          + "touches a screen here."
      ),
      isEnabled: !options.isEmpty
    )
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Lets the view take touches directly, bypassing the screen reader.
  ///
  /// Options concern fingers on a screen, so a diagnostic reports them.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    attaching(directTouch(isDirectTouchArea)).attaching(
      .unheard(
        "uses options of accessibilityDirectTouch, which are accepted and not heard: nobody "
          + "touches a screen here."
      ),
      isEnabled: !options.isEmpty
    )
  }
}

private func directTouch(_ isOn: Bool) -> AccessibilityAttribute {
  isOn ? .addedTraits(.allowsDirectInteraction) : .removedTraits(.allowsDirectInteraction)
}
