// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests that compare the predicted cost of typing with the scanner itself, which is operated by a simulated person.
@Suite("The predicted cost of typing with switches", .timeLimit(.minutes(30)))
struct TypingPlanTests {
  typealias Settings = SwitchControl.Settings

  private static let page = Page(
    """
    webarea
      textbox "Name"
      button "Send"
      button "Cancel"
    """
  )

  private static func settings(_ change: (inout Settings) -> Void) -> Settings {
    var settings = Settings()
    settings.loops = .max
    settings.tapBehavior = .alwaysTap
    change(&settings)
    return settings
  }

  private static let words = try? WordList(Array("hello 90\nhelp 80\nworld 70\nwork 60\n".utf8))

  private static let people: [Settings] = [
    settings { _ in },
    settings { $0.pauseOnFirstItem = .milliseconds(500) },
    settings { $0.tapBehavior = .default },
    settings { $0.groupsItems = false },
    settings {
      $0.groupsItems = false
      $0.pauseOnFirstItem = .milliseconds(300)
    },
    settings {
      $0.alwaysTapsKeyboardKeys = false
      $0.tapBehavior = .default
    },
    settings {
      $0.alwaysTapsKeyboardKeys = false
      $0.tapBehavior = .autoTap
    },
    settings { $0.keyboardArrangement = .alphabetic },
    settings { $0.keyboardArrangement = .frequency },
    settings { $0.words = words },
    settings {
      $0.interval = .milliseconds(1500)
      $0.holdDuration = .milliseconds(500)
    },
    settings { $0.scanning = .manual },
    settings { $0.scanning = .singleSwitchStep },
  ]

  private func plan(_ text: String, _ settings: Settings) -> TypingPlan {
    let page = Self.page
    return TypingPlan(text, into: page["Name"], of: page.tree, settings: settings)
  }

  @Test(arguments: people)
  func `Typing takes exactly the planned presses and time if no press is missed`(
    settings: Settings
  ) throws {
    var settings = settings
    settings.accuracy = 1
    let plan = plan("Hello, world", settings)
    #expect(plan.missing == nil)
    // The simulated person presses the switch without delay.
    var swift = settings
    swift.pressTime = .zero
    swift.holdDuration = .zero
    var chance = SeededGenerator(seed: 1)
    var person = try Typist(swift, Self.page)
    try person.type(plan, misses: &chance)
    #expect(person.text == "Hello, world")
    #expect(ScanCost(presses: person.presses, time: person.now) == plan.cost(settings))
    // The simulated person needs time for each press.
    var model = CostModel(settings)
    let found = plan.estimate(&model)
    let estimate = try #require(found)
    person = try Typist(settings, Self.page)
    try person.type(plan, misses: &chance)
    #expect(person.now == estimate.best && estimate.expected == estimate.best)
    #expect(Double(person.presses) == estimate.presses)
  }

  @Test(arguments: [people[0], people[11]])
  func `With misses, the expected time is the scanner’s average within 2 percent`(
    settings: Settings
  ) throws {
    let plan = plan("Hi, Ada", settings)
    var model = CostModel(settings)
    let found = plan.estimate(&model)
    let estimate = try #require(found)
    var chance = SeededGenerator(seed: 11)
    let times = try (0..<1000).map { _ -> Double in
      var person = try Typist(settings, Self.page)
      try person.type(plan, misses: &chance)
      return person.now / .seconds(1)
    }
    let mean = times.reduce(0, +) / Double(times.count)
    let expected = estimate.expected / .seconds(1)
    #expect(abs(mean - expected) < expected * 0.02, "\(mean), not \(expected)")
    let likely = estimate.likely / .seconds(1)
    let within = Double(times.count { $0 <= likely + 0.5 }) / Double(times.count)
    #expect(within > 0.93 && within < 0.97, "\(within) within \(likely)")
  }

  @Test func `The plan uses the cheapest keys`() {
    let settings = Self.settings { _ in }
    let words = Catalog.of(.english)
    func keys(_ text: String, _ settings: Settings) -> [String] {
      plan(text, settings).presses.map { $0.key.name(in: words) }
    }
    #expect(keys("Ada", settings) == ["shift", "cap A", "d", "a"])
    #expect(keys("AB", settings) == ["shift", "shift", "cap A", "cap B"])
    #expect(keys("ABC", settings) == ["shift", "shift", "cap A", "cap B", "cap C"])
    #expect(keys("a1 b", settings) == ["a", "numbers", "1", "space", "b"])
    #expect(keys("é", settings) == ["accents", "é"])
    var predicting = settings
    predicting.words = Self.words
    #expect(keys("hello world", predicting).prefix(2) == ["h", "hello"])
    #expect(keys("hello", predicting) == ["h", "e", "l", "l", "o"])
  }

