// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The part of a session that performs commands and moves the cursors. Navigators perform commands, and the effects of
/// the commands become steps of the turn.
extension SessionCore {
  /// Starts every navigator whose cursor is not yet on an element.
  mutating func startNavigators() -> [TurnStep] {
    let (tree, now) = (self.tree, self.now)
    guard tree.root != nil else { return [] }
    let effects = navigators.updateAll { navigator in
      navigator.cursor == nil ? navigator.start(in: tree, at: now) : []
    }
    return effects.flatMap { TurnStep.steps($0.effects, $0.technology) }
      + focus.takeOpening().map { .update([$0]) }
  }

  /// Lets the source create the rows that a command needs, and then lets the navigator perform the command.
  mutating func navigate(_ command: SessionCommand) -> [TurnStep] {
    let navigator = command.technology.flatMap { navigators[$0] }
    guard link.hasUnmadeRows, let reach = navigator?.reach(of: command, in: tree) else {
      return perform(command)
    }
    return [
      .makeRows(RowSearch(reach, from: navigator?.cursor)), .navigate(command),
    ]
  }

  mutating func perform(_ command: SessionCommand) -> [TurnStep] {
    guard let technology = command.technology else { return [] }
    let (tree, now) = (self.tree, self.now)
    if case .voiceOver(let command) = command,
      let voiceOver = navigators[.voiceOver] as? VoiceOver,
      let name = voiceOver.missingRotor(of: command, in: tree)
    {
      let known = voiceOver.rotorItems(in: tree).map(\.name)
      return [
        .effect(.unfound(name), technology),
        .show("\(SessionError.unknown("rotor", name, known: known)).".capitalizedFirst, self),
      ]
    }
    let before = navigators[technology]?.cursor
    let effects = navigators.update(technology) {
      $0.perform(command, in: tree, at: now)
    }
    guard let effects else { return [isOff(technology)] }
    keepSettings(of: technology)
    readingTurn = speech.turn
    traceMove(of: technology, from: before) { _ in command.text }
    return TurnStep.steps(effects, technology)
  }

  /// Speaks the name of the technology that the keys now control, and the element under its cursor.
  mutating func introduce(_ technology: AssistiveTechnology) -> [TurnStep] {
    let (tree, now) = (self.tree, self.now)
    let effects = navigators.update(technology) { navigator in
      navigator.cursor == nil
        ? navigator.start(in: tree, at: now) : navigator.resume(in: tree, at: now)
    }
    let words = settings.verbosity.catalog(for: tree)
    let name = Utterance([words.segment(.interface, technology.word)])
    return [.effect(.speak(name), technology)]
      + TurnStep.steps(effects ?? [], technology)
  }

  /// Moves cursors to an element with the given words or ID, as if a program had moved the cursors.
  func moveFocus(
    to words: String,
    _ technologies: AccessibilityTechnologies
  ) -> [TurnStep] {
    let target: ElementID?
    if words.hasPrefix("#") {
      target = ElementID(String(words.dropFirst())).flatMap {
        tree.contains($0) ? $0 : nil
      }
    } else {
      target = VoiceOver.items(matching: words, in: tree, settings.verbosity).first?.id
    }
    guard let target else {
      return [
        .effect(.unfound(words), navigators.driven),
        .show("\(SessionError.noElement(words)).".capitalizedFirst, self),
      ]
    }
    if let only = technologies.technologies.first, technologies.technologies.count == 1,
      navigators[only] == nil
    {
      return [isOff(only)]
    }
    let request = FocusRequest(
      target,
      for: technologies,
      generation: navigators.nextRequest
    )
    return [.update([TreeUpdate(focusRequests: [request])])]
  }

  private func isOff(_ technology: AssistiveTechnology) -> TurnStep {
    .notice(.technologyIsOff, settings.verbosity.name(of: technology), in: self)
  }

  /// Applies the user's settings to every navigator.
  mutating func applySettings() -> [TurnStep] {
    let (tree, now, settings) = (self.tree, self.now, self.settings)
    let effects = navigators.updateAll { $0.apply(settings, in: tree, at: now) }
    return effects.flatMap { TurnStep.steps($0.effects, $0.technology) }
  }

  /// Traces a cursor's movement and the reason for it.
  mutating func traceMove(
    of technology: AssistiveTechnology,
    from before: ElementID?,
    because reason: (SessionCore) -> String
  ) {
    guard log.isTracing else { return }
    let after = navigators[technology]?.cursor
    guard after != before else { return }
    let move = "\(name(of: before)) to \(name(of: after))"
    trace { "\(technology.rawValue) moves from \(move): \(reason($0))" }
  }
}

extension TurnStep {
  /// Returns the steps that carry out a navigator's effects.
  static func steps(_ effects: [Effect], _ technology: AssistiveTechnology) -> [TurnStep] {
    effects.map { .effect($0, technology) }
  }
}
