// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A modifier that maps the values of a given type to screens.
public struct _DestinationModifier<Value: Hashable> {
  package let destination: (Value) -> AnyView
  package nonisolated init(destination: @escaping (Value) -> AnyView) {
    self.destination = destination
  }
}

extension _DestinationModifier: ViewModifier, WrappingModifier {
  private func destination(_ node: Node) -> Destination {
    Destination(owner: node) { value in
      (value.base as? Value).map(destination) ?? AnyView(EmptyView())
    }
  }

  package func start(_ node: Node) -> ScreenReference {
    let reference = ScreenReference(node.screen)
    reference.screen?.stack.add(destination(node), for: ObjectIdentifier(Value.self))
    return reference
  }

  package func update(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.stack.replace(destination(node), for: ObjectIdentifier(Value.self))
  }

  package func stop(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.stack.remove(node, for: ObjectIdentifier(Value.self))
  }
}

extension View {
  /// Pushes a screen while a binding is `true`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(
      _BoundDestinationModifier(
        view: { isPresented.wrappedValue ? view : nil },
        clear: { isPresented.wrappedValue = false }
      )
    )
  }
}

/// A modifier that pushes a screen while a binding is `true`.
public struct _BoundDestinationModifier {
  package let view: () -> AnyView?
  package let clear: () -> Void

  package nonisolated init(view: @escaping () -> AnyView?, clear: @escaping () -> Void) {
    self.view = view
    self.clear = clear
  }
}

extension _BoundDestinationModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node that pushes and pops the screen to match the binding.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    BoundDestinationNode(modifier, content, context)
  }

  /// Updates the content, and also the screen if it is pushed.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: BoundDestinationNode<C>.self).update(modifier, content)
  }
}

package final class BoundDestinationNode<C: View>: Node {
  private var modifier: _BoundDestinationModifier
  private var content: Node?

  package init(_ modifier: _BoundDestinationModifier, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    self.content = C._makeNode(content, in: context.below(self))
    // The stack is not ready while its root is being created.
    graph.react(self) { [unowned self] in follow() }
  }

  package func update(_ modifier: _BoundDestinationModifier, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    follow()
  }

  package override func reevaluate() { follow() }

  private func follow() {
    flags.remove(.isDirty)
    let view = graph.evaluate(self) { modifier.view() }
    guard let stack = screen?.stack else { return }
    let pushed = stack.screens.first { $0.source.isFrom(self) }
    switch (view, pushed) {
    case (let view?, let pushed?): pushed.show { view }
    case (let view?, nil):
      stack.push(for: .binding(self), opener: nil, onPop: { [weak self] in self?.popped() }) {
        view
      }
    case (nil, let pushed?): stack.pop(pushed)
    case (nil, nil): break
    }
  }

  private func popped() {
    if graph.withoutReading({ modifier.view() }) != nil { modifier.clear() }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension OptionScreen {
  /// A screen with a picker's options, which is pushed onto the navigation stack that contains the picker.
  package static let pushed = OptionScreen { row, isOpen, title, options in
    AnyView(
      row.navigationDestination(isPresented: isOpen) {
        options.navigationTitle(Text(verbatim: title))
      }
    )
  }
}
