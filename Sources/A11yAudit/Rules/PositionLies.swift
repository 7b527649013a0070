// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `position-lies`
  static let positionLies = Rule(
    "position-lies",
    "The spoken position or total differs from the actual one.",
    criteria: ["1.3.1", "4.1.2"],
    impact: .misleads,
    precision: .high,
    needs: .words,
    beyond: "aria-valid-attr-value checks the syntax of positions but not whether they are correct",
    limits: """
      A set may be longer than the part that is loaded, so a total that is too large is reported \
      only for radio buttons and tabs.
      """
  ) { exploration in
    let sets = PositionedSet.all(in: exploration)
    return sets.compactMap { set in
      guard let lie = set.lie, let stop = set.stops.first(where: { $0.id == lie.id }) else {
        return nil
      }
      let position = stop.words([.position])
      return Evidence(
        at: stop.id,
        lie.message,
        proof: exploration.proof(at: set.stops, marking: position)
      )
    }
  }
}

/// The stops in one container that have the same role and announce their position.
private struct PositionedSet {
  var stops: [HeardStop]

  struct Lie {
    var id: ElementID
    var message: String
  }

  static func all(in exploration: Exploration) -> [PositionedSet] {
    struct Key: Hashable {
      var container: ElementID?
      var role: Role
      var level: Int?
    }
    var order: [Key] = []
    var sets: [Key: PositionedSet] = [:]
    for stop in exploration.stops where stop.element.position != nil {
      let key = Key(
        container: exploration.tree.ancestor(of: stop.id, containers),
        role: stop.element.role,
        level: stop.element.level
      )
      guard key.container != nil, !stop.words([.position]).isEmpty else { continue }
      // Each branch of a tree is a separate set.
      if stop.element.role == .treeItem { continue }
      if sets[key] == nil { order.append(key) }
      sets[key, default: PositionedSet(stops: [])].stops.append(stop)
    }
    return order.compactMap { sets[$0] }
  }

  private static let containers: Set<Role> = [
    .radioGroup, .tabList, .listBox, .menu, .menuBar, .list, .group, .feed,
  ]

  var lie: Lie? {
    let positions = stops.compactMap(\.element.position)
    for (stop, position) in zip(stops, positions)
    where position.index > position.count && position.count > 0 {
      return Lie(
        id: stop.id,
        message:
          "“\(stop.name.shortened(to: 60))” is announced as \(position.index) of \(position.count)."
      )
    }
    guard let count = positions.first?.count, positions.allSatisfy({ $0.count == count }) else {
      return nil
    }
    var known: Set<Int32> = []
    for (stop, position) in zip(stops, positions) where !known.insert(position.index).inserted {
      return Lie(
        id: stop.id,
        message: "Two stops in the same set are both announced as number \(position.index)."
      )
    }
    let role = stops[0].element.role
    let isWhole = role == .radio || role == .tab
    if stops.count > count, count > 0 || isWhole {
      return Lie(
        id: stops[0].id,
        message: "A total of \(count) is announced, but the actual total is \(stops.count)."
      )
    }
    if isWhole, stops.count < count {
      return Lie(
        id: stops[0].id,
        message: "A total of \(count) is announced, but the actual total is \(stops.count)."
      )
    }
    return nil
  }
}
