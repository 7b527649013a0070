// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// A page, Switch Control on it, and a clock.
struct SwitchUser {
  var page: Page
  var switchControl: SwitchControl
  /// The time now; it passes only when a test lets it.
  private(set) var now: Duration = .zero
  /// What was heard when it started.
  private(set) var opening = ""

  init(_ outline: String, _ change: (inout SwitchControl.Settings) -> Void = { _ in }) {
    page = Page(outline)
    var settings = SwitchControl.Settings()
    change(&settings)
    switchControl = SwitchControl(settings)
    opening = switchControl.start(in: page.tree, at: now).transcript(in: page)
  }

  /// The name of the element that the technology is focused on.
  var cursor: String? { page.name(of: switchControl.cursor) }

  /// The stop by name: a group in brackets.
  var stop: String? {
    switch switchControl.stop {
    case .item(let id): page.name(of: id)
    case .group(.container(let id)): "[\(page.name(of: id) ?? "")]"
    case .group(.part(_, let first, _, _)): "[part from \(page.name(of: first) ?? "")]"
    case .group(.row(_, let first)): "[row of \(page.name(of: first) ?? "")]"
    case .back: "back"
    case .scannerMenu: "scanner menu"
    case nil: nil
    }
  }

  /// Presses a switch and says what comes of it.
  @discardableResult
  mutating func hears(_ command: SwitchControl.Command, held: Duration = .zero) -> String {
    switchControl.perform(command, in: page.tree, at: now, held: held).transcript(in: page)
  }

  /// Lets time pass and says what comes of it.
  @discardableResult
  mutating func hears(after time: Duration) -> String {
    now += time
    return switchControl.advance(to: now, in: page.tree).transcript(in: page)
  }

  /// Takes an update in and says what comes of it.
  @discardableResult
  mutating func hears(_ update: TreeUpdate) throws -> String {
    let anchor = switchControl.cursor.flatMap { FocusAnchor($0, in: page.tree) }
    try page.apply(update)
    let effects = switchControl.follow(update, from: anchor, in: page.tree, at: now)
    return effects.transcript(in: page)
  }

  /// Moves on until the scanner rests on a stop, or is back where it began.
  mutating func move(to name: String) {
    for _ in 0..<200 where stop != name { hears(.next) }
    if stop != name { Issue.record("no stop is called \(name)") }
  }

  /// The stops of the level or menu, in the order in which they are scanned from now.
  mutating func round() -> [String] {
    var stops: [String] = []
    let first = (switchControl.stop, switchControl.menu?.index)
    repeat {
      let menu = switchControl.menu
      stops.append(menu.map { $0.items[$0.index].name } ?? stop ?? "")
      hears(.next)
    } while (switchControl.stop, switchControl.menu?.index) != first && stops.count < 200
    return stops
  }
}

extension SwitchControl.Settings {
  /// Two switches: one moves, one selects.
  static func manual(_ settings: inout Self) { settings.scanning = .manual }
}

extension ScannerMenu.Item {
  /// The English name.
  var name: String { name(in: .of(.english)) }
}
