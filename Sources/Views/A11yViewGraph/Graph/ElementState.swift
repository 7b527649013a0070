// SPDX-License-Identifier: MIT

/// The state of an element: pending work, and what it is in the tree.
package struct ElementState: OptionSet {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Needs recomputing.
  package static let needsFold = Self(rawValue: 1 << 0)
  /// Its children need collecting again.
  package static let childrenChanged = Self(rawValue: 1 << 1)
  /// Is in the list of changes.
  package static let isRecorded = Self(rawValue: 1 << 2)
  /// Has been emitted.
  package static let isEmitted = Self(rawValue: 1 << 3)
  /// Is shown: always, except for nodes that are elements only if a modifier describes them.
  package static let isShown = Self(rawValue: 1 << 4)
  /// Is in the tree; what is merged into another element is not.
  package static let isPublished = Self(rawValue: 1 << 5)
  /// Holds its content as children rather than merging it.
  package static let isContainer = Self(rawValue: 1 << 6)
  /// Makes rows of the views in its content.
  package static let makesRows = Self(rawValue: 1 << 7)
  /// Creates a row even of a view that is a single element, so that it can be selected.
  package static let selectsRows = Self(rawValue: 1 << 8)
  /// Has an id.
  package static let hasID = Self(rawValue: 1 << 10)
  /// Can be used by itself, even inside a row of a list.
  package static let isUsable = Self(rawValue: 1 << 9)
}
