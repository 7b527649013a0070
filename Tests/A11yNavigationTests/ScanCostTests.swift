// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests that the cost reported by `scan` is the cost for a user who always presses as soon as the scanner reaches the
/// desired stop.
@Suite("The reported cost of scanning", .timeLimit(.minutes(30)))
struct ScanCostTests {
  typealias Settings = SwitchControl.Settings

  static let settings: [Settings] = SwitchControl.ScanningStyle.allCases.flatMap { style in
    SwitchControl.TapBehavior.allCases.flatMap { tap in
      [true, false].map { groups in
        var settings = Settings()
        settings.scanning = style
        settings.tapBehavior = tap
        settings.groupsItems = groups
        settings.interval = .milliseconds(700)
        settings.pauseOnFirstItem = .milliseconds(300)
        settings.dwell = .milliseconds(900)
        return settings
      }
    }
  }

  @Test(
    "The reported cost equals the time and the number of presses that a simulated user needs",
    arguments: settings
  )
  func isWhatAUserNeeds(settings: Settings) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let tree = try Self.tree(seed: seed)
      let entries = SwitchControl.scan(of: tree, settings: settings)
      for (place, entry) in entries.enumerated() where place % 2 == Int(seed % 2) {
        let way = Self.way(to: place, in: entries)
        var user = SimulatedUser(settings, tree)
        user.rest(on: way)
        #expect(user.cost == entry.reach, "\(way) in tree \(seed)")
        #expect(user.scanner.depth == entry.depth)
        guard case .item(let id) = entry.stop else {
          #expect(entry.activate == nil)
          continue
        }
        user.activate(id)
        #expect(user.cost == entry.activate, "\(way) in tree \(seed)")
      }
    }
  }

  /// Returns a random tree without a default focus, so that scanning starts at the first stop.
  private static func tree(seed: UInt64) throws -> AccessibilityTree {
    var model = RandomTree(seed: seed, count: 60)
    for _ in 0..<5 { _ = model.update() }
    var start = model.start
    for place in start.changes.indices {
      start.changes[place].element.details.isDefaultFocus = false
      start.changes[place].element.traits.remove(.isModal)
    }
    return try AccessibilityTree(start)
  }

  /// Returns the groups to enter, outermost first, followed by the stop.
  private static func way(
    to place: Int,
    in entries: [SwitchControl.ScanEntry]
  ) -> [ScanStop] {
    var way = [entries[place].stop]
    var depth = entries[place].depth
    for entry in entries[..<place].reversed() where entry.depth == depth - 1 {
      if case .group = entry.stop {
        way.insert(entry.stop, at: 0)
        depth -= 1
      }
    }
    return way
  }

  @Test("With manual scanning, each step costs one press")
  func byHand() throws {
    let page = Page(
      """
      webarea
        button "a"
        toolbar
          button "b"
          button "c" actions=Pin
      """
    )
    func cost(_ settings: Settings, _ name: String) throws -> (ScanCost, ScanCost?) {
      let entries = SwitchControl.scan(of: page.tree, settings: settings)
      let entry = try #require(entries.first { $0.stop == .item(page[name]) })
      return (entry.reach, entry.activate)
    }
    // The scan takes one interval to the toolbar, a press, one interval to c, a press, one interval past Pin, and a
    // press.
    var settings = Settings()
    var (reach, activate) = try cost(settings, "c")
    #expect(reach == ScanCost(presses: 1, time: .seconds(2)))
    #expect(activate == ScanCost(presses: 3, time: .seconds(3)))
    settings.tapBehavior = .autoTap
    (reach, activate) = try cost(settings, "c")
    #expect(activate == ScanCost(presses: 2, time: .milliseconds(2750)))
    settings.scanning = .manual
    settings.tapBehavior = .alwaysTap
    (reach, activate) = try cost(settings, "c")
    #expect(reach == ScanCost(presses: 3))
    #expect(activate == ScanCost(presses: 4))
    settings.scanning = .singleSwitchStep
    (reach, activate) = try cost(settings, "c")
    #expect(reach == ScanCost(presses: 3, time: .seconds(1)))
    #expect(activate == ScanCost(presses: 3, time: .seconds(2)))
  }
}

/// A simulated user who presses without delay.
private struct SimulatedUser {
  var scanner: SwitchControl
  let tree: AccessibilityTree
  var cost = ScanCost()
  private var now: Duration = .zero

  init(_ settings: SwitchControl.Settings, _ tree: AccessibilityTree) {
    var endless = settings
    endless.loops = .max
    scanner = SwitchControl(endless)
    self.tree = tree
    _ = scanner.start(in: tree, at: .zero)
    if settings.scanning == .singleSwitchStep { press() }
  }

  @discardableResult
  private mutating func press(_ command: SwitchControl.Command = .select) -> [Effect] {
    cost.presses += 1
    return scanner.perform(command, in: tree, at: now)
  }

  @discardableResult
  private mutating func wait() -> [Effect] {
    guard let due = scanner.deadline else { return [] }
    cost.time += due - now
    now = due
    return scanner.advance(to: now, in: tree)
  }

  private mutating func moveOn() {
    switch scanner.settings.scanning {
    case .auto: wait()
    case .manual: press(.next)
    case .singleSwitchStep: press()
    }
  }

  private mutating func take() -> [Effect] {
    scanner.settings.scanning == .singleSwitchStep ? wait() : press()
  }

  mutating func rest(on way: [ScanStop]) {
    for (depth, stop) in way.enumerated() {
      for _ in 0..<1000 where scanner.stop != stop { moveOn() }
      if depth < way.count - 1 { _ = take() }
    }
  }

  /// Presses until the element is asked to perform its default action.
  mutating func activate(_ id: ElementID) {
    var effects = take()
    if scanner.panel != nil {
      for _ in 0..<100 where scanner.stop?.activates == false { moveOn() }
      effects = take()
    } else if scanner.settings.tapBehavior == .autoTap, !effects.hasRequest(id) {
      effects = wait()
    }
    #expect(effects.hasRequest(id))
  }
}

extension [Effect] {
  fileprivate func hasRequest(_ id: ElementID) -> Bool {
    contains(.request(ActionRequest(.activate, on: id)))
      || contains(.request(ActionRequest(.beginEditing, on: id)))
  }
}
