// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The selected part of a field's text.
public struct TextSelection: Hashable, Sendable {
  /// The selected range or ranges.
  public var indices: Indices
  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates an insertion point at an index.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}
