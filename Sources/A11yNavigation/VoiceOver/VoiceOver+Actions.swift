// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// What a double tap does: the chosen action, editing for a text field, or the default action.
  mutating func activate(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [.sound(.border)] }
    if effectiveRotor(in: tree) == .actions, actionIndex > 0 {
      return performAction(at: actionIndex, of: actionNames(in: tree), in: tree)
    }
    let types = element.role.isTextEntry && !element.states.isEditing
    return request(types ? .beginEditing : .activate)
  }

  /// The names of the element's actions, the default action first.
  public func actionNames(in tree: AccessibilityTree) -> [String] {
    guard let cursor, let element = tree[cursor], element.hasDetails else { return [] }
    let names = element.details.customActions.map(\.name)
    return names.isEmpty ? [] : ["Activate"] + names
  }

  mutating func chooseAction(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let names = actionNames(in: tree)
    guard !names.isEmpty else { return [.sound(.border)] }
    let next = actionIndex + (direction == .forward ? 1 : -1)
    guard names.indices.contains(next) else {
      actionIndex = min(actionIndex, names.count - 1)
      return [.sound(.border)]
    }
    actionIndex = next
    return say(.interface, names[next])
  }

  /// Runs one of the offered actions; they may have changed since.
  private mutating func performAction(
    at index: Int,
    of names: [String],
    in tree: AccessibilityTree
  ) -> [Effect] {
    guard names.indices.contains(index) else { return [.sound(.border)] }
    if index == 0 { return performAction(named: names[0], in: tree) }
    guard actionNames(in: tree).dropFirst().contains(names[index]) else {
      return [.sound(.border), .notice("The element has no action called “\(names[index])”.")]
    }
    return request(.custom(names[index]))
  }

  mutating func performAction(named name: String, in tree: AccessibilityTree) -> [Effect] {
    if name == "Activate" { return request(.activate) }
    guard actionNames(in: tree).contains(name) else {
      return [.sound(.border), .notice("The element has no action called “\(name)”.")]
    }
    return request(.custom(name))
  }

  mutating func openActionsMenu(in tree: AccessibilityTree) -> [Effect] {
    let names = actionNames(in: tree)
    guard !names.isEmpty else { return [.sound(.border)] + say(.noActions, in: tree) }
    actionsMenu = ActionsMenu(names: names)
    let words = verbosity.catalogue(for: tree)
    return say(
      Utterance([
        words.segment(.interface, .actionsMenu),
        words.segment(.interface, words[.items, names.count]),
      ])
    )
  }

  /// Handles a command while the list of actions is open: moving moves in the list, activating
  /// runs an action. Any other command closes the list: `nil` then.
  mutating func performInMenu(_ command: Command, in tree: AccessibilityTree) -> [Effect]? {
    guard var menu = actionsMenu else { return nil }
    let last = menu.names.count - 1
    let target: Int
    switch command {
    case .next, .rotorMove(.forward): target = (menu.index ?? -1) + 1
    case .previous, .rotorMove(.backward): target = (menu.index ?? menu.names.count) - 1
    case .first: target = 0
    case .last: target = last
    case .activate:
      guard let index = menu.index else { return [.sound(.border)] }
      actionsMenu = nil
      return performAction(at: index, of: menu.names, in: tree)
    case .escape, .actions:
      actionsMenu = nil
      return repeatElement(in: tree)
    default:
      actionsMenu = nil
      return nil
    }
    guard menu.names.indices.contains(target) else { return [.sound(.border)] }
    menu.index = target
    actionsMenu = menu
    let words = verbosity.catalogue(for: tree)
    let position = words[.position, "\(target + 1)", "\(menu.names.count)"]
    return say(
      Utterance([.init(.interface, menu.names[target]), words.segment(.position, position)])
    )
  }

  mutating func repeatElement(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor else { return [] }
    return say(
      Description(of: cursor, in: tree, verbosity: verbosity)?.utterance(
        from: cursor,
        knowing: context
      )
    )
  }

  mutating func moreContent(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor], element.hasDetails,
      !element.details.customContent.isEmpty
    else { return [.sound(.border)] + say(.noMoreContent, in: tree) }
    let content = element.details.customContent.map {
      Utterance.Segment(.value, "\($0.value.onOneLine), \($0.label.onOneLine)")
    }
    return say(Utterance(content))
  }
}
