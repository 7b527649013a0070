// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that runs an action when its content's value for a preference key changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  package let action: @MainActor (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier {
  /// The body is never created, because the modifier creates its node directly. Calling this method causes a runtime
  /// error.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the content and reads the preference value.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    PreferenceActionNode<Key, C>(modifier, content, context)
  }

  /// Updates the action and the node for the content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: PreferenceActionNode<Key, C>.self).update(modifier, content)
  }
}

package final class PreferenceActionNode<Key: PreferenceKey, C: View>: Node, PreferenceReader
where Key.Value: Equatable {
  private var modifier: _PreferenceActionModifier<Key>
  private var value = Key.defaultValue
  private var content: Node?

  package init(
    _ modifier: _PreferenceActionModifier<Key>,
    _ content: C,
    _ context: _ViewContext
  ) {
    self.modifier = modifier
    super.init(context)
    _ = graph.feature(PreferenceReaders.self)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: _PreferenceActionModifier<Key>, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package override func reevaluate() {
    let new = content?.preference(Key.self) ?? Key.defaultValue
    guard new != value else { return }
    value = new
    graph.react(self) { [self] in modifier.action(value) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension View {
  /// Sets the view's value for a preference key.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Transforms the view's value for a preference key.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs an action when the view's value for a preference key changes.
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// A view that combines its content with another view that is created from the content's preference value.
private struct PreferenceReadingView<Key: PreferenceKey, Content: View, Reader: View>
where Key.Value: Equatable {
  let content: Content
  let isOver: Bool
  let reader: (Key.Value) -> Reader
  @State private var value: Key.Value?

  nonisolated init(content: Content, isOver: Bool, reader: @escaping (Key.Value) -> Reader) {
    self.content = content
    self.isOver = isOver
    self.reader = reader
  }
}

extension PreferenceReadingView: View {
  var body: some View {
    if !isOver { reader(value ?? Key.defaultValue) }
    content.onPreferenceChange(Key.self) { value = $0 }
    if isOver { reader(value ?? Key.defaultValue) }
  }
}

extension View {
  /// Places a view that is created from a preference value in front of this view.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingView<Key, Self, T>(content: self, isOver: true, reader: transform)
  }

  /// Places a view that is created from a preference value behind this view.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingView<Key, Self, T>(content: self, isOver: false, reader: transform)
  }
}
