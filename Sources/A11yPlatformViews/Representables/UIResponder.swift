import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An object that answers its user, and describes itself by UIAccessibility's informal properties.
///
/// A change of a property is taken in before the turn ends in which it is made; outside of one, soon.
/// There is no layout and no drawing. On Apple's platforms it is an `NSObject`; here it is not.
@MainActor
open class UIResponder {
  /// Makes one that says nothing of itself.
  public init() {}

  /// Whether it is met itself, rather than what is in it.
  open var isAccessibilityElement = false { didSet { accessibilityChanged() } }
  /// What it is called.
  open var accessibilityLabel: String? { didSet { accessibilityChanged() } }
  /// What is chosen or typed, or how far it is.
  open var accessibilityValue: String? { didSet { accessibilityChanged() } }
  /// What comes of using it.
  open var accessibilityHint: String? { didSet { accessibilityChanged() } }
  /// What it is, and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityChanged() } }
  /// A name for tests, which is never said.
  open var accessibilityIdentifier: String? { didSet { accessibilityChanged() } }
  /// The language that its words are in, as in `fr` or `pt-BR`.
  open var accessibilityLanguage: String? { didSet { accessibilityChanged() } }
  /// Whether what is in it is not met.
  open var accessibilityElementsHidden = false { didSet { accessibilityChanged() } }
  /// What is met in it, in order, in place of its subviews: views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? { didSet { accessibilityChanged() } }
  /// What can be done with it besides, by name.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    didSet { accessibilityChanged() }
  }
  /// Whether a switch stops at it; if nobody says so, its traits do.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { respondsToUserInteraction ?? accessibilityTraits.isInteractive }
    set {
      respondsToUserInteraction = newValue
      accessibilityChanged()
    }
  }
  package private(set) final var respondsToUserInteraction: Bool?

  /// Does what a double tap does; `false` if there is nothing to do.
  open func accessibilityActivate() -> Bool { false }
  /// Steps the value up, where the traits say that it is adjustable.
  open func accessibilityIncrement() {}
  /// Steps the value down, where the traits say that it is adjustable.
  open func accessibilityDecrement() {}
  /// Leaves; `false` if there is nothing to leave. What it stands in is asked next.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the main thing; `false` if there is none. What it stands in is asked next.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page; `false` if it cannot. What it stands in is asked next.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// What is asked after this one.
  open var next: UIResponder? { nil }

  /// The tree that this one is the root of.
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

  /// Has the tree that it is in asked anew what is there.
  package final func accessibilityChanged() { tree?.change() }
}

/// A direction in which something is scrolled.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is on the right.
  case right = 1
  /// To what is on the left.
  case left = 2
  /// To what is above.
  case up = 3
  /// To what is below.
  case down = 4
  /// To what comes next.
  case next = 5
  /// To what came before.
  case previous = 6
}

extension UIResponder: Hashable {
  /// Whether both are one object.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  /// Takes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
