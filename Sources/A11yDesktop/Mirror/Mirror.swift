// SPDX-License-Identifier: MIT

import A11yTree

/// A copy of an app's tree, kept up to date by the app's events.
///
/// It holds what shows. Long lists and tables are read in parts, when a cursor or a search comes
/// near. An app is a stranger: objects that it names twice, that do not answer, or that contain
/// themselves are left out, and no tree grows beyond ``nodeLimit``.
@BusActor
final class Mirror {
  /// The most objects that are held of an app.
  nonisolated static let nodeLimit = 200_000
  /// The deepest that objects are read.
  nonisolated static let depthLimit = 150

  let connection: BusConnection
  private(set) var reader: AccessibleReader
  let toolkit: Toolkit
  /// The app.
  let app: AccessibleReference
  /// The nodes of the app's objects.
  private(set) var nodes: [AccessibleReference: MirrorNode] = [:]
  /// Objects that exist and do not show, with the parent that has them.
  var absent: [AccessibleReference: AccessibleReference] = [:]
  /// The app's node; `nil` until it was read.
  private(set) var root: MirrorNode?
  /// Nodes whose elements have to be made again.
  var changed: [ElementID: MirrorNode] = [:]
  /// Elements that went since the last update.
  var removed: [ElementID] = []
  /// What has to be said besides the changes of elements.
  var wishes = TreeUpdate()
  /// The object that has keyboard focus.
  var focused: AccessibleReference?
  /// The field in which the user edits text.
  var editing: AccessibleReference? {
    didSet {
      guard editing != oldValue else { return }
      for reference in [oldValue, editing] { reference.flatMap { node($0) }.map(change) }
    }
  }
  /// The window that the user is in.
  var front: AccessibleReference?
  /// When a key was last pressed: it takes the way through the display.
  var pressedAt: ContinuousClock.Instant?
  /// Objects that name others, by the others: labels, descriptions, errors.
  var mentions: [AccessibleReference: Set<AccessibleReference>] = [:]
  private var ids = ElementIDs()
  /// The elements whose rarer properties are still to be read, the last first.
  private var incomplete: [ElementID] = []

  init(of app: AccessibleReference, _ toolkit: Toolkit, on connection: BusConnection) {
    self.app = app
    self.toolkit = toolkit
    self.connection = connection
    reader = AccessibleReader(connection: connection, toolkit: toolkit)
  }

  /// Reads the whole app, or what there is of it.
  func open() async {
    let facts = await reader.facts(of: [app])[app]
    guard let facts, root == nil else { return }
    let root = makeNode(.object(app), facts)
    self.root = root
    reader.cache = await reader.cache(of: app, facts)
    await load([root])
    // From now on it would be old; events say what has changed.
    reader.cache = ObjectCache()
    incomplete = nodes.values.filter(\.facts.lacksProperties).map(\.id).sorted(by: >)
  }

  /// Reads the properties that could wait until the app was shown, in the order of the elements.
  ///
  /// - Returns: Whether there are more.
  func complete(atMost limit: Int = .max) async -> Bool {
    let ids = incomplete.suffix(limit)
    incomplete.removeLast(ids.count)
    let nodes = ids.reversed().compactMap { node($0) }.filter(\.facts.lacksProperties)
    let references = nodes.compactMap(\.reference)
    let answers = await reader.ask(references.map { ($0, .properties) })
    for (reference, answer) in zip(references, answers) {
      guard let node = node(reference), let answer, node.facts.lacksProperties else { continue }
      var before = node.facts
      before.lacksProperties = false
      node.facts.take(answer, as: .properties)
      toolkit.mend(&node.facts)
      if node.facts != before { change(node) }
    }
    return !incomplete.isEmpty
  }

  /// The node of an object, if it shows.
  func node(_ reference: AccessibleReference) -> MirrorNode? { nodes[reference] }

  /// The node of an element.
  func node(_ id: ElementID) -> MirrorNode? { byID[id] }

  private var byID: [ElementID: MirrorNode] = [:]

  /// Makes a node; nothing contains it yet.
  func makeNode(_ kind: MirrorNode.Kind, _ facts: AccessibleFacts = AccessibleFacts())
    -> MirrorNode
  {
    let node = MirrorNode(kind, id: ids.make())
    node.facts = facts
    byID[node.id] = node
    if let reference = node.reference {
      nodes[reference] = node
      absent[reference] = nil
      for others in facts.relations.values {
        for other in others { mentions[other, default: []].insert(reference) }
      }
    }
    changed[node.id] = node
    return node
  }

  /// Drops a node and everything in it.
  func drop(_ node: MirrorNode) {
    var pending = [node]
    while let next = pending.popLast() {
      guard byID.removeValue(forKey: next.id) != nil else { continue }
      pending += next.children + [next.strip].compactMap(\.self)
      next.setChildren([])
      if let reference = next.reference {
        nodes[reference] = nil
        for others in next.facts.relations.values {
          for other in others { mentions[other]?.remove(reference) }
        }
        if focused == reference { focused = nil }
      }
      changed[next.id] = nil
      if next.sent != nil { removed.append(next.id) }
      ids.release(next.id)
    }
  }

  /// Has the element of a node made again.
  func change(_ node: MirrorNode) { changed[node.id] = node }
}
