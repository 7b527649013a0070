// SPDX-License-Identifier: MIT

import A11yTree

/// A copy of an app's tree, which the app's events keep up to date.
///
/// The mirror contains the objects that are shown. Long lists and tables are read in parts, each part when a cursor or
/// a search comes near it. Apps are not trusted: objects that occur twice, do not answer, or contain themselves are
/// left out, and no tree grows beyond ``nodeLimit``.
///
/// The nodes and the next update are stored in `NodeStore`, and the user's position is stored in `UserPlace`;
/// extensions read and change both through the methods of these types.
@BusActor
final class Mirror {
  /// The maximum number of an app's objects that are mirrored.
  nonisolated static let nodeLimit = 200_000
  /// The maximum depth to which objects are read.
  nonisolated static let depthLimit = 150

  let connection: BusConnection
  private(set) var reader: AccessibleReader
  let toolkit: any Toolkit
  /// The object that represents the app.
  let app: AccessibleReference
  let store = NodeStore()
  let user = UserPlace()
  /// The elements whose less common properties have yet to be read, in reverse order.
  private var incomplete: [ElementID] = []

  init(of app: AccessibleReference, _ toolkit: any Toolkit, on connection: BusConnection) {
    self.app = app
    self.toolkit = toolkit
    self.connection = connection
    reader = AccessibleReader(connection: connection, toolkit: toolkit)
  }

  /// Reads the whole app, or as much of it as the app reports.
  func open() async {
    let facts = await reader.facts(of: [app])[app]
    guard let facts, root == nil else { return }
    let root = makeNode(.object(app), facts)
    store.setRoot(root)
    reader.cache = await reader.cache(of: app, facts)
    await load([root])
    // The cache is emptied, because it would now become outdated; from now on, events report changes.
    reader.cache = ObjectCache()
    _ = store.takeFresh()
    incomplete = nodes.values.filter(\.facts.lacksProperties).map(\.id).sorted(by: >)
  }

  /// Reads the properties that were postponed until the app had been shown, in the order of the elements.
  ///
  /// - Returns: Whether properties of more elements remain to be read.
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

  /// The app's node, or `nil` until the app has been read.
  var root: MirrorNode? { store.root }

  /// Returns the node of an object, or `nil` if the object is not shown.
  func node(_ reference: AccessibleReference) -> MirrorNode? { store[reference] }

  /// Returns the node of an element, or `nil` if the element no longer exists.
  func node(_ id: ElementID) -> MirrorNode? { store[id] }

  /// Creates a node without a parent.
  func makeNode(_ kind: MirrorNode.Kind, _ facts: AccessibleFacts = AccessibleFacts())
    -> MirrorNode
  {
    store.make(kind, facts)
  }

  /// Removes a node and all nodes inside it.
  func drop(_ node: MirrorNode) { store.drop(node) { user.leave($0) } }

  /// Marks a node's element as changed.
  func change(_ node: MirrorNode) { store.change(node) }

  /// Returns an update with the changes since the last update. The update is empty if nothing has changed.
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
    // An element whose slot was reused is not removed explicitly, because the new element's change replaces it.
    let reused = Set(update.changes.map(\.id.index))
    update.removals = changes.removed.filter { !reused.contains($0.index) }
    return update
  }

  /// Marks a node and its ancestors as changed if they are named after their contents.
  func changeNames(above node: MirrorNode) {
    var next: MirrorNode? = node
    while let above = next, above.facts.name.isEmpty {
      if above.facts.role.isNamedByContents { change(above) }
      next = above.parent
    }
  }

  /// Records which field the user is editing; `nil` means no field.
  func edit(_ reference: AccessibleReference?) {
    for reference in user.edit(reference) { node(reference).map(change) }
  }
}

extension Mirror {
  /// Returns the given children in reading order.
  ///
  /// The children are sorted by their positions on the screen, row by row, because a toolkit's containers list them in
  /// the order in which they were added, or in reverse. The children of lists, tables and menus are not sorted.
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

  /// Returns the given windows from back to front; the session uses the last window.
  private func windows(_ children: [MirrorNode]) -> [MirrorNode] {
    let front = children.last { $0.facts.states.contains(.active) }?.reference ?? user.front
    let isFront: (MirrorNode) -> Int = { node in
      // Pop-ups and modal dialogs are in front of the window that they belong to.
      if node.facts.states.contains(.modal) || node.facts.role == .window { return 2 }
      return node.reference == front ? 1 : 0
    }
    return children.enumerated()
      .sorted { (isFront($0.element), $0.offset) < (isFront($1.element), $1.offset) }
      .map(\.element)
  }

  /// Sets the position in a set for each child that belongs to a set.
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

/// Sorts objects on the screen from top to bottom by rows, and from left to right within a row.
extension Array {
  func sortedByPlace(_ frame: (Element) -> Frame) -> [Element] {
    let byTop = enumerated().sorted {
      (frame($0.element).y, $0.offset) < (frame($1.element).y, $1.offset)
    }.map(\.element)
    var rows: [[Element]] = []
    var bottom = -Double.infinity
    for item in byTop {
      let frame = frame(item)
      // An item belongs to the row above if the row covers more than half of the item's height.
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
