// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation

/// A manager for actions that can be undone and redone. The actions that are registered in one turn form one undo
/// group.
///
/// Actions that are registered while an undo is in progress can be redone.
@Observable
open class UndoManager: NSObject, @unchecked Sendable {
  // The groups are not guarded by a lock, because apart from their observation they are used only on the main actor.
  private var undone: [UndoGroup] = []
  private var redone: [UndoGroup] = []
  @ObservationIgnored private var openGroups: [UndoGroup] = []
  /// The number of the host's current turn. For an undo manager without a host, the turn is `nil`, and registrations
  /// cannot be grouped by turn.
  @ObservationIgnored private var turn: Int?
  @ObservationIgnored private var disabled = 0
  /// Whether all actions that are registered in one turn are grouped automatically.
  @ObservationIgnored open var groupsByEvent = true
  /// The maximum number of undo groups, or 0 for no limit.
  @ObservationIgnored open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether the undo manager is currently undoing actions.
  @ObservationIgnored public private(set) final var isUndoing = false
  /// Whether the undo manager is currently redoing actions.
  @ObservationIgnored public private(set) final var isRedoing = false

  /// Creates an undo manager without actions.
  public override init() {}

  /// Ends the host's turn. Actions that are registered after this call belong to another undo group.
  package final func endTurn() { turn = (turn ?? 0) + 1 }

  /// Whether there is an action that can be undone.
  open var canUndo: Bool { !undone.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether there is an action that can be redone.
  open var canRedo: Bool { !redone.isEmpty }
  /// The name of the action that will be undone next.
  open var undoActionName: String { (openGroups.first ?? undone.last)?.name ?? "" }
  /// The name of the action that will be redone next.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The title of the Undo menu item.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the Redo menu item.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of the Undo menu item for an action with a given name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of the Redo menu item for an action with a given name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// The number of open undo groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether the undo manager records newly registered actions.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores all registered actions until a matching call to ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Reverses a single call to ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Opens a group.
  open func beginUndoGrouping() { openGroups.append(UndoGroup()) }

  /// Closes the innermost undo group. The group's actions become part of the enclosing group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].actions += group.actions
      if openGroups[openGroups.count - 1].name.isEmpty {
        openGroups[openGroups.count - 1].name = group.name
      }
    } else if !group.actions.isEmpty {
      keep(group)
    }
  }

  /// Registers a closure that undoes a change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = UndoGroup.Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if !isUndoing, !isRedoing { redone = [] }
    if openGroups.isEmpty {
      // Outside an open group, a registration joins the group of the same turn or, if there is none, forms a new group.
      let turn = groupsByEvent ? turn : nil
      if let turn, last?.turn == turn {
        return append(action)
      }
      keep(UndoGroup(actions: [action], turn: turn))
    } else {
      openGroups[openGroups.count - 1].actions.append(action)
    }
  }

  /// Names the most recently registered undo group, or the innermost open group if there is one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing {
      if !redone.isEmpty { redone[redone.count - 1].name = actionName }
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// Undoes the most recent undo group, after closing any open groups.
  open func undo() {
    while groupingLevel > 0 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the most recent undo group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Redoes the most recently undone undo group.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redone.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// Discards all actions.
  open func removeAllActions() {
    undone = []
    redone = []
    openGroups = openGroups.map { _ in UndoGroup() }
  }

  /// Discards the undo actions that were registered for an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undone = undone.compactMap { $0.without(object) }
    redone = redone.compactMap { $0.without(object) }
    openGroups = openGroups.map { $0.without(object) ?? UndoGroup() }
  }

  /// Runs an undo group's actions in reverse order. Changes that are registered while the actions run form one group,
  /// which reverts those actions.
  private func perform(_ group: UndoGroup) {
    beginUndoGrouping()
    let level = groupingLevel
    for action in group.actions.reversed() { action.run() }
    while groupingLevel > level { endUndoGrouping() }
    guard groupingLevel == level else { return }
    if openGroups.last?.name.isEmpty == true { openGroups[openGroups.count - 1].name = group.name }
    endUndoGrouping()
  }

  private var last: UndoGroup? { isUndoing ? redone.last : undone.last }

  private func append(_ action: UndoGroup.Action) {
    if isUndoing {
      redone[redone.count - 1].actions.append(action)
    } else {
      undone[undone.count - 1].actions.append(action)
    }
  }

  private func keep(_ group: UndoGroup) {
    if isUndoing { redone.append(group) } else { undone.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0, undone.count > levelsOfUndo else { return }
    undone.removeFirst(undone.count - levelsOfUndo)
  }
}
