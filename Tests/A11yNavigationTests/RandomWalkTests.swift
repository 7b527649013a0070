// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import Testing
import TreeOutlines

/// Tests with random walks. Both navigators perform random commands on the same changing tree. If
/// `A11YNAV_LONG_TESTS=1` is set, a million commands are run.
@Suite("Random walks through a changing tree", .timeLimit(.minutes(30)))
struct RandomWalkTests {
  static let isLong = ProcessInfo.processInfo.environment["A11YNAV_LONG_TESTS"] == "1"

  @Test("Every step of a random walk preserves the invariants", arguments: 1...20)
  func keepsTheInvariants(seed: UInt64) throws {
    var walk = try RandomWalk(seed: seed)
    for _ in 0..<(Self.isLong ? 50_000 : 1_000) { try walk.step() }
    #expect(walk.commands >= (Self.isLong ? 50_000 : 1_000))
  }

  @Test("Repeating a random walk produces the same words", arguments: 1...3)
  func saysTheSameTwice(seed: UInt64) throws {
    var first = try RandomWalk(seed: seed)
    var second = try RandomWalk(seed: seed)
    var heard = 0
    for _ in 0..<(Self.isLong ? 5_000 : 500) {
      let effects = try first.step()
      if try second.step() != effects { Issue.record("command \(first.commands)") }
      heard += effects.count
    }
    #expect(heard > 400)
    #expect(first.voiceOver.cursor == second.voiceOver.cursor)
    #expect(first.switchControl.cursor == second.switchControl.cursor)
  }
}

/// A walk that checks the invariants after each step.
private struct RandomWalk {
  var model: RandomTree
  var tree: AccessibilityTree
  var voiceOver = VoiceOver()
  var switchControl: SwitchControl
  var generator: SeededGenerator
  var now: Duration = .zero
  var commands = 0

  init(seed: UInt64) throws {
    model = RandomTree(seed: seed, count: 60)
    tree = try AccessibilityTree(model.start)
    generator = SeededGenerator(seed: seed &* 7919)
    var settings = SwitchControl.Settings()
    settings.scanning = generator.pick(SwitchControl.ScanningStyle.allCases)
    settings.tapBehavior = generator.pick(SwitchControl.TapBehavior.allCases)
    settings.focusAfterTap = generator.pick(SwitchControl.FocusAfterTap.allCases)
    settings.loops = 3
    settings.scansPoints = generator.chance(50)
    settings.glidingCursor = generator.pick(SwitchControl.GlidingCursor.allCases)
    settings.recipes = [.init("Play", [.select: .tapMiddle, .next: .scrollDown])]
    switchControl = SwitchControl(settings)
    _ = voiceOver.start(in: tree, at: now)
    _ = switchControl.start(in: tree, at: now)
  }

  @discardableResult
  mutating func step() throws -> [Effect] {
    now += .milliseconds(Int64.random(in: 0...700, using: &generator))
    let effects: [Effect]
    switch Int.random(in: 0..<20, using: &generator) {
    case 0, 1: effects = try update()
    case 2: effects = try edit()
    case 3..<11: effects = moveVoiceOver()
    default: effects = moveSwitchControl()
    }
    commands += 1
    checkCursors()
    for case .speak(let utterance) in effects {
      check(!utterance.isEmpty && !utterance.text.contains(where: \.isNewline), utterance.text)
    }
    for case .request(let request) in effects {
      check(tree.contains(request.target), "\(request)")
    }
    return effects
  }

  /// Starts editing a random element, or sometimes ends editing. Editing continues until the model changes the element.
  private mutating func edit() throws -> [Effect] {
    guard let field = model.alive.randomElement(using: &generator), var element = tree[field],
      !generator.chance(20)
    else { return switchControl.edit(nil, in: tree, at: now) }
    element.states.isEditing = true
    element.details.textInput = TextInput(generator.pick(TextInput.Kind.allCases))
    try tree.apply(TreeUpdate(changes: [.init(field, element)]))
    return switchControl.edit(field, in: tree, at: now)
  }

