// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor's surroundings, saved before a tree changes so that the cursor can stay near its position if its element
/// vanishes.
///
/// Creating an anchor takes O(depth) time and copies nothing, because an anchor refers to the lists of children as they
/// were before the change.
public struct FocusAnchor: Sendable {
  /// The element that the cursor was on.
  public let id: ElementID
  /// The element's own words, or `nil` while the element is being edited. The words of an element that is being edited
  /// may be long and are rarely needed.
  private let words: [Utterance.Segment]?
  private let element: Element
  /// The cell or list item that contains the element.
  private let holder: Element?
  private let verbosity: Verbosity
  private var levels: [Level] = []

  private struct Level {
    var parent: ElementID
    var siblings: [ElementID]
    var child: ElementID
  }

  /// Saves an element's surroundings.
  ///
  /// - Parameter verbosity: The settings for describing the element, used to detect changes in its words.
  public init?(_ id: ElementID, in tree: AccessibilityTree, verbosity: Verbosity = Verbosity()) {
    guard let element = tree[id] else { return nil }
    self.id = id
    self.element = element
    self.verbosity = verbosity
    words = element.states.isEditing ? nil : Self.words(of: id, in: tree, verbosity)
    holder = Self.holder(of: id, in: tree)
    var child = id
    while let parent = tree.parent(of: child) {
      levels.append(Level(parent: parent, siblings: tree.children(of: parent), child: child))
      child = parent
    }
  }

  /// Returns the cell or list item that contains the element. A cell's sort direction or a list item's `current` state
  /// may be spoken with the element inside it.
  private static func holder(of id: ElementID, in tree: AccessibilityTree) -> Element? {
    guard let parent = tree.parent(of: id), let role = tree.role(of: parent),
      role.isCell || role == .listItem
    else { return nil }
    return tree[parent]
  }

  private static func words(
    of id: ElementID,
    in tree: AccessibilityTree,
    _ verbosity: Verbosity
  ) -> [Utterance.Segment] {
    Description(of: id, in: tree, verbosity: verbosity)?.words ?? []
  }

  /// Returns the element's words before the tree changed.
  private func words(in tree: AccessibilityTree) -> [Utterance.Segment] {
    if let words { return words }
    var before = tree
    var old = element
    old.children = tree.children(of: id)
    guard (try? before.apply(TreeUpdate(changes: [.init(id, old)]))) != nil else { return [] }
    return Self.words(of: id, in: before, verbosity)
  }

  /// Returns the element's new words, such as "checked" or "7, 70%", if the element is still in the tree.
  func newWords(in tree: AccessibilityTree, _ verbosity: Verbosity) -> [Utterance.Segment] {
    guard let now = tree[id], now != element || Self.holder(of: id, in: tree) != holder else {
      return []
    }
    let description = Description(of: id, in: tree, verbosity: verbosity)
    // Typed text is echoed separately, and the text may be long. The number in a spin button may also change by one
    // step.
    let isStep =
      now.role == .stepper && now.details.range?.current != element.details.range?.current
    if now.states.isEditing, element.states.isEditing, !isStep {
      return description?.newStates(since: element.states) ?? []
    }
    return description?.newWords(since: words(in: tree)) ?? []
  }

  /// Returns the cursor's new position: the same element, the next sibling, the previous sibling, or the nearest
  /// remaining container that has content.
  public func successor(_ kinds: ElementKinds, in tree: AccessibilityTree) -> ElementID? {
    guard let scope = tree.scope else { return nil }
    func target(_ id: ElementID, last: Bool = false) -> ElementID? {
      guard tree.isInside(id, scope), tree.isVisible(id) else { return nil }
      return last ? tree.last(kinds, in: id) : tree.first(kinds, in: id)
    }
    if tree.isReachable(id), tree.kinds(of: id).isDisjoint(with: kinds) == false { return id }
    if let inside = target(id) { return inside }
    for level in levels {
      if let twin = twin(kinds, at: level, scope, tree) { return twin }
      if let place = level.siblings.firstIndex(of: level.child) {
        for sibling in level.siblings[(place + 1)...] {
          if let found = target(sibling) { return found }
        }
        for sibling in level.siblings[..<place].reversed() {
          if let found = target(sibling, last: true) { return found }
        }
      }
      if let found = target(level.parent) { return found }
    }
    return tree.first(kinds, in: scope)
  }

  /// Returns the element that replaced a vanished element when a script rebuilt part of a page. The new element has the
  /// same role and label as the vanished element and is inside a newly added child, preferably at the same index. Only
  /// web pages replace elements when their content is rebuilt; apps keep their elements.
  private func twin(
    _ kinds: ElementKinds,
    at level: Level,
    _ scope: ElementID,
    _ tree: AccessibilityTree
  ) -> ElementID? {
    guard !element.label.isEmpty, tree.root.flatMap(tree.role(of:)) == .webArea,
      tree.isInside(level.parent, scope),
      tree.isVisible(level.parent)
    else { return nil }
    let children = tree.children(of: level.parent)
    let old = Set(level.siblings)
    // If no child remains, the content is a new screen, unless a list or table was refilled.
    let isFilledAgain = tree.role(of: level.parent).map { $0.isList || $0.isTable } ?? false
    guard isFilledAgain || children.contains(where: old.contains) else { return nil }
    let place = level.siblings.firstIndex(of: level.child) ?? 0
    let same = children.indices.contains(place) ? [children[place]] : []
    var looks = 0
    for child in same + children where !old.contains(child) && tree.isVisible(child) {
      var next = tree.first(kinds, in: child)
      while let id = next, looks < Self.mostLooks {
        if tree.role(of: id) == element.role, tree[id]?.label == element.label { return id }
        next = tree.next(kinds, after: id, in: child)
        looks += 1
      }
    }
    return nil
  }

  private static let mostLooks = 1000
}
