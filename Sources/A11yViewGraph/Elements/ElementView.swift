import A11yTree

/// A view that is one element.
///
/// To add a control, make a type conform: say what it is in ``element(in:)`` and what it does in
/// ``perform(_:in:)``. If it has a label or other content, give it as ``content``; its words are
/// in `context.words`, or its elements stand inside if ``childMode`` is `.contained`.
@MainActor
package protocol ElementView: View where Body == Never {
  associatedtype Content: View = EmptyView

  /// What is inside: a button's label, a list's rows.
  var content: Content { get }

  /// Whether what is inside is merged into the element (the default) or stands inside it.
  static var childMode: ChildMode { get }

  /// What is made of the views inside: by default, what they are by themselves.
  static var rows: RowMaking { get }

  /// Makes a row of a view inside; only called if ``rows`` says that there are any.
  static func makeRow(_ context: _ViewContext, _ content: (_ViewContext) -> _ViewNode) -> _ViewNode

  /// Whether ``element(in:)`` reads bindings, state or the environment.
  static var readsState: Bool { get }

  /// What the element is, before modifiers have their say.
  func element(in context: ElementContext) -> Element

  /// Does what the element does by itself; `false` if it does not answer the action.
  func perform(_ action: Action, in context: ElementContext) -> Bool

  /// Whether the element is there: by default always.
  func isShown(_ element: Element, unmodified: Element) -> Bool

  /// Whether what the elements inside are is to be found out anew after a change of the view.
  func changesContent(after old: Self) -> Bool
}

extension ElementView {
  package static var childMode: ChildMode { .merged }
  package static var rows: RowMaking { .none }
  package static var readsState: Bool { true }
  package static func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { content(context) }
  package func perform(_ action: Action, in context: ElementContext) -> Bool { false }
  package func isShown(_ element: Element, unmodified: Element) -> Bool { true }
  package func changesContent(after old: Self) -> Bool { false }

  /// Makes the node of the view or modifier.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.container.state.contains(.selectsRows) else {
      return ElementViewNode(view, context)
    }
    return context.container.makeRow(context) { ElementViewNode(view, $0) }
  }

  /// Changes the node to what the view or modifier is now.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.rowContent.made(as: ElementViewNode<Self>.self).update(view)
  }
}

/// What an element makes of the views inside it.
package enum RowMaking {
  case none
  /// Rows, each of which is one element if nothing in it can be used by itself.
  case plain
  /// Rows that can be selected.
  case selectable
}

extension ElementView where Content == EmptyView {
  package var content: EmptyView { EmptyView() }
}

/// What an element view can ask while it says what it is.
@MainActor
package struct ElementContext {
  package unowned(unsafe) let node: ElementNode
  package let environment: EnvironmentValues

  /// What the content says, merged into one element.
  package var merged: Element { Element(merging: node.merged) }
  /// The words of the content: the labels of its elements, joined.
  package var words: String { merged.label }
  package var isEnabled: Bool { environment.isEnabled }
  package var graph: ViewGraph { node.graph }
}

/// The node of an element view.
package final class ElementViewNode<V: ElementView>: ElementNode {
  package private(set) var view: V
  @Borrowed private var scope: EnvironmentScope
  private var content: Node?

  package init(_ view: V, _ context: _ViewContext) {
    self.view = view
    scope = context.environment
    super.init(context, children: V.childMode)
    switch V.rows {
    case .none: break
    case .plain: state.insert(.makesRows)
    case .selectable: state.formUnion([.makesRows, .selectsRows])
    }
    if V.Content.self != EmptyView.self {
      var inner = context.below(self)
      inner.container = self
      inner.isLazy = V.rows != .none
      content = V.Content._makeNode(view.content, in: inner)
    }
  }

  package func update(_ new: V) {
    if graph.prunes, haveSameBits(view, new) { return }
    let changesContent = new.changesContent(after: view)
    view = new
    markUnfolded()
    if changesContent { markContentUnfolded() }
    if let content { V.Content._updateNode(content, to: new.content) }
  }

  private var context: ElementContext {
    ElementContext(node: self, environment: EnvironmentValues(scope: scope))
  }

  package override func makeElement() -> Element {
    V.readsState
      ? graph.evaluate(self) { view.element(in: context) } : view.element(in: context)
  }

  package override func perform(_ action: Action) -> Bool { view.perform(action, in: context) }

  package override func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { V.makeRow(context, content) }

  package override var isWords: Bool { !V.readsState && V.childMode == .merged }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool {
    view.isShown(element, unmodified: unmodified)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
