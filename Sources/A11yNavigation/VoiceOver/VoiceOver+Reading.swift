import A11yTree

extension VoiceOver {
  /// Starts to read at an element, else at the first.
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

  /// Goes on reading when what was being said has been said to its end.
  public mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect] {
    guard reading == .on else { return [] }
    while true {
      let effects = step(.forward, in: tree)
      if case .sound(.border)? = effects.first { reading = .off }
      // An element without a word to say would end the reading: no speech of it ever finishes.
      if !effects.isEmpty { return effects }
    }
  }

  /// Stops reading, because the user did something else.
  public mutating func stopReading() { reading = .off }
}
