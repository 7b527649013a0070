// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// One thing that an accessibility modifier says of an element.
package enum AccessibilityAttribute: Equatable {
  case label(SpokenText)
  case value(SpokenText)
  case hint(SpokenText)
  case identifier(String)
  case inputLabels([String])
  case hidden(Bool)
  case addedTraits(AccessibilityTraits)
  case removedTraits(AccessibilityTraits)
  case sortPriority(Double)
  case heading(AccessibilityHeadingLevel)
  case sourceCode
  // Boxed, so that the other cases stay small.
  indirect case customContent(AccessibilityCustomContentKey, String?, isImportant: Bool)
  case respondsToUserInteraction(Bool)
  case activationPoint(Point)
  case relativeActivationPoint(UnitPoint)
  case speech(SpeechChange)
  case action(AccessibilityActionKind, PlainHandler)
  case adjustment(Handler<AccessibilityAdjustmentDirection>)
  case scrolling(Handler<Edge>)
  case scrollStatus(SpokenText)
  case zoom(Handler<AccessibilityZoomGestureAction>)
  /// Something that is accepted and not heard.
  case unheard(String)
}

/// A text argument of a modifier: its words, and how they are spoken.
package struct SpokenText: Equatable {
  package let words: String
  private let style: TextStyle?

  package init(_ text: Text) {
    words = text.spoken
    style = text.style
  }

  package init<S: StringProtocol>(_ string: S) {
    words = String(string)
    style = nil
  }

  package var speech: SpeechAttributes? { style?.speech }
}

extension Text {
  /// The words to speak.
  package nonisolated var spoken: String { style?.label ?? string }
}

/// A function of the program that is passed nothing: a ``Handler`` of nothing would wrap it in
/// another function, which is an allocation for each.
package struct PlainHandler: Equatable {
  package let run: () -> Void

  package init(_ run: @escaping () -> Void) { self.run = run }

  package static func == (lhs: Self, rhs: Self) -> Bool { haveSameBits(lhs.run, rhs.run) }
}

/// A function of the program. Two are equal only if they are indistinguishable.
package struct Handler<Input>: Equatable {
  package let run: (Input) -> Void

  package init(_ run: @escaping (Input) -> Void) { self.run = run }

  package static func == (lhs: Handler, rhs: Handler) -> Bool { haveSameBits(lhs.run, rhs.run) }
}
