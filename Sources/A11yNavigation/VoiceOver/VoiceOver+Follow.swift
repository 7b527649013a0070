import A11yTree

extension VoiceOver {
  /// Follows a tree that has changed: to the new modal, back to what opened it, or to what is left
  /// near the cursor; else it says what changed of the element under the cursor.
  public mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    let before = cursor
    var effects = followModal(in: tree)
    if effects == nil, let anchor, !(before.map(tree.isReachable) ?? false) || lostStop(in: tree) {
      let target = anchor.successor(.stop, in: tree)
      if let target {
        effects = land(on: target, in: tree)
      } else {
        cursor = nil
        effects = []
      }
    }
    if effects == nil, before == nil { effects = start(in: tree, at: time) }
    for notification in update.notifications {
      effects = (effects ?? []) + answer(notification, in: tree)
    }
    for request in update.focusRequests
    where request.technologies.contains(.voiceOver) && request.generation >= generation {
      generation = request.generation
      effects = move(to: request.target, in: tree)
    }
    let changed = effects ?? sayChanges(since: anchor, in: tree)
    return changed + liveWords(update, in: tree) + announcements(update)
  }

  private func lostStop(in tree: AccessibilityTree) -> Bool {
    guard let cursor else { return false }
    return tree.kinds(of: cursor).isDisjoint(with: .stop)
  }

  /// Goes into a modal that appeared, or back to what opened the one that went. `nil` if neither.
  private mutating func followModal(in tree: AccessibilityTree) -> [Effect]? {
    let target: ElementID?
    switch modals.follow(tree, cursor: cursor) {
    case .none: return nil
    case .opened(let modal): target = Self.entry(of: modal, in: tree)
    case .closed(let opener):
      target = opener.flatMap { tree.isReachable($0) ? tree.first(.stop, in: $0) : nil }
    }
    return target.map { [.sound(.screenChange)] + land(on: $0, in: tree) }
  }

  private mutating func answer(
    _ notification: TreeUpdate.Notification,
    in tree: AccessibilityTree
  ) -> [Effect] {
    switch notification {
    case .screenChanged(let target):
      guard let scope = tree.scope else { return [] }
      guard let entry = target ?? Self.entry(of: scope, in: tree) else { return [] }
      return [.sound(.screenChange)] + move(to: entry, in: tree)
    case .layoutChanged(let target): return target.map { move(to: $0, in: tree) } ?? []
    case .pageScrolled(let text): return say(.announcement, text.onOneLine)
    }
  }

  /// What is new in the words of the element under the cursor: "checked", "7, 70%".
  private mutating func sayChanges(
    since anchor: FocusAnchor?,
    in tree: AccessibilityTree
  ) -> [Effect] {
    guard let anchor, let cursor, anchor.id == cursor, let now = tree[cursor],
      now != anchor.element
    else { return [] }
    let description = Description(of: cursor, in: tree, verbosity: verbosity)
    let words = (description?.words() ?? []).filter { !anchor.words.contains($0) }
    // Typing has an echo of its own.
    if now.states.isEditing, anchor.element.states.isEditing { return [] }
    return words.isEmpty ? [] : [.speak(Utterance(words))]
  }

  private func liveWords(_ update: TreeUpdate, in tree: AccessibilityTree) -> [Effect] {
    update.changes.compactMap { change in
      guard change.id != cursor, tree.kinds(of: change.id).contains(.stop),
        let live = liveRegion(around: change.id, in: tree)
      else { return nil }
      let words = Description(of: change.id, in: tree, verbosity: verbosity)?.words() ?? []
      let priority: Announcement.Priority = live == .assertive ? .default : .low
      return .speak(Utterance(words, priority: priority))
    }
  }

  private func liveRegion(around id: ElementID, in tree: AccessibilityTree) -> LiveRegion? {
    var next: ElementID? = id
    while let here = next, let element = tree[here] {
      if element.hasDetails, let live = element.details.live { return live }
      switch element.role {
      case .alert: return .assertive
      case .status, .log: return .polite
      default: next = tree.parent(of: here)
      }
    }
    return nil
  }

  private func announcements(_ update: TreeUpdate) -> [Effect] {
    update.announcements.map { announcement in
      var segment = Utterance.Segment(.announcement, announcement.text.onOneLine)
      segment.language = announcement.language
      return .speak(Utterance([segment], priority: announcement.priority))
    }
  }
}
