// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// An attribute that an accessibility modifier adds to an element.
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
  // This case is indirect, so that the other cases stay small.
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
  /// An accessibility modifier that is accepted but has no audible effect. The case stores the message that reports the
  /// modifier.
  case unheard(String)
}

/// The text that is passed to a modifier, with its words and their speech attributes.
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
  /// The words that are spoken.
  package nonisolated var spoken: String { style?.label ?? string }
}

/// A closure without parameters. A ``Handler`` for `Void` would wrap the closure in another closure and thus require an
/// allocation.
package struct PlainHandler: Equatable {
  package let run: () -> Void

  package init(_ run: @escaping () -> Void) { self.run = run }

  package static func == (lhs: Self, rhs: Self) -> Bool { haveSameBits(lhs.run, rhs.run) }
}

/// A function. Two handlers are considered equal only if their bits are identical.
package struct Handler<Input>: Equatable {
  package let run: (Input) -> Void

  package init(_ run: @escaping (Input) -> Void) { self.run = run }

  package static func == (lhs: Handler, rhs: Handler) -> Bool { haveSameBits(lhs.run, rhs.run) }
}
