// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum PageTabViewStyleKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle? { nil }
}

extension EnvironmentValues {
  /// The page style, if it is set.
  package var pageTabViewStyle: PageTabViewStyle? {
    get { self[PageTabViewStyleKey.self] }
    set { self[PageTabViewStyleKey.self] = newValue }
  }
}
