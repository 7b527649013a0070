// SPDX-License-Identifier: MIT

import A11yTree

/// A position at which the scanner can rest.
public enum ScanStop: Hashable, Sendable {
  /// An interactive element.
  case item(ElementID)
  /// A group. A group. The group's contents are scanned when the user selects the group.
  case group(ScanGroup)
  /// An entry in the scanner menu, or a key on the keyboard.
  case entry(PanelEntry)
  /// A group's exit, which follows the group's last stop. At the exit, the scanner highlights the group again.
  case back
  /// The stop that opens the scanner menu if selecting an element activates the element immediately.
  case scannerMenu

  /// Whether selecting the stop performs an action rather than leading to other stops.
  var isActivated: Bool {
    switch self {
    case .item, .entry: true
    case .group, .back, .scannerMenu: false
    }
  }
}

/// Several stops that are first scanned as a single stop.
public enum ScanGroup: Hashable, Sendable {
  /// The contents of a container.
  case container(ElementID)
  /// Elements in one container that have the same top and bottom edges. The first element identifies the row.
  case row(of: ElementID, first: ElementID)
  /// Consecutive stops in a container that has too many stops for one group. The first and the last stop identify the
  /// group.
  case part(of: ElementID, first: ElementID, last: ElementID, count: Int)
  /// A panel or one of its groups.
  case panel(PanelGroup)

  /// The element that represents the group when a program requests focus, or `nil` for a panel. No element represents a
  /// panel, because a panel is not part of the app's screen.
  public var element: ElementID? {
    switch self {
    case .container(let id): id
    case .row(_, let first), .part(_, let first, _, _): first
    case .panel: nil
    }
  }

  /// The panel's group if the group is in a panel.
  var panel: PanelGroup? { if case .panel(let panel) = self { panel } else { nil } }
}
