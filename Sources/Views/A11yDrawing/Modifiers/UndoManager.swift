// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation

/// What can be undone and done again: the actions of each turn are one group.
///
/// Actions that are registered while others are undone do them again.
@Observable
open class UndoManager: NSObject, @unchecked Sendable {
  // Nothing guards the groups: all but the observation of them is for the main actor only.
  private var undone: [UndoGroup] = []
  private var redone: [UndoGroup] = []
  @ObservationIgnored private var openGroups: [UndoGroup] = []
  /// The number of the host's turn; `nil` for a manager that belongs to no host, which cannot know
  /// what belongs together.
  @ObservationIgnored private var turn: Int?
  @ObservationIgnored private var disabled = 0
  /// Whether the registrations of a turn become one group by themselves.
  @ObservationIgnored open var groupsByEvent = true
  /// Maximum groups; 0 for no limit.
  @ObservationIgnored open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether actions are being undone.
  @ObservationIgnored public private(set) final var isUndoing = false
  /// Whether actions are being done again.
  @ObservationIgnored public private(set) final var isRedoing = false

  /// Creates a manager that has nothing to undo.
  public override init() {}

  /// A turn of the host has ended: what is registered from now on is another group.
  package final func endTurn() { turn = (turn ?? 0) + 1 }

  /// Whether something can be undone.
  open var canUndo: Bool { !undone.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether something can be done again.
  open var canRedo: Bool { !redone.isEmpty }
  /// The name of what is undone next.
  open var undoActionName: String { (openGroups.first ?? undone.last)?.name ?? "" }
  /// The name of what is done again next.
  open var redoActionName: String { redone.last?.name ?? "" }
  /// The title of a menu's item for undoing.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu's item for doing again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu's item for undoing something.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu's item for doing something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// The number of groups that are open.
  open var groupingLevel: Int { openGroups.count }
  /// Whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Ignores registrations until they are enabled as often.
  open func disableUndoRegistration() { disabled += 1 }
  /// Registers again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Opens a group.
  open func beginUndoGrouping() { openGroups.append(UndoGroup()) }

  /// Closes the innermost group, which becomes a part of the one around.
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

  /// Registers what undoes something.
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
      // Outside a group, a registration is one by itself unless others of its turn follow.
      let turn = groupsByEvent ? turn : nil
      if let turn, last?.turn == turn {
        return append(action)
      }
      keep(UndoGroup(actions: [action], turn: turn))
    } else {
      openGroups[openGroups.count - 1].actions.append(action)
    }
  }

  /// Names what was registered last.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if isUndoing {
      if !redone.isEmpty { redone[redone.count - 1].name = actionName }
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// Undoes the last group, after closing the one that is open.
  open func undo() {
    while groupingLevel > 0 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Does again what was undone last.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redone.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// Forgets everything.
  open func removeAllActions() {
    undone = []
    redone = []
    openGroups = openGroups.map { _ in UndoGroup() }
  }

  /// Forgets what concerns an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undone = undone.compactMap { $0.without(object) }
    redone = redone.compactMap { $0.without(object) }
    openGroups = openGroups.map { $0.without(object) ?? UndoGroup() }
  }

  /// Runs a group's actions, the last first; what they register is one group that reverts them.
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
