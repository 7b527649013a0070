import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows the view of a controller of UIKit.
///
/// The elements by which a controller of UIKit describes itself are met where the view stands, and answer what
/// their user does. What changes in an update or in an action is taken in before the turn ends.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what keeps an eye on it.
  associatedtype Coordinator = Void
  /// What is known while it is made and brought up to date.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes what is shown, once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings it up to date: once it was made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )

  /// Takes leave of it when the view is gone.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes what keeps an eye on it, once, before it is made itself.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Gives no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node of what is shown.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<UIViewControllerAdapter<Self>>._makeNode(
      RepresentedView(UIViewControllerAdapter(view: view)),
      in: context
    )
  }

  /// Brings what is shown up to date.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<UIViewControllerAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(UIViewControllerAdapter(view: view))
    )
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// What is known while a controller of UIKit is made and brought up to date.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What keeps an eye on it.
  public let coordinator: Representable.Coordinator
  /// What goes with the change.
  public private(set) var transaction = Transaction()
  /// What the view inherits.
  public private(set) var environment: EnvironmentValues

  package init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

package struct UIViewControllerAdapter<R: UIViewControllerRepresentable>: RepresentableAdapter {
  package let view: R

  package func makeCoordinator() -> R.Coordinator { view.makeCoordinator() }

  package func make(_ coordinator: R.Coordinator, _ environment: EnvironmentValues)
    -> R.UIViewControllerType
  {
    view.makeUIViewController(context: R.Context(coordinator, environment))
  }

  package func update(
    _ object: R.UIViewControllerType,
    _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) {
    view.updateUIViewController(object, context: R.Context(coordinator, environment))
  }

  package static func dismantle(_ object: R.UIViewControllerType, _ coordinator: R.Coordinator) {
    R.dismantleUIViewController(object, coordinator: coordinator)
  }

  package static func root(of object: R.UIViewControllerType) -> any AccessibleObject {
    object.view
  }

  package static func appear(_ object: R.UIViewControllerType) {
    object.viewWillAppear(false)
    object.viewDidAppear(false)
  }

  package static func disappear(_ object: R.UIViewControllerType) {
    object.viewWillDisappear(false)
    object.viewDidDisappear(false)
  }
}
