// SPDX-License-Identifier: MIT

import A11yTree

/// Reads an app's objects into the tree: the whole app, the objects whose changes were reported, and the objects that
/// appeared without an event.
///
/// Because apps are not trusted, objects that occur twice, do not answer, or contain themselves are left out, and no
/// tree grows beyond ``nodeLimit``.
@BusActor
final class ObjectLoader {
  /// The maximum number of objects that are read from an app.
  nonisolated static let nodeLimit = 200_000
  /// The maximum depth at which objects are read.
  nonisolated static let depthLimit = 150

  let tree: NodeTree
  let reader: AccessibleReader
  private let rows: RowReader
  /// The elements whose less common properties have not been read yet, in reverse order.
  private var incomplete: [ElementID] = []

  init(into tree: NodeTree, with reader: AccessibleReader) {
    self.tree = tree
    self.reader = reader
    rows = RowReader(tree: tree, reader: reader)
  }

  /// Reads the whole app, to the extent that the app reports it.
  func open(_ app: AccessibleReference) async {
    let facts = await reader.facts(of: [app])[app]
    guard let facts, tree.root == nil else { return }
    await reader.fillCache(with: app, facts)
    await load([tree.makeRoot(app, facts)])
    reader.emptyCache()
    _ = tree.takeFresh()
    incomplete = tree.all.values.filter(\.facts.lacksProperties).map(\.id).sorted(by: >)
  }

  /// Reads all descendants of some nodes level by level. Each level requires two or three round trips.
  func load(_ start: [MirrorNode]) async {
    var level = start
    while !level.isEmpty {
      var asked: [MirrorNode] = []
      for node in level where node.depth < Self.depthLimit {
        if let demand = rows.demand(of: node) {
          if node.demand == nil {
            await load(rows.begin(demand, in: node))
          } else {
            await load(rows.remake(demand, in: node))
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
        for child in children[reference] ?? [] where tree[child] == nil {
          if seen.insert(child).inserted { missing.append(child) }
        }
      }
      let facts = await reader.facts(of: missing)
      level = []
      for node in asked {
        guard let reference = node.reference else { continue }
        level += attach(children[reference] ?? [], to: node, facts)
      }
      if tree.all.count > Self.nodeLimit { break }
    }
  }

  /// Attaches the visible objects among the given ones to their parent, and returns the new nodes.
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
      if let known = tree[reference] {
        // An object that contains itself or has two parents stays where it was first found.
        return known.parent === parent ? known : nil
      }
      guard let facts = facts[reference] else { return nil }
      guard tree.isPresent(facts, in: parent) else {
        tree.hide(reference, in: parent.reference)
        return nil
      }
      let node = tree.make(.object(reference), facts)
      new.append(node)
      return node
    }
    if reader.toolkit.hasPages, parent.facts.isWhole {
      children = []
    } else if reader.toolkit.hasPages, parent.facts.text != nil, !parent.isEditable {
      children = PageText(tree: tree, toolkit: reader.toolkit).pieces(
        references,
        of: parent,
        facts,
        make
      )
    } else {
      children = references.compactMap(make)
    }
    tree.replaceChildren(of: parent, by: children)
    return new
  }

  /// Returns whether an object may have children.
  private func descends(into node: MirrorNode) -> Bool {
    guard node.reference != nil else { return false }
    if node.facts.childCount > 0 { return true }
    // A list item's marker is part of its text and becomes a child.
    if reader.toolkit.hasPages, node.facts.role == .listItem, node.facts.text != nil { return true }
    // Some toolkits do not report the number of an application's children.
    return node.facts.role == .application
  }

  /// Rereads the children of some nodes.
  func reload(_ parents: [MirrorNode]) async {
    let references = parents.compactMap(\.reference)
    guard !references.isEmpty else { return }
    let fresh = await reader.facts(of: references)
    for parent in parents {
      guard let reference = parent.reference, let facts = fresh[reference] else { continue }
      tree.update(parent, facts)
    }
    await load(parents.filter { tree.contains($0) })
  }

