// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows a UIKit view.
///
/// The elements that the view describes take this view's place and handle their user's actions.
/// Changes made by an update or an action take effect before the turn ends.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype UIViewType: UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is made and updated.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Updates the view: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up the view when the view is gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )

  /// Makes the coordinator, once, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node that shows the view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<UIViewAdapter<Self>>._makeNode(
      RepresentedView(UIViewAdapter(view: view)),
      in: context
    )
  }

  /// Updates the view.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<UIViewAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(UIViewAdapter(view: view))
    )
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// The context in which a UIKit view is made and updated.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

package struct UIViewAdapter<R: UIViewRepresentable>: RepresentableAdapter {
  package let view: R

  package func makeCoordinator() -> R.Coordinator { view.makeCoordinator() }

  package func make(_ coordinator: R.Coordinator, _ environment: EnvironmentValues) -> R.UIViewType
  {
    view.makeUIView(context: R.Context(coordinator, environment))
  }

  package func update(
    _ object: R.UIViewType,
    _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) {
    view.updateUIView(object, context: R.Context(coordinator, environment))
  }

  package static func dismantle(_ object: R.UIViewType, _ coordinator: R.Coordinator) {
    R.dismantleUIView(object, coordinator: coordinator)
  }

  package static func root(of object: R.UIViewType) -> any AccessibleObject { object }
}
