// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The part of a text that is selected in a field.
public struct TextSelection: Hashable, Sendable {
  /// The part or parts.
  public var indices: Indices
  /// Selects a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Puts the insertion point in a place.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  /// Whether it is an insertion point.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}
