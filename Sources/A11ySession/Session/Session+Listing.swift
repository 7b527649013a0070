import A11yNavigation
import A11yTree

extension Session {
  /// Has VoiceOver say every element in reading order. O(number of elements × depth).
  public func readThrough() {
    voiceOver = voiceOver ?? VoiceOver()
    driven = .voiceOver
    guard load() else { return }
    perform(.voiceOver(.first))
    while true {
      let before = voiceOver?.cursor
      perform(.voiceOver(.next))
      if voiceOver?.cursor == before { return }
    }
  }

  /// The scan of Switch Control: one line a stop, with what it costs to get there.
  ///
  /// ```
  /// Site sections, navigation, group, 3 items — 0 presses, 1 s
  ///   Home, link — 1 press, 1 s; 3 presses, 1 s to activate
  /// ```
  public func scanListing() -> [String] {
    guard load() else { return [] }
    makeAllRows()
    return SwitchControl.scan(of: tree, settings: settings.switchControl).map { entry in
      let indent = String(repeating: "  ", count: entry.depth)
      let activate = entry.activate.map { "; \($0.text) to activate" } ?? ""
      return "\(indent)\(entry.utterance.text) — \(entry.reach.text)\(activate)"
    }
  }
}

extension ScanCost {
  /// The cost as people read it: `2 presses, 3.5 s`.
  var text: String {
    let seconds = CharacterName.number(time.seconds)
    return "\(presses) press\(presses == 1 ? "" : "es"), \(seconds) s"
  }
}
