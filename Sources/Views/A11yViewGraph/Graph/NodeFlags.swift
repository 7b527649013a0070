// SPDX-License-Identifier: MIT

import Synchronization

/// A node's kind and state.
package struct NodeFlags: OptionSet, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The node is waiting to be evaluated.
  package static let isDirty = Self(rawValue: 1 << 0)
  /// The node has been removed.
  package static let isGone = Self(rawValue: 1 << 1)
  /// The node changes the elements of its content.
  package static let folds = Self(rawValue: 1 << 2)
  /// The node handles actions for the elements of its content.
  package static let handlesActions = Self(rawValue: 1 << 3)
  /// The node belongs to the window rather than to the views that contain it, so the modifiers and the focus of those
  /// views do not apply to the node.
  package static let isDetached = Self(rawValue: 1 << 4)
  /// The node has an ancestor, within the same element, that changes the elements below it.
  package static let isModified = Self(rawValue: 1 << 5)
  /// The node has read observable objects.
  package static let observes = Self(rawValue: 1 << 6)
  /// The node is an element itself.
  package static let isElement = Self(rawValue: 1 << 7)
  /// The node is a row that appears only when a cursor comes near it.
  package static let isLazyRow = Self(rawValue: 1 << 8)
  /// The node is a lazy row that has not yet appeared.
  package static let isUnseen = Self(rawValue: 1 << 9)
  /// The node is a list row: either one element, or an ordinary node that contains several elements.
  package static let isListRow = Self(rawValue: 1 << 10)
  /// The node contains views that are next to one another.
  package static let isRow = Self(rawValue: 1 << 11)
  /// The node is a stack of views that is next to other views.
  package static let isColumn = Self(rawValue: 1 << 12)

  private static let firstOfFeatures: UInt32 = 16
  /// The bits in use. A feature reserves its own bit once per process.
  private static let reserved = Atomic<UInt32>(firstOfFeatures)

  /// Reserves a flag for a feature, which keeps it in a `static let`.
  ///
  /// A process can reserve sixteen flags. Further flags are never set, so a feature that reserves a further flag does
  /// not find its own nodes, and the feature's tests fail.
  package static func reserve() -> Self {
    let bit = reserved.add(1, ordering: .relaxed).oldValue
    return bit < 32 ? Self(rawValue: 1 << bit) : []
  }
}
