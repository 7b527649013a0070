// SPDX-License-Identifier: MIT

import A11yTree

/// A position at which the scanner can rest.
public enum ScanStop: Hashable, Sendable {
  /// An interactive element.
  case item(ElementID)
  /// A group. The group's contents are scanned when the group is selected.
  case group(ScanGroup)
  /// An entry in the scanner menu, or a key on the keyboard.
  case entry(PanelEntry)
  /// The exit of a group, which follows the group's last stop. At the exit, the group is highlighted again.
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
  /// Elements in one container that have the same top and bottom edges, identified by the first element.
  case row(of: ElementID, first: ElementID)
  /// Consecutive stops in a container that has too many stops for one group, identified by the first and the last stop.
  case part(of: ElementID, first: ElementID, last: ElementID, count: Int)
  /// A panel, or a part of a panel.
  case panel(PanelGroup)

  /// The element that represents the group when a program requests focus, or `nil` for a panel, because a panel is not
  /// on the screen.
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
