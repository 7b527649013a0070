import A11yTree

extension VoiceOver {
  mutating func startReading(in tree: AccessibilityTree) -> [Effect] {
    guard let target = cursor ?? tree.scope.flatMap({ tree.first(.stop, in: $0) }) else {
      return [.sound(.border)]
    }
    let effects = land(on: target, in: tree)
    reading = .on
    return effects
  }

  mutating func pauseOrResume(in tree: AccessibilityTree) -> [Effect] {
    switch reading {
    case .on:
      reading = .paused
      return [.silence]
    case .paused: return startReading(in: tree)
    case .off: return [.silence]
    }
  }

  /// Goes on reading when what was being said has been said to its end.
  public mutating func speechDidFinish(in tree: AccessibilityTree) -> [Effect] {
    guard reading == .on else { return [] }
    let effects = step(.forward, in: tree)
    if case .sound(.border)? = effects.first { reading = .off }
    return effects
  }

  /// Stops reading, because the user did something else.
  public mutating func stopReading() { reading = .off }
}
