import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A view that shows a view of UIKit.
///
/// The elements by which a view of UIKit describes itself are met where the view stands, and answer what
/// their user does. What changes in an update or in an action is taken in before the turn ends.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of what is shown.
  associatedtype UIViewType: UIView
  /// The type of what keeps an eye on it.
  associatedtype Coordinator = Void
  /// What is known while it is made and brought up to date.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes what is shown, once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType

  /// Brings it up to date: once it was made, and whenever what the view reads has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)

  /// Takes leave of it when the view is gone.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )

  /// Makes what keeps an eye on it, once, before it is made itself.
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

  /// Gives no size.
  @MainActor @preconcurrency
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes the node of what is shown.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    RepresentedView<UIViewAdapter<Self>>._makeNode(
      RepresentedView(UIViewAdapter(view: view)),
      in: context
    )
  }

  /// Brings what is shown up to date.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    RepresentedView<UIViewAdapter<Self>>._updateNode(
      node,
      to: RepresentedView(UIViewAdapter(view: view))
    )
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  @MainActor @preconcurrency
  public func makeCoordinator() {}
}

/// What is known while a view of UIKit is made and brought up to date.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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
