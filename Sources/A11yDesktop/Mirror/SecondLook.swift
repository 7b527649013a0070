// SPDX-License-Identifier: MIT

import A11yTree

/// Rechecks the objects whose changes an app does not report through events.
@BusActor
final class SecondLook {
  private let tree: NodeTree
  private let loader: ObjectLoader
  /// Whether the app has sent any event since relations were last read.
  private var hasNews = false
  /// The hidden objects that are expected to appear.
  private var expected: Set<AccessibleReference> = []

  init(at tree: NodeTree, with loader: ObjectLoader) {
    self.tree = tree
    self.loader = loader
  }

  private var reader: AccessibleReader { loader.reader }

  /// Records that the app has sent an event.
  func noteNews() { hasNews = true }

  /// Records that an object is expected to appear.
  func expect(_ reference: AccessibleReference) { expected.insert(reference) }

  /// Returns the hidden objects that are expected to appear, and clears the expectation.
  private func takeExpected() -> [AccessibleReference] {
    defer { expected = [] }
    return expected.filter { tree.hidden[$0] != nil }.sorted { $0.path < $1.path }
  }

  /// Rechecks new and hidden objects, because events do not report all of their changes.
  func again() async {
    await placeAgain()
    await levelAgain()
    await actionsAgain()
    await relationsAgain()
    await lookForHidden()
  }

  private func lookForHidden() async {
    let expected = takeExpected()
    guard reader.toolkit.hasSparseEvents else { return await reloadParents(of: expected) }
    await countAgain()
    let lists = tree.all.values.filter { $0.demand != nil }.sorted { $0.id < $1.id }.prefix(20)
    let sizes = await reader.ask(
      lists.compactMap { list in list.reference.map { ($0, Question.tableSize) } }
    )
    for (list, size) in zip(lists, sizes) {
      guard let rows = size?.dictionary["NRows"]?.integer, rows != list.facts.table?.rows else {
        continue
      }
      await loader.reload([list])
    }
    await reloadParents(of: tree.nextHidden(Self.countLimit))
  }

  /// Rereads the children of parents whose hidden objects have appeared.
  private func reloadParents(of hidden: [AccessibleReference]) async {
    guard !hidden.isEmpty else { return }
    let facts = await reader.facts(of: hidden)
    var parents: Set<AccessibleReference> = []
    for (reference, facts) in facts where reader.toolkit.shows(facts) {
      if let parent = tree.hidden[reference] { parents.insert(parent) }
    }
    await loader.reload(parents.compactMap { tree[$0] }.sorted { $0.id < $1.id })
  }

  /// Reads the positions of new objects, which appear before they are laid out, and of objects that may have moved
  /// because of the new ones.
  private func placeAgain() async {
    var around: [ElementID: MirrorNode] = [:]
    for node in tree.takeFresh() {
      var next = node.parent
      while let parent = next, around[parent.id] == nil, around.count < Self.countLimit {
        around[parent.id] = parent
        next = parent.parent
      }
    }
    let parents = around.values.filter { $0.demand == nil }.sorted { $0.id < $1.id }
    let placed = parents.flatMap { $0.children.prefix(Self.countLimit) }.filter {
      $0.reference != nil && $0.facts.interfaces.contains(.component)
    }
    let answers = await reader.ask(placed.compactMap(\.reference).map { ($0, .extents) })
    var moved: Set<ElementID> = []
    for (child, answer) in zip(placed, answers) {
      let before = child.facts.frame
      if let answer { child.facts.take(answer, as: .extents) }
      guard child.facts.frame != before else { continue }
      tree.change(child)
      child.parent.map { _ = moved.insert($0.id) }
    }
    for parent in parents where moved.contains(parent.id) && tree.contains(parent) {
      tree.replaceChildren(of: parent, by: parent.children)
    }
  }

  /// Rereads the levels of a web page's headings, because Firefox may provide them only some time after it shows the
  /// headings.
  private func levelAgain() async {
    guard reader.toolkit.hasPages else { return }
    let headings = tree.all.values.filter { node in
      node.facts.role == .heading && node.facts.attributes["level"] == nil
    }
    let asked = headings.sorted { $0.id < $1.id }.prefix(Self.countLimit)
    let answers = await reader.ask(asked.compactMap(\.reference).map { ($0, .attributes) })
    for (heading, answer) in zip(asked, answers) {
      guard let answer else { continue }
      heading.facts.take(answer, as: .attributes)
      for node in [heading] + heading.children where tree.contains(node) { tree.change(node) }
    }
  }

  /// Rereads the actions of a web page's controls, because Firefox may provide them late.
  private func actionsAgain() async {
    guard reader.toolkit.hasPages else { return }
    let controls = tree.all.values.filter { node in
      node.facts.interfaces.contains(.action) && node.facts.actions.isEmpty
        && node.facts.role.meaning.role?.isInteractive == true
    }
    let asked = controls.sorted { $0.id < $1.id }.prefix(Self.countLimit).compactMap(\.reference)
    for (reference, facts) in await reader.facts(of: asked) where !facts.actions.isEmpty {
      guard let node = tree[reference] else { continue }
      node.facts.actions = facts.actions
      node.facts.actionTitles = facts.actionTitles
      tree.change(node)
    }
  }

  /// Reads the names of controls and of the objects that name or describe them, because no event reports that a control
  /// has a different label. Browsers are an exception: they send an event when a name changes.
  private func relationsAgain() async {
    let hadNews = hasNews
    hasNews = false
    guard hadNews, !reader.toolkit.hasPages else { return }
    let related = tree.all.values.filter { node in
      node.reference != nil && node.facts.role.meaning.role?.isInteractive == true
        && Question.all(about: node.facts, reader.toolkit).contains(.relations)
    }
    let asked = related.sorted { $0.id < $1.id }.prefix(Self.countLimit)
    let questions: [Question] = [.words, .relations]
    let answers = await reader.ask(
      asked.compactMap(\.reference).flatMap { object in questions.map { (object, $0) } }
    )
    for (place, node) in asked.enumerated() where tree.contains(node) {
      var facts = node.facts
      for (number, question) in questions.enumerated() {
        guard let answer = answers[place * questions.count + number] else { continue }
        if question == .relations { facts.relations = [:] }
        facts.take(answer, as: question)
      }
      reader.toolkit.correct(&facts)
      if facts != node.facts { tree.update(node, facts) }
    }
  }

  /// Reads the number of children of each container, because some toolkits do not report new children.
  private func countAgain() async {
    let containers = tree.all.values.filter { node in
      node.demand == nil && node.facts.role.meaning.role?.isInteractive != true
    }
    let asked = containers.sorted { $0.id < $1.id }.prefix(Self.countLimit)
    let answers = await reader.childCounts(of: asked.compactMap(\.reference))
    let changed = zip(asked, answers).filter { node, count in
      count.map { $0 != node.facts.childCount } ?? false
    }
    await loader.reload(changed.map(\.0).filter { tree.contains($0) })
  }

  /// The maximum number of objects that are rechecked at a time.
  private nonisolated static var countLimit: Int { 500 }
}
