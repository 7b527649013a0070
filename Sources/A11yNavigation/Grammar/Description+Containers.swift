import A11yTree

extension Description {
  /// What is said of the containers around the element: names before it, edges behind it.
  func containers(
    _ surroundings: [AccessibilityTree.Surrounding],
    knowing known: [ElementID]
  ) -> (entered: [Utterance.Segment], edges: [Utterance.Segment]) {
    // What is around a modal is out of reach, and so is not spoken of.
    guard id != tree.modal else { return ([], []) }
    let reachable = surroundings.firstIndex { $0.id == tree.modal } ?? 0
    var entered: [Utterance.Segment] = []
    var starts: [Utterance.Segment] = []
    var ends: [Utterance.Segment] = []
    for depth in reachable..<surroundings.count {
      let surrounding = surroundings[depth]
      // Most stand where they stood, so that few are looked for.
      let isKnown =
        depth < known.count && known[depth] == surrounding.id || known.contains(surrounding.id)
      let isNew = !isKnown
      guard isNew || surrounding.isFirst || surrounding.isLast else { continue }
      // One that is a stop has been met, or can be, by itself.
      guard let container = tree[surrounding.id], !container.isStop else { continue }
      if container.isEdged {
        let edge = Edge(
          isStart: surrounding.isFirst,
          isEnd: surrounding.isLast && !surrounding.isFirst,
          isEntered: isNew
        )
        starts += startWords(of: container, edge)
        ends = endWords(of: container, edge) + ends
      } else if isNew {
        entered += nameWords(of: container)
      }
    }
    return (entered, starts + ends)
  }

  /// How a stop stands to one container around it.
  struct Edge {
    var isStart: Bool
    var isEnd: Bool
    var isEntered: Bool
  }

  private func startWords(of container: Element, _ edge: Edge) -> [Utterance.Segment] {
    guard edge.isStart || (edge.isEntered && !edge.isEnd) else { return [] }
    var words: [String] = [container.label.onOneLine]
    let start = edge.isStart ? " start" : ""
    if container.role.isLandmark {
      words += [container.kindWord ?? container.role.landmarkWord, "landmark"]
    } else if container.role.isTable {
      words.append("table" + start)
      if let size = container.details.table {
        words += [Self.count(size.rows, "row"), Self.count(size.columns, "column")]
      }
    } else {
      words.append((container.role == .descriptionList ? "definition list" : "list") + start)
    }
    return words.map { .init(.edge, $0) }
  }

  private func endWords(of container: Element, _ edge: Edge) -> [Utterance.Segment] {
    guard edge.isEnd else { return [] }
    if container.role.isLandmark {
      let kind = container.kindWord ?? container.role.landmarkWord
      return ["end", container.label.onOneLine, kind].map { .init(.edge, $0) }
    }
    if container.role.isTable { return [.init(.edge, "table end")] }
    let name = container.role == .descriptionList ? "definition list" : "list"
    return [.init(.edge, "\(name) end")]
  }

  private func nameWords(of container: Element) -> [Utterance.Segment] {
    guard !container.role.isCell, container.role != .row, container.role != .webArea,
      container.role != .listItem
    else { return [] }
    var segments: [Utterance.Segment] = []
    if !container.label.isEmpty { segments.append(.init(.container, container.label.onOneLine)) }
    if let word = container.kindWord ?? container.role.containerWord {
      segments.append(.init(.container, word))
    }
    return segments
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension Element {
  /// Whether VoiceOver says where the container starts and ends.
  var isEdged: Bool { !isStop && (role.isLandmark || role.isList || role.isTable) }

  /// The author's own word for what the container is.
  var kindWord: String? {
    guard hasDetails else { return nil }
    let word = details.roleDescription.onOneLine
    return word.isEmpty ? nil : word
  }
}

extension Role {
  /// What VoiceOver calls a landmark of the role.
  var landmarkWord: String {
    switch self {
    case .contentInfo: "content information"
    case .banner, .complementary, .form, .main, .navigation, .region, .search: rawValue
    default: ""
    }
  }

  /// What VoiceOver calls a container of the role when the cursor comes into it, if anything.
  var containerWord: String? {
    switch self {
    case .dialog: "dialog"
    case .alertDialog, .alert: "alert"
    case .tabList: "tab bar"
    case .tabPanel: "tab panel"
    case .menu: "menu"
    case .menuBar: "menu bar"
    case .toolbar: "toolbar"
    case .article: "article"
    default: nil
    }
  }
}
