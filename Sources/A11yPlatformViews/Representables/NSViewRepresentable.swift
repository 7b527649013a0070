import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows a view of AppKit.
///
/// The elements by which a view of AppKit describes itself are met where the view stands, and answer what
/// their user does. What changes in an update or in an action is taken in before the turn ends.
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype NSViewType: NSView
  /// The type of what keeps an eye on it.
  associatedtype Coordinator = Void
  /// What is known while it is made and brought up to date.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes what is shown, once.
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType

  /// Brings it up to date: once it was made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)

  /// Takes leave of it when the view is gone.
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: NSViewType,
    coordinator: Coordinator
  )

  /// Makes what keeps an eye on it, once, before it is made itself.
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

  /// Gives no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node of what is shown.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<NSViewAdapter<Self>>._makeNode(
      RepresentedView(NSViewAdapter(view: view)),
      in: context
    )
  }

  /// Brings what is shown up to date.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<NSViewAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(NSViewAdapter(view: view))
    )
  }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// What is known while a view of AppKit is made and brought up to date.
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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
