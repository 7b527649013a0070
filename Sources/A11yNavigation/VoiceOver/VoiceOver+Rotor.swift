// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// The items that the rotor offers now: only those that the tree or the element has. O(depth).
  public func rotorItems(in tree: AccessibilityTree) -> [RotorItem] {
    guard let scope = tree.scope else { return [] }
    let kinds = tree.kinds(within: scope)
    let element = cursor.flatMap { tree[$0] }
    let own = customRotors(in: tree).map { RotorItem($0.rotor) }
    let items = verbosity.rotor.filter { item in
      switch item {
      case .characters, .words: !text(in: tree).isEmpty
      case .lines: text(in: tree).contains(where: \.isNewline)
      case .sameKind: cursor != nil
      case .adjustValue: element?.isAdjustable ?? false
      case .actions: element.map { $0.hasDetails && !$0.details.customActions.isEmpty } ?? false
      default: own.contains(item) || item.kinds.map { !kinds.isDisjoint(with: $0) } ?? false
      }
    }
    return items + own.filter(\.isCustom)
  }

  /// What up and down do now: the user's choice on this element, the element's own default, or the
  /// rotor.
  public func effectiveRotor(in tree: AccessibilityTree) -> RotorItem {
    if let turned { return turned }
    guard let cursor, let element = tree[cursor] else { return rotor }
    if element.isAdjustable { return .adjustValue }
    if element.hasDetails, !element.details.customActions.isEmpty { return .actions }
    return rotor
  }

  mutating func turnRotor(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let items = rotorItems(in: tree)
    guard !items.isEmpty else { return [.sound(.border)] }
    let step = direction == .forward ? 1 : items.count - 1
    if let place = items.firstIndex(of: effectiveRotor(in: tree)) {
      return setRotor(items[(place + step) % items.count], in: tree)
    }
    return setRotor(direction == .forward ? items[0] : items[items.count - 1], in: tree)
  }

  mutating func setRotor(_ item: RotorItem, in tree: AccessibilityTree) -> [Effect] {
    turned = item
    // Items of this element alone are of no use on the next one.
    if item != .adjustValue, item != .actions { rotor = item }
    textPlace = nil
    actionIndex = 0
    return say(.interface, item.name)
  }

  mutating func rotorMove(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    let item = effectiveRotor(in: tree)
    switch item {
    case .adjustValue: return request(direction == .backward ? .increment : .decrement)
    case .actions: return chooseAction(direction, in: tree)
    case .characters, .words, .lines: return moveInText(by: item, direction, in: tree)
    default: return find(item, direction, in: tree, saysMissing: false)
    }
  }

  /// Goes to the next or previous element of an item's kinds. O(depth), except for the entries of
  /// custom rotors.
  mutating func find(
    _ item: RotorItem,
    _ direction: Direction,
    in tree: AccessibilityTree,
    saysMissing: Bool
  ) -> [Effect] {
    if let program = customRotor(for: item, in: tree) {
      if let effects = move(in: program, direction, in: tree) { return effects }
    } else if let target = target(of: item, direction, in: tree) {
      return land(on: target, in: tree)
    }
    guard saysMissing else { return [.sound(.border)] }
    let words = verbosity.catalogue(for: tree)
    return [.sound(.border)]
      + say(
        Utterance([words.segment(.interface, words[.notFound, item.singular])])
      )
  }

  private func target(
    of item: RotorItem,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> ElementID? {
    if item == .sameKind {
      return cursor.flatMap { element(of: tree.kinds(of: $0).sameKind, direction, in: tree) }
    }
    return item.kinds.flatMap { element(of: $0, direction, in: tree) }
  }

  private func element(
    of kinds: ElementKinds,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> ElementID? {
    guard let scope = tree.scope else { return nil }
    var place = cursor ?? scope
    let isContainer = !kinds.isDisjoint(with: .containers)
    while true {
      let found =
        direction == .forward
        ? tree.next(kinds, after: place, in: scope) : tree.previous(kinds, before: place, in: scope)
      guard let found else { return nil }
      if !isContainer { return found }
      // A container is reached at its first stop; one that starts under the cursor is already here.
      if let stop = tree.first(.stop, in: found), stop != cursor { return stop }
      place = found
    }
  }
}
