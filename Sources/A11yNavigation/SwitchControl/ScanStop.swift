// SPDX-License-Identifier: MIT

import A11yTree

/// One thing that the scanner can rest on.
public enum ScanStop: Hashable, Sendable {
  /// An interactive element.
  case item(ElementID)
  /// A group; selecting it scans what is inside.
  case group(ScanGroup)
  /// The way out of a group, after its last stop: the group is highlighted again.
  case back
  /// The way to the scanner menu where selecting activates at once.
  case scannerMenu

  /// Whether the stop is an element.
  var isItem: Bool { if case .item = self { true } else { false } }
}

/// Some stops that are first scanned as one.
public enum ScanGroup: Hashable, Sendable {
  /// What is inside a container.
  case container(ElementID)
  /// Elements of one container with the same top and bottom edges, identified by the first.
  case row(of: ElementID, first: ElementID)
  /// Consecutive stops of a container that has too many for one group, known by its ends.
  case part(of: ElementID, first: ElementID, last: ElementID, count: Int)

  /// The element that represents the group when a program asks for the focus.
  public var element: ElementID {
    switch self {
    case .container(let id): id
    case .row(_, let first), .part(_, let first, _, _): first
    }
  }
}
