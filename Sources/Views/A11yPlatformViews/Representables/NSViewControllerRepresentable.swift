// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension NSViewControllerRepresentable {
  /// Creates the node that shows the view controller.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<NSViewControllerAdapter<Self>>._makeNode(
      RepresentedView(NSViewControllerAdapter(view: view)),
      in: context
    )
  }

  /// Updates the controller.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<NSViewControllerAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(NSViewControllerAdapter(view: view))
    )
  }
}

/// The context in which an AppKit view controller is created and updated.
@MainActor
@preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction that caused the change.
  public private(set) var transaction = Transaction()
  /// The view's environment.
  public private(set) var environment: EnvironmentValues

  package init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

package struct NSViewControllerAdapter<R: NSViewControllerRepresentable>: RepresentableAdapter {
  package let view: R

  package func makeCoordinator() -> R.Coordinator { view.makeCoordinator() }

  package func make(_ coordinator: R.Coordinator, _ environment: EnvironmentValues)
    -> R.NSViewControllerType
  {
    view.makeNSViewController(context: R.Context(coordinator, environment))
  }

  package func update(
    _ object: R.NSViewControllerType,
    _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) {
    view.updateNSViewController(object, context: R.Context(coordinator, environment))
  }

  package static func dismantle(_ object: R.NSViewControllerType, _ coordinator: R.Coordinator) {
    R.dismantleNSViewController(object, coordinator: coordinator)
  }

  package static func root(of object: R.NSViewControllerType) -> any AccessibleObject {
    object.view
  }

  package static func appear(_ object: R.NSViewControllerType, show: () -> Void) {
    object.viewWillAppear()
    show()
    object.viewDidAppear()
  }

  package static func disappear(_ object: R.NSViewControllerType) {
    object.viewWillDisappear()
    object.viewDidDisappear()
  }
}
