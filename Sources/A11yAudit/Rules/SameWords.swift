// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `same-words`
  static let sameWords = Rule(
    "same-words",
    "Two or more stops in the same landmark are announced with the same words but do different things.",
    criteria: ["2.4.4", "2.4.9"],
    impact: .misleads,
    precision: .high,
    needs: .words,
    beyond: "identical-links-same-purpose is off by default and checks neither buttons nor states",
    limits: """
      Links are reported if they lead to different addresses; buttons are reported if each is in \
      a separate item, row or article. Words from a named group or a table header count as part \
      of a stop’s words.
      """
  ) { exploration in
    var order: [SameWordsKey] = []
    var groups: [SameWordsKey: [HeardStop]] = [:]
    for stop in exploration.stops where stop.isInteractive && (stop.isLink || stop.isButton) {
      guard !stop.name.isEmpty else { continue }
      let key = SameWordsKey(stop, in: exploration.tree)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(stop)
    }
    return order.compactMap { key in
      guard let stops = groups[key], let first = stops.first, stops.count > 1 else { return nil }
      let apart = first.isLink ? Self.linksApart(stops) : Self.buttonsApart(stops, exploration.tree)
      guard apart.count > 1, let example = apart.first else { return nil }
      let what = first.isLink ? "lead to different addresses" : "belong to different items"
      return Evidence(
        at: example.id,
        "\(apart.count) stops are announced as “\(key.words)” but \(what).",
        proof: exploration.proof(at: apart, marking: [key.words, example.name])
      )
    }
  }

  /// Returns the first link for each address. Links without an address are omitted.
  private static func linksApart(_ stops: [HeardStop]) -> [HeardStop] {
    var known: Set<String> = []
    return stops.filter { stop in
      let address = stop.element.details.url
      return !address.isEmpty && known.insert(address).inserted
    }
  }

  /// Returns the first button in each item, row or article.
  private static func buttonsApart(_ stops: [HeardStop], _ tree: AccessibilityTree) -> [HeardStop] {
    var known: Set<ElementID> = []
    return stops.filter { stop in
      guard let item = tree.ancestor(of: stop.id, [.listItem, .row, .article]) else { return false }
      return known.insert(item).inserted
    }
  }
}

/// The information that lets a listener tell two stops apart.
private struct SameWordsKey: Hashable {
  var words: String
  /// The names of the surrounding groups and the headers.
  var context: [String]
  var area: ElementID?

  init(_ stop: HeardStop, in tree: AccessibilityTree) {
    words = stop.ownWords
    area = stop.area
    context = stop.words([.header])
    var next = tree.parent(of: stop.id)
    while let here = next, here != stop.area {
      if let element = tree[here], !element.label.isEmpty, element.role != .webArea {
        context.append(element.label)
      }
      next = tree.parent(of: here)
    }
  }
}
