// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the words for the element's containers.
  func containers(
    _ surroundings: [AccessibilityTree.Surrounding],
    knowing known: [ElementID]
  ) -> ContainerWords {
    // The containers around a modal element cannot be reached, so the containers are not spoken.
    guard id != tree.modal else { return ContainerWords() }
    let reachable = surroundings.firstIndex { $0.id == tree.modal } ?? 0
    let starts = markerBefore(surroundings).map(tree.surroundings(of:))
    var words = ContainerWords()
    for depth in reachable..<surroundings.count {
      let surrounding = surroundings[depth]
      // Most containers are unchanged, so few lookups are needed.
      let isKnown =
        depth < known.count && known[depth] == surrounding.id || known.contains(surrounding.id)
      let isFirst = isFirst(depth, surroundings, starts)
      guard !isKnown || isFirst || surrounding.isLast else { continue }
      // A container that is itself a stop is spoken on its own.
      guard let container = tree[surrounding.id], !container.isStop else { continue }
      let isMarker = element.role == .listMarker
      let edge = Edge(
        isStart: isFirst,
        isEnd: surrounding.isLast && !isFirst && !isMarker,
        isEntered: !isKnown,
        isMarker: isMarker
      )
      words.add(self, container, edge)
    }
    return words
  }

  /// Returns the element's containers that are announced, outermost first, each with the words that are spoken when the
  /// cursor enters it between its edges.
  func context() -> [(container: ElementID, words: String)] {
    let surroundings = tree.surroundings(of: id)
    let reachable = surroundings.firstIndex { $0.id == tree.modal } ?? 0
    return surroundings[reachable...].compactMap { surrounding in
      guard let container = tree[surrounding.id], !container.isStop else { return nil }
      var words = ContainerWords()
      words.add(self, container, Edge(isStart: false, isEnd: false, isEntered: true))
      let text = Utterance(words.entered + words.starts).text
      return text.isEmpty ? nil : (surrounding.id, text)
    }
  }

  /// The position of a stop in an enclosing container.
  struct Edge {
    var isStart: Bool
    var isEnd: Bool
    var isEntered: Bool
    /// Whether the stop is a list item's marker, in which case the list's edges are spoken with the text after the
    /// marker.
    var isMarker = false
  }

  /// Returns whether the element is a container's first stop, apart from markers.
  private func isFirst(
    _ depth: Int,
    _ surroundings: [AccessibilityTree.Surrounding],
    _ starts: [AccessibilityTree.Surrounding]?
  ) -> Bool {
    if element.role == .listMarker { return false }
    if surroundings[depth].isFirst { return true }
    guard let starts, starts.indices.contains(depth), starts[depth].id == surroundings[depth].id
    else { return false }
    return starts[depth].isFirst
  }

  /// Returns the marker of the list item that starts with the element.
  private func markerBefore(_ surroundings: [AccessibilityTree.Surrounding]) -> ElementID? {
    guard
      // A list item's marker and its first words are close together in the tree.
      let item = surroundings.suffix(3).last(where: { tree.role(of: $0.id) == .listItem })?.id,
      let previous = tree.previous(.stop, before: id, in: item),
      tree.role(of: previous) == .listMarker
    else { return nil }
    return previous
  }
}

extension ContainerWords {
  fileprivate mutating func add(
    _ description: Description,
    _ container: Element,
    _ edge: Description.Edge
  ) {
    let verbosity = description.verbosity
    if container.isLandmark {
      guard verbosity.describesLandmarks else { return }
      starts += description.landmarkStart(container, edge)
      ends = description.landmarkEnd(container, edge) + ends
    } else if container.role.isList {
      if edge.isEntered { entered += description.name(of: container) }
      guard verbosity.describesLists else { return }
      starts += description.listStart(container, edge)
      ends = description.listEnd(container, edge) + ends
    } else if container.role.isTable {
      if edge.isEntered { entered += description.name(of: container) }
      guard verbosity.describesTables else { return }
      starts += description.tableStart(container, edge)
      if edge.isEnd { ends = [description.own(.edge, .tableEnd)] + ends }
    } else {
      if edge.isEntered { entered += description.entryWords(of: container) }
      if edge.isStart, description.isFieldset(container) {
        starts.append(description.own(.edge, .formStart))
      }
    }
  }
}
