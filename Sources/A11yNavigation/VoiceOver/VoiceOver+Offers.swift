// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// The items that the rotor offers now: only those that the tree or the element has. O(depth).
  public func rotorItems(in tree: AccessibilityTree) -> [RotorItem] {
    search.items(of: verbosity.rotor, in: tree)
  }

  /// How far a command looks from the cursor; `nil` if not beyond the element's surroundings.
  public func reach(of command: Command, in tree: AccessibilityTree) -> Reach? {
    switch command {
    case .next, .readFromHere: cursor == nil ? .first : .next(.stop)
    case .previous: cursor == nil ? .last : .previous(.stop)
    case .first, .readFromTop: .first
    case .last: .last
    case .find(let item, let direction): search.reach(of: item, direction, in: tree)
    case .rotorMove(let direction):
      search.reach(of: effectiveRotor(in: tree), direction, in: tree)
    // The rotor's items and text matches depend on all elements.
    case .turnRotor, .choose: .everything
    default: nil
    }
  }

  /// The names of the element's actions, the default action first.
  public func actionNames(in tree: AccessibilityTree) -> [String] {
    actions(in: tree).names
  }

  var search: RotorSearch {
    RotorSearch(cursor: cursor, formControls: verbosity.platform.grammar.formControls)
  }

  func actions(in tree: AccessibilityTree) -> OfferedActions {
    OfferedActions(of: cursor, in: tree)
  }
}
