// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An object that handles events and describes itself through UIAccessibility's properties.
///
/// A change to a property takes effect before the current turn ends. Changes that are made outside a turn take effect
/// shortly afterward. Views are neither laid out nor drawn. Unlike on Apple's platforms, a responder is not an
/// `NSObject`, although it conforms to `NSObjectProtocol`.
@MainActor
@preconcurrency
open class UIResponder {
  /// Creates a responder without properties.
  public init() {}

  /// Whether the object is an accessibility element rather than a container.
  open var isAccessibilityElement = false { didSet { accessibilityChanged() } }
  /// The object's position among related elements, if the object is part of a control.
  package var positionInSet: Element.Position? { nil }
  /// The label.
  open var accessibilityLabel: String? { didSet { accessibilityChanged() } }
  /// The accessibility value, which can be a selection, text or an amount.
  open var accessibilityValue: String? { didSet { accessibilityChanged() } }
  /// The hint.
  open var accessibilityHint: String? { didSet { accessibilityChanged() } }
  /// The accessibility traits, which determine the object's role and behavior.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityChanged() } }
  /// An identifier that tests use and that is never spoken.
  open var accessibilityIdentifier: String? { didSet { accessibilityChanged() } }
  /// The language of the object's text, such as `fr` or `pt-BR`.
  open var accessibilityLanguage: String? { didSet { accessibilityChanged() } }
  /// Whether the object's contents are hidden from assistive technologies.
  open var accessibilityElementsHidden = false { didSet { accessibilityChanged() } }
  /// The accessibility elements that replace the subviews, in reading order. Each of the accessibility elements is a
  /// view or a `UIAccessibilityElement`.
  open var accessibilityElements: [Any]? { didSet { accessibilityChanged() } }
  /// The custom actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { accessibilityChanged() }
  }
  /// Whether the object is modal, so that assistive technologies ignore everything outside it.
  open var accessibilityViewIsModal = false { didSet { accessibilityChanged() } }
  /// Whether VoiceOver reads the object's contents together and Switch Control scans them as a group.
  open var shouldGroupAccessibilityChildren = false { didSet { accessibilityChanged() } }
  /// The names by which Voice Control users can refer to the object.
  open var accessibilityUserInputLabels: [String]? { didSet { accessibilityChanged() } }
  /// The object's rotors, which also apply to a container's contents.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    didSet { accessibilityChanged() }
  }
  /// Additional information that VoiceOver reads on request.
  open var accessibilityCustomContent: [AXCustomContent]? { didSet { accessibilityChanged() } }
  /// The object's frame on the screen, in points.
  open var accessibilityFrame = CGRect.zero { didSet { accessibilityChanged() } }
  /// The point at which the object is touched, in screen coordinates.
  open var accessibilityActivationPoint = CGPoint.zero { didSet { accessibilityChanged() } }
  /// A setting that determines how Switch Control moves through the object's contents.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic {
    didSet { accessibilityChanged() }
  }
  /// The type of container, such as a list or a table.
  open var accessibilityContainerType = UIAccessibilityContainerType.none {
    didSet { accessibilityChanged() }
  }
  /// Whether the content that the object controls is shown.
  open var accessibilityExpandedStatus = UIAccessibilityExpandedStatus.unsupported {
    didSet { accessibilityChanged() }
  }
  /// The type of text that the object contains.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    didSet { accessibilityChanged() }
  }
  /// The accessibility label with its speech attributes.
  final var labelSpeech: SpeechAttributes?
  /// Whether Switch Control stops at the object, which depends on the object's traits by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { respondsToUserInteraction ?? accessibilityTraits.isInteractive }
    set {
      respondsToUserInteraction = newValue
      accessibilityChanged()
    }
  }
  package private(set) final var respondsToUserInteraction: Bool?

  /// Activates the object as a double tap would, and returns `false` if the object does not handle the action.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the object's value. This method is called only if the traits include `adjustable`.
  open func accessibilityIncrement() {}
  /// Decrements the object's value. This method is called only if the traits include `adjustable`.
  open func accessibilityDecrement() {}
  /// Handles the escape gesture. If this method returns `false`, the same method is called on the container.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the main action, such as starting or pausing playback, in response to the magic tap. If this method
  /// returns `false`, the same method is called on the container.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Zooms in around a point, if the traits include `supportsZoom`, and returns whether zooming was possible.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Zooms out around a point, if the traits include `supportsZoom`, and returns whether zooming was possible.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Scrolls by one page in a direction. If this method returns `false`, the same method is called on the container.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Whether the object can become the first responder, as text fields can.
  open var canBecomeFirstResponder: Bool { self is any TextInputObject }
  /// Whether the object can resign first responder status.
  open var canResignFirstResponder: Bool { true }

  /// Makes the object the first responder once the object is shown, which moves keyboard focus to the object and begins
  /// editing its text. Returns whether the object can become the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    takeKeyboardFocus()
    return true
  }

  /// Makes the object resign first responder status, which ends editing of the object's text. Returns whether the
  /// object can become the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    leaveKeyboardFocus()
    return true
  }

  /// Handles the beginning of a touch. This method is never called, because a11ynav does not simulate touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles the movement of a touch. This method is never called, because a11ynav does not simulate touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles the end of a touch. This method is never called, because a11ynav does not simulate touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles the cancellation of a touch. This method is never called, because a11ynav does not simulate touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Handles the beginning of a motion, such as shaking. This method is never called, because a11ynav does not simulate
  /// motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Handles the end of a motion, such as shaking. This method is never called, because a11ynav does not simulate
  /// motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Handles a key press. This method is never called, so use SwiftUI's `onKeyPress` to handle keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Handles the release of a key. This method is never called, so use SwiftUI's `onKeyPress` to handle keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// The SwiftUI view that the object shows.
  package var hosted: AnyView? { nil }

  /// Does nothing. In UIKit, this method replaces the keyboard and its accessory views.
  open func reloadInputViews() {}

  /// The next responder in the responder chain.
  open var next: UIResponder? { nil }

  /// The tree whose root is this object.
  package final var represented: RepresentedTree?

  /// The tree that contains the object, if the object is shown.
  package final var tree: RepresentedTree? {
    var responder: UIResponder? = self
    while let asked = responder {
      if let tree = asked.represented { return tree }
      responder = asked.next
    }
    return nil
  }

  /// Schedules an update of the object's tree.
  package final func accessibilityChanged() { tree?.change() }
}
