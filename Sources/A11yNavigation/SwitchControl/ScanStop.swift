// SPDX-License-Identifier: MIT

import A11yTree

/// Something that the scanner can rest on.
public enum ScanStop: Hashable, Sendable {
  /// An interactive element.
  case item(ElementID)
  /// A group; selecting it scans what is inside.
  case group(ScanGroup)
  /// The exit of a group, after its last stop, at which the group is highlighted again.
  case back
  /// The way to the scanner menu if selecting activates at once.
  case scannerMenu

  /// Whether the stop is an element.
  var isItem: Bool { if case .item = self { true } else { false } }
}

/// Several stops that are first scanned as one.
public enum ScanGroup: Hashable, Sendable {
  /// The contents of a container.
  case container(ElementID)
  /// Elements of one container with the same top and bottom edges, identified by the first.
  case row(of: ElementID, first: ElementID)
  /// Consecutive stops of a container that has too many for one group, identified by the first and last.
  case part(of: ElementID, first: ElementID, last: ElementID, count: Int)

  /// The element that represents the group when a program requests focus.
  public var element: ElementID {
    switch self {
    case .container(let id): id
    case .row(_, let first), .part(_, let first, _, _): first
    }
  }
}
