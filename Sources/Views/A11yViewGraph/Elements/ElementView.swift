// SPDX-License-Identifier: MIT

import A11yTree

/// A view that is represented by a single element.
///
/// To add a control, conform a type to this protocol, describe the control in ``element(in:)`` and implement its
/// actions in ``perform(_:in:)``. If the control has a label or other content, return that content from ``content``.
/// The content's words are available as `context.words`. If ``childMode`` is `.contained`, the content's elements
/// become children of the element.
@MainActor
package protocol ElementView: View where Body == Never {
  associatedtype Content: View = EmptyView

  /// The element's content, such as a button's label or a list's rows.
  var content: Content { get }

  /// Whether the content's elements become children of the element. By default, the content's elements are merged into
  /// the element.
  static var childMode: ChildMode { get }

  /// The kind of rows that are created for the views in the content. By default, no rows are created.
  static var rows: RowMaking { get }

  /// Creates a row for a view in the element's content. This method is called only if ``rows`` is not `.none`.
  static func makeRow(_ context: _ViewContext, _ content: (_ViewContext) -> _ViewNode) -> _ViewNode

  /// Whether ``element(in:)`` reads bindings, state or the environment.
  static var readsState: Bool { get }

  /// Whether the view is represented by an element only if a modifier requests one.
  static var isUnmet: Bool { get }

  /// Returns the element before modifiers change it.
  func element(in context: ElementContext) -> Element

  /// Performs an action on the element itself, or returns `false` if the element does not handle the action.
  func perform(_ action: Action, in context: ElementContext) -> Bool

  /// Returns whether the element for the view is shown. The default implementation returns `true`.
  static func isShown(_ element: Element, unmodified: Element) -> Bool

  /// Updates the element after modifiers have changed it.
  static func reconcile(_ element: inout Element, unmodified: Element)

  /// Returns whether the content's elements need to be recomputed after the view has changed.
  func changesContent(after old: Self) -> Bool
}

extension ElementView {
  package static var childMode: ChildMode { .merged }
  package static var rows: RowMaking { .none }
  package static var readsState: Bool { true }
  package static var isUnmet: Bool { false }
  package static func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { content(context) }
  package func perform(_ action: Action, in context: ElementContext) -> Bool { false }
  package static func isShown(_ element: Element, unmodified: Element) -> Bool { true }
  package static func reconcile(_ element: inout Element, unmodified: Element) {}
  package func changesContent(after old: Self) -> Bool { false }

  /// Creates the node for the view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.container.state.contains(.selectsRows) else {
      return makeElementNode(view, in: context)
    }
    return context.container.makeRow(context) { makeElementNode(view, in: $0) }
  }

  /// Updates the node for the new view.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.rowContent.made(as: ElementViewNode<Self>.self).update(view)
  }
}

/// The kind of rows that are created for the views in an element's content.
package enum RowMaking {
  case none
  /// Rows. Each row is a single element, unless the row contains a control.
  case plain
  /// Rows that the user can select.
  case selectable
}

extension ElementView where Content == EmptyView {
  package var content: EmptyView { EmptyView() }
}

/// The information that is available to an element view while the view describes its element.
@MainActor
package struct ElementContext {
  package unowned(unsafe) let node: ElementNode
  package let environment: EnvironmentValues

  /// The elements of the content, merged into a single element.
  package var merged: Element { Element(merging: node.merged) }
  /// The content's words, which are the joined labels of its elements.
  package var words: String { merged.label }
  package var isEnabled: Bool { environment.isEnabled }
  /// Whether any part of the element's content is enabled. If there is no content, the value is `true`.
  package var hasEnabledContent: Bool {
    let parts = node.mergedNodes
    return parts.isEmpty || parts.contains { $0.isInEnabledScope }
  }
  package var graph: ViewGraph { node.graph }
}

extension ElementView {
  /// Creates the node for an element view. The node has storage for content only if the view has content.
  // This function is not a method of the node's class, because the class's generic type would then be looked up once
  // more for each element.
  package static func makeElementNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    Content.self == EmptyView.self
      ? ElementViewNode(view, context) : ContentViewNode(view, context)
  }
}

/// The node for an element view.
package class ElementViewNode<V: ElementView>: ElementNode {
  @exclusivity(unchecked) package private(set) final var view: V
  @Borrowed private final var scope: EnvironmentScope

  fileprivate init(_ view: V, _ context: _ViewContext) {
    self.view = view
    scope = context.environment
    super.init(context, children: V.childMode)
    switch V.rows {
    case .none: break
    case .plain: state.insert(.makesRows)
    case .selectable: state.formUnion([.makesRows, .selectsRows])
    }
  }

  package final func update(_ new: V) {
    if graph.prunes, haveSameBits(stored: &view, new) { return }
    // The views are swapped, because copying a view costs more than the rest of this function.
    var old = new
    swap(&view, &old)
    markUnfolded()
    if V.Content.self != EmptyView.self {
      if new.changesContent(after: old) { markContentUnfolded() }
      updateContent()
    }
  }

  /// Updates the node's content after the view has changed.
  fileprivate func updateContent() {}

  private var context: ElementContext {
    ElementContext(node: self, environment: EnvironmentValues(scope: scope))
  }

  package override func makeElement() -> Element {
    V.readsState
      ? graph.evaluate(self) { view.element(in: context) } : view.element(in: context)
  }

  package override func perform(_ action: Action) -> Bool {
    if view.perform(action, in: context) { return true }
    guard V.childMode == .merged, case .custom(let name) = action else { return false }
    // The named action may belong to another element that is merged into this element.
    let owner = mergedNodes.first {
      $0.element.hasDetails && $0.element.details.customActions.contains(CustomAction(name))
    }
    return owner?.answer(action) ?? false
  }

  package override var isInEnabledScope: Bool { EnvironmentValues(scope: scope).isEnabled }

  package override func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { V.makeRow(context, content) }

  package override var isUnmet: Bool { V.isUnmet }

  package override var isWords: Bool { !V.readsState && V.childMode == .merged }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool {
    V.isShown(element, unmodified: unmodified)
  }

  package override func reconcile(_ element: inout Element, unmodified: Element) {
    V.reconcile(&element, unmodified: unmodified)
  }
}

/// The node for an element view that has content.
private final class ContentViewNode<V: ElementView>: ElementViewNode<V> {
  private var content: Node?

  override init(_ view: V, _ context: _ViewContext) {
    super.init(view, context)
    var inner = context.below(self)
    inner.container = self
    inner.isLazy = V.rows != .none
    inner.isRow = false
    content = V.Content._makeNode(view.content, in: inner)
  }

  override func updateContent() {
    if let content { V.Content._updateNode(content, to: view.content) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension ElementContext {
  /// Returns the element for one view in the content. The content must be a tuple of views.
  ///
  /// A control that has a label and a value stores both in its content and distinguishes them by index.
  package func part(_ index: Int) -> Element {
    var parts: [Node] = []
    node.forEachChild { tuple in tuple.forEachChild { parts.append($0) } }
    guard parts.indices.contains(index) else { return Element() }
    return Element(merging: parts[index].shownElements.map(\.element))
  }
}

extension _ViewNode {
  /// The node's elements, in document order.
  package final var shownElements: [ElementNode] {
    var nodes: [ElementNode] = []
    appendElements(to: &nodes)
    return nodes
  }
}
