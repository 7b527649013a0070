// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// A page, a Switch Control user who operates it, and a clock.
struct SwitchUser {
  var page: Page
  var switchControl: SwitchControl
  /// The current time, which changes only when a test advances it.
  private(set) var now: Duration = .zero
  /// The words that are spoken at the start.
  private(set) var opening = ""

  init(_ outline: String, _ change: (inout SwitchControl.Settings) -> Void = { _ in }) {
    page = Page(outline)
    var settings = SwitchControl.Settings()
    change(&settings)
    switchControl = SwitchControl(settings)
    opening = switchControl.start(in: page.tree, at: now).transcript(in: page)
  }

  /// The name of the element that Switch Control is focused on.
  var cursor: String? { page.name(of: switchControl.cursor) }

  /// The name of the current stop, in brackets if the stop is a group.
  var stop: String? {
    switch switchControl.stop {
    case .item(let id): page.name(of: id)
    case .group(.container(let id)): "[\(page.name(of: id) ?? "")]"
    case .group(.part(_, let first, _, _)): "[part from \(page.name(of: first) ?? "")]"
    case .group(.row(_, let first)): "[row of \(page.name(of: first) ?? "")]"
    case .back: switchControl.panel == nil ? "back" : "Back"
    case .entry, .group(.panel):
      switchControl.stop.map { Catalog.of(.english).name(of: $0) }
    case .scannerMenu: "scanner menu"
    case nil: nil
    }
  }

  /// The entries of the open menu, or the keys and groups in the current section of the keyboard, ending with the exit.
  var panel: [String]? {
    switchControl.panel.map { panel in
      (panel.stops + [.back]).map { Catalog.of(.english).name(of: $0) }
    }
  }

  /// Presses a switch and returns the resulting effects.
  @discardableResult
  mutating func hears(_ command: SwitchControl.Command, held: Duration = .zero) -> String {
    switchControl.perform(command, in: page.tree, at: now, held: held).transcript(in: page)
  }

  /// Advances the time and returns the resulting effects.
  @discardableResult
  mutating func hears(after time: Duration) -> String {
    now += time
    return switchControl.advance(to: now, in: page.tree).transcript(in: page)
  }

  /// Applies an update and returns the resulting effects.
  @discardableResult
  mutating func hears(_ update: TreeUpdate) throws -> String {
    let anchor = switchControl.cursor.flatMap { FocusAnchor($0, in: page.tree) }
    try page.apply(update)
    let effects = switchControl.follow(update, from: anchor, in: page.tree, at: now)
    return effects.transcript(in: page)
  }

  /// Starts editing a text field, or ends editing if the name is `nil`, and returns the resulting effects.
  @discardableResult
  mutating func hears(editing name: String?) -> String {
    switchControl.edit(name.map { page[$0] }, in: page.tree, at: now).transcript(in: page)
  }

  /// Moves through the keyboard to a key, presses it, and returns the effects of the press.
  @discardableResult
  mutating func types(_ key: String) -> String {
    let words = Catalog.of(.english)
    func leads(_ stop: ScanStop?) -> Bool {
      switch stop {
      case .group(.panel(let group)): group.stops.contains { leads($0) }
      case .entry: stop.map { words.name(of: $0) } == key
      default: false
      }
    }
    for _ in 0..<200 {
      guard leads(switchControl.stop) else {
        hears(.next)
        continue
      }
      guard case .entry = switchControl.stop else {
        hears(.select)
        continue
      }
      return hears(.select)
    }
    Issue.record("no key is called \(key)")
    return ""
  }

  /// Moves the scanner until it is on a given stop or back at the start.
  mutating func move(to name: String) {
    for _ in 0..<200 where stop != name { hears(.next) }
    if stop != name { Issue.record("no stop is called \(name)") }
  }

  /// Returns the stops on the current level or in the current menu, in the order in which they are scanned from the
  /// current stop.
  mutating func round() -> [String] {
    var stops: [String] = []
    let first = switchControl.stop
    repeat {
      stops.append(stop ?? "")
      hears(.next)
    } while switchControl.stop != first && stops.count < 200
    return stops
  }
}

extension SwitchControl.Settings {
  /// Changes the settings to use two switches, one for moving and one for selecting.
  static func manual(_ settings: inout Self) { settings.scanning = .manual }
}
