// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Starts to read at an element, or at the first.
  mutating func startReading(at start: ElementID?, in tree: AccessibilityTree) -> [Effect] {
    guard let target = start ?? tree.scope.flatMap({ tree.first(.stop, in: $0) }) else {
      return [.sound(.border)]
    }
    let effects = land(on: target, in: tree)
    reading = .on
    return effects.isEmpty ? speechDidFinish(in: tree) : effects
  }

  mutating func pauseOrResume(in tree: AccessibilityTree) -> [Effect] {
    switch reading {
    case .on:
      reading = .paused
      return [.silence]
    case .paused: return startReading(at: cursor, in: tree)
    case .off: return [.silence]
    }
  }

  /// Continues reading when an utterance has been spoken to the end.
  public mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect] {
    guard reading == .on else { return [] }
    while true {
      let effects = step(.forward, in: tree)
      if case .sound(.border)? = effects.first { reading = .off }
      // An element without words would end the reading: its speech never finishes.
      if !effects.isEmpty { return effects }
    }
  }

  /// Stops reading because the user did something else.
  public mutating func stopReading() { reading = .off }
}
