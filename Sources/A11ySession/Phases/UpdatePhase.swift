// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Applies the source's changes: to the tree first, then keyboard focus, then the cursors.
@MainActor
enum UpdatePhase {
  /// Applies updates as one change: each in turn, then the cursors follow once.
  static func take(_ updates: [TreeUpdate], _ state: SessionState) -> [TurnStep] {
    guard updates.contains(where: { !$0.isEmpty }) else { return [] }
    let anchors = state.navigators.anchors(in: state.tree)
    let cursor = state.navigators.current?.cursor
    let place = state.keyboard.element
    let keyboardAnchor = place.flatMap { FocusAnchor($0, in: state.tree) }
    let changes = apply(updates, state)
    state.line.treeDidChange(state.tree)
    state.keyboard.follow(state.tree, from: keyboardAnchor)
    let steps = follow(changes, from: anchors, state)
    state.focus.note(changes.focusRequests)
    if let request = changes.keyboardFocus {
      // A browser moves its own focus along with the cursor: that was heard.
      let isOwn = state.link.source.movesKeyboardFocus
      state.keyboard.want(
        request,
        isHeard: isPlaced(by: changes, state)
          || isOwn && cursor.map { request == .move($0) } ?? false,
        from: place
      )
    }
    if changes.notifications.contains(.programEnded) { state.finish() }
    return steps
  }

  /// Applies each update to the tree, and returns all changes as one. Of an update that makes no
  /// valid tree, only the program's wishes count.
  private static func apply(_ updates: [TreeUpdate], _ state: SessionState) -> TreeUpdate {
    var changes = TreeUpdate()
    var refusals: [TreeError] = []
    for update in updates {
      state.log.trace("changes: \(update.described)")
      do {
        try state.link.apply(update)
        changes.add(update)
      } catch {
        refusals.append(error)
        changes.add(update.wishes)
      }
    }
    for error in refusals {
      state.show(
        "The source gave a tree that cannot be shown: \(error). The last good one stays."
      )
    }
    return changes
  }

  /// Has every cursor follow the changes.
  private static func follow(
    _ changes: TreeUpdate,
    from anchors: [AssistiveTechnology: FocusAnchor],
    _ state: SessionState
  ) -> [TurnStep] {
    let (tree, now, driven) = (state.tree, state.now, state.navigators.driven)
    let isTakenAlong = takesCursorAlong(changes, state)
    let followed = state.navigators.updateAll { navigator in
      let technology = type(of: navigator).technology
      navigator.isTakenAlong = isTakenAlong && technology == driven
      return navigator.follow(
        changes,
        from: anchors[technology],
        in: tree,
        at: now
      )
    }
    for (technology, _) in followed {
      NavigatorPhase.traceMove(
        of: technology,
        from: anchors[technology]?.id,
        because: state.navigators[technology]?.moveReason?.rawValue ?? "the tree changed",
        state
      )
    }
    return followed.flatMap { NavigatorPhase.steps($0.effects, $0.technology) }
  }

  /// Goes on once all changes that are under way have arrived: applies them, and settles the cursors
  /// again.
  static var settled: TurnStep { .wait(.settled, then: takeHeld) }

  private static func takeHeld(_ state: SessionState) -> [TurnStep] {
    let steps = takeArrived(state)
    return steps.isEmpty ? [] : steps + [settled]
  }

  /// Applies the changes that have arrived, without waiting for more: a source in real time may never
  /// be quiet.
  static func takeArrived(_ state: SessionState) -> [TurnStep] {
    let held = state.link.takeHeld()
    return held.isEmpty ? [] : [.update(held), .settleFocus(round: 0)]
  }

  /// Continues once an opening source has elements. The cursors are on no element yet.
  static var opened: TurnStep { .wait(.opening, then: open) }

  private static func open(_ state: SessionState) -> [TurnStep] {
    let held = state.link.takeHeld()
    guard !held.isEmpty || state.tree.root == nil else { return [] }
    for update in held {
      do {
        try state.link.apply(update)
      } catch {
        state.show("The tree cannot be shown: \(error).")
      }
      state.focus.keepForOpening(update.wishes)
    }
    state.keyboard.start(in: state.tree)
    if !held.isEmpty { noticeIfEmpty(state) }
    return []
  }

  /// Shows a notice if no technology has anything to stop at.
  static func noticeIfEmpty(_ state: SessionState) {
    let hasStops = state.tree.scope.flatMap { state.tree.first([.stop, .unmade], in: $0) } != nil
    if !hasStops { state.show(.nothingToRead) }
  }

  /// Whether keyboard focus is about to move the driven cursor along.
  private static func takesCursorAlong(_ update: TreeUpdate, _ state: SessionState) -> Bool {
    guard state.navigators.driven.navigator.followsKeyboardFocus,
      case .move(let target) = update.keyboardFocus
    else { return false }
    if state.link.source.movesKeyboardFocus, target == state.navigators.current?.cursor {
      return false
    }
    return state.tree.isReachable(target) && !isPlaced(by: update, state)
  }

  /// Whether the program has put the cursors elsewhere than keyboard focus: a page on the active
  /// option of a list, an app wherever it likes.
  private static func isPlaced(by update: TreeUpdate, _ state: SessionState) -> Bool {
    guard case .move(let target) = update.keyboardFocus else { return false }
    guard state.link.source.movesKeyboardFocus else {
      let driven = AccessibilityTechnologies(state.navigators.driven)
      let place = update.focusRequests.last { $0.technologies.contains(driven) }?.target
      return place.map { $0 != target && state.tree.isReachable($0) } ?? false
    }
    // A page asks only for those cursors that are not there yet.
    guard let place = update.focusRequests.last?.target else { return false }
    return place != target && state.tree.isInside(place, target)
  }
}

extension TreeUpdate {
  /// The program's requests, without its changes.
  var wishes: TreeUpdate {
    TreeUpdate(
      focusRequests: focusRequests,
      keyboardFocus: keyboardFocus,
      announcements: announcements,
      notifications: notifications
    )
  }

  /// Adds a later update's contents.
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
  }

  /// The update in a trace.
  fileprivate var described: String {
    let counts = [
      (changes.count, "elements"), (removals.count, "removed"),
      (focusRequests.count, "focus requests"),
      (announcements.count, "announcements"), (liveTexts.count, "live texts"),
      (notifications.count, "notifications"), (keyboardFocus == nil ? 0 : 1, "keyboard focus"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
