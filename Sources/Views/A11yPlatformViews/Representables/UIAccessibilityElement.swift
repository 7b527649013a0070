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
