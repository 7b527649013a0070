// SPDX-License-Identifier: MIT

import A11yTree

/// An Android screen to which a reader adds the views in document order.
///
/// Not every view is an element that a user can reach. The words inside a clickable view become part of that view,
/// because TalkBack reads them together. (Android's accessibility documentation describes TalkBack's focus rules.)
struct AndroidScreen {
  private(set) var screen = Screen(Element(.application))
  /// The facts about each element on the screen, in the same order.
  private var nodes = [Node()]
  private var open = [0]
  private var groups: [Int] = []
  private var plainControls = 0
  private var knowsHeadings = false

  /// The facts that determine whether and how an element can be reached.
  private struct Node {
    var isReachable = false
    var words = ""
  }

  /// Adds a view inside the innermost open view.
  mutating func begin(_ view: AndroidView) {
    let element = view.element
    var node = Node()
    node.isReachable = view.isReachable(as: element.role)
    if !element.role.isTextEntry { node.words = view.words }
    if view.knowsHeadings { knowsHeadings = true }
    if AndroidClasses.isPlain(view.className), view.isClickable, view.checked == nil {
      plainControls += 1
    }
    let index = screen.append(element, to: open.last ?? 0)
    if view.isSelectableGroup { groups.append(index) }
    nodes.append(node)
    open.append(index)
  }

  /// Adds an element that only contains other elements, such as a window.
  mutating func begin(container element: Element) {
    nodes.append(Node())
    open.append(screen.append(element, to: open.last ?? 0))
  }

  /// Closes the innermost open view.
  mutating func end() {
    if open.count > 1 { open.removeLast() }
  }

  /// Closes open views until only the given number of views are open.
  mutating func end(toDepth depth: Int) {
    while open.count > depth + 1 { open.removeLast() }
  }

  /// Adds a notice about content that the reader did not understand.
  mutating func note(_ message: String) { screen.notices.note(message) }

  /// Moves words into the elements to which they belong, and then returns the document.
  ///
  /// - Parameter gaps: The information that the format lacks; headings are added if the format does not record them.
  mutating func document(_ format: DocumentFormat, lacking gaps: String) -> Document {
    for index in screen.elements.indices.dropFirst().reversed() where nodes[index].isReachable {
      gather(into: index)
    }
    for index in screen.elements.indices.dropFirst() where !nodes[index].isReachable {
      let element = screen.elements[index]
      // TalkBack's focus skips a view that has no words and does not respond to input.
      if element.role == .image, element.label.isEmpty {
        screen.change(index) { $0.role = .generic }
      }
      // A labeled group is read as a whole, but the contents of the group remain reachable.
      if element.role.isStructure, !element.label.isEmpty, !screen.children[index].isEmpty,
        !element.role.isList, element.role != .dialog
      {
        screen.change(index) { $0.details.containment = .element }
      }
    }
    for group in groups { screen.number(group) }
    return Document(
      format: format,
      tree: screen.update(),
      notices: screen.notices.all + notices(gaps)
    )
  }

  private func notices(_ gaps: String) -> [DocumentNotice] {
    var notices: [DocumentNotice] = []
    if plainControls > 0 {
      notices.append(
        DocumentNotice(
          "a control’s role is unknown, as in apps that use Compose; the output of printToLog contains roles",
          count: plainControls
        )
      )
    }
    let lacking = (knowsHeadings ? "" : "headings, ") + gaps
    notices.append(DocumentNotice("the format does not record \(lacking)", isAboutFormat: true))
    return notices
  }

  /// Labels an element with the words inside it, and keeps only the descendants that users can reach separately.
  private mutating func gather(into index: Int) {
    var words: [String] = []
    var kept: [Int] = []
    var pending = Array(screen.children[index].reversed())
    guard !pending.isEmpty else { return }
    while let next = pending.popLast() {
      let element = screen.elements[next]
      if nodes[next].isReachable || element.role.isTextEntry || element.role == .slider {
        kept.append(next)
        continue
      }
      if !nodes[next].words.isEmpty { words.append(nodes[next].words) }
      pending += screen.children[next].reversed()
    }
    // A check box that is not clickable itself is merged into the row that contains it.
    let checked = kept.filter {
      screen.elements[$0].states.checked != nil && !screen.elements[$0].actions.contains(.activate)
    }
    let own = nodes[index]
    if screen.elements[index].states.checked == nil, checked.count == 1, let control = checked.first
    {
      let inner = screen.elements[control]
      screen.change(index) { element in
        element.role = inner.role
        element.states.checked = inner.states.checked
      }
      kept.removeAll { $0 == control }
      if own.words.isEmpty, !nodes[control].words.isEmpty { words.append(nodes[control].words) }
    }
    let isField = screen.elements[index].role.isTextEntry
    let label = own.words.isEmpty ? words.joined(separator: ", ") : own.words
    nodes[index].words = label
    screen.change(index) { element in
      if !isField || element.label.isEmpty { element.label = label }
      if element.role.isStructure, !kept.isEmpty, !label.isEmpty {
        element.details.containment = .element
      }
    }
    screen.setChildren(index, kept)
  }
}
