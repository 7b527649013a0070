// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows an AppKit view.
///
/// The elements that the view describes take this view's place and handle their user's actions.
/// Changes made by an update or an action take effect before the turn ends.
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of the view that is shown.
  associatedtype NSViewType: NSView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context in which the view is made and updated.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view, once.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType

  /// Updates the view: after it is made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)

  /// Cleans up the view when the view is gone.
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: NSViewType,
    coordinator: Coordinator
  )

  /// Makes the coordinator, once, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator

  /// Never called: there is no layout.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  /// Does nothing.
  @MainActor @preconcurrency
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// Returns no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node that shows the view.
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

extension NSViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// The context in which an AppKit view is made and updated.
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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
