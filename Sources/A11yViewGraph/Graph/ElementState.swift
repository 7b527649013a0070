/// What is to be done about an element, and what was.
package struct ElementState: OptionSet {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Is to be found out anew.
  package static let needsFold = Self(rawValue: 1 << 0)
  /// The elements inside are to be gathered anew.
  package static let childrenChanged = Self(rawValue: 1 << 1)
  /// Is in the list of what changed.
  package static let isRecorded = Self(rawValue: 1 << 2)
  /// Was given out.
  package static let isEmitted = Self(rawValue: 1 << 3)
  /// Is there: always, but for what is an element only if a modifier says something of it.
  package static let isShown = Self(rawValue: 1 << 4)
  /// Stands in the tree; what is merged into another element does not.
  package static let isPublished = Self(rawValue: 1 << 5)
  /// Holds what stands inside it, rather than merging it.
  package static let isContainer = Self(rawValue: 1 << 6)
  /// Makes rows of the views in its content.
  package static let makesRows = Self(rawValue: 1 << 7)
  /// Makes a row even of a view that is one element by itself, so that it can be selected.
  package static let selectsRows = Self(rawValue: 1 << 8)
  /// Can be used by itself, though it stands in the row of a list.
  package static let isUsable = Self(rawValue: 1 << 9)
}
