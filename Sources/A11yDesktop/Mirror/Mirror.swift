// SPDX-License-Identifier: MIT

import A11yTree

/// A copy of an app's tree, kept up to date by the app's events.
///
/// It holds what shows. Long lists and tables are read in parts, when a cursor or a search comes
/// near. An app is a stranger: objects that it names twice, that do not answer, or that contain
/// themselves are left out, and no tree grows beyond ``nodeLimit``.
///
/// Its nodes and the next update are in `NodeStore`, the user's place in `UserPlace`; extensions
/// read and write both through their methods.
@BusActor
final class Mirror {
  /// The most objects that are held of an app.
  nonisolated static let nodeLimit = 200_000
  /// The deepest that objects are read.
  nonisolated static let depthLimit = 150

  let connection: BusConnection
  private(set) var reader: AccessibleReader
  let toolkit: any Toolkit
  /// The app.
  let app: AccessibleReference
  let store = NodeStore()
  let user = UserPlace()
  /// The elements whose rarer properties are still to be read, the last first.
  private var incomplete: [ElementID] = []

  init(of app: AccessibleReference, _ toolkit: any Toolkit, on connection: BusConnection) {
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
    store.setRoot(root)
    reader.cache = await reader.cache(of: app, facts)
    await load([root])
    // From now on it would be old; events say what has changed.
    reader.cache = ObjectCache()
    _ = store.takeFresh()
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
      toolkit.correct(&node.facts)
      if node.facts != before { change(node) }
    }
    return !incomplete.isEmpty
  }

  /// The nodes of the app's objects.
  var nodes: [AccessibleReference: MirrorNode] { store.all }

  /// The app's node; `nil` until it was read.
  var root: MirrorNode? { store.root }

  /// The node of an object, if it shows.
  func node(_ reference: AccessibleReference) -> MirrorNode? { store[reference] }

  /// The node of an element.
  func node(_ id: ElementID) -> MirrorNode? { store[id] }

  /// Creates a node; nothing contains it yet.
  func makeNode(_ kind: MirrorNode.Kind, _ facts: AccessibleFacts = AccessibleFacts())
    -> MirrorNode
  {
    store.make(kind, facts)
  }

  /// Drops a node and everything in it.
  func drop(_ node: MirrorNode) { store.drop(node) { user.leave($0) } }

  /// Has the element of a node made again.
  func change(_ node: MirrorNode) { store.change(node) }

  /// What changed since the last update; empty if nothing did.
  func takeUpdate() -> TreeUpdate {
    let changes = store.takeChanges()
    let elements = MirrorElements(mirror: self)
    var update = changes.wishes
    for node in changes.nodes {
      let element = elements.element(of: node)
      guard element != node.sent else { continue }
      if node === root, node.sent == nil { update.root = node.id }
      node.sent = element
      update.changes.append(.init(node.id, element))
    }
    // A slot that was given to another element is named by its change.
    let reused = Set(update.changes.map(\.id.index))
    update.removals = changes.removed.filter { !reused.contains($0.index) }
    return update
  }

  /// Has the elements made again that are named by what is in them.
  func changeNames(above node: MirrorNode) {
    var next: MirrorNode? = node
    while let above = next, above.facts.name.isEmpty {
      if above.facts.role.isNamedByContents { change(above) }
      next = above.parent
    }
  }

  /// Has the user edit a field, or none.
  func edit(_ reference: AccessibleReference?) {
    for reference in user.edit(reference) { node(reference).map(change) }
  }
}

extension Mirror {
  /// Children in the order in which a person reads them.
  ///
  /// A toolkit's containers give them in the order in which they were put in, or the reverse; where
  /// they are on the screen decides, row by row. Lists, tables and menus have an order of their own.
  func arranged(_ children: [MirrorNode], in parent: MirrorNode) -> [MirrorNode] {
    if parent.facts.role == .application { return windows(children) }
    if toolkit.hasPages { return children }
    switch parent.facts.role.meaning.kind {
    case .wrapper, .element(.group), .element(.window), .element(.dialog): break
    default: return children
    }
    guard children.count > 1, children.allSatisfy({ $0.facts.frame != nil }) else {
      return children
    }
    return children.sortedByPlace { $0.facts.frame ?? Frame(x: 0, y: 0, width: 0, height: 0) }
  }

  /// Windows from the back to the front: a session stays in the last one.
  private func windows(_ children: [MirrorNode]) -> [MirrorNode] {
    let front = children.last { $0.facts.states.contains(.active) }?.reference ?? user.front
    let isFront: (MirrorNode) -> Int = { node in
      // What pops up is in front of the window that it belongs to.
      if node.facts.states.contains(.modal) || node.facts.role == .window { return 2 }
      return node.reference == front ? 1 : 0
    }
    return children.enumerated()
      .sorted { (isFront($0.element), $0.offset) < (isFront($1.element), $1.offset) }
      .map(\.element)
  }

  /// Says each child's place among its siblings, where it is one of several.
  func place(_ parent: MirrorNode) {
    guard parent.demand == nil else { return }
    let inSet = parent.children.filter { Self.isCounted($0.facts.role) }
    guard !inSet.isEmpty else { return }
    for (place, node) in inSet.enumerated() {
      let position = Element.Position(place + 1, of: inSet.count)
      guard node.position != position else { continue }
      node.position = position
      change(node)
    }
  }

  private static func isCounted(_ role: AccessibleRole) -> Bool {
    switch role {
    case .pageTab, .listItem, .menuItem, .checkMenuItem, .radioMenuItem, .menu, .treeItem: true
    default: false
    }
  }
}

/// Sorts what is on a screen by rows, from the top, and from the left in each.
extension Array {
  func sortedByPlace(_ frame: (Element) -> Frame) -> [Element] {
    let byTop = enumerated().sorted {
      (frame($0.element).y, $0.offset) < (frame($1.element).y, $1.offset)
    }.map(\.element)
    var rows: [[Element]] = []
    var bottom = -Double.infinity
    for item in byTop {
      let frame = frame(item)
      // Side by side, if more than half of the lower one is beside the row.
      if let last = rows.indices.last, bottom - frame.y > frame.height / 2 {
        rows[last].append(item)
        bottom = Swift.min(bottom, frame.maxY)
      } else {
        rows.append([item])
        bottom = frame.maxY
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted {
        (frame($0.element).x, $0.offset) < (frame($1.element).x, $1.offset)
      }.map(\.element)
    }
  }
}
