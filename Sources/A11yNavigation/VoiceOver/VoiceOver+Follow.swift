// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Responds to a change in the tree. The cursor enters a new modal, returns to the element from which a closed modal
  /// was opened, or moves to the nearest remaining element. If the cursor does not move, VoiceOver speaks the changes
  /// to the element under the cursor.
  public mutating func follow(
    _ update: TreeUpdate,
    from anchor: FocusAnchor?,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    note(nil)
    var target = followModal(in: tree, from: anchor)
    var isNewScreen = target != nil
    if target == nil, !isResting(in: tree) {
      note(.elementGone)
      target = anchor?.successor(.stop, in: tree) ?? tree.entry
      if target == nil { leave() }
    }
    for case .layoutChanged(let id?) in update.notifications {
      note(.layoutChanged)
      target = tree.stop(at: id) ?? target
    }
    for case .screenChanged(let id) in update.notifications {
      note(.screenChanged)
      target = id.flatMap(tree.stop(at:)) ?? tree.entry
      isNewScreen = target != nil
    }
    var notices: [Effect] = []
    var part: Range<Int>?
    if let request = requests.take(from: update, for: .voiceOver) {
      if let wanted = tree.stop(at: request.target) {
        note(.requested)
        target = wanted
        part = request.textRange
        reading = .off
      } else {
        notices.append(verbosity.notice(.wantedElsewhere, verbosity.name(of: .voiceOver)))
      }
    }
    var effects: [Effect] = isNewScreen ? [.sound(.screenChange)] : []
    if isNewScreen { reading = .off }
    // If the document replaces another document, the program's announcements are spoken first.
    let isNewDocument = update.root != nil && isNewScreen
    let announcements = update.announcements.flatMap(\.effects)
    if isNewDocument { effects += announcements }
    if let target {
      let arrival = heard(arrive(at: target, in: tree))
      effects += part.map { .say(.text, tree[target]?.text(in: $0) ?? "") } ?? arrival
    } else if !isTakenAlong, let anchor, anchor.id == cursor {
      effects += .say(Utterance(anchor.newWords(in: tree, verbosity)))
    }
    effects += notices
    effects += pages(update)
    // VoiceOver does not speak an element that the cursor is only passing through.
    let said = isTakenAlong ? nil : cursor
    effects += LiveRegions(verbosity: verbosity).effects(of: update, besides: said, in: tree)
    if !isNewDocument { effects += announcements }
    return heard(effects)
  }

  private mutating func arrive(at id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard isTakenAlong else { return land(on: Place(id: id), because: .focused, in: tree) }
    // The known containers are kept, because passing through an element counts as part of one move.
    let known = visit.context
    leave()
    visit = Visit(cursor: id, context: known, isPassing: true)
    return []
  }

  /// Returns whether the cursor can stay where it is.
  private func isResting(in tree: AccessibilityTree) -> Bool {
    guard let cursor, tree.isReachable(cursor) else { return false }
    return tree.kinds(of: cursor).contains(.stop)
      || visit.edge != nil && containerStops?.includes(cursor, in: tree) ?? false
  }

  /// Returns the element to which the cursor moves after a modal opens or closes.
  private mutating func followModal(
    in tree: AccessibilityTree,
    from anchor: FocusAnchor?
  ) -> ElementID? {
    switch scopes.follow(tree, from: anchor) {
    case .none: return nil
    case .opened(let modal):
      note(.modalOpened)
      return tree.entry(of: modal)
    case .returned(let opener):
      note(.modalClosed)
      return opener?.successor(.stop, in: tree)
    }
  }

  /// Returns the speech about the page to which the user scrolled.
  private mutating func pages(_ update: TreeUpdate) -> [Effect] {
    var effects: [Effect] = []
    for case .pageScrolled(let text) in update.notifications {
      // If the page is the same as before the request, that page is the last one in this direction.
      effects += text == visit.page ? [.sound(.border)] : .say(.announcement, text.onOneLine)
      visit.page = text
    }
    return effects
  }
}

extension Announcement {
  /// The effects that speak an announcement.
  fileprivate var effects: [Effect] {
    var segment = Utterance.Segment(.announcement, text.onOneLine)
    segment.language = language
    return .say(Utterance([segment], priority: priority))
  }
}
