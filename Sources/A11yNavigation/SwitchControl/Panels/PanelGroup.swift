// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a panel or of one of the panel's groups.
///
/// A panel, which is the scanner menu or the keyboard, belongs to the scanner rather than to the screen. A panel's
/// stops are scanned like the stops of the screen, with the same groups, timing and cost.
public struct PanelGroup: Hashable, Sendable {
  /// A group's identity, which persists while the group's stops change.
  public enum Kind: Hashable, Sendable {
    /// The scanner menu.
    case menu(ScannerMenu.Subject)
    /// A submenu of the scanner menu, identified by its name.
    case submenu(Word)
    /// One of the groups into which a long list in the scanner menu is divided.
    case choices(Int)
    /// The keyboard.
    case keyboard
    /// The keyboard's predicted words.
    case predictions
    /// A row of keys.
    case row(Int)
    /// A section of a row of keys.
    case part(row: Int, Int)
  }

  /// The identity of the group.
  public let kind: Kind
  /// The group's stops, excluding the exit.
  public let stops: [ScanStop]

  /// Creates a group that consists of the given stops.
  init(_ kind: Kind, _ stops: [ScanStop]) {
    self.kind = kind
    self.stops = stops
  }

  /// Whether the group is the scanner menu or one of its submenus.
  var isMenu: Bool {
    switch kind {
    case .menu, .submenu, .choices: true
    default: false
    }
  }

  /// The word that names the group, or `nil` if the group has no name.
  var name: Word? {
    switch kind {
    case .menu: .scannerMenu
    case .submenu(let name): name
    case .keyboard: .keyboard
    case .predictions: .predictions
    case .row, .part, .choices: nil
    }
  }
}

/// A panel's stop that performs an action when the user selects it.
public enum PanelEntry: Hashable, Sendable {
  /// An entry in the scanner menu.
  case menu(ScannerMenu.Item)
  /// A key on the keyboard.
  case key(KeyboardKey)
  /// A key that enters a character of a secret and whose name is therefore not spoken.
  case secretKey(KeyboardKey)

  /// The key, if the entry is a key on the keyboard.
  public var keyboardKey: KeyboardKey? {
    switch self {
    case .key(let key), .secretKey(let key): key
    case .menu: nil
    }
  }
}

extension Catalog {
  /// Returns the words for an entry. A name that a program provides is not marked as being in the catalog's language.
  func segment(_ entry: PanelEntry) -> Utterance.Segment {
    switch entry {
    case .menu(.custom(let name)), .menu(.recipe(let name)): .init(.interface, name.onOneLine)
    case .menu(.window(let window)) where !window.title.isEmpty:
      .init(.interface, window.title.onOneLine)
    case .menu(.app(let app)): .init(.interface, app.name.onOneLine)
    case .menu(let item): segment(.interface, item.name(in: self))
    case .key(let key): segment(.interface, key.name(in: self))
    case .secretKey: segment(.interface, self[.bullets, 1])
    }
  }

  /// Returns the displayed name of a panel's stop. An unnamed group is named after its first and last keys.
  public func name(of stop: ScanStop) -> String {
    switch stop {
    case .entry(let entry): segment(entry).text
    case .back: self[.goBack]
    case .scannerMenu: self[.scannerMenu]
    case .group(.panel(let group)): name(of: group)
    case .item, .group: ""
    }
  }

  /// Returns the displayed name of a panel's group. An unnamed group is named after its first and last keys.
  public func name(of group: PanelGroup) -> String {
    if let name = group.name { return self[name] }
    guard let first = group.firstEntry, let last = group.lastEntry else { return self[.group] }
    return self[.firstToLast, segment(first).text, segment(last).text]
  }
}

extension PanelGroup {
  /// The first entry in the group or in its subgroups.
  var firstEntry: PanelEntry? { stops.first.flatMap { $0.entry(isLast: false) } }

  /// The last entry in the group or in its subgroups.
  var lastEntry: PanelEntry? { stops.last.flatMap { $0.entry(isLast: true) } }
}

extension ScanStop {
  fileprivate func entry(isLast: Bool) -> PanelEntry? {
    switch self {
    case .entry(let entry): entry
    case .group(.panel(let group)): isLast ? group.lastEntry : group.firstEntry
    default: nil
    }
  }
}
