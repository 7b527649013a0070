// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests that compare the costs of point scanning with the scanner itself.
@Suite("The predicted cost of point scanning", .timeLimit(.minutes(30)))
struct PointCostTests {
  typealias Settings = SwitchControl.Settings

  private static let tree = Page(PointScanTests.screen).tree

  private static let people: [Settings] = SwitchControl.GlidingCursor.allCases.flatMap { cursor in
    SwitchControl.TapBehavior.allCases.flatMap { tap in
      SwitchControl.ScanningStyle.allCases.map { style in
        var settings = Settings()
        settings.scansPoints = true
        settings.glidingCursor = cursor
        settings.glidingCursorSpeed = 73
        settings.tapBehavior = tap
        settings.scanning = style
        settings.loops = .max
        return settings
      }
    }
  }

  @Test(arguments: people)
  func `The predicted cost is exactly the scanner’s`(settings: Settings) {
    let entries = SwitchControl.scan(of: Self.tree, settings: settings)
    #expect(entries.count == 5)
    for entry in entries {
      var scanner = Scanner(settings, Self.tree)
      if settings.scanning == .singleSwitchStep { scanner.press(.select) }
      for level in entry.choices { scanner.choose(level) }
      if settings.tapBehavior == .autoTap, settings.scanning != .singleSwitchStep {
        scanner.wait(settings.autoTapInterval)
      }
      #expect(scanner.activated == entry.stop)
      #expect(scanner.cost == entry.activate)
    }
  }

  @Test func `A person who misses no pass needs the best time, and misses cost whole passes`()
    throws
  {
    for var settings in Self.people where settings.scanning == .auto {
      settings.accuracy = 1
      var model = CostModel(settings)
      for entry in SwitchControl.scan(of: Self.tree, settings: settings) {
        let found = model.estimate(for: entry.choices, pause: settings.pause)
        let estimate = try #require(found)
        let activate = try #require(entry.activate)
        let menus = entry.choices.count { $0.glide == nil }
        #expect(estimate.best == activate.time + settings.interval * 65 / 100 * menus)
        #expect(estimate.expected == estimate.best && estimate.likely == estimate.best)
      }
      settings.accuracy = 0.5
      var inexact = CostModel(settings)
      let entry = SwitchControl.scan(of: Self.tree, settings: settings)[0]
      let found = inexact.estimate(for: entry.levels)
      let estimate = try #require(found)
      let rounds = entry.levels.compactMap(\.glide).reduce(.zero) { $0 + $1.round }
      // With an accuracy of 50 percent, a person misses the target once on average during each pass.
      #expect(estimate.expected == estimate.best + rounds)
    }
  }

  @Test func `The average of simulated attempts with misses is the expected time`() throws {
    for cursor in SwitchControl.GlidingCursor.allCases {
      var settings = Settings()
      settings.scansPoints = true
      settings.glidingCursor = cursor
      settings.tapBehavior = .alwaysTap
      settings.accuracy = 0.8
      settings.loops = .max
      let entry = try #require(
        SwitchControl.scan(of: Self.tree, settings: settings).first {
          $0.utterance.text == "Buy, button"
        }
      )
      var model = CostModel(settings)
      let found = model.estimate(for: entry.choices)
      let estimate = try #require(found)
      var chance = SeededGenerator(seed: 7)
      let times = (0..<1000).map { _ -> Duration in
        var scanner = Scanner(settings, Self.tree)
        for level in entry.choices {
          while Double.random(in: 0..<1, using: &chance) >= settings.accuracy {
            scanner.wait(level.glide?.round ?? .zero)
          }
          scanner.choose(level)
        }
        #expect(scanner.activated == entry.stop)
        return scanner.cost.time
      }
      let mean = times.reduce(.zero, +) / times.count / .seconds(1)
      let expected = estimate.expected / .seconds(1)
      #expect(abs(mean - expected) < expected * 0.02, "\(cursor): \(mean), not \(expected)")
    }
  }

  @Test func `Covered elements and elements smaller than a step are not reached`() {
    let page = Page(
      """
      webarea frame=0,0,400,400
        button "below" frame=0,0,100,100
        button "above" frame=40,40,20,20
        button "tiny" frame=301,301,2,2
      """
    )
    func reached(_ style: SwitchControl.ScanningStyle) -> [String] {
      var settings = Settings()
      settings.scansPoints = true
      settings.glidingCursor = .single
      settings.scanning = style
      return SwitchControl.scan(of: page.tree, settings: settings).map(\.utterance.text)
    }
    #expect(reached(.auto) == ["above, button", "tiny, button"])
    #expect(reached(.manual) == ["below, button"])
  }

  @Test func `A press that is too late for item scanning is in time for a gliding line`() {
    var settings = Settings()
    settings.scansPoints = true
    settings.tapBehavior = .alwaysTap
    settings.pressTime = .seconds(2)
    var model = CostModel(settings)
    let choices = SwitchControl.scan(of: Self.tree, settings: settings)[0].choices
    let estimate = model.estimate(for: choices)
    #expect(!model.isPossible && estimate != nil)
  }

  @Test func `Without frames, the costs are those of item scanning`() {
    let tree = Page("webarea\n  button \"a\"\n  button \"b\"").tree
    var settings = Settings()
    let items = SwitchControl.scan(of: tree, settings: settings)
    settings.scansPoints = true
    #expect(SwitchControl.scan(of: tree, settings: settings) == items)
  }

  @Test func `The costs of many elements are found quickly`() {
    let buttons = (0..<3000).map { place in
      "  button \"b\(place)\" frame=\(place % 10 * 40),\(place / 10 * 40),40,40"
    }
    let page = Page((["webarea frame=0,0,400,12000"] + buttons).joined(separator: "\n"))
    var settings = Settings()
    settings.scansPoints = true
    let entries = SwitchControl.scan(of: page.tree, settings: settings)
    #expect(entries.count == 3000 && entries[0].stop == .item(page["b0"]))
  }
}

extension SwitchControl.Settings {
  /// The time that the scanner waits for a second press.
  fileprivate var pause: Duration { tapBehavior == .autoTap ? autoTapInterval : .zero }
}

/// A scanner whose switches are pressed without delay, and the cost so far.
private struct Scanner {
  private var scanner: SwitchControl
  private let tree: AccessibilityTree
  private let settings: SwitchControl.Settings
  private(set) var cost = ScanCost()
  private(set) var activated: ScanStop?

  init(_ settings: SwitchControl.Settings, _ tree: AccessibilityTree) {
    scanner = SwitchControl(settings)
    self.settings = settings
    self.tree = tree
    _ = scanner.start(in: tree, at: .zero)
  }

  mutating func press(_ command: SwitchControl.Command) {
    cost.presses += 1
    note(scanner.perform(command, in: tree, at: cost.time))
  }

  mutating func wait(_ time: Duration) {
    cost.time += time
    note(scanner.advance(to: cost.time, in: tree))
  }

  /// Moves to a choice and selects it.
  mutating func choose(_ level: ScanLevel) {
    switch settings.scanning {
    case .auto:
      wait(level.glide?.time ?? settings.interval * level.place)
      press(.select)
    case .manual:
      for _ in 0..<level.place { press(.next) }
      press(.select)
    case .singleSwitchStep:
      for _ in 0..<level.place { press(.select) }
      wait(settings.dwell)
    }
  }

  private mutating func note(_ effects: [Effect]) {
    for case .request(let request) in effects where activated == nil {
      activated = .item(request.target)
    }
  }
}
