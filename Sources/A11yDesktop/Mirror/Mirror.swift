// SPDX-License-Identifier: MIT

import A11yTree

/// A copy of an app's tree, which the app's events keep up to date.
///
/// The mirror contains the visible objects, and each of its properties has one responsibility. The ``tree`` property
/// contains the nodes and the next update, ``loader`` reads objects into the tree, ``user`` is the user's position, and
/// ``focus`` follows that position.
@BusActor
final class Mirror {
  /// The object that represents the app.
  let app: AccessibleReference
  let toolkit: any Toolkit
  let reader: AccessibleReader
  let user = UserPlace()
  let tree: NodeTree
  let loader: ObjectLoader
  let focus: FocusFollower
  private let look: SecondLook

  init(
    of app: AccessibleReference,
    _ toolkit: any Toolkit,
    on connection: BusConnection,
    firstID: ElementID = ElementID(index: 0)
  ) {
    self.app = app
    self.toolkit = toolkit
    reader = AccessibleReader(toolkit, on: connection)
    tree = NodeTree(toolkit, user, firstID: firstID)
    loader = ObjectLoader(into: tree, with: reader)
    focus = FocusFollower(tree: tree, user: user, loader: loader)
    look = SecondLook(at: tree, with: loader)
  }

  /// The positions of the app's objects on the screen.
  var places: ScreenPlaces { ScreenPlaces(tree: tree, reader: reader) }

  /// Handles a batch of events and rereads the affected objects.
  func handle(_ events: [AccessibleEvent]) async {
    look.noteNews()
    var work = Rereading(into: tree, user, look, toolkit)
    for event in events { work.take(event) }
    await loader.refresh(work.words, [.words])
    await loader.refresh(work.texts, Question.ofTexts)
    await loader.refresh(work.values, [.value])
    await loader.refreshStates(work.states)
    await loader.reload(work.parents.compactMap { tree[$0] }.sorted { $0.id < $1.id })
    if work.windowsChanged, let root = tree.root { await loader.reload([root]) }
    await loader.reveal(work.strangers)
    if let target = work.focus { await focus.follow(target) } else { await focus.followAwaited() }
  }

  /// Rechecks new and hidden objects, because events do not report all of their changes.
  func lookAgain() async {
    await look.again()
    await focus.followAwaited()
  }

  /// Returns an update with the changes since the previous update. The update is empty if nothing has changed.
  func takeUpdate() -> TreeUpdate {
    let elements = MirrorElements(tree: tree, toolkit: toolkit, edited: user.editing)
    return tree.pending.take(below: tree.root) { elements.element(of: $0) }
  }

  /// Whether a window of the app is active.
  var isActive: Bool {
    tree.root?.children.contains { $0.facts.states.contains(.active) } ?? false
  }

  /// Whether the app is a browser that has not shown a page yet.
  var isWaitingForPage: Bool {
    guard toolkit.hasPages else { return false }
    return !tree.all.values.contains { node in
      node.facts.role == .documentWeb && !node.facts.states.contains(.busy)
        && !node.children.isEmpty
    }
  }
}
