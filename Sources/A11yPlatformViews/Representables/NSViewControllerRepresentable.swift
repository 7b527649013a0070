import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows the view of a controller of AppKit.
///
/// The elements by which a controller of AppKit describes itself are met where the view stands, and answer what
/// their user does. What changes in an update or in an action is taken in before the turn ends.
@MainActor
@preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype NSViewControllerType: NSViewController
  /// The type of what keeps an eye on it.
  associatedtype Coordinator = Void
  /// What is known while it is made and brought up to date.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes what is shown, once.
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType

  /// Brings it up to date: once it was made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateNSViewController(
    _ nsViewController: NSViewControllerType,
    context: Context
  )

  /// Takes leave of it when the view is gone.
  @MainActor @preconcurrency static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType,
    coordinator: Coordinator
  )

  /// Makes what keeps an eye on it, once, before it is made itself.
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

  /// Gives no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsViewController: NSViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node of what is shown.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<NSViewControllerAdapter<Self>>._makeNode(
      RepresentedView(NSViewControllerAdapter(view: view)),
      in: context
    )
  }

  /// Brings what is shown up to date.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<NSViewControllerAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(NSViewControllerAdapter(view: view))
    )
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// What is known while a controller of AppKit is made and brought up to date.
@MainActor
@preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

  package static func appear(_ object: R.NSViewControllerType) {
    object.viewWillAppear()
    object.viewDidAppear()
  }

  package static func disappear(_ object: R.NSViewControllerType) {
    object.viewWillDisappear()
    object.viewDidDisappear()
  }
}
