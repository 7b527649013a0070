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
  let toolkit: Toolkit
  /// The app.
  let app: AccessibleReference
  let store = NodeStore()
  let user = UserPlace()
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
    store.setRoot(root)
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

  /// The nodes of the app's objects.
  var nodes: [AccessibleReference: MirrorNode] { store.all }

  /// The app's node; `nil` until it was read.
  var root: MirrorNode? { store.root }

  /// The node of an object, if it shows.
  func node(_ reference: AccessibleReference) -> MirrorNode? { store[reference] }

  /// The node of an element.
  func node(_ id: ElementID) -> MirrorNode? { store[id] }

  /// Makes a node; nothing contains it yet.
  func makeNode(_ kind: MirrorNode.Kind, _ facts: AccessibleFacts = AccessibleFacts())
    -> MirrorNode
  {
    store.make(kind, facts)
  }

  /// Drops a node and everything in it.
  func drop(_ node: MirrorNode) { store.drop(node) { user.leave($0) } }

  /// Has the element of a node made again.
  func change(_ node: MirrorNode) { store.change(node) }

  /// Has the user edit a field, or none.
  func edit(_ reference: AccessibleReference?) {
    for reference in user.edit(reference) { node(reference).map(change) }
  }
}
