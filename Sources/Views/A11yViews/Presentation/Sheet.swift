// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A modifier for content that covers the rest of the window while a condition is met, such as a sheet, an alert or a
/// popover.
///
/// To add another type of presentation, write a modifier that applies this modifier.
package struct PresentationModifier<Item, Presented: View> {
  /// Returns the presented item, or `nil` if nothing is presented.
  package let item: () -> Item?
  /// Returns the identity of the presented item.
  package let identity: (Item) -> AnyHashable
  package let dismiss: () -> Void
  package let onDismiss: (@MainActor () -> Void)?
  package let presented: (Item) -> Presented
  /// The element that contains the presented content.
  package var frame = Element.sheet
  /// Whether the element has a different form if the width is compact.
  package var adapts = false
}

extension PresentationModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    PresentationNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: PresentationNode<Item, Presented, C>.self).update(modifier, content)
  }
}

/// The node for a view that can present content. The presented content becomes part of the window.
package final class PresentationNode<Item, P: View, C: View>: Node {
  private var modifier: PresentationModifier<Item, P>
  private let context: _ViewContext
  private var content: Node?
  private var modal: ModalNode<P>?
  private var identity: AnyHashable?

  package init(
    _ modifier: PresentationModifier<Item, P>,
    _ content: C,
    _ context: _ViewContext
  ) {
    self.modifier = modifier
    self.context = context
    super.init(context)
    self.content = C._makeNode(content, in: context.below(self))
    reevaluate()
  }

  package func update(_ modifier: PresentationModifier<Item, P>, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    reevaluate()
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    let shown = graph.evaluate(self) {
      modifier.item().map { (modifier.identity($0), modifier.presented($0)) }
    }
    guard let (identity, view) = shown else { return close() }
    if let modal, self.identity == identity { return modal.update(view, modifier.frame) }
    close()
    self.identity = identity
    let surface = surface
    var inner = context.below(self, ordinal: 1)
    if let surface { inner.container = surface }
    let modal = ModalNode(view, modifier.frame, adapts: modifier.adapts, inner) { [unowned self] in
      modifier.dismiss()
    }
    self.modal = modal
    surface?.present(modal)
  }

  private func close() {
    guard let modal else { return }
    self.modal = nil
    identity = nil
    surface?.dismiss(modal)
    modal.remove()
    if let action = modifier.onDismiss { graph.react(self, outlivesNode: true, action) }
  }

  package override func willVanish() {
    if let modal { surface?.dismiss(modal) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let modal { body(modal) }
  }

  // Presented content belongs to the window and is therefore not part of the content that presents it.
  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}

/// The element that contains the presented content.
package final class ModalNode<P: View>: ElementNode {
  private var frame: Element
  private let adapts: Bool
  private let dismiss: @MainActor () -> Void
  private let scope: EnvironmentScope
  private var content: Node?

  package init(
    _ view: P,
    _ frame: Element,
    adapts: Bool,
    _ context: _ViewContext,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.frame = frame
    self.adapts = adapts
    self.dismiss = dismiss
    scope = EnvironmentScope(parent: context.environment, inbox: context.graph.inbox)
    super.init(context, children: .contained)
    flags.insert(.isDetached)
    var values = EnvironmentValues(scope: context.environment)
    values.dismiss = DismissAction(action: dismiss)
    values.isPresented = true
    _ = scope.set(values.changes)
    var inner = context.below(self)
    inner.container = self
    inner.environment = scope
    content = P._makeNode(view, in: inner)
  }

  package func update(_ view: P, _ frame: Element) {
    if self.frame != frame {
      self.frame = frame
      markUnfolded()
    }
    if let content { P._updateNode(content, to: view) }
  }

  package override func makeElement() -> Element {
    guard adapts else { return frame }
    let isCompact = graph.evaluate(self) { EnvironmentValues(scope: scope).isCompact }
    return isCompact
      ? frame.adapted(by: preference(CompactAdaptationKey.self) ?? .automatic) : frame
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .escape, element.actions.contains(.escape),
      preference(InteractiveDismissDisabledKey.self) != true
    else { return false }
    dismiss()
    return true
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A preference key that presented content uses to prevent the user from dismissing it with a gesture.
package enum InteractiveDismissDisabledKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}
