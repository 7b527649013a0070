// SPDX-License-Identifier: MIT

/// An element's state, which consists of the element's pending work and its role in the tree.
package struct ElementState: OptionSet {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The element needs to be recomputed.
  package static let needsFold = Self(rawValue: 1 << 0)
  /// The element's children need to be collected again.
  package static let childrenChanged = Self(rawValue: 1 << 1)
  /// The element is included in the list of changes.
  package static let isRecorded = Self(rawValue: 1 << 2)
  /// The element has been emitted in an update.
  package static let isEmitted = Self(rawValue: 1 << 3)
  /// The element is currently shown. This flag is always set, except for a node that becomes an element only through a
  /// modifier.
  package static let isShown = Self(rawValue: 1 << 4)
  /// The element is in the tree, rather than being merged into another element.
  package static let isPublished = Self(rawValue: 1 << 5)
  /// The content's elements become children of the element, rather than being merged into it.
  package static let isContainer = Self(rawValue: 1 << 6)
  /// The element creates rows for the views in its content.
  package static let makesRows = Self(rawValue: 1 << 7)
  /// The element creates a row even for a view that is a single element, so that the row can be selected.
  package static let selectsRows = Self(rawValue: 1 << 8)
  /// The element has an ID.
  package static let hasID = Self(rawValue: 1 << 10)
  /// The user can operate the element separately, even if the element is in a list row.
  package static let isUsable = Self(rawValue: 1 << 9)
}
