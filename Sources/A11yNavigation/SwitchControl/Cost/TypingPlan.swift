// SPDX-License-Identifier: MIT

import A11yTree

/// The keys with which a switch user types a given string at the lowest expected cost.
///
/// Scanning begins on the keyboard as a whole, as it does after the text field is tapped. After each key, scanning
/// returns to the keyboard's first row.
public struct TypingPlan: Hashable, Sendable {
  /// One key of the plan, with the choices that select the key.
  public struct Press: Hashable, Sendable {
    /// The key.
    public var key: KeyboardKey
    /// The choices that type the key, including the choice in the menu if keys open a menu.
    public var choices: [ScanLevel]
  }

  /// The keys of the plan, in order.
  public private(set) var presses: [Press] = []
  /// The first character that no key can type; the plan ends before this character.
  public private(set) var missing: String?
  /// In auto tap, the time for which the scanner waits after each selected key.
  public let pause: Duration

  /// Plans the keys that type a string.
  ///
  /// The complexity is O(length of the text).
  public init(
    _ text: String,
    into field: ElementID,
    of tree: AccessibilityTree,
    settings: SwitchControl.Settings
  ) {
    pause = settings.alwaysTapsKeyboardKeys ? .zero : settings.pauseAfterTap
    guard let element = tree[field], !text.isEmpty else { return }
    let language = settings.verbosity.catalog(for: tree).language
    let keyboard = Keyboard(.init(for: field, element, settings, in: language))
    let words = keyboard.setup.isSecret ? nil : settings.words
    var search = KeySearch(text, keyboard, words, settings, in: tree)
    (presses, missing) = search.run()
  }

  /// The scanner's cost if every press is immediate.
  public func cost(_ settings: SwitchControl.Settings) -> ScanCost {
    presses.reduce(ScanCost()) { sum, press in
      // In single-switch step scanning, the first press after each key only arms the scanner.
      let arming = ScanCost(presses: settings.scanning == .singleSwitchStep ? 1 : 0, time: pause)
      return press.choices.reduce(sum + arming) {
        $0 + settings.cost(of: $1) + settings.costOfSelecting
      }
    }
  }

  /// Returns the expected cost, or `nil` if the person always presses too late.
  public func estimate(_ model: inout CostModel) -> CostEstimate? {
    var total = CostEstimate()
    for press in presses {
      guard let estimate = model.estimate(for: press.choices, pause: pause) else { return nil }
      total.presses += estimate.presses
      total.best += estimate.best
      total.expected += estimate.expected
    }
    // The sum of the likely times for all keys would be greater than the likely time for the whole text.
    total.likely = total.best + model.likelyLoss(of: presses.map(\.choices))
    return total
  }
}

/// A search for the cheapest way to type a string with letter keys, keys that switch to other letters, and predicted
/// words.
private struct KeySearch {
  /// The keyboard's state, excluding its predictions.
  private struct State: Hashable {
    let layer: KeyboardLayer
    let capitals: Keyboard.Capitals
  }

  /// The state that determines the keys of a keyboard and the choices that lead to them.
  private struct Scan: Hashable {
    let state: State
    let predictions: [KeyboardKey]
    let isFirst: Bool
  }

  /// The cheapest known sequence of keys that leads to a state.
  private struct Way {
    var cost: Double
    var keyboard: Keyboard
    /// The last key, with the position in the text and the state before that key, or `nil` at the start.
    var last: (press: TypingPlan.Press, place: Int, state: State)?
  }

  private let text: [Character]
  private let words: WordList?
  private let settings: SwitchControl.Settings
  private let tree: AccessibilityTree
  private var model: CostModel
  private var ways: [[State: Way]]
  /// The expected cost of choices that have already been evaluated, in seconds.
  private var costs: [[ScanLevel]: Double] = [:]
  /// The keys that have already been found for a keyboard state.
  private var keys: [Scan: [TypingPlan.Press]] = [:]

  init(
    _ text: String,
    _ keyboard: Keyboard,
    _ words: WordList?,
    _ settings: SwitchControl.Settings,
    in tree: AccessibilityTree
  ) {
    self.text = Array(text)
    self.words = words
    self.settings = settings
    self.tree = tree
    model = CostModel(settings)
    ways = Array(repeating: [:], count: self.text.count + 1)
    ways[0][State(layer: keyboard.layer, capitals: keyboard.capitals)] = Way(
      cost: 0,
      keyboard: keyboard
    )
  }

