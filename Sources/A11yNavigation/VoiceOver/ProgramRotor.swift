// SPDX-License-Identifier: MIT

import A11yTree

/// A program's custom rotor and the element to which it belongs.
struct ProgramRotor {
  let rotor: CustomRotor
  let owner: ElementID

  /// Returns the custom rotors of an element and its ancestors, nearest first. O(depth).
  static func rotors(around place: ElementID?, in tree: AccessibilityTree) -> [ProgramRotor] {
    guard let root = tree.root, !tree.kinds(within: root).isDisjoint(with: .customRotor) else {
      return []
    }
    var rotors: [ProgramRotor] = []
    var next = place ?? tree.scope
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

  /// Returns the rotor's entry before or after an element, or the first or last entry if the element is not an entry.
  func entry(
    _ direction: VoiceOver.Direction,
    from place: ElementID?,
    in tree: AccessibilityTree
  ) -> ElementID? {
    let targets = rotor.entries.compactMap { tree.stop(at: $0.target) }
    guard let here = targets.firstIndex(where: { $0 == place }) else {
      return direction == .forward ? targets.first : targets.last
    }
    let next = here + (direction == .forward ? 1 : -1)
    return targets.indices.contains(next) ? targets[next] : nil
  }

  /// Returns the request for a search by a program that finds a rotor's stops itself.
  func search(_ direction: VoiceOver.Direction, from place: ElementID?) -> Effect {
    let move = RotorMove(in: rotor.name, isForward: direction == .forward, from: place)
    return .request(ActionRequest(.moveInRotor(move), on: owner))
  }
}

extension RotorItem {
  /// Creates the rotor item for a custom rotor, or returns the standard item that the rotor replaces.
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
