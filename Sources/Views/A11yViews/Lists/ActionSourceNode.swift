// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A node for controls that are not elements themselves, but are exposed as actions of other elements.
package final class ActionSourceNode<Content: View>: ElementNode {
  private var content: Node?
  package private(set) var names: [String] = []
  package var onChange: (() -> Void)?

  package init(_ view: Content, _ context: _ViewContext) {
    super.init(context, isImplicit: true)
    flags.insert(.isDetached)
    var inner = context.below(self)
    inner.container = self
    content = Content._makeNode(view, in: inner)
    names = actions.map(\.name)
  }

  package func update(_ view: Content) {
    if let content { Content._updateNode(content, to: view) }
    markUnfolded()
  }

  /// The controls that can currently be activated, with their names.
  private var actions: [(name: String, node: ElementNode)] {
    (content?.shownElements ?? []).compactMap { node in
      let element = node.element
      guard element.actions.contains(.activate), !element.states.isDisabled, !element.label.isEmpty
      else { return nil }
      return (element.label, node)
    }
  }

  /// Performs the action of the control with a given name.
  package func perform(named name: String) {
    _ = actions.first { $0.name == name }?.node.answer(.activate)
  }

  package override func makeElement() -> Element {
    let now = actions.map(\.name)
    if now != names {
      names = now
      onChange?()
    }
    return Element()
  }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool { false }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A modifier that exposes controls as actions of the elements in its content.
public struct _ActionsModifier<Controls: View> {
  package let controls: Controls
  package nonisolated init(controls: Controls) { self.controls = controls }
}

extension _ActionsModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node for the content and the added controls.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ActionsNode(modifier, content, context)
  }

  /// Updates the content and the added controls.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ActionsNode<Controls, C>.self).update(modifier, content)
  }
}

package final class ActionsNode<Controls: View, C: View>: Node {
  private var source: ActionSourceNode<Controls>?
  private var content: Node?

  package init(_ modifier: _ActionsModifier<Controls>, _ content: C, _ context: _ViewContext) {
    super.init(context)
    flags.formUnion([.folds, .handlesActions])
    let inner = context.below(self)
    let source = ActionSourceNode(modifier.controls, inner.at(1))
    source.onChange = { [weak self] in self?.content?.markUnfoldedAll() }
    self.source = source
    self.content = C._makeNode(content, in: inner)
  }

  package func update(_ modifier: _ActionsModifier<Controls>, _ content: C) {
    source?.update(modifier.controls)
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package override func fold(into element: inout Element, of node: ElementNode) {
    for name in source?.names ?? [] { element.details.customActions.append(CustomAction(name)) }
  }

  package override func handler(for action: Action, on element: ElementNode) -> (
    @MainActor () -> Void
  )? {
    guard case .custom(let name) = action, let source, source.names.contains(name) else {
      return nil
    }
    return { source.perform(named: name) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let source { body(source) }
  }
}

extension _ViewNode {
  /// Marks all elements of the node, including the node's own element, as needing to be recomputed.
  package final func markUnfoldedAll() {
    if isElement {
      made(as: ElementNode.self).markUnfolded()
    } else {
      markContentUnfolded()
    }
  }
}
