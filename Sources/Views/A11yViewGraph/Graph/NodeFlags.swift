// SPDX-License-Identifier: MIT

import Synchronization

/// Flags for a node's type and state.
package struct NodeFlags: OptionSet, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The node is waiting to be evaluated.
  package static let isDirty = Self(rawValue: 1 << 0)
  /// The node has been removed from the graph.
  package static let isGone = Self(rawValue: 1 << 1)
  /// The node changes the elements in its content.
  package static let folds = Self(rawValue: 1 << 2)
  /// The node handles actions for the elements in its content.
  package static let handlesActions = Self(rawValue: 1 << 3)
  /// The node belongs to the window rather than to the views that contain it. The modifiers and the focus of the views
  /// that contain the node therefore do not apply to the node.
  package static let isDetached = Self(rawValue: 1 << 4)
  /// Within the same element, the node has an ancestor that changes the elements in the ancestor's content.
  package static let isModified = Self(rawValue: 1 << 5)
  /// The node has read observable objects.
  package static let observes = Self(rawValue: 1 << 6)
  /// The node itself represents an element.
  package static let isElement = Self(rawValue: 1 << 7)
  /// The node is a row that appears only when a cursor approaches the row.
  package static let isLazyRow = Self(rawValue: 1 << 8)
  /// The node is a lazy row that has not appeared yet.
  package static let isUnseen = Self(rawValue: 1 << 9)
  /// The node is a list row, which is either a single element or an ordinary node that contains several elements.
  package static let isListRow = Self(rawValue: 1 << 10)
  /// The node contains views that are placed side by side.
  package static let isRow = Self(rawValue: 1 << 11)
  /// The node is a stack of views that is placed beside other views.
  package static let isColumn = Self(rawValue: 1 << 12)

  private static let firstOfFeatures: UInt32 = 16
  /// The flag bits that are in use. Each feature reserves its own flag bit once per process.
  private static let reserved = Atomic<UInt32>(firstOfFeatures)

  /// Reserves a flag for a feature, which stores the flag in a `static let`.
  ///
  /// Features can reserve up to sixteen flags per process. Flags beyond the sixteenth are never set. A feature whose
  /// flag is never set cannot find its own nodes, so its tests fail.
  package static func reserve() -> Self {
    let bit = reserved.add(1, ordering: .relaxed).oldValue
    return bit < 32 ? Self(rawValue: 1 << bit) : []
  }
}
