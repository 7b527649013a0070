// SPDX-License-Identifier: MIT

/// An element's state: its pending work and its role in the tree.
package struct ElementState: OptionSet {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The element needs recomputing.
  package static let needsFold = Self(rawValue: 1 << 0)
  /// The element's children need to be collected again.
  package static let childrenChanged = Self(rawValue: 1 << 1)
  /// The element is in the list of changes.
  package static let isRecorded = Self(rawValue: 1 << 2)
  /// The element has been emitted.
  package static let isEmitted = Self(rawValue: 1 << 3)
  /// The element is shown. This flag is always set, except for nodes that are elements only if a modifier describes
  /// them.
  package static let isShown = Self(rawValue: 1 << 4)
  /// The element is in the tree rather than merged into another element.
  package static let isPublished = Self(rawValue: 1 << 5)
  /// The element holds its content as children rather than merging it.
  package static let isContainer = Self(rawValue: 1 << 6)
  /// The element makes rows from the views in its content.
  package static let makesRows = Self(rawValue: 1 << 7)
  /// The element makes a row even from a view that is a single element, so that it can be selected.
  package static let selectsRows = Self(rawValue: 1 << 8)
  /// The element has an id.
  package static let hasID = Self(rawValue: 1 << 10)
  /// The element can be used on its own, even inside a list row.
  package static let isUsable = Self(rawValue: 1 << 9)
}
