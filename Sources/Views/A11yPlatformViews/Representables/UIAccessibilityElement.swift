// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// An element that is not a view, but a part that a view draws itself.
@MainActor
@preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// The container: a view or another element.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element in a view or in another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIResponder
    super.init()
    isAccessibilityElement = true
  }

  /// The container.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// A custom action: something that can be done with an element, by name.
@MainActor
@preconcurrency
open class UIAccessibilityCustomAction {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that the user hears.
  open var name: String
  /// The handler that performs it.
  open var actionHandler: Handler?

  /// Creates an action from its name and handler.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
