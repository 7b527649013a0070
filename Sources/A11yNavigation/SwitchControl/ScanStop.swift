import A11yTree

/// One thing that the scanner can rest on.
public enum ScanStop: Hashable, Sendable {
  /// An element that answers to the user.
  case item(ElementID)
  /// A group; selecting it scans what is inside.
  case group(ScanGroup)
  /// The way out of a group: the group is highlighted again, behind its last stop.
  case back
  /// The way to the scanner menu where selecting activates at once.
  case scannerMenu
}

/// Some stops that are scanned as one first.
public indirect enum ScanGroup: Hashable, Sendable {
  /// What is inside a container.
  case container(ElementID)
  /// Elements of one container that share their top and bottom edges, by the first of them.
  case row(of: ElementID, first: ElementID)
  /// Some of a container's stops that follow each other, where there are too many for one group.
  case part(of: ElementID, first: ElementID, stops: [ScanStop])

  /// The element that stands for the group when a program asks where the focus is.
  public var element: ElementID {
    switch self {
    case .container(let id): id
    case .row(_, let first), .part(_, let first, _): first
    }
  }
}
