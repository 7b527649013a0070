@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What pickers look like, and how they are used.
public protocol PickerStyle {
  /// How a picker of the style is used.
  var _kind: _PickerKind { get }
}

/// How a picker is used.
public enum _PickerKind: Hashable, Sendable {
  /// A button opens a menu of the options.
  case menu
  /// The options are stepped through.
  case wheel
  /// The options are buttons beside each other.
  case segmented
  /// The options are rows among others.
  case inline
}

private enum PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .menu }
}

extension EnvironmentValues {
  package var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers in the view are used.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }
}