  @Test func `A typing plan names the first character that no key can type`() {
    let plan = plan("naïve 日本", Self.settings { _ in })
    #expect(plan.missing == "日")
    #expect(plan.presses.count == 8)
    let page = Page("webarea\n  textbox \"Age\" input=number")
    let age = TypingPlan("1a", into: page["Age"], of: page.tree, settings: Settings())
    #expect(age.missing == "a")
  }

  @Test func `For a person who always presses too late, there is a plan but no estimate`() {
    let settings = Self.settings { $0.pressTime = .seconds(2) }
    let plan = plan("Ada", settings)
    var model = CostModel(settings)
    let estimate = plan.estimate(&model)
    #expect(plan.presses.count == 4 && estimate == nil)
  }

  @Test func `A long text is planned in time proportional to its length`() {
    let text = String(repeating: "The quick brown fox. ", count: 200)
    let settings = Self.settings { _ in }
    let plan = plan(text, settings)
    var model = CostModel(settings)
    let estimate = plan.estimate(&model)
    #expect(plan.missing == nil && plan.presses.count > text.count)
    #expect((estimate?.likely ?? .zero) > (estimate?.expected ?? .zero))
  }
}

/// A simulated person who types with one switch.
private struct Typist {
  private var scanner: SwitchControl
  private var page: Page
  private let settings: SwitchControl.Settings
  private let press: Duration
  private(set) var now: Duration = .zero
  private(set) var presses = 0

  /// The text typed so far.
  var text: String { page.tree[page["Name"]]?.value ?? "" }

  init(_ settings: SwitchControl.Settings, _ page: Page) throws {
    self.settings = settings
    self.page = page
    let rest = settings.scanning == .singleSwitchStep ? settings.dwell : settings.interval
    press = settings.pressTime ?? rest * 65 / 100
    scanner = SwitchControl(settings)
    _ = scanner.start(in: page.tree, at: .zero)
    try self.page.apply(self.page.change("Name") { $0.states.isEditing = true })
    _ = scanner.edit(self.page["Name"], in: self.page.tree, at: .zero)
  }

  mutating func type(_ plan: TypingPlan, misses: inout SeededGenerator) throws {
    for press in plan.presses {
      if settings.scanning == .singleSwitchStep { _ = self.press(.select, &misses) }
      var isDone = false
      for _ in 0..<100_000 where !isDone {
        let key = scanner.stop.flatMap(Self.key)
        let isOnKey = key == press.key
        let isWanted = isOnKey || Self.leads(scanner.stop, to: press.key)
        let effects = isWanted ? take(&misses, isOnKey) : moveOn(&misses)
        for case .edit(.insert(let text)) in effects {
          try page.apply(page.change("Name") { $0.value += text })
          let anchor = scanner.cursor.flatMap { FocusAnchor($0, in: page.tree) }
          let changed = page.change("Name") { _ in }
          _ = scanner.follow(changed, from: anchor, in: page.tree, at: now)
        }
        // A key that shows other keys types nothing but also returns the scanner to the start.
        isDone = effects.contains(.sound(.select))
      }
    }
  }

  private static func key(_ stop: ScanStop) -> KeyboardKey? {
    if case .entry(let entry) = stop { entry.keyboardKey } else { nil }
  }

  private static func leads(_ stop: ScanStop?, to key: KeyboardKey) -> Bool {
    switch stop {
    case .entry(.menu(.activate)): true
    case .entry(let entry): entry.keyboardKey == key
    case .group(.panel(let group)): group.stops.contains { leads($0, to: key) }
    default: false
    }
  }

  private mutating func take(_ misses: inout SeededGenerator, _ isOnKey: Bool) -> [Effect] {
    if settings.scanning == .singleSwitchStep { return wait() }
    if settings.scanning == .auto, isMissed(&misses) { return wait() }
    let effects = press(.select, &misses)
    let waits =
      isOnKey && settings.tapBehavior == .autoTap && !settings.alwaysTapsKeyboardKeys
    return waits ? effects + wait() : effects
  }

  private mutating func moveOn(_ misses: inout SeededGenerator) -> [Effect] {
    switch settings.scanning {
    case .auto: wait()
    case .manual: press(.next, &misses)
    case .singleSwitchStep: press(.select, &misses)
    }
  }

  private mutating func press(
    _ command: SwitchControl.Command,
    _ misses: inout SeededGenerator
  ) -> [Effect] {
    repeat {
      now += press + settings.holdDuration
    } while settings.scanning == .manual && isMissed(&misses)
    presses += 1
    return scanner.perform(command, in: page.tree, at: now, held: settings.holdDuration)
  }

  private func isMissed(_ misses: inout SeededGenerator) -> Bool {
    settings.accuracy < 1 && Double.random(in: 0..<1, using: &misses) >= settings.accuracy
  }

  private mutating func wait() -> [Effect] {
    guard let due = scanner.deadline else { return [] }
    now = due
    return scanner.advance(to: now, in: page.tree)
  }
}
