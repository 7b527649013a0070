import A11yNavigation
import A11yTree

extension Session {
  /// Does what the user said. Whatever was being said stops.
  public func perform(_ command: SessionCommand) {
    let text = masked(command).text
    lastCommand = text
    record(.command(text), driven)
    turn += 1
    notice = ""
    act(command)
    settleFocus()
    settle()
  }

  func act(_ command: SessionCommand) {
    if command.silences { silence() }
    switch command {
    case .voiceOver(let command): voiceOver(command)
    case .switchControl(let command, let held): switchControl(command, held: held)
    case .press(let key, let held): press(key, held: held)
    case .type(let text): type(text)
    case .wait(let time):
      if isRealTime { show("Time passes by itself here.") } else { advance(to: now + time) }
    case .moveKeyboardFocus(let direction): moveKeyboardFocus(direction)
    case .switchTechnology: switchTechnology()
    case .setTechnology(let technology): drive(technology)
    case .focus(let words, let technologies): focus(words, technologies)
    case .announce(let text, let priority):
      take(TreeUpdate(announcements: [Announcement(text, priority: priority)]))
    case .set(let name, let value): set(name, value)
    case .openPrompt(let kind): openPrompt(kind)
    case .system(let request): ask(request)
    case .help: show(Help.text(for: driven))
    case .quit: if ask(.terminate) { isFinished = true }
    }
  }

  func voiceOver(_ command: VoiceOver.Command) {
    make(for: voiceOver?.reach(of: command, in: tree))
    guard var navigator = voiceOver else { return show("VoiceOver is off.") }
    let effects = navigator.perform(command, in: tree)
    voiceOver = navigator
    run(effects, .voiceOver)
  }

  private func switchControl(_ command: SwitchControl.Command, held: Duration) {
    guard var scanner = switchControl else { return show("Switch Control is off.") }
    let effects = scanner.perform(command, in: tree, at: now, held: held)
    switchControl = scanner
    settings.switchControl = scanner.settings
    run(effects, .switchControl)
  }

  private func switchTechnology() {
    let other: AssistiveTechnology = driven == .voiceOver ? .switchControl : .voiceOver
    drive(other)
  }

  private func drive(_ technology: AssistiveTechnology) {
    silence()
    voiceOver?.stopReading()
    let before = technologies
    if technology == .voiceOver, voiceOver == nil {
      voiceOver = VoiceOver()
      voiceOver?.verbosity = settings.verbosity
    }
    if technology == .switchControl, switchControl == nil {
      switchControl = SwitchControl(settings.switchControl)
    }
    driven = technology
    if technologies != before { take(source.technologiesDidChange(technologies)) }
    switch technology {
    case .voiceOver:
      say(Utterance(.interface, "VoiceOver"), technology)
      if voiceOver?.cursor == nil {
        if let effects = voiceOver?.start(in: tree, at: now) { run(effects, technology) }
      } else if let effects = voiceOver?.describe(in: tree) {
        run(effects, technology)
      }
    case .switchControl:
      say(Utterance(.interface, "Switch Control"), technology)
      if switchControl?.cursor == nil {
        if let effects = switchControl?.start(in: tree, at: now) { run(effects, technology) }
      } else {
        switchControl?.wake(at: now)
        if let effects = switchControl?.describe(in: tree) { run(effects, technology) }
      }
    }
  }

  private func focus(_ words: String, _ technologies: AccessibilityTechnologies) {
    let target: ElementID?
    if words.hasPrefix("#") {
      target = ElementID(String(words.dropFirst())).flatMap { tree.contains($0) ? $0 : nil }
    } else {
      makeAllRows()
      target = VoiceOver.items(matching: words, in: tree).first?.id
    }
    guard let target else { return show("\(SessionError.noElement(words)).".capitalizedFirst) }
    if technologies == .switchControl, switchControl == nil {
      return show("Switch Control is off.")
    }
    if technologies == .voiceOver, voiceOver == nil { return show("VoiceOver is off.") }
    let generation = max(voiceOver?.newestRequest ?? 0, switchControl?.newestRequest ?? 0) + 1
    take(
      TreeUpdate(focusRequests: [FocusRequest(target, for: technologies, generation: generation)])
    )
  }

  private func set(_ name: String, _ value: String) {
    do {
      try settings.set(name, to: value)
    } catch {
      return show("\(error).".capitalizedFirst)
    }
    voiceOver?.verbosity = settings.verbosity
    if switchControl != nil { switchControl(.set(settings.switchControl), held: .zero) }
    show("\(name) is \(value).".capitalizedFirst)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
