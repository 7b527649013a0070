// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Follows a tree that has changed: to a new modal, back to what opened a closed one, or to what
  /// is left near the cursor; otherwise speaks the changes to the element under the cursor.
  public mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    var target = followModal(in: tree, from: anchor)
    var isNewScreen = target != nil
    if target == nil, !isResting(in: tree) {
      target =
        anchor?.successor(.stop, in: tree)
        ?? tree.scope.flatMap { Self.entry(of: $0, in: tree) }
      if target == nil { leave() }
    }
    for case .layoutChanged(let id?) in update.notifications {
      target = stop(at: id, in: tree) ?? target
    }
    for case .screenChanged(let id) in update.notifications {
      target =
        id.flatMap { stop(at: $0, in: tree) }
        ?? tree.scope.flatMap { Self.entry(of: $0, in: tree) }
      isNewScreen = target != nil
    }
    var notices: [Effect] = []
    var part: Range<Int>?
    if let request = update.newestRequest(for: .voiceOver, since: &generation) {
      if let wanted = stop(at: request.target, in: tree) {
        target = wanted
        part = request.textRange
        reading = .off
      } else {
        notices.append(.notice("A program wants VoiceOver where it cannot be now."))
      }
    }
    var effects: [Effect] = isNewScreen ? [.sound(.screenChange)] : []
    if isNewScreen { reading = .off }
    if let target {
      let arrival = arrive(at: target, in: tree)
      effects += part.map { say(part: $0, in: tree) } ?? arrival
    } else if !isTakenAlong {
      effects += sayChanges(since: anchor, in: tree)
    }
    effects += notices
    for case .pageScrolled(let text) in update.notifications {
      // The same page again: there is nothing further in this direction.
      effects += text == page ? [.sound(.border)] : say(.announcement, text.onOneLine)
      page = text
    }
    return effects + liveWords(update, in: tree) + announcements(update)
  }

  private mutating func arrive(at id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard isTakenAlong else { return land(on: id, in: tree) }
    // The known containers stay, because passing through counts as one move.
    let known = context
    leave()
    cursor = id
    context = known
    return []
  }

  /// Whether the cursor can stay where it is.
  private func isResting(in tree: AccessibilityTree) -> Bool {
    cursor.map { tree.isReachable($0) && tree.kinds(of: $0).contains(.stop) } ?? false
  }

  /// The element to go to in a modal that appeared, or in what opened one that closed.
  private mutating func followModal(
    in tree: AccessibilityTree,
    from anchor: FocusAnchor?
  ) -> ElementID? {
    switch scopes.follow(tree, from: anchor) {
    case .none: nil
    case .opened(let modal): Self.entry(of: modal, in: tree)
    case .returned(let opener): opener?.successor(.stop, in: tree)
    }
  }

  /// Speaks the new words of the element under the cursor: "checked", "7, 70%".
  private mutating func sayChanges(
    since anchor: FocusAnchor?,
    in tree: AccessibilityTree
  ) -> [Effect] {
    guard let anchor, let cursor, anchor.id == cursor, let now = tree[cursor] else { return [] }
    // Typing has its own echo, and the text may be long.
    if now.states.isEditing, anchor.element.states.isEditing { return [] }
    guard now != anchor.element else { return [] }
    let words = Description(of: cursor, in: tree, verbosity: verbosity)?.words() ?? []
    // What has become the current one is said whole, as where it was recorded.
    if let current = now.states.current, current != anchor.element.states.current {
      return say(Utterance(words))
    }
    let before = anchor.words(in: tree)
    return say(Utterance(words.filter { !before.contains($0) }))
  }

  private mutating func announcements(_ update: TreeUpdate) -> [Effect] {
    var effects: [Effect] = []
    for announcement in update.announcements {
      var segment = Utterance.Segment(.announcement, announcement.text.onOneLine)
      segment.language = announcement.language
      effects += say(Utterance([segment], priority: announcement.priority))
    }
    return effects
  }
}

extension TreeUpdate {
  /// The request that a technology follows: the last one that is not older than any before.
  func newestRequest(
    for technology: AssistiveTechnology,
    since generation: inout UInt64
  ) -> FocusRequest? {
    var newest: FocusRequest?
    for request in focusRequests
    where request.technologies.contains(AccessibilityTechnologies(technology))
      && request.generation >= generation
    {
      generation = request.generation
      newest = request
    }
    return newest
  }
}