  private func checkCursors() {
    if let cursor = voiceOver.cursor {
      check(tree.isReachable(cursor) && tree.kinds(of: cursor).contains(.stop), "VoiceOver")
    } else {
      check(tree.scope.flatMap { tree.first(.stop, in: $0) } == nil, "VoiceOver is nowhere")
    }
    if let cursor = switchControl.cursor {
      check(
        tree.isReachable(cursor) && tree.kinds(within: cursor).contains(.interactive),
        "Switch Control"
      )
    } else {
      let isOnPoint = switchControl.panel?.kind != nil && switchControl.settings.scansPoints
      check(
        !switchControl.isScanning || switchControl.isScanningPoints || isOnPoint,
        "Switch Control scans nothing"
      )
    }
    if switchControl.isScanningPoints {
      check(switchControl.panel == nil && switchControl.cursor == nil, "a line beside a panel")
    }
    if let panel = switchControl.panel {
      check((0...panel.stops.count).contains(switchControl.panelPlace ?? -1), "panel stop")
      if case .menu(.element(let target)) = panel.kind {
        check(tree.isReachable(target), "menu target")
      }
    }
    if let field = switchControl.keyboard?.field {
      check(tree.isReachable(field), "keyboard field")
    }
  }

  /// Checks a condition at a lower cost than an expectation, because a walk would need a million expectations.
  private func check(_ holds: Bool, _ what: String) {
    if !holds { Issue.record("\(what), command \(commands)") }
  }

  private mutating func update() throws -> [Effect] {
    var update = model.update()
    if generator.chance(20), let target = model.alive.randomElement(using: &generator) {
      update.focusRequests = [
        FocusRequest(
          target,
          for: generator.pick([.all, .voiceOver, .switchControl]),
          generation: UInt64(commands)
        )
      ]
    }
    if generator.chance(5) { update.notifications = [.screenChanged(nil)] }
    if generator.chance(5) { update.announcements = [Announcement("News")] }
    let anchors = (voiceOver.cursor, switchControl.cursor)
    let first = anchors.0.flatMap { FocusAnchor($0, in: tree) }
    let second = anchors.1.flatMap { FocusAnchor($0, in: tree) }
    try tree.apply(update)
    var effects = voiceOver.follow(update, from: first, in: tree, at: now)
    effects += switchControl.follow(update, from: second, in: tree, at: now)
    return effects
  }

  private mutating func moveVoiceOver() -> [Effect] {
    let before = switchControl.cursor
    let effects =
      generator.chance(10)
      ? voiceOver.speechDidFinish(in: tree) : voiceOver.perform(command(), in: tree)
    check(switchControl.cursor == before, "VoiceOver moved Switch Control")
    return effects
  }

  private mutating func command() -> VoiceOver.Command {
    let directions = VoiceOver.Direction.allCases
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...2: return .next
    case 3, 4: return .previous
    case 5: return generator.pick([.first, .last])
    case 6: return .turnRotor(generator.pick(directions))
    case 7: return .rotorMove(generator.pick(directions))
    case 8: return .setRotor(generator.pick(RotorItem.standard))
    case 9, 10: return .find(generator.pick(RotorItem.standard), generator.pick(directions))
    case 11: return .tableMove(generator.pick(VoiceOver.TableMove.allCases))
    case 12: return generator.pick([.readFromHere, .readFromTop, .pauseOrResume])
    case 13: return generator.pick([.repeat, .spell, .actions, .moreContent, .choose("a")])
    case 14: return .moveTo(generator.pick(model.alive))
    default: return generator.pick([.activate, .escape, .increment, .performAction("Pin")])
    }
  }

  private mutating func moveSwitchControl() -> [Effect] {
    let before = voiceOver.cursor
    let effects: [Effect]
    if generator.chance(25) {
      effects = switchControl.advance(to: now, in: tree)
    } else {
      effects = switchControl.perform(press(), in: tree, at: now)
    }
    check(voiceOver.cursor == before, "Switch Control moved VoiceOver")
    return effects
  }

  private mutating func press() -> SwitchControl.Command {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...5: return .select
    case 6...9: return .next
    case 10: return .previous
    case 11: return .scannerMenu
    case 12: return generator.pick([.pauseOrResume, .restart, .recipe("Play"), .recipe(nil), .tap])
    case 13: return .moveTo(generator.pick(model.alive))
    case 14: return .escape
    default:
      var settings = switchControl.settings
      settings.groupsItems = generator.chance(60)
      settings.tapBehavior = generator.pick(SwitchControl.TapBehavior.allCases)
      settings.scansPoints = generator.chance(50)
      return .set(settings)
    }
  }
}
