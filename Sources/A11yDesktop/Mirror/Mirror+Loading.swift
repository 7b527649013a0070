// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Reads all descendants of some nodes, level by level; each level requires two or three round trips.
  func load(_ start: [MirrorNode]) async {
    var level = start
    while !level.isEmpty {
      var asked: [MirrorNode] = []
      for node in level where node.depth < Self.depthLimit {
        if let demand = demand(of: node) {
          if node.demand == nil {
            await begin(demand, in: node)
          } else {
            await remake(demand, in: node)
          }
        } else if descends(into: node) {
          asked.append(node)
        }
      }
      let references = asked.compactMap(\.reference)
      let children = await reader.children(of: references)
      var missing: [AccessibleReference] = []
      var seen: Set<AccessibleReference> = []
      for reference in references {
        for child in children[reference] ?? [] where node(child) == nil {
          if seen.insert(child).inserted { missing.append(child) }
        }
      }
      let facts = await reader.facts(of: missing)
      level = []
      for node in asked {
        guard let reference = node.reference else { continue }
        level += attach(children[reference] ?? [], to: node, facts)
      }
      if count > Self.nodeLimit { break }
    }
  }

  /// The number of objects.
  var count: Int { nodes.count }

  /// Attaches those objects that are shown to their parent, and returns the new nodes.
  private func attach(
    _ references: [AccessibleReference],
    to parent: MirrorNode,
    _ facts: [AccessibleReference: AccessibleFacts]
  ) -> [MirrorNode] {
    var children: [MirrorNode] = []
    var new: [MirrorNode] = []
    var seen: Set<AccessibleReference> = []
    func make(_ reference: AccessibleReference) -> MirrorNode? {
      guard seen.insert(reference).inserted else { return nil }
      if let known = node(reference) {
        // An object that contains itself, or that two parents claim, stays where it was first found.
        return known.parent === parent ? known : nil
      }
      guard let facts = facts[reference] else { return nil }
      guard isPresent(facts, in: parent) else {
        store.hide(reference, in: parent.reference)
        return nil
      }
      let node = makeNode(.object(reference), facts)
      new.append(node)
      return node
    }
    if toolkit.hasPages, parent.facts.isWhole {
      children = []
    } else if toolkit.hasPages, parent.facts.text != nil, !parent.isEditable {
      children = pieces(references, of: parent, facts, make)
    } else {
      children = references.compactMap(make)
    }
    replaceChildren(of: parent, by: children)
    return new
  }

  /// Replaces a node's children and drops the previous children that have disappeared.
  func replaceChildren(of parent: MirrorNode, by children: [MirrorNode]) {
    let kept = Set(children.map(\.id))
    for child in parent.children where !kept.contains(child.id) {
      if let reference = child.reference { store.hide(reference, in: parent.reference) }
      drop(child)
    }
    parent.setChildren(arranged(children, in: parent))
    place(parent)
    change(parent)
    if parent.facts.role == .pageTabList {
      if parent.strip == nil { parent.setStrip(makeNode(.tabs)) }
      parent.strip.map(change)
    }
    // The list of tabs changes too, because the page in a tab becomes a sibling of the tabs.
    if parent.facts.role == .pageTab, let tabs = parent.parent { change(tabs) }
    changeNames(above: parent)
  }

  /// Returns whether an object is on the screen or would be if a container were scrolled.
  func isPresent(_ facts: AccessibleFacts, in parent: MirrorNode) -> Bool {
    let isLine = facts.role == .separator && facts.attributes["tag"] == "hr"
    if facts.role.meaning.kind == .gone, !isLine { return false }
    if toolkit.shows(facts) { return true }
    guard facts.isVisible, toolkit.hidesWhatIsScrolled else { return false }
    return isScrolled(parent)
  }

  /// Returns whether a node is in a scrolling container that is itself on the screen. A closed menu inside such a
  /// container counts as hidden.
  private func isScrolled(_ node: MirrorNode) -> Bool {
    func scrolls(_ node: MirrorNode) -> Bool {
      [.viewport, .scrollPane, .list, .listBox, .documentText, .documentWeb, .documentFrame]
        .contains(node.facts.role) && toolkit.shows(node.facts)
    }
    func ends(_ node: MirrorNode) -> Bool { node.facts.role == .menu || scrolls(node) }
    let end = ends(node) ? node : node.ancestor(where: ends)
    return end.map(scrolls) ?? false
  }

  /// Returns whether an object may have children.
  private func descends(into node: MirrorNode) -> Bool {
    guard node.reference != nil else { return false }
    if node.facts.childCount > 0 { return true }
    // A list item's marker is part of its text and becomes a child.
    if toolkit.hasPages, node.facts.role == .listItem, node.facts.text != nil { return true }
    // Some toolkits report no count for an application.
    return node.facts.role == .application
  }

  /// Reads the children of some nodes again.
  func reload(_ parents: [MirrorNode]) async {
    let references = parents.compactMap(\.reference)
    guard !references.isEmpty else { return }
    let fresh = await reader.facts(of: references)
    for parent in parents {
      guard let reference = parent.reference, let facts = fresh[reference] else { continue }
      store.update(parent, facts)
    }
    await load(parents.filter { node($0.id) === $0 })
  }
}
