// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows a UIKit view controller.
///
/// The elements that the controller describes take the view's place and handle their user's
/// actions. Changes made by an update or an action take effect before the turn ends.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller that is shown.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType,
    context: Context
  )

  /// Cleans up the controller when the view is gone.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes the coordinator, once, before the controller.
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

  /// Returns no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node that shows the controller.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<UIViewControllerAdapter<Self>>._makeNode(
      RepresentedView(UIViewControllerAdapter(view: view)),
      in: context
    )
  }

  /// Updates the controller.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<UIViewControllerAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(UIViewControllerAdapter(view: view))
    )
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// The context in which a UIKit view controller is made and updated.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public private(set) var transaction = Transaction()
  /// The environment of the view.
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

  package static func appear(_ object: R.UIViewControllerType, show: () -> Void) {
    object.viewWillAppear(false)
    show()
    object.viewDidAppear(false)
  }

  package static func disappear(_ object: R.UIViewControllerType) {
    object.viewWillDisappear(false)
    object.viewDidDisappear(false)
  }
}
