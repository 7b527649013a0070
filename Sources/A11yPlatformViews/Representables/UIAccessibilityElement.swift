@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// An element that is no view: a part of one that draws it itself.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in: a view or another element.
  open weak var accessibilityContainer: AnyObject?

  /// Makes an element in a view or in another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIResponder
    super.init()
    isAccessibilityElement = true
  }

  /// What the element is in.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// Something that can be done with an element, by name.
@MainActor
open class UIAccessibilityCustomAction {
  /// Does it, and says whether it did.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the user knows it by.
  open var name: String
  /// What does it.
  open var actionHandler: Handler?

  /// Makes one from its name and what it does.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
