// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests that compare the cost model with the scanner itself, which is operated by a simulated person who needs time
/// and misses stops.
@Suite(.timeLimit(.minutes(30)))
struct CostModelTests {
  typealias Settings = SwitchControl.Settings

  private static let screen = """
    webarea
      button "Menu"
      toolbar
        button "Bold"
        button "Italic" actions=Pin
        button "Underline"
        button "Link"
      list
        listitem
          link "Assam"
        listitem
          link "Ceylon"
        listitem
          link "Darjeeling"
      button "Pay"
    """

  private static let people: [Settings] = [
    settings { _ in },
    settings { $0.pauseOnFirstItem = .milliseconds(500) },
    settings { $0.tapBehavior = .alwaysTap },
    settings { $0.tapBehavior = .autoTap },
    settings { $0.groupsItems = false },
    settings {
      $0.interval = .milliseconds(1500)
      $0.holdDuration = .milliseconds(500)
      $0.accuracy = 0.8
    },
    settings { $0.scanning = .manual },
  ]

  private static func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    settings.loops = .max
    change(&settings)
    return settings
  }

  @Test(arguments: people)
  func
    `The expected cost is the scanner’s average, and 95 of 100 attempts stay within the likely cost`(
      settings: Settings
    ) throws
  {
    let page = Page(Self.screen)
    var model = CostModel(settings)
    let entries = SwitchControl.scan(of: page.tree, settings: settings)
    for name in ["Menu", "Underline", "Ceylon", "Pay"] {
      let entry = try #require(entries.first { $0.stop == .item(page[name]) })
      let pause = settings.tapBehavior == .autoTap ? settings.autoTapInterval : .zero
      let found = model.estimate(for: entry.choices, pause: pause)
      let estimate = try #require(found)
      var chance = SeededGenerator(seed: 7)
      let times = (0..<1500).map { _ -> Double in
        var person = Person(settings, page.tree)
        return person.activate(page[name], misses: &chance) / .seconds(1)
      }
      let mean = times.reduce(0, +) / Double(times.count)
      let expected = estimate.expected / .seconds(1)
      #expect(abs(mean - expected) < expected * 0.06, "\(name): \(mean), not \(expected)")
      let likely = estimate.likely / .seconds(1)
      let within = Double(times.count { $0 <= likely + 0.3 }) / Double(times.count)
      let sooner = Double(times.count { $0 < likely - 0.3 }) / Double(times.count)
      #expect(within > 0.93 && sooner < 0.97, "\(name): \(within) within \(likely)")
    }
  }

  @Test(arguments: people)
  func `A person who misses no stop needs the best-case time`(settings: Settings) throws {
    let page = Page(Self.screen)
    var settings = settings
    settings.accuracy = 1
    var model = CostModel(settings)
    var chance = SeededGenerator(seed: 1)
    for entry in SwitchControl.scan(of: page.tree, settings: settings) {
      guard case .item(let id) = entry.stop else { continue }
      var person = Person(settings, page.tree)
      let pause = settings.tapBehavior == .autoTap ? settings.autoTapInterval : .zero
      let found = model.estimate(for: entry.choices, pause: pause)
      let estimate = try #require(found)
      #expect(person.activate(id, misses: &chance) == estimate.best)
      #expect(estimate.expected == estimate.best && estimate.likely == estimate.best)
      #expect(estimate.presses == Double(person.presses))
    }
  }

  @Test func `If a press takes longer than the scanning interval, no stop can be reached`() {
    var settings = Settings()
    settings.pressTime = .milliseconds(700)
    settings.holdDuration = .milliseconds(300)
    var model = CostModel(settings)
    let estimate = model.estimate(for: [ScanLevel(place: 0, count: 1)])
    #expect(estimate == nil)
    settings.scanning = .manual
    #expect(CostModel(settings).isPossible)
  }

  @Test func `By default, a press takes 65 percent of the scanning interval`() {
    var settings = Settings()
    settings.interval = .seconds(2)
    var model = CostModel(settings)
    let level = [ScanLevel(place: 1, count: 3)]
    var estimate = model.estimate(for: level)
    #expect(estimate?.best == .milliseconds(3300))
    settings.pressTime = .seconds(1)
    model = CostModel(settings)
    estimate = model.estimate(for: level)
    #expect(estimate?.best == .seconds(3))
  }

  @Test(arguments: [2, 5, 7])
  func `For a few stops, no possible grouping is better than the computed best`(count: Int)
    throws
  {
    var settings = Settings()
    settings.groupSize = 4
    var model = CostModel(settings)
    func time(of group: Grouping, _ way: [ScanLevel]) -> Duration {
      switch group {
      case .stop: return model.estimate(for: way)?.expected ?? .zero
      case .group(let inside):
        let ends = inside.count + (way.isEmpty ? 0 : 1)
        return inside.enumerated().reduce(.zero) { sum, next in
          sum + time(of: next.element, way + [ScanLevel(place: next.offset, count: ends)])
        }
      }
    }
    let times = Grouping.all(of: count, limit: 4).map { time(of: $0, []) }
    let least = SwitchControl.leastTime(of: count, settings)
    let best = try #require(times.min())
    #expect(abs(best / .seconds(1) - least / .seconds(1)) < 0.01)
  }

  @Test func `The best grouping is also found for thousands of stops`() {
    let settings = Settings()
    let few = SwitchControl.leastTime(of: 100, settings)
    let many = SwitchControl.leastTime(of: 10_000, settings)
    #expect(many > few * 100 && many < few * 300)
    #expect(SwitchControl.leastTime(of: 0, settings) == .zero)
    #expect(SwitchControl.leastTime(of: 1, settings) > .zero)
  }
}