  /// Asks questions about objects again and records the answers.
  func refresh(_ references: Set<AccessibleReference>, _ questions: [Question]) async {
    let nodes = references.compactMap { tree[$0] }.sorted { $0.id < $1.id }
    var uses: [(node: MirrorNode, reference: AccessibleReference, question: Question)] = []
    for node in nodes {
      guard let reference = node.reference else { continue }
      let asked = Question.all(about: node.facts, reader.toolkit)
      for question in questions where question == .words || asked.contains(question) {
        uses.append((node, reference, question))
      }
    }
    let answers = await reader.ask(uses.map { ($0.reference, $0.question) })
    for (use, answer) in zip(uses, answers) {
      guard let answer else { continue }
      use.node.facts.take(answer, as: use.question)
      tree.change(use.node)
      tree.changeMentioned(by: use.reference)
    }
  }

  /// Rereads the states of objects.
  func refreshStates(_ references: Set<AccessibleReference>) async {
    let references = references.sorted { $0.path < $1.path }
    for (reference, states) in zip(references, await reader.states(of: references)) {
      guard let node = tree[reference], let states else { continue }
      node.facts.states = states
      tree.change(node)
      if let row = node.parent, case .row = row.kind { tree.change(row) }
    }
  }

  /// Reads the properties that were postponed until the app had been shown, in the order of the elements.
  ///
  /// - Returns: Whether properties of more elements remain to be read.
  func complete(atMost limit: Int = .max) async -> Bool {
    let ids = incomplete.suffix(limit)
    incomplete.removeLast(ids.count)
    let nodes = ids.reversed().compactMap { tree[$0] }.filter(\.facts.lacksProperties)
    let references = nodes.compactMap(\.reference)
    let answers = await reader.ask(references.map { ($0, .properties) })
    for (reference, answer) in zip(references, answers) {
      guard let node = tree[reference], let answer, node.facts.lacksProperties else { continue }
      var before = node.facts
      before.lacksProperties = false
      node.facts.take(answer, as: .properties)
      reader.toolkit.correct(&node.facts)
      if node.facts != before { tree.change(node) }
    }
    return !incomplete.isEmpty
  }

  /// Reads part of a run of unread rows, including the contents of these rows.
  func read(_ part: Range<Int>, of run: MirrorNode, in parent: MirrorNode) async {
    await load(rows.read(part, of: run, in: parent))
  }

  /// Reads the objects between an unknown object and its nearest known ancestor. An unknown object can be a row of a
  /// long list, a page that a browser added to a window without an event, or content that a window shows later.
  ///
  /// - Returns: The object's node, or the node of its nearest known ancestor.
  @discardableResult
  func reveal(_ target: AccessibleReference) async -> MirrorNode? {
    var next = target
    for _ in 0..<Self.depthLimit {
      guard let above = await reader.parent(of: next) else { return nil }
      if let known = tree[above] {
        if let demand = known.demand {
          await reveal(next, in: known, demand)
        } else {
          await reload([known])
        }
        // A GTK 3 popover reports the button that opens it as its parent, but is a child of the window.
        if tree[target] == nil, let window = tree[above].flatMap(tree.window) {
          await reload([window])
        }
        return tree[target] ?? tree[above]
      }
      next = above
    }
    return nil
  }

  /// Reads the row or child that contains an object, in a list that is read on demand.
  private func reveal(
    _ target: AccessibleReference,
    in list: MirrorNode,
    _ demand: RowDemand
  ) async {
    guard let place = await reader.index(of: target) else { return }
    var number = place
    if case .rows(let columns) = demand.source {
      let headers = list.children.first { $0.kind == .headers }?.children.count ?? 0
      number = (place - headers) / max(columns, 1)
    }
    guard number >= 0, number < demand.count else { return }
    for child in list.children {
      guard case .run(let range) = child.kind, range.contains(number) else { continue }
      let start = max(range.lowerBound, number - RowDemand.step / 2)
      await read(start..<min(start + RowDemand.step, range.upperBound), of: child, in: list)
      return
    }
  }

  /// Reads objects that appeared without an event from their parents. The objects are read in order of appearance,
  /// because reading the first one often finds the others.
  func reveal(_ strangers: [AccessibleReference]) async {
    var failures = 0
    for stranger in strangers where tree[stranger] == nil && failures < Self.strangerLimit {
      await reveal(stranger)
      if tree[stranger] == nil { failures += 1 }
    }
  }

  /// The maximum number of failed searches per batch of events for objects that appeared without an event.
  private nonisolated static var strangerLimit: Int { 20 }
}
