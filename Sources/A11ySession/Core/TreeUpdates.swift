// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Applies the source's changes first to the tree, then to keyboard focus, and then to the cursors.
extension SessionCore {
  /// Applies updates as one change or, if live regions change more than once, as several changes, because each state of
  /// a live region is announced.
  mutating func apply(_ updates: [TreeUpdate]) -> [TurnStep] {
    guard updates.count > 1 else { return applyAsOne(updates) }
    var steps: [TurnStep] = []
    var group: [TreeUpdate] = []
    var hasLiveChange = false
    for update in updates {
      let isLiveChange = update.changesLiveRegions
      if isLiveChange, hasLiveChange {
        steps += applyAsOne(group)
        group = []
      }
      group.append(update)
      hasLiveChange = hasLiveChange || isLiveChange
    }
    return steps + applyAsOne(group)
  }

  /// Applies each update in turn, and then lets the cursors follow once.
  private mutating func applyAsOne(_ updates: [TreeUpdate]) -> [TurnStep] {
    guard updates.contains(where: { !$0.isEmpty }) else { return [] }
    let anchors = navigators.anchors(in: tree)
    let cursor = navigators.current?.cursor
    let place = keyboard.element
    let keyboardAnchor = place.flatMap { FocusAnchor($0, in: tree) }
    let changes = change(by: updates)
    if line.treeDidChange() { describeItems() }
    keyboard.follow(tree, from: keyboardAnchor)
    let steps = follow(changes, from: anchors)
    focus.note(changes.focusRequests)
    if let request = changes.keyboardFocus {
      keyboard.want(
        request,
        isHeard: isPlaced(by: changes) || movesFocus(around: cursor, request)
          || isReturn(request),
        from: place
      )
    }
    if changes.notifications.contains(.programEnded) { finish() }
    return steps
  }

  /// Applies each update to the tree, and returns all changes as a single update. If an update does not result in a
  /// valid tree, only the program's requests in the update are used.
  private mutating func change(by updates: [TreeUpdate]) -> TreeUpdate {
    var changes = TreeUpdate()
    var refusals: [TreeError] = []
    for update in updates {
      trace("changes: \(update.described)")
      do {
        try link.apply(update)
        changes.add(update)
      } catch {
        refusals.append(error)
        changes.add(update.wishes)
      }
    }
    for error in refusals {
      show(
        "The source sent a tree that cannot be shown: \(error). The previous tree is kept."
      )
    }
    return changes
  }

  /// Lets every cursor follow the changes.
  private mutating func follow(
    _ changes: TreeUpdate,
    from anchors: [AssistiveTechnology: FocusAnchor]
  ) -> [TurnStep] {
    let (tree, now, driven) = (self.tree, self.now, navigators.driven)
    let isTakenAlong = takesCursorAlong(changes)
    let followed = navigators.updateAll { navigator in
      let technology = Swift.type(of: navigator).technology
      navigator.isTakenAlong = isTakenAlong && technology == driven
      return navigator.follow(
        changes,
        from: anchors[technology],
        in: tree,
        at: now
      )
    }
    for (technology, _) in followed {
      traceMove(of: technology, from: anchors[technology]?.id) {
        $0.navigators[technology]?.moveReason?.rawValue ?? "the tree changed"
      }
    }
    return followed.flatMap { TurnStep.steps($0.effects, $0.technology) }
  }

  /// Applies the changes that have arrived, and then waits for the changes that are still pending.
  mutating func takeHeld() -> [TurnStep] {
    let steps = takeArrived()
    return steps.isEmpty ? [] : steps + [.settled]
  }

  /// Applies the changes that have arrived without waiting for more, because a source that runs in real time may never
  /// settle.
  mutating func takeArrived() -> [TurnStep] {
    let held = link.takeHeld()
    return held.isEmpty ? [] : [.update(held), .settleFocus(round: 0)]
  }

  /// Moves the cursors into a source that has just received its first elements. The cursors are not yet on an element.
  mutating func enter() -> [TurnStep] {
    let held = link.takeHeld()
    guard !held.isEmpty || tree.root == nil else { return [] }
    for update in held {
      do {
        try link.apply(update)
      } catch {
        show("The tree cannot be shown: \(error).")
      }
      focus.keepForOpening(update.wishes)
    }
    keyboard.start(in: tree)
    if !held.isEmpty { noticeIfEmpty() }
    return []
  }

