// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension UIViewRepresentable {
  /// Creates the node that shows the view.
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

/// The context in which a UIKit view is created and updated.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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
