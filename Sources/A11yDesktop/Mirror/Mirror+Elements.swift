import A11yTree

extension Mirror {
  /// What changed since the last update; empty if nothing did.
  func takeUpdate() -> TreeUpdate {
    var update = wishes
    wishes = TreeUpdate()
    let nodes = changed.values.sorted { $0.id < $1.id }
    changed = [:]
    for node in nodes where node.parent != nil || node === root {
      let element = element(of: node)
      guard element != node.sent else { continue }
      if node === root, node.sent == nil { update.root = node.id }
      node.sent = element
      update.changes.append(.init(node.id, element))
    }
    // A slot that was given to another element is named by its change.
    let reused = Set(update.changes.map(\.id.index))
    update.removals = removed.filter { !reused.contains($0.index) }
    removed = []
    return update
  }

  private func element(of node: MirrorNode) -> Element {
    var element = plainElement(of: node)
    element.children = node.children.filter { !isRepeated($0, in: node) }.map(\.id)
    return element
  }

  private func plainElement(of node: MirrorNode) -> Element {
    switch node.kind {
    case .object: return ElementMaker(facts: node.facts, surroundings: surroundings(of: node)).element()
    case .row:
      var element = Element(.row)
      element.level = node.level
      element.states.isSelected = node.children.contains { $0.facts.states.contains(.selected) }
      return element
    case .headers: return Element(.row)
    case .tabs: return Element(.tabList)
    case .run(let range):
      var element = Element(.generic)
      element.details.unmadeRows = range.count
      return element
    }
  }

  private func surroundings(of node: MirrorNode) -> ElementMaker.Surroundings {
    let facts = node.facts
    var surroundings = ElementMaker.Surroundings()
    surroundings.labels = names(facts.relations[.labelledBy])
    surroundings.descriptions = names(facts.relations[.describedBy])
    if facts.states.contains(.invalidEntry) {
      surroundings.errors = names(facts.relations[.errorMessage])
    }
    surroundings.option = names(facts.selected.map { [$0] }).first ?? ""
    surroundings.position = node.position
    surroundings.cell = node.cell
    surroundings.level = node.level
    surroundings.role = role(of: node)
    surroundings.confines = confines(node)
    if facts.role == .menu { surroundings.isOpen = !node.children.isEmpty }
    return surroundings
  }

  private func names(_ references: [AccessibleReference]?) -> [String] {
    (references ?? []).compactMap { node($0)?.facts }
      .map { $0.name.isEmpty ? $0.text ?? "" : $0.name }.filter { !$0.isEmpty }
  }

  private func role(of node: MirrorNode) -> Role? {
    if let role = node.role { return role }
    if node.demand?.source == .lines { return .listBox }
    if case .rows = node.demand?.source, node.facts.role == .treeTable { return .treeGrid }
    if node.facts.role == .menu, confines(node) { return .menu }
    if node.facts.states.contains(.modal), node.facts.role == .panel { return .dialog }
    return nil
  }

  /// Whether a cursor stays inside: in a window, a dialog, an open menu.
  private func confines(_ node: MirrorNode) -> Bool {
    if node.parent === root, node !== root { return true }
    if node.facts.states.contains(.modal) { return true }
    return node.facts.role == .menu && node.facts.states.contains(.expanded)
  }

  /// Whether an object only repeats words that another one says: the label of a field or a frame.
  private func isRepeated(_ child: MirrorNode, in parent: MirrorNode) -> Bool {
    guard child.facts.role == .label, let reference = child.reference, child.children.isEmpty,
      !child.facts.states.contains(.focusable)
    else { return false }
    let labelled = (mentions[reference] ?? []).filter { other in
      node(other)?.facts.relations[.labelledBy]?.contains(reference) == true
    }
    return !labelled.isEmpty
  }
}
