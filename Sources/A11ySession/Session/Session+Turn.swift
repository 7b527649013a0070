import A11yNavigation
import A11ySpeech
import A11yTree

extension Session {
  /// Opens the tree: every technology that is on goes to its first element.
  public func start() {
    turn += 1
    guard load() else { return }
    make(for: .first)
    if let effects = voiceOver?.start(in: tree, at: now) { run(effects, .voiceOver) }
    if let effects = switchControl?.start(in: tree, at: now) { run(effects, .switchControl) }
    settleFocus()
    settle()
  }

  /// Takes in the whole tree, without going to any element.
  func load() -> Bool {
    tree = AccessibilityTree(readingOrder: tree.readingOrder)
    _ = source.technologiesDidChange(technologies)
    do {
      let update = source.start()
      try tree.apply(update)
      keyboardScopes.start(in: tree)
      let wishes = update.wishes
      if !wishes.isEmpty { pending = wishes }
    } catch {
      show("The tree cannot be shown: \(error).")
      return false
    }
    let hasStops = tree.scope.flatMap { tree.first([.stop, .unmade], in: $0) } != nil
    if !hasStops { show("There is nothing on this screen that can be read.") }
    return true
  }

  /// Takes in what changed at the source: the tree first, then the cursors, then what is said.
  public func take(_ update: TreeUpdate) {
    guard !update.isEmpty else { return }
    let voiceOverAnchor = voiceOver?.cursor.flatMap {
      FocusAnchor($0, in: tree, verbosity: settings.verbosity)
    }
    let switchControlAnchor = switchControl?.cursor.flatMap { FocusAnchor($0, in: tree) }
    let keyboardAnchor = keyboardFocus.flatMap { FocusAnchor($0, in: tree) }
    do {
      try tree.apply(update)
    } catch {
      show("The source gave a tree that cannot be shown: \(error).")
    }
    followKeyboardFocus(from: keyboardAnchor)
    voiceOver?.isTakenAlong = takesVoiceOverAlong(update)
    if let effects = voiceOver?.follow(update, from: voiceOverAnchor, in: tree, at: now) {
      run(effects, .voiceOver)
    }
    if let effects = switchControl?.follow(update, from: switchControlAnchor, in: tree, at: now) {
      run(effects, .switchControl)
    }
    if !update.focusRequests.isEmpty { owesFocus = true }
    if let request = update.keyboardFocus { wantedKeyboardFocus = request }
    if update.notifications.contains(.programEnded) { isFinished = true }
  }

  /// The technologies that are on.
  var technologies: AccessibilityTechnologies {
    var technologies = AccessibilityTechnologies()
    if voiceOver != nil { technologies.insert(.voiceOver) }
    if switchControl != nil { technologies.insert(.switchControl) }
    return technologies
  }

  /// Takes in what changed at the source by itself, as a turn of its own.
  func receive(_ update: TreeUpdate) {
    turn += 1
    take(update)
    settleFocus()
    settle()
  }

  func run(_ effects: [Effect], _ technology: AssistiveTechnology) {
    for effect in effects {
      switch effect {
      case .speak(let utterance): say(utterance, technology)
      case .sound(let sound): play(sound, technology)
      case .request(let request): ask(request)
      case .silence: silence()
      case .notice(let text): show(text, technology)
      }
    }
  }

  /// Asks the source to do something, and takes in what came of it.
  @discardableResult
  func ask(_ request: ActionRequest) -> Bool {
    let response = source.perform(request)
    if case .beginEditing = request.action, response.isHandled { keyboardFocus = request.target }
    take(response.update)
    if !response.isHandled {
      if case .moveInRotor = request.action {
        play(.border, .voiceOver)
        return false
      }
      show(response.notice.isEmpty ? "Nothing happens." : response.notice)
    }
    return response.isHandled
  }

  /// Has the system ask something of the program, and takes in what came of it.
  @discardableResult
  func ask(_ request: SystemRequest) -> Bool {
    let response = source.perform(request)
    take(response.update)
    if !response.notice.isEmpty { show(response.notice) }
    return response.isHandled
  }

  /// Tells the program that nobody sees it, or that it is seen again; most do not mind.
  func enter(background: Bool) {
    turn += 1
    take(source.perform(background ? SystemRequest.enterBackground : .activate).update)
    settleFocus()
    settle()
  }

  /// Shows a message that is not speech.
  public func notify(_ text: String) { show(text) }

  func show(_ text: String, _ technology: AssistiveTechnology? = nil) {
    notice = text
    record(.notice(text), technology ?? driven)
  }

  func record(_ content: TranscriptRecord.Content, _ technology: AssistiveTechnology) {
    onRecord?(
      TranscriptRecord(
        time: now,
        technology: technology,
        isDriven: technology == driven,
        element: focus(of: technology),
        command: lastCommand,
        content: content
      )
    )
  }
}
