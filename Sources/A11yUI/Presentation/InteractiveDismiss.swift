/// Whether what is presented keeps the user from leaving it by a gesture.
enum InteractiveDismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
  /// Keeps a user from leaving the sheet by a gesture or the Escape key: only what the sheet itself
  /// offers closes it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
  }
}
