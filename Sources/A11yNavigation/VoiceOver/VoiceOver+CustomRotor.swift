// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// A custom rotor, and the element that it belongs to.
  struct ProgramRotor {
    var rotor: CustomRotor
    var owner: ElementID
  }

  /// The custom rotors of the elements around the cursor, the nearest first.
  func customRotors(in tree: AccessibilityTree) -> [ProgramRotor] {
    guard let root = tree.root, !tree.kinds(within: root).isDisjoint(with: .customRotor) else {
      return []
    }
    var rotors: [ProgramRotor] = []
    var next = cursor ?? tree.scope
    while let id = next {
      if let element = tree[id], element.hasDetails {
        for rotor in element.details.customRotors
        where !rotors.contains(where: { $0.rotor.name == rotor.name }) {
          rotors.append(ProgramRotor(rotor: rotor, owner: id))
        }
      }
      next = tree.parent(of: id)
    }
    return rotors
  }

  /// The custom rotor that an item names, or that replaces a standard one. O(depth).
  func customRotor(for item: RotorItem, in tree: AccessibilityTree) -> ProgramRotor? {
    customRotors(in: tree).first { RotorItem($0.rotor) == item }
  }

  /// Goes to the next stop of a rotor; `nil` if there is none.
  mutating func move(
    in program: ProgramRotor,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> [Effect]? {
    if program.rotor.isSearched {
      let move = RotorMove(
        in: program.rotor.name,
        isForward: direction == .forward,
        from: cursor
      )
      return [.request(ActionRequest(.moveInRotor(move), on: program.owner))]
    }
    return target(in: program.rotor, direction, in: tree).map { land(on: $0, in: tree) }
  }

  /// The entry after or before the cursor; from outside the entries, the first or the last.
  private func target(
    in rotor: CustomRotor,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> ElementID? {
    let targets = rotor.entries.compactMap { entry in
      tree.isReachable(entry.target) ? tree.first(.stop, in: entry.target) : nil
    }
    guard let place = targets.firstIndex(where: { $0 == cursor }) else {
      return direction == .forward ? targets.first : targets.last
    }
    let next = place + (direction == .forward ? 1 : -1)
    return targets.indices.contains(next) ? targets[next] : nil
  }

  /// Speaks a part of the text of the element under the cursor.
  mutating func say(part: Range<Int>, in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let element = tree[cursor] else { return [] }
    let text = element.role.isTextEntry ? element.value : element.label
    let words = text.dropFirst(part.lowerBound).prefix(part.count)
    return say(.text, String(words).onOneLine)
  }
}

extension RotorItem {
  /// The item for a custom rotor: the standard one if the rotor replaces that.
  init(_ rotor: CustomRotor) {
    switch rotor.system {
    case .links: self = .links
    case .headings: self = .headings
    case .headingLevel(let level): self = .headingLevel(level)
    case .images: self = .images
    case .textFields: self = .textFields
    case .tables: self = .tables
    case .lists: self = .lists
    case .landmarks: self = .landmarks
    default: self = .custom(rotor.name)
    }
  }

  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }
}
