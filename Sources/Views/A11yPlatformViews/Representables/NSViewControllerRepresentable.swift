// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows an AppKit view controller.
///
/// The elements that the controller describes take the view's place and handle their user's
/// actions. Changes made by an update or an action take effect before the turn ends.
@MainActor
@preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of the controller that is shown.
  associatedtype NSViewControllerType: NSViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the controller is made and updated.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType

  /// Updates the controller: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: NSViewControllerType,
    context: Context
  )

  /// Cleans up the controller when the view is gone.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  )

  /// Makes the coordinator, once, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Returns no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node that shows the controller.
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

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// The context in which an AppKit view controller is made and updated.
@MainActor
@preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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
