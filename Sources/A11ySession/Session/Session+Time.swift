extension Session {
  /// When something happens by itself next: the scanner moves, or an utterance ends.
  ///
  /// A scanner that the keys do not drive waits.
  public var deadline: Duration? {
    let scanner = driven == .switchControl ? switchControl?.deadline : nil
    return [scanner, speechEnd].compactMap { $0 }.min()
  }

  /// Lets time pass up to an instant; what is due happens on the way, each thing at its own time.
  public func advance(to time: Duration) {
    while let due = deadline, due <= time {
      now = max(now, due)
      if speechEnd == due, let current = queue.current {
        speechDidFinish(.init(rawValue: current.id))
      } else if var scanner = switchControl {
        turn += 1
        let effects = scanner.advance(to: due, in: tree)
        switchControl = scanner
        run(effects, .switchControl)
        settleFocus()
      }
    }
    now = max(now, time)
  }

  /// Lets everything that is being read be read to its end.
  public func finishReading() {
    while voiceOver?.reading == .on, let end = speechEnd { advance(to: end) }
    settle()
  }
}