  /// Shows a notice if the tree contains no stop for a technology.
  mutating func noticeIfEmpty() {
    let hasStops = tree.scope.flatMap { tree.first([.stop, .unmade], in: $0) } != nil
    if !hasStops { show(.nothingToRead) }
  }

  /// Returns whether moving keyboard focus is about to move the controlled cursor as well.
  private func takesCursorAlong(_ update: TreeUpdate) -> Bool {
    guard navigators.driven.navigator.followsKeyboardFocus,
      case .move(let target) = update.keyboardFocus
    else { return false }
    let request = KeyboardFocusRequest.move(target)
    guard !movesFocus(around: navigators.current?.cursor, request),
      !isReturn(request)
    else { return false }
    return tree.isReachable(target) && !isPlaced(by: update)
  }

  /// Returns whether a browser has moved its own focus to the element under the cursor, or to a container that contains
  /// the element and is not a stop. If a browser moves its focus to the element under the cursor or its container, the
  /// element has already been announced. A browser moves its focus to a focusable container when the user activates an
  /// element inside it. A parent item in a tree view is a stop, so a page that moves focus to the item does so on
  /// purpose.
  private func movesFocus(around cursor: ElementID?, _ request: KeyboardFocusRequest) -> Bool {
    guard link.movesKeyboardFocus, let cursor, case .move(let target) = request else {
      return false
    }
    if target == cursor { return true }
    return tree.isReachable(cursor) && tree.isInside(cursor, target)
      && tree.first(.stop, in: target) != target
  }

  /// Returns whether a toolkit only reports the return of keyboard focus after a menu or dialog was closed. In contrast
  /// to a toolkit, a web page that moves its focus when a menu or dialog closes does so on purpose.
  private func isReturn(_ request: KeyboardFocusRequest) -> Bool {
    !link.movesKeyboardFocus && keyboard.isReturn(request, in: tree)
  }

  /// Returns whether the program has moved the cursors to an element other than the one with keyboard focus. A page
  /// moves the cursors to the active option of a list, and an app can move them to any element.
  private func isPlaced(by update: TreeUpdate) -> Bool {
    guard case .move(let target) = update.keyboardFocus else { return false }
    guard link.movesKeyboardFocus else {
      let driven = AccessibilityTechnologies(navigators.driven)
      let place = update.focusRequests.last { $0.technologies.contains(driven) }?.target
      return place.map { $0 != target && tree.isReachable($0) } ?? false
    }
    // A page asks to move only those cursors that are not yet at the target.
    guard let place = update.focusRequests.last?.target else { return false }
    return place != target && tree.isInside(place, target)
  }
}

extension TreeUpdate {
  /// The program's requests in the update, without the changes to elements.
  var wishes: TreeUpdate {
    TreeUpdate(
      focusRequests: focusRequests,
      keyboardFocus: keyboardFocus,
      announcements: announcements,
      notifications: notifications
    )
  }

  /// Appends the contents of a later update.
  mutating func add(_ later: TreeUpdate) {
    guard !isEmpty else { return self = later }
    root = later.root ?? root
    changes += later.changes
    removals += later.removals
    focusRequests += later.focusRequests
    keyboardFocus = later.keyboardFocus ?? keyboardFocus
    announcements += later.announcements
    notifications += later.notifications
    liveTexts += later.liveTexts
    desktop = later.desktop ?? desktop
  }

  /// The update of the tree, as described in a trace.
  fileprivate var described: String {
    let counts = [
      (changes.count, "elements"), (removals.count, "removed"),
      (focusRequests.count, "focus requests"),
      (announcements.count, "announcements"), (liveTexts.count, "changes in live regions"),
      (notifications.count, "notifications"), (keyboardFocus == nil ? 0 : 1, "keyboard focus"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension TreeUpdate {
  /// Whether any words in a live region change.
  fileprivate var changesLiveRegions: Bool {
    !liveTexts.isEmpty || changes.contains { $0.element.isLiveRegion }
  }
}
