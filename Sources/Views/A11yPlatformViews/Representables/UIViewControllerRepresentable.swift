// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension UIViewControllerRepresentable {
  /// Creates the node that shows the controller.
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

/// The context in which a UIKit view controller is created and updated.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction for the change.
  public private(set) var transaction = Transaction()
  /// The view's environment.
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