  mutating func run() -> (presses: [TypingPlan.Press], missing: String?) {
    for place in text.indices {
      // Keys that switch the keyboard's layer lead to other states for the same character, and the search visits these
      // states in order of cost.
      var open = Set(ways[place].keys)
      while let state = open.min(by: { cost(of: $0, place) < cost(of: $1, place) }) {
        open.remove(state)
        open.formUnion(expand(state, place))
      }
    }
    let end = ways.lastIndex { !$0.isEmpty } ?? 0
    return (presses(to: end), end < text.count ? String(text[end]) : nil)
  }

  /// Returns the lowest cost of reaching a state, and the state's name. States with equal cost are ordered by name, so
  /// that the result does not depend on the order of a set.
  private func cost(of state: State, _ place: Int) -> (Double, String) {
    (ways[place][state]?.cost ?? .infinity, "\(state.layer)\(state.capitals)")
  }

  /// Presses every useful key in a state, and returns the resulting states at the same position in the text whose cost
  /// decreased.
  private mutating func expand(_ state: State, _ place: Int) -> [State] {
    guard let way = ways[place][state] else { return [] }
    var keyboard = way.keyboard
    keyboard.predict(words, before: text[..<place], settings.predictionCount)
    var improved: [State] = []
    let scan = Scan(
      state: state,
      predictions: keyboard.predictions,
      isFirst: place == 0 && way.last == nil
    )
    let presses = keys[scan] ?? presses(on: keyboard, isFirst: scan.isFirst)
    keys[scan] = presses
    for press in presses {
      // Useless keys are skipped before they are pressed, because each press of a key rearranges the whole keyboard.
      let inserted = press.key.typedText
      guard text[place...].starts(with: inserted) else { continue }
      var next = keyboard
      let command = next.press(press.key)
      guard command == nil || !inserted.isEmpty else { continue }
      let end = place + inserted.count
      let other = State(layer: next.layer, capitals: next.capitals)
      let cost = way.cost + cost(of: press.choices)
      if let known = ways[end][other], known.cost <= cost + 1e-9 { continue }
      ways[end][other] = Way(cost: cost, keyboard: next, last: (press, place, state))
      if end == place { improved.append(other) }
    }
    return improved
  }

  private mutating func cost(of choices: [ScanLevel]) -> Double {
    if let cost = costs[choices] { return cost }
    let estimate = model.estimate(for: choices)
    // If presses come too late, there is no expected cost, so the number of steps serves as the cost.
    let cost =
      estimate.map { $0.expected.seconds }
      ?? Double(choices.reduce(0) { $0 + $1.place + 1 })
    costs[choices] = cost
    return cost
  }

  /// Returns the keys of a keyboard, with the choices that lead to them.
  private func presses(on keyboard: Keyboard, isFirst: Bool) -> [TypingPlan.Press] {
    let plan = ScanPlan(tree: tree, settings: settings, keyboard: keyboard)
    var path = ScanPath()
    path.goToKeyboard(isEntering: false, plan)
    let count = path.count(plan)
    let isAlone = path.isAtStart
    guard settings.groupsItems else {
      return keyboard.panel.entries.enumerated().compactMap { place, stop in
        press(stop, [ScanLevel(place: place, count: count, beginsAtFirst: isAlone)])
      }
    }
    let whole = ScanLevel(place: 0, count: count, beginsAtFirst: isAlone)
    return presses(in: keyboard.panel, isFirst ? [whole] : [])
  }

  private func presses(in group: PanelGroup, _ choices: [ScanLevel]) -> [TypingPlan.Press] {
    group.stops.enumerated().flatMap { place, stop -> [TypingPlan.Press] in
      // The group's exit is also a stop.
      let choices = choices + [ScanLevel(place: place, count: group.stops.count + 1)]
      if case .group(.panel(let inner)) = stop { return presses(in: inner, choices) }
      return [press(stop, choices)].compactMap(\.self)
    }
  }

  private func press(_ stop: ScanStop, _ choices: [ScanLevel]) -> TypingPlan.Press? {
    guard case .entry(let entry) = stop, let key = entry.keyboardKey else { return nil }
    guard !settings.alwaysTapsKeyboardKeys, settings.tapBehavior == .default else {
      return TypingPlan.Press(key: key, choices: choices)
    }
    let panel = ScannerMenu.panel(for: .key(entry), in: tree, settings)
    let menu = ScannerMenu.activation(in: panel)
    return TypingPlan.Press(key: key, choices: choices + [menu])
  }

  /// Returns the cheapest sequence of keys that types the text before a given position.
  private func presses(to end: Int) -> [TypingPlan.Press] {
    var presses: [TypingPlan.Press] = []
    let states = ways[end].keys.sorted { cost(of: $0, end) < cost(of: $1, end) }
    var way = states.first.flatMap { ways[end][$0] }
    while let last = way?.last {
      presses.append(last.press)
      way = ways[last.place][last.state]
    }
    return presses.reversed()
  }
}