/// A possible grouping of stops.
private indirect enum Grouping {
  case stop
  case group([Grouping])

  /// Returns all possible groupings of a number of stops, with a maximum number of stops per group.
  static func all(of count: Int, limit: Int) -> [Grouping] {
    count == 1
      ? [.stop]
      : rows(of: count, limit: limit, left: limit).filter { $0.count > 1 }
        .map { .group($0) }
  }

  private static func rows(of count: Int, limit: Int, left: Int) -> [[Grouping]] {
    if count == 0 { return [[]] }
    guard left > 0 else { return [] }
    return (1...count).flatMap { first -> [[Grouping]] in
      // A row that consists of only one group would repeat a grouping that has already been counted.
      if first == count, left == limit, count > 1 { return [] }
      let rest = rows(of: count - first, limit: limit, left: left - 1)
      return all(of: first, limit: limit).flatMap { group in rest.map { [group] + $0 } }
    }
  }
}

/// A simulated person who needs time for each press and misses some stops.
private struct Person {
  private var scanner: SwitchControl
  private let tree: AccessibilityTree
  private let settings: SwitchControl.Settings
  private let press: Duration
  private var now: Duration = .zero
  private(set) var presses = 0

  init(_ settings: SwitchControl.Settings, _ tree: AccessibilityTree) {
    scanner = SwitchControl(settings)
    self.settings = settings
    self.tree = tree
    press = settings.pressTime ?? settings.interval * 65 / 100
    _ = scanner.start(in: tree, at: .zero)
  }

  /// Moves to an element, activates it, and returns the time that this took.
  mutating func activate(_ id: ElementID, misses: inout SeededGenerator) -> Duration {
    for _ in 0..<100_000 {
      let isWanted: Bool
      switch scanner.stop {
      case .entry(let entry): isWanted = entry == .menu(.activate)
      case .item(let item): isWanted = item == id
      case .group where scanner.panel == nil:
        isWanted = scanner.elements(in: tree).contains { tree.isInside(id, $0) }
      default: isWanted = false
      }
      let effects = isWanted ? take(&misses) : moveOn(&misses)
      if effects.contains(.request(ActionRequest(.activate, on: id))) { return now }
    }
    return now
  }

  private mutating func take(_ misses: inout SeededGenerator) -> [Effect] {
    if settings.scanning == .auto, isMissed(&misses) { return wait() }
    guard settings.tapBehavior == .autoTap, case .item = scanner.stop else {
      return press(.select, &misses)
    }
    return press(.select, &misses) + wait()
  }

  private mutating func moveOn(_ misses: inout SeededGenerator) -> [Effect] {
    settings.scanning == .auto ? wait() : press(.next, &misses)
  }

  private mutating func press(
    _ command: SwitchControl.Command,
    _ misses: inout SeededGenerator
  ) -> [Effect] {
    repeat {
      now += press + settings.holdDuration
    } while settings.scanning == .manual
      && isMissed(&misses)
    presses += 1
    return scanner.perform(command, in: tree, at: now, held: settings.holdDuration)
  }

  private func isMissed(_ misses: inout SeededGenerator) -> Bool {
    settings.accuracy < 1 && Double.random(in: 0..<1, using: &misses) >= settings.accuracy
  }

  private mutating func wait() -> [Effect] {
    guard let due = scanner.deadline else { return [] }
    now = due
    return scanner.advance(to: now, in: tree)
  }
}
