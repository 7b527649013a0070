// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// Content with another view made from a value that it passes up.
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
  /// Puts a view made from a preference over this one.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingView<Key, Self, T>(content: self, isOver: true, reader: transform)
  }

  /// Puts a view made from a preference below this one.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingView<Key, Self, T>(content: self, isOver: false, reader: transform)
  }

  /// Puts a view made from a preference's default value over this one: values that cannot be
  /// compared, as places, are not passed up here.
  @_disfavoredOverload
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    TupleView((self, transform(Key.defaultValue)))
  }

  /// Puts a view made from a preference's default value below this one: values that cannot be
  /// compared, as places, are not passed up here.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    TupleView((transform(Key.defaultValue), self))
  }
}
