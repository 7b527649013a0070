// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Returns an explanation of an utterance. O(depth).
  ///
  /// - Parameters:
  ///   - utterance: The last utterance.
  ///   - tree: The tree as it was when the utterance was spoken.
  public func explain(_ utterance: Utterance, in tree: AccessibilityTree) -> Explanation {
    guard let cursor, let description = Description(of: cursor, in: tree, verbosity: verbosity),
      utterance.segments.contains(where: { !Self.isOfSession($0.kind) })
    else { return .plain(utterance) }
    let grammar = verbosity.platform.grammar
    if let edge = visit.edge, let containerStops {
      return containerStops.explanation(of: utterance, description, edge)
    }
    let arrival = Arrival(
      description,
      from: visit.previous,
      knowing: visit.known,
      because: visit.reason,
      in: grammar
    )
    let explanation = grammar.explanation(of: utterance, on: arrival)
    let isOfElement = explanation.parts.contains { !$0.words.isEmpty }
    return isOfElement ? explanation : .plain(utterance)
  }

  private static func isOfSession(_ kind: Utterance.Segment.Kind) -> Bool {
    [.announcement, .interface, .text].contains(kind)
  }
}

extension ContainerStops {
  /// Returns an explanation of the words at a container's edge.
  fileprivate func explanation(
    of utterance: Utterance,
    _ description: Description,
    _ edge: ContainerEdge
  ) -> Explanation {
    let arrival = Arrival(description)
    let facts = [Fact.role, .label, .roleDescription].compactMap { fact in
      fact.value(arrival).map { Explanation.Fact(name: fact.name, value: $0) }
    }
    return Explanation(
      parts: [
        Explanation.Part(
          name: edge == .start ? "container" : "end of container",
          words: words(description, edge).map(\.text).joined(separator: ", "),
          rule: rule,
          source: source,
          facts: facts
        )
      ]
    )
  }
}

extension VoiceOver {
  /// Returns the containers that VoiceOver announces when the cursor enters them, outermost first.
  ///
  /// The complexity is O(depth of the element).
  public static func context(of id: ElementID, in tree: AccessibilityTree) -> [Item] {
    let context = Description(of: id, in: tree, verbosity: Verbosity())?.context() ?? []
    return context.map { Item(id: $0.container, text: $0.words) }
  }

  /// Returns an element's own words, without containers and hints. O(depth).
  public static func words(of id: ElementID, in tree: AccessibilityTree) -> Utterance {
    Utterance(Description(of: id, in: tree, verbosity: Verbosity())?.words ?? [])
  }
}
