// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the labels of controls are hidden visually.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls visually. The hidden labels are still spoken with their controls.
  nonisolated public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}
