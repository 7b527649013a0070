// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Starts on a tree: on the default focus, or on the first element.
  public mutating func start(in tree: AccessibilityTree, at time: Duration) -> [Effect] {
    scopes.start(in: tree)
    guard let scope = tree.scope, let target = Self.entry(of: scope, in: tree) else { return [] }
    return land(on: target, in: tree)
  }

  /// Moves the cursor at a program's request. Speaks the element even if the cursor is already on
  /// it: a program that asks again wants it heard again.
  public mutating func focus(
    _ id: ElementID,
    in tree: AccessibilityTree,
    at time: Duration
  ) -> [Effect] {
    move(to: id, in: tree)
  }

  /// Where the cursor goes in a scope that has just appeared.
  static func entry(
    of scope: ElementID,
    in tree: AccessibilityTree,
    _ kinds: ElementKinds = .stop
  ) -> ElementID? {
    if let preferred = tree.first(.defaultFocus, in: scope) {
      if let target = tree.first(kinds, in: preferred) { return target }
    }
    return tree.first(kinds, in: scope)
  }

  mutating func step(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let scope = tree.scope else { return [.sound(.border)] }
    guard let cursor else { return moveToEnd(direction.opposite, in: tree) }
    let target =
      direction == .forward
      ? tree.next(.stop, after: cursor, in: scope) : tree.previous(.stop, before: cursor, in: scope)
    guard let target else { return [.sound(.border)] }
    return land(on: target, in: tree)
  }

  mutating func moveToEnd(_ end: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let scope = tree.scope else { return [.sound(.border)] }
    let target = end == .forward ? tree.last(.stop, in: scope) : tree.first(.stop, in: scope)
    guard let target else { return [.sound(.border)] }
    return land(on: target, in: tree)
  }

  /// Moves to an element, or to the first stop inside it, if a cursor may be there.
  mutating func move(to id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard let target = stop(at: id, in: tree) else {
      return [.sound(.border), .notice("That element cannot be reached now.")]
    }
    return land(on: target, in: tree)
  }

  /// The element if it is a stop, or the first stop inside it, if a cursor may be there.
  func stop(at id: ElementID, in tree: AccessibilityTree) -> ElementID? {
    tree.isReachable(id) ? tree.first(.stop, in: id) : nil
  }

  mutating func land(on id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    let previous = cursor
    let known = context
    leave()
    cursor = id
    context = tree.ancestors(of: id)
    context.reverse()
    context.append(id)
    let description = Description(of: id, in: tree, verbosity: verbosity)
    return say(description?.utterance(from: previous, knowing: known))
  }

  /// Resets the state that belongs to the element under the cursor.
  mutating func leave() {
    cursor = nil
    context = []
    turned = nil
    actionIndex = 0
    textPlace = nil
    actionsMenu = nil
    page = nil
  }

  mutating func say(_ utterance: Utterance?) -> [Effect] {
    guard let utterance, !utterance.isEmpty else { return [] }
    lastUtterance = utterance
    return [.speak(utterance)]
  }

  /// Speaks VoiceOver's own words.
  mutating func say(_ word: Word, in tree: AccessibilityTree) -> [Effect] {
    say(Utterance([verbosity.catalogue(for: tree).segment(.interface, word)]))
  }

  mutating func say(_ kind: Utterance.Segment.Kind, _ text: String) -> [Effect] {
    say(Utterance(kind, text))
  }
}

extension VoiceOver.Direction {
  /// The opposite direction.
  public var opposite: Self { self == .forward ? .backward : .forward }
}
