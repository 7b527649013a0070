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
/// There is no layout and no drawing. On Apple's platforms it is an `NSObject`; here it is only an
/// `NSObjectProtocol`.
@MainActor
@preconcurrency
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
  /// Whether assistive technologies see nothing beside it.
  open var accessibilityViewIsModal = false { didSet { accessibilityChanged() } }
  /// Whether what is in it is read before what is beside it, and scanned as a group.
  open var shouldGroupAccessibilityChildren = false { didSet { accessibilityChanged() } }
  /// Its names for Voice Control.
  open var accessibilityUserInputLabels: [String]? { didSet { accessibilityChanged() } }
  /// Its rotors, or those for everything in it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    didSet { accessibilityChanged() }
  }
  /// Further facts, read on request.
  open var accessibilityCustomContent: [AXCustomContent]? { didSet { accessibilityChanged() } }
  /// Its rectangle on the screen, in points.
  open var accessibilityFrame = CGRect.zero { didSet { accessibilityChanged() } }
  /// Where it is touched, in points on the screen.
  open var accessibilityActivationPoint = CGPoint.zero { didSet { accessibilityChanged() } }
  /// How Switch Control moves through what is in it.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic {
    didSet { accessibilityChanged() }
  }
  /// What kind of container it is.
  open var accessibilityContainerType = UIAccessibilityContainerType.none {
    didSet { accessibilityChanged() }
  }
  /// Whether what it controls is shown.
  open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported {
    didSet { accessibilityChanged() }
  }
  /// What kind of text it holds.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    didSet { accessibilityChanged() }
  }
  /// How its label is spoken, as attributes of the label say.
  final var labelSpeech: SpeechAttributes?
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
  /// Enlarges it around a point, if its traits include `supportsZoom`; returns whether it could.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Makes it smaller around a point, if its traits include `supportsZoom`; returns whether it
  /// could.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
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

  /// Called when a finger is put down. It never is.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a finger moves. It never does.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a finger is lifted. It never is.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches end otherwise. They never do.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the device is shaken. It never is.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device is no longer shaken. It never was.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a key is pressed. Accepted: keys are SwiftUI's `onKeyPress`.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key is released. Accepted: keys are SwiftUI's `onKeyPress`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// The view of UIKit in which a view of SwiftUI is shown.
  package var hosted: AnyView? { nil }

  /// Reloads its keyboard. Does nothing here.
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
