// SPDX-License-Identifier: MIT

import Synchronization

/// The kind and state of a node.
package struct NodeFlags: OptionSet, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Is waiting to be evaluated.
  package static let isDirty = Self(rawValue: 1 << 0)
  /// Was removed.
  package static let isGone = Self(rawValue: 1 << 1)
  /// Changes the elements of its content.
  package static let folds = Self(rawValue: 1 << 2)
  /// Handles actions for the elements of its content.
  package static let handlesActions = Self(rawValue: 1 << 3)
  /// Belongs to the window, not to its surroundings: modifiers and focus around it do not apply.
  package static let isDetached = Self(rawValue: 1 << 4)
  /// Has a node above, within the same element, that changes the elements below it.
  package static let isModified = Self(rawValue: 1 << 5)
  /// Has read observable objects.
  package static let observes = Self(rawValue: 1 << 6)
  /// Is an element itself.
  package static let isElement = Self(rawValue: 1 << 7)
  /// Is a row that appears only when a cursor comes near.
  package static let isLazyRow = Self(rawValue: 1 << 8)
  /// Is a lazy row that has not yet appeared.
  package static let isUnseen = Self(rawValue: 1 << 9)
  /// Is a row of a list: either one element, or an ordinary node around several.
  package static let isListRow = Self(rawValue: 1 << 10)
  /// Holds views that stand side by side.
  package static let isRow = Self(rawValue: 1 << 11)
  /// Is a stack of views that stands beside others.
  package static let isColumn = Self(rawValue: 1 << 12)

  private static let firstOfFeatures: UInt32 = 16
  /// The bits taken: a feature reserves its own once in a process.
  private static let reserved = Atomic<UInt32>(firstOfFeatures)

  /// Reserves a flag for a feature, which keeps it in a `static let`.
  ///
  /// There is room for sixteen in a process. Any reserved after that are never set, so the feature
  /// finds no nodes of its own, as its tests will show.
  package static func reserve() -> Self {
    let bit = reserved.add(1, ordering: .relaxed).oldValue
    return bit < 32 ? Self(rawValue: 1 << bit) : []
  }
}
