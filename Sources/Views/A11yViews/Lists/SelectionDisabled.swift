// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

private enum SelectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether rows cannot be selected.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps rows from being selected: they are no buttons.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.isSelectionDisabled, isDisabled)
  }
}
