// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An object that handles events, and describes itself with UIAccessibility's properties.
///
/// A change of a property takes effect before the current turn ends; outside a turn, soon.
/// There is no layout and no drawing. On Apple's platforms it is an `NSObject`; here it is not.
@MainActor
open class UIResponder {
  /// Creates a responder with nothing set.
  public init() {}

  /// Whether it is an accessibility element, rather than a container.
  open var isAccessibilityElement = false { didSet { accessibilityChanged() } }
  /// The label.
  open var accessibilityLabel: String? { didSet { accessibilityChanged() } }
  /// The value: a choice, a text or an amount.
  open var accessibilityValue: String? { didSet { accessibilityChanged() } }
  /// The hint.
  open var accessibilityHint: String? { didSet { accessibilityChanged() } }
  /// The traits: its role and behaviour.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityChanged() } }
  /// A name for tests, which is never spoken.
  open var accessibilityIdentifier: String? { didSet { accessibilityChanged() } }
  /// The language of its texts, as in `fr` or `pt-BR`.
  open var accessibilityLanguage: String? { didSet { accessibilityChanged() } }
  /// Whether everything in it is hidden from assistive technologies.
  open var accessibilityElementsHidden = false { didSet { accessibilityChanged() } }
  /// The elements in it in reading order, in place of the subviews: views and
  /// `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? { didSet { accessibilityChanged() } }
  /// The custom actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { accessibilityChanged() }
  }
  /// Whether Switch Control stops at it; by default its traits decide.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { respondsToUserInteraction ?? accessibilityTraits.isInteractive }
    set {
      respondsToUserInteraction = newValue
      accessibilityChanged()
    }
  }
  package private(set) final var respondsToUserInteraction: Bool?

  /// Activates it, as a double tap does; returns `false` if there is nothing to do.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value, if its traits include `adjustable`.
  open func accessibilityIncrement() {}
  /// Decrements the value, if its traits include `adjustable`.
  open func accessibilityDecrement() {}
  /// Leaves; returns `false` if there is nothing to leave, and its container is asked next.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the main action; returns `false` if there is none, and its container is asked next.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page; returns `false` if it cannot, and its container is asked next.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether it can become the first responder; text fields can.
  open var canBecomeFirstResponder: Bool { self is any TextInputObject }
  /// Whether it can stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder once it is shown: keyboard focus moves to it, and its text is
  /// edited. Returns whether that may be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    takeKeyboardFocus()
    return true
  }

  /// Stops being the first responder: its text is no longer edited. Returns whether that may be.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    leaveKeyboardFocus()
    return true
  }

  /// Shows its keyboard anew. Does nothing here.
  open func reloadInputViews() {}

  /// The next responder to ask.
  open var next: UIResponder? { nil }

  /// The tree whose root this is.
  package final var represented: RepresentedTree?

  /// The tree that it is in, if it is shown.
  package final var tree: RepresentedTree? {
    var responder: UIResponder? = self
    while let asked = responder {
      if let tree = asked.represented { return tree }
      responder = asked.next
    }
    return nil
  }

  /// Schedules its tree to be read again.
  package final func accessibilityChanged() { tree?.change() }
}

/// A direction in which something is scrolled.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Forward.
  case next = 5
  /// Back.
  case previous = 6
}

extension UIResponder: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
