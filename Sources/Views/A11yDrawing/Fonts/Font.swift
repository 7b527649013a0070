// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A font. It does not affect elements.
public struct Font: Hashable, Sendable {
  package let name: String

  /// The text styles whose size the user sets.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The designs of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The spacing between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}
