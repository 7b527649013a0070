// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Applies the source's changes: to the tree first, then keyboard focus, then the cursors.
@MainActor
enum UpdatePhase {
  /// Applies updates as one change: each in turn, then the cursors follow once.
  static func take(_ updates: [TreeUpdate], _ state: SessionState) -> [TurnStep] {
    guard updates.contains(where: { !$0.isEmpty }) else { return [] }
    state.chooser.treeDidChange()
    let anchors = state.navigators.anchors(in: state.tree)
    let cursor = state.navigators.current?.cursor
    let keyboardAnchor = state.keyboard.element.flatMap { FocusAnchor($0, in: state.tree) }
    var changes = TreeUpdate()
    var refusals: [TreeError] = []
    for update in updates {
      do {
        try state.tree.apply(update)
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
    state.keyboard.follow(state.tree, from: keyboardAnchor)
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
    if !changes.focusRequests.isEmpty { state.focus.isOwed = true }
    if let request = changes.keyboardFocus {
      state.keyboard.wanted = request
      // A browser moves its own focus along with the cursor: that was heard.
      let isOwn = state.source.movesKeyboardFocus
      state.keyboard.isWantedHeard = isOwn && cursor.map { request == .move($0) } ?? false
    }
    if let request = changes.focusRequests.last { state.focus.programCursor = request.target }
    if changes.notifications.contains(.programEnded) { state.isFinished = true }
    return followed.flatMap { NavigatorPhase.steps($0.effects, $0.technology) }
  }

  /// Applies what arrived while the source settled, and settles the cursors again.
  static func takeHeld(_ state: SessionState) -> [TurnStep] {
    let held = state.link.takeHeld()
    guard !held.isEmpty else { return [] }
    return [.update(held), .settleFocus(round: 0), .awaitSettled]
  }

  /// Applies what arrived while the source opened. The cursors are on no element yet.
  static func open(_ state: SessionState) -> [TurnStep] {
    let held = state.link.takeHeld()
    guard !held.isEmpty || state.tree.root == nil else { return [] }
    var wishes = state.focus.opening ?? TreeUpdate()
    for update in held {
      do {
        try state.tree.apply(update)
      } catch {
        state.show("The tree cannot be shown: \(error).")
      }
      wishes.add(update.wishes)
    }
    state.keyboard.start(in: state.tree)
    if !wishes.isEmpty { state.focus.opening = wishes }
    if !held.isEmpty { sayIfEmpty(state) }
    return []
  }

  /// Shows a notice if there is nothing that any technology could stop at.
  static func sayIfEmpty(_ state: SessionState) {
    let hasStops = state.tree.scope.flatMap { state.tree.first([.stop, .unmade], in: $0) } != nil
    if !hasStops { state.show("There is nothing on this screen that can be read.") }
  }

  /// Whether keyboard focus is about to move the driven cursor along.
  private static func takesCursorAlong(_ update: TreeUpdate, _ state: SessionState) -> Bool {
    guard state.navigators.driven.navigator.followsKeyboardFocus,
      case .move(let target) = update.keyboardFocus
    else { return false }
    if state.source.movesKeyboardFocus, target == state.navigators.current?.cursor { return false }
    return state.tree.isReachable(target)
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
}
