import A11yTree

/// What is said of the containers around an element: names before it, edges after it.
struct ContainerWords {
  var entered: [Utterance.Segment] = []
  var starts: [Utterance.Segment] = []
  var ends: [Utterance.Segment] = []

  var edges: [Utterance.Segment] { starts + ends }
}

extension Description {
  /// What is said of the containers around the element.
  func containers(
    _ surroundings: [AccessibilityTree.Surrounding],
    knowing known: [ElementID]
  ) -> ContainerWords {
    // What is around a modal is out of reach, and so is not spoken of.
    guard id != tree.modal else { return ContainerWords() }
    let reachable = surroundings.firstIndex { $0.id == tree.modal } ?? 0
    let starts = markerBefore(surroundings).map(tree.surroundings(of:))
    var words = ContainerWords()
    for depth in reachable..<surroundings.count {
      let surrounding = surroundings[depth]
      // Most are where they were, so that few are looked for.
      let isKnown =
        depth < known.count && known[depth] == surrounding.id || known.contains(surrounding.id)
      let isFirst = isFirst(depth, surroundings, starts)
      guard !isKnown || isFirst || surrounding.isLast else { continue }
      // One that is a stop has been heard, or can be, by itself.
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

  /// Where a stop is in a container around it.
  struct Edge {
    var isStart: Bool
    var isEnd: Bool
    var isEntered: Bool
    /// Whether it is the marker of a list item, which has no edges: the words after it have them.
    var isMarker = false
  }

  /// Whether the element is the first stop of a container, markers aside.
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

  /// The marker of the list item whose first words the element is.
  private func markerBefore(_ surroundings: [AccessibilityTree.Surrounding]) -> ElementID? {
    guard
      // The marker and the first words of an item are near each other.
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
