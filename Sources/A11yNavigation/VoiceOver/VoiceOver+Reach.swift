// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// How far a command looks from the cursor; `nil` if not beyond the element's surroundings.
  public func reach(of command: Command, in tree: AccessibilityTree) -> Reach? {
    switch command {
    case .next, .readFromHere: cursor == nil ? .first : .next(.stop)
    case .previous: cursor == nil ? .last : .previous(.stop)
    case .first, .readFromTop: .first
    case .last: .last
    case .find(let item, let direction): reach(of: item, direction, in: tree)
    case .rotorMove(let direction): reach(of: effectiveRotor(in: tree), direction, in: tree)
    // The rotor's items and text matches depend on all elements.
    case .turnRotor, .choose: .everything
    default: nil
    }
  }

  private func reach(
    of item: RotorItem,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> Reach? {
    if customRotor(for: item, in: tree) != nil { return nil }
    let kinds = item == .sameKind ? cursor.map { tree.kinds(of: $0).sameKind } : item.kinds
    return kinds.map { direction == .forward ? .next($0) : .previous($0) }
  }
}
