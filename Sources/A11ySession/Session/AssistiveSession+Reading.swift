// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension AssistiveSession {
  /// The user's settings.
  public var settings: SessionSettings { core.settings }

  /// Returns a technology's name on the user's platform.
  public func name(of technology: AssistiveTechnology) -> String {
    technology.name(on: settings.verbosity.platform)
  }
  /// The current elements.
  public var tree: AccessibilityTree { core.tree }
  /// The screen reader, if it is on.
  public var voiceOver: VoiceOver? { core.navigators[.voiceOver] as? VoiceOver }
  /// The scanner, if it is on.
  public var switchControl: SwitchControl? { core.navigators[.switchControl] as? SwitchControl }
  /// The technology that the keys control.
  public var driven: AssistiveTechnology { core.navigators.driven }
  /// The element with keyboard focus, which receives typed text.
  public var keyboardFocus: ElementID? { core.keyboard.element }
  /// The open input line, if any. Text for a secret field is masked.
  public var prompt: Prompt? { core.shownPrompt }
  /// The command that the user submitted on the command line with the last key, in a script's syntax.
  package var submittedCommand: String? { core.log.submitted }
  /// Whether a technology is reading continuously.
  package var isReading: Bool { core.navigators.isReading }
  /// Whether the source has closed, for example because it crashed.
  package var hasLostSource: Bool { core.link.isClosed }
  /// Whether the user has ended the session.
  public var isFinished: Bool { core.isFinished }
  /// The current time, measured from the start of the session.
  public var now: Duration { core.now }
  /// The last words spoken by the technology that the keys control.
  public var caption: String { core.log.utterance?.text ?? "" }
  /// The notice that is shown in addition to the caption.
  public var shown: SessionNotice { core.log.notice }
  /// The words of the notice that the session shows in addition to the caption.
  public var notice: String { core.log.notice.text }
  /// A one-line description of the state of the technology that the keys control.
  public var status: String { core.navigators.current?.status(in: tree, at: now) ?? "" }

  /// Returns the element at a technology's cursor.
  public func focus(of technology: AssistiveTechnology) -> ElementID? {
    core.navigators[technology]?.cursor
  }

  /// Returns the reason why a technology spoke an utterance, or `nil` if the technology is off.
  ///
  /// The explanation of the last utterance is correct as long as nothing has changed since that utterance.
  public func explanation(
    of utterance: Utterance,
    by technology: AssistiveTechnology
  ) -> Explanation? {
    recordedExplanation ?? core.navigators[technology]?.explain(utterance, in: tree)
  }

  /// The explanation of the last words spoken by the technology that the keys control, with a line for each part. The
  /// text is empty if the technology that the keys control has not spoken.
  package var explanationOfLastWords: [String] {
    core.log.utterance.flatMap { core.navigators.current?.explain($0, in: tree) }?.lines ?? []
  }

  /// The elements at the cursor of the technology that the keys control. If the cursor is on a group, the array
  /// contains all elements in the group.
  public var focusedElements: [ElementID] {
    core.navigators.current?.elements(in: tree) ?? []
  }

  /// Returns whether a key currently acts as a switch.
  package func isSwitch(_ key: Key) -> Bool {
    guard prompt == nil, SessionCore.isSwitch(key, driven) else { return false }
    switch KeyTable.own(key, driven) {
    case .switchControl(.select, _), .switchControl(.next, _), .switchControl(.previous, _):
      return true
    default: return false
    }
  }

  /// Returns whether a key currently acts as a switch that moves the scanner.
  package func isMove(_ key: Key) -> Bool {
    guard prompt == nil, isSwitch(key) else { return false }
    switch KeyTable.own(key, driven) {
    case .switchControl(.next, _), .switchControl(.previous, _): return true
    default: return false
    }
  }

  /// The number of elements that match the text in the item chooser. The value is `nil` if the chooser is not open or a
  /// large page's elements are still being described.
  public var matchCount: Int? {
    core.line.isChoosing ? core.line.chooser.count : nil
  }

  /// Returns the lines of the item chooser whose numbers are in the given range. Line 0 is the best match.
  public func matches(_ range: Range<Int>) -> [VoiceOver.Item] {
    guard core.line.isChoosing else { return [] }
    let chooser = core.line.chooser
    return range.clamped(to: 0..<(chooser.count ?? 0)).compactMap(chooser.item)
  }

  /// Returns a command as it would be recorded now. The text of a command that types into a secure field is masked.
  package func recorded(_ command: SessionCommand) -> String { core.recorded(command) }

  /// The text before and after the insertion point in the field that the user is editing, or `nil` if the user is not
  /// editing a field. Secret text is shown as bullets, and selected text is enclosed in brackets.
  public var editedText: (before: String, after: String)? {
    guard let field = core.editing, let element = core.tree[field] else { return nil }
    let text = element.states.isProtected ? element.value.map { _ in "•" } : Array(element.value)
    let place = element.insertionPoint
    guard let range = core.keyboard.selectedRange(in: field, element) else {
      return (String(text[..<place]), String(text[place...]))
    }
    let start = String(text[..<range.lowerBound])
    let selected = "[\(String(text[range]))]"
    let end = String(text[range.upperBound...])
    return place == range.lowerBound ? (start, selected + end) : (start + selected, end)
  }

  /// Turns VoiceOver on, and lets the keys control VoiceOver.
  func turnOnVoiceOver() {
    send(.ask(.turnOnVoiceOver))
  }

  /// The remaining steps of an activation that the user started with the technology's key.
  package var restOfActivation: ActivationRest {
    core.navigators.current?.restOfActivation() ?? ActivationRest()
  }

  /// Returns Switch Control's scan as text. The line for each stop includes the cost of reaching the stop.
  ///
  /// The line for a text field ends with the cost of typing sample text.
  ///
  /// ```
  /// Site sections, navigation, group, 3 items — 0 presses, 1 s
  ///   Home, link — 1 press, 1 s; 3 presses, 1 s to activate, expected 4.4 s, 95% within 10 s
  /// ```
  public func scanListing() -> [String] {
    guard load() else { return [] }
    makeAllRows()
    let scanner = settings.switchControl
    var model = CostModel(scanner)
    return SwitchControl.scan(of: tree, settings: scanner).map { entry in
      let indent = String(repeating: "  ", count: entry.depth)
      var activate = entry.activate.map { "; \($0.text) to activate" } ?? ""
      if entry.activate != nil,
        let estimate = model.estimate(for: entry.choices, pause: scanner.pauseAfterTap)
      {
        activate += ", \(estimate.text)"
      }
      activate += typingCost(of: entry.stop, &model, scanner).map { "; \($0)" } ?? ""
      return "\(indent)\(entry.utterance.text) — \(entry.reach.text)\(activate)"
    }
  }

  /// Sample text for measuring typing costs. The second sample is for fields that accept only digits.
  private static let samples = ["Ada", "42"]

  private func typingCost(
    of stop: ScanStop,
    _ model: inout CostModel,
    _ settings: SwitchControl.Settings
  ) -> String? {
    guard case .item(let field) = stop, let element = tree[field], element.isTypedInto,
      !element.states.isReadOnly
    else { return nil }
    for sample in Self.samples {
      let plan = TypingPlan(sample, into: field, of: tree, settings: settings)
      guard plan.missing == nil else { continue }
      let text = "\(plan.cost(settings).text) to type “\(sample)”"
      return plan.estimate(&model).map { "\(text), \($0.text)" } ?? text
    }
    return nil
  }

  /// Returns the cost for a switch user to activate an element, or to reach the element if it is a group.
  ///
  /// An element whose words equal the given words takes precedence over elements whose words only begin with the given
  /// words. Words are compared in the form that ``VisibleText`` produces. O(number of elements). Returns `nil` if the
  /// scanner does not reach a matching element.
  public func scanCost(of words: String) -> ScanCost? {
    scanEntry(of: words, settings.switchControl).map { $0.activate ?? $0.reach }
  }

  /// Returns the scan entry for which ``scanCost(of:)`` returns the cost.
  func scanEntry(
    of words: String,
    _ settings: SwitchControl.Settings
  ) -> SwitchControl.ScanEntry? {
    let entries = SwitchControl.scan(of: tree, settings: settings)
    let words = VisibleText.of(words)
    func spoken(_ entry: SwitchControl.ScanEntry) -> String { VisibleText.of(entry.utterance.text) }
    func called(_ entry: SwitchControl.ScanEntry) -> Bool {
      let label = entry.stop.element.flatMap { tree[$0]?.label }
      return label.map { VisibleText.of($0) } == words || spoken(entry) == words
    }
    return entries.first { $0.activate != nil && called($0) } ?? entries.first(where: called)
      ?? entries.first { spoken($0).hasPrefix(words) }
  }
}
