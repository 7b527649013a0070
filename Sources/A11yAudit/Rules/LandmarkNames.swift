// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `landmark-names`
  static let landmarkNames = Rule(
    "landmark-names",
    "Several landmarks with the same role share a name or have no name.",
    criteria: ["1.3.1", "2.4.1"],
    impact: .slows,
    precision: .high,
    needs: .structure,
    beyond: "landmark-unique and landmark-no-duplicate-main find the same problems",
    limits: "Landmarks that contain no stop are ignored, because they are never announced."
  ) { exploration in
    struct Key: Hashable {
      var role: Role
      var name: String
    }
    let tree = exploration.tree
    var order: [Key] = []
    var groups: [Key: [ElementID]] = [:]
    for id in tree.visibleElements {
      guard let element = tree[id], element.isLandmark, tree.first(.stop, in: id) != nil,
        tree.isInside(id, tree.scope ?? id)
      else { continue }
      let key = Key(role: element.role, name: element.label.lowercased())
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(id)
    }
    return order.compactMap { key in
      guard let ids = groups[key], ids.count > 1, key.role != .banner, key.role != .contentInfo
      else {
        return nil
      }
      let name = key.name.isEmpty ? "no name" : "the name “\(key.name.shortened(to: 60))”"
      let stops = ids.compactMap { tree.first(.stop, in: $0).flatMap(exploration.stop(at:)) }
      return Evidence(
        at: ids[1],
        "\(ids.count) \(key.role.rawValue) landmarks have \(name).",
        proof: exploration.proof(
          at: stops,
          marking: stops.prefix(2).flatMap { $0.words([.container, .edge]) }
        )
      )
    }
  }
}
