// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for pickers.
public protocol PickerStyle {
  /// The kind of the picker.
  var _kind: _PickerKind { get }
}

/// The kind of a picker.
public enum _PickerKind: Hashable, Sendable {
  /// A button opens a menu of the options.
  case menu
  /// A wheel steps through the options.
  case wheel
  /// The options are buttons side by side.
  case segmented
  /// The options are rows among others.
  case inline
  /// The options are items of the menu around the picker.
  case items
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
