@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Whether what is presented keeps the user from leaving it by a gesture.
package enum InteractiveDismissDisabledKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

extension View {
  /// Keeps a user from leaving the sheet by a gesture or the Escape key: only what the sheet itself
  /// offers closes it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
  }
}
