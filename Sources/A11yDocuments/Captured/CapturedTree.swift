// SPDX-License-Identifier: MIT

import A11yTree

/// An interactive captured tree that performs the standard actions itself.
///
/// A check box toggles, a radio button turns off the other radio buttons in its group, a slider moves by a step, a
/// field accepts text, a pop-up opens, and a dialog closes. Actions that require the original program, such as
/// following a link, have no effect. The response explains the reason in one sentence.
///
/// ```swift
/// let source = try CapturedTree(document)
/// var tree = try AccessibilityTree(source.start(), readingOrder: document.readingOrder)
/// try tree.apply(source.perform(ActionRequest(.activate, on: checkbox)).update)
/// ```
@MainActor
public final class CapturedTree: TreeSource {
  /// The current elements.
  private(set) var elements: CapturedElements
  private var root: ElementID
  /// A closure that rereads the document, or `nil` if the document cannot be reread.
  public var reread: (() throws -> Document)?
  /// The actions that lead to other screens, or `nil` if the capture is a single screen.
  public var flow: ScreenFlow?
  /// The elements that have changed since the last action, in order.
  private var changed: [ElementID] = []
  private var isChanged: Set<ElementID> = []
  private var removed: [ElementID] = []
  private var focusRequests: [FocusRequest] = []
  private var generation: UInt64 = 0
  /// The field that is currently being edited.
  var editing: ElementID?

  /// Creates a source from a document.
  ///
  /// - Throws: `TreeError` if the document's elements do not form one tree.
  public init(_ document: Document) throws {
    // The elements are taken from the tree, which stores no secrets, so the source stores no secrets either.
    let tree = try document.builtTree()
    guard let root = tree.root else { throw TreeError.noRoot }
    self.root = root
    elements = CapturedElements(of: tree)
  }

  /// The whole tree, or `nil` if a user has changed the tree.
  public var builtTree: AccessibilityTree? { elements.tree }

  /// Returns the whole current tree.
  public func start() -> TreeUpdate {
    TreeUpdate(root: root, changes: elements.all(from: root))
  }

  /// Performs a user's action, to the extent that a capture can, and returns the changes.
  ///
  /// The update contains only changed elements.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard let element = elements[request.target] else {
      return .refused("The element no longer exists.")
    }
    guard !element.states.isDisabled || request.action == .focus || request.action == .escape else {
      return .refused("The element is dimmed.")
    }
    if let screen = flow?.take(request.action, on: element) {
      do { return .handled(try replace(by: screen)) } catch {
        return .refused("The next screen cannot be shown: \(error).")
      }
    }
    var outcome = answer(request.action, request.target, element)
    let update = TreeUpdate(
      changes: changed.compactMap { id in elements[id].map { TreeUpdate.Change(id, $0) } },
      removals: removed,
      focusRequests: focusRequests
    )
    changed = []
    isChanged = []
    removed = []
    focusRequests = []
    // Even a refused action may have begun an edit; in this case, the action is reported as handled.
    if !update.isEmpty { outcome = .handled }
    return ActionResponse(outcome, update: update)
  }

  /// Performs an action, or returns the reason that it cannot be performed.
  private func answer(_ action: Action, _ id: ElementID, _ element: Element)
    -> ActionResponse.Outcome
  {
    switch action {
    case .activate: activate(id, element)
    case .increment: step(id, element, by: 1)
    case .decrement: step(id, element, by: -1)
    case .escape: escape(id, element)
    case .beginEditing, .endEditing, .insertText, .deleteBackward, .replaceText,
      .moveInsertionPoint, .submit:
      edit(action, id, element)
    case .typeAhead: .typed(0)
    // Keyboard focus has no effect in a capture.
    case .focus: .handled
    case .scroll: .refused(notice: "The whole capture is already loaded.")
    case .custom(let name):
      .refused(
        notice: "The capture does not include the effect of \(quoted(name))."
      )
    case .delete:
      .refused(notice: "The capture does not include the effect of deleting.")
    case .showMenu: .refused(notice: "The capture does not include the menu.")
    case .key, .shortcut:
      .refused(notice: "The capture does not include the effect of key presses.")
    case .magicTap: .refused(notice: "The capture has no main action.")
    // The session itself moves among a custom rotor's stops, because the stops are part of the capture.
    case .moveInRotor: .refused(notice: "The rotor has no more items.")
    }
  }
}

extension CapturedTree {
  /// Replaces all elements.
  func show(_ elements: CapturedElements, _ root: ElementID) {
    (self.elements, self.root, editing) = (elements, root, nil)
  }

  /// Changes an element, and records it if the change makes a difference.
  func change(_ id: ElementID, _ body: (inout Element) -> Void) {
    guard var element = elements[id] else { return }
    let old = element
    body(&element)
    guard element != old else { return }
    elements.change(id, to: element)
    if isChanged.insert(id).inserted { changed.append(id) }
  }

  /// Requests that the cursors move to an element.
  func requestFocus(_ id: ElementID) {
    generation += 1
    focusRequests.append(FocusRequest(id, generation: generation))
  }

  /// Removes an element and all of its descendants.
  func remove(_ id: ElementID) {
    guard let parent = elements.parent(of: id) else { return }
    change(parent) { $0.children.removeAll { $0 == id } }
    removed.append(id)
    elements.remove(id)
  }

  /// Returns the nearest ancestor that satisfies a condition.
  func ancestor(of id: ElementID, where condition: (Element) -> Bool) -> ElementID? {
    var next = elements.parent(of: id)
    while let ancestor = next, let element = elements[ancestor] {
      if condition(element) { return ancestor }
      next = elements.parent(of: ancestor)
    }
    return nil
  }

  /// Returns the descendants that satisfy a condition, in order.
  func descendants(of id: ElementID, where condition: (Element) -> Bool) -> [ElementID] {
    var found: [ElementID] = []
    var pending = Array(elements[id]?.children.reversed() ?? [])
    while let next = pending.popLast() {
      guard let element = elements[next] else { continue }
      if condition(element) { found.append(next) }
      pending += element.children.reversed()
    }
    return found
  }

  /// The root element, which serves as the container if there is no nearer container.
  var everything: ElementID { root }
}
