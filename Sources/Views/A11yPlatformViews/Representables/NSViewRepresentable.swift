// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension NSViewRepresentable {
  /// Creates the node that shows the view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<NSViewAdapter<Self>>._makeNode(
      RepresentedView(NSViewAdapter(view: view)),
      in: context
    )
  }

  /// Updates the view.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<NSViewAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(NSViewAdapter(view: view))
    )
  }
}

/// The context in which an AppKit view is created and updated.
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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

package struct NSViewAdapter<R: NSViewRepresentable>: RepresentableAdapter {
  package let view: R

  package func makeCoordinator() -> R.Coordinator { view.makeCoordinator() }

  package func make(_ coordinator: R.Coordinator, _ environment: EnvironmentValues) -> R.NSViewType
  {
    view.makeNSView(context: R.Context(coordinator, environment))
  }

  package func update(
    _ object: R.NSViewType,
    _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) {
    view.updateNSView(object, context: R.Context(coordinator, environment))
  }

  package static func dismantle(_ object: R.NSViewType, _ coordinator: R.Coordinator) {
    R.dismantleNSView(object, coordinator: coordinator)
  }

  package static func root(of object: R.NSViewType) -> any AccessibleObject { object }
}
