// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// The system's label styles. In all of them the title is what is spoken.

/// The default style.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
