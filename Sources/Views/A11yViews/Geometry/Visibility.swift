// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
