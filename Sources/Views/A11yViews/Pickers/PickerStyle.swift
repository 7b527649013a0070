// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .menu }
}

extension EnvironmentValues {
  package var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}
