// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a panel or of one of its parts.
///
/// A panel is the scanner menu or the keyboard, and belongs to the scanner rather than to the screen. The stops of a
/// panel are scanned like those of the screen, with the same groups, timing and cost.
public struct PanelGroup: Hashable, Sendable {
  /// The identity of a group, which persists while its stops change.
  public enum Kind: Hashable, Sendable {
    /// The scanner menu.
    case menu(ScannerMenu.Subject)
    /// A submenu that an entry of the scanner menu opens, identified by its name.
    case submenu(Word)
    /// A part of a long list in the scanner menu.
    case choices(Int)
    /// The keyboard.
    case keyboard
    /// The predicted words on the keyboard.
    case predictions
    /// A row of keys.
    case row(Int)
    /// A part of a row of keys.
    case part(row: Int, Int)
  }

  /// The identity of the group.
  public let kind: Kind
  /// The stops of the group, without the exit.
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

  /// The word that names the group, if it has a name.
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

/// A stop of a panel that performs an action when it is selected.
public enum PanelEntry: Hashable, Sendable {
  /// An entry of the scanner menu.
  case menu(ScannerMenu.Item)
  /// A key of the keyboard.
  case key(KeyboardKey)
  /// A key that enters a character of a secret; its name is therefore not spoken.
  case secretKey(KeyboardKey)

  /// The key, if the entry is a key of the keyboard.
  public var keyboardKey: KeyboardKey? {
    switch self {
    case .key(let key), .secretKey(let key): key
    case .menu: nil
    }
  }
}

extension Catalog {
  /// Returns the words for an entry; an entry's name that a program provides is not marked as words in the catalog's
  /// language.
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
  /// The first entry in the group or in its parts.
  var firstEntry: PanelEntry? { stops.first.flatMap { $0.entry(isLast: false) } }

  /// The last entry in the group or in its parts.
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
