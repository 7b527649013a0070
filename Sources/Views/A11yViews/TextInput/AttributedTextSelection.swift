// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The part of an attributed text that is selected in an editor.
public struct AttributedTextSelection: Equatable, Sendable {
  /// What is selected.
  public enum Indices: Equatable, Sendable {
    /// A place between two characters.
    case insertionPoint(AttributedString.Index)
    /// Parts.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var chosen: Indices?

  /// Selects nothing.
  public init() {}
  /// Puts the insertion point in a place.
  public init(insertionPoint: AttributedString.Index) { chosen = .insertionPoint(insertionPoint) }
  /// Selects a part.
  public init(range: Range<AttributedString.Index>) { chosen = .ranges(RangeSet(range)) }
  /// Selects parts.
  public init(ranges: RangeSet<AttributedString.Index>) { chosen = .ranges(ranges) }

  /// What is selected of a text: its end, if nothing is.
  public func indices(in text: AttributedString) -> Indices {
    chosen ?? .insertionPoint(text.endIndex)
  }
}
