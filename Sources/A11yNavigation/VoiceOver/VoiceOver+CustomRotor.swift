import A11yTree

extension VoiceOver {
  /// The program's own rotors: those of the elements around the cursor, the nearest first.
  func customRotors(in tree: AccessibilityTree) -> [CustomRotor] {
    guard let root = tree.root, !tree.kinds(within: root).isDisjoint(with: .customRotor) else {
      return []
    }
    var rotors: [CustomRotor] = []
    var next = cursor ?? tree.scope
    while let id = next {
      if let element = tree[id], element.hasDetails {
        for rotor in element.details.customRotors
        where !rotors.contains(where: { $0.name == rotor.name }) {
          rotors.append(rotor)
        }
      }
      next = tree.parent(of: id)
    }
    return rotors
  }

  /// The entry behind or before the cursor; from outside the entries, the first or the last.
  func customRotorTarget(
    _ name: String,
    _ direction: Direction,
    in tree: AccessibilityTree
  ) -> ElementID? {
    guard let rotor = customRotors(in: tree).first(where: { $0.name == name }) else { return nil }
    let targets = rotor.entries.compactMap { entry in
      tree.isReachable(entry.target) ? tree.first(.stop, in: entry.target) : nil
    }
    guard let place = targets.firstIndex(where: { $0 == cursor }) else {
      return direction == .forward ? targets.first : targets.last
    }
    let next = place + (direction == .forward ? 1 : -1)
    return targets.indices.contains(next) ? targets[next] : nil
  }
}
