// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// How the user may change the collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit per action.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  package static var moving: EditActions { EditActions(rawValue: 1 << 0) }
  package static var deleting: EditActions { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved: each has the actions "Move up" and "Move down".
  public static var move: EditActions<Data> { .moving }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted: each has an action "Delete".
  public static var delete: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.moving, .deleting] }
}
