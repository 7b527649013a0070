// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// How tables look, and what users change about them on a Mac. It does not affect elements.

/// What the user has changed about the columns of a table: nothing.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Makes it.
  public init() {}
}

/// How a table looks.
public protocol TableStyle {}
