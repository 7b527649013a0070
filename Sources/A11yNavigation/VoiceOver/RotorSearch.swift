// SPDX-License-Identifier: MIT

import A11yTree

/// A search, starting from the cursor, for the items that the rotor offers or for the elements that an item finds.
///
/// Each method receives the tree as an argument, because storing the tree would be as expensive as a search.
struct RotorSearch {
  let cursor: ElementID?
  /// The kinds of elements that are form controls on the user's platform.
  let formControls: ElementKinds

  /// Returns the user's rotor items that exist in the tree or apply to the element. O(depth).
  func items(of choice: [RotorItem], in tree: AccessibilityTree) -> [RotorItem] {
    guard let scope = tree.scope else { return [] }
    let kinds = tree.kinds(within: scope)
    let element = cursor.flatMap { tree[$0] }
    let text = element?.readableText ?? ""
    let own = ProgramRotor.rotors(around: cursor, in: tree).map { RotorItem($0.rotor) }
    let items = choice.filter { item in
      switch item {
      case .characters, .words: !text.isEmpty
      case .lines: text.contains(where: \.isNewline)
      case .sameKind: cursor != nil
      case .adjustValue: element?.isAdjustable ?? false
      case .actions: element.map { $0.hasDetails && !$0.details.customActions.isEmpty } ?? false
      default: own.contains(item) || item.kinds.map { !kinds.isDisjoint(with: $0) } ?? false
      }
    }
    return items + own.filter(\.isCustom)
  }

  /// Returns the custom rotor that has an item's name or that replaces a standard item. O(depth).
  func customRotor(for item: RotorItem, in tree: AccessibilityTree) -> ProgramRotor? {
    ProgramRotor.rotors(around: cursor, in: tree).first { RotorItem($0.rotor) == item }
  }

  /// Returns the extent of a search for a rotor item, or `nil` if the item does not search for particular kinds of
  /// elements.
  func reach(
    of item: RotorItem,
    _ direction: VoiceOver.Direction,
    in tree: AccessibilityTree
  ) -> Reach? {
    if customRotor(for: item, in: tree) != nil { return nil }
    return kinds(of: item, in: tree).map { direction == .forward ? .next($0) : .previous($0) }
  }

  /// Returns the next or previous element whose kind a rotor item searches for. O(depth).
  func target(
    of item: RotorItem,
    _ direction: VoiceOver.Direction,
    in tree: AccessibilityTree
  ) -> ElementID? {
    guard let kinds = kinds(of: item, in: tree), let scope = tree.scope else { return nil }
    var place = cursor ?? scope
    let isContainer = !kinds.isDisjoint(with: .containers)
    while true {
      let found =
        direction == .forward
        ? tree.next(kinds, after: place, in: scope) : tree.previous(kinds, before: place, in: scope)
      guard let found else { return nil }
      if !isContainer { return found }
      // The cursor enters a container at its first stop, so a container that starts under the cursor has already been
      // reached.
      if let stop = tree.first(.stop, in: found), stop != cursor { return stop }
      place = found
    }
  }

  private func kinds(of item: RotorItem, in tree: AccessibilityTree) -> ElementKinds? {
    switch item {
    case .sameKind: cursor.map { tree.kinds(of: $0).sameKind }
    case .formControls: formControls
    default: item.kinds
    }
  }
}
