// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Runs navigators, and passes on the effects that they ask for.
@MainActor
enum NavigatorPhase {
  /// Starts every navigator that is not on an element.
  static func start(_ state: SessionState) -> [TurnStep] {
    let (tree, now) = (state.tree, state.now)
    guard tree.root != nil else { return [] }
    let effects = state.navigators.updateAll { navigator in
      navigator.cursor == nil ? navigator.start(in: tree, at: now) : []
    }
    return effects.flatMap { steps($0.effects, $0.technology) }
      + state.focus.takeOpening().map { .update([$0]) }
  }

  /// Has the source create the rows that a command reaches, then lets the navigator perform it.
  static func navigate(_ command: SessionCommand, _ state: SessionState) -> [TurnStep] {
    let navigator = command.technology.flatMap { state.navigators[$0] }
    guard state.link.hasUnmadeRows, let reach = navigator?.reach(of: command, in: state.tree) else {
      return perform(command, state)
    }
    return [
      .makeRows(RowSearch(reach, from: navigator?.cursor)), .decide { perform(command, $0) },
    ]
  }

  private static func perform(_ command: SessionCommand, _ state: SessionState) -> [TurnStep] {
    guard let technology = command.technology else { return [] }
    let (tree, now) = (state.tree, state.now)
    let before = state.navigators[technology]?.cursor
    let effects = state.navigators.update(technology) {
      $0.perform(command, in: tree, at: now)
    }
    guard let effects else { return [isOff(technology, state)] }
    state.keepSettings(of: technology)
    traceMove(of: technology, from: before, because: command.text, state)
    return steps(effects, technology)
  }

  /// Speaks which technology the keys drive now, and where it is.
  static func introduce(
    _ technology: AssistiveTechnology,
    _ state: SessionState
  ) -> [TurnStep] {
    let (tree, now) = (state.tree, state.now)
    let effects = state.navigators.update(technology) { navigator in
      navigator.cursor == nil
        ? navigator.start(in: tree, at: now) : navigator.resume(in: tree, at: now)
    }
    let words = state.settings.verbosity.catalogue(for: tree)
    let name = Utterance([words.segment(.interface, technology.word)])
    return [.effect(.speak(name), technology)]
      + steps(effects ?? [], technology)
  }

  /// Moves cursors to an element by its words or its id, as a program would.
  static func focus(
    _ words: String,
    _ technologies: AccessibilityTechnologies,
    _ state: SessionState
  ) -> [TurnStep] {
    let target: ElementID?
    if words.hasPrefix("#") {
      target = ElementID(String(words.dropFirst())).flatMap {
        state.tree.contains($0) ? $0 : nil
      }
    } else {
      target = VoiceOver.items(matching: words, in: state.tree, state.settings.verbosity).first?.id
    }
    guard let target else {
      return [.notice(verbatim: "\(SessionError.noElement(words)).".capitalizedFirst, state)]
    }
    if let only = technologies.technologies.first, technologies.technologies.count == 1,
      state.navigators[only] == nil
    {
      return [isOff(only, state)]
    }
    let request = FocusRequest(
      target,
      for: technologies,
      generation: state.navigators.nextRequest
    )
    return [.update([TreeUpdate(focusRequests: [request])])]
  }

  private static func isOff(_ technology: AssistiveTechnology, _ state: SessionState) -> TurnStep {
    .notice(.technologyIsOff, state.settings.verbosity.name(of: technology), in: state)
  }

  /// Applies the user's settings to every navigator.
  static func applySettings(_ state: SessionState) -> [TurnStep] {
    let (tree, now, settings) = (state.tree, state.now, state.settings)
    let effects = state.navigators.updateAll { $0.apply(settings, in: tree, at: now) }
    return effects.flatMap { steps($0.effects, $0.technology) }
  }

  /// Continues reading when everything has been spoken.
  static func goOnReading(_ state: SessionState) -> [TurnStep] {
    guard state.speech.isSilent, let navigator = state.navigators.current, navigator.isReading
    else { return [] }
    state.speech.beginTurn()
    return [.makeRows(RowSearch(.next(.stop), from: navigator.cursor)), .decide(readOn)]
  }

  /// Moves the reading navigator to the next element.
  private static func readOn(_ state: SessionState) -> [TurnStep] {
    let (tree, driven) = (state.tree, state.navigators.driven)
    let effects = state.navigators.update(driven) { $0.speechDidFinish(in: tree) }
    return steps(effects ?? [], driven)
  }

  static func steps(_ effects: [Effect], _ technology: AssistiveTechnology) -> [TurnStep] {
    effects.map { .effect($0, technology) }
  }

  /// Traces where a cursor went, and why.
  static func traceMove(
    of technology: AssistiveTechnology,
    from before: ElementID?,
    because reason: @autoclosure () -> String,
    _ state: SessionState
  ) {
    guard state.log.isTracing else { return }
    let after = state.navigators[technology]?.cursor
    guard after != before else { return }
    let move = "\(state.name(of: before)) to \(state.name(of: after))"
    state.log.trace("\(technology.rawValue) moves from \(move): \(reason())")
  }
}
