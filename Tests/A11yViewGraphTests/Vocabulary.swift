// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

// The engine's tests need only three kinds of view: words, a button and a box.

/// A view that shows a piece of text.
struct Words: ElementView {
  let text: String

  init(_ text: String) { self.text = text }

  func element(in context: ElementContext) -> A11yTree.Element {
    A11yTree.Element(.staticText, label: text)
  }
}

/// A view that can be pressed.
struct Press: ElementView {
  let text: String
  let action: @MainActor () -> Void

  init(_ text: String, _ action: @escaping @MainActor () -> Void) {
    self.text = text
    self.action = action
  }

  func element(in context: ElementContext) -> A11yTree.Element {
    var element = A11yTree.Element(.button, label: text)
    element.actions = .activate
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard action == .activate else { return false }
    self.action()
    return true
  }
}

/// An element that contains other elements.
struct Box<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  let label: String
  let content: Content

  init(_ label: String = "", @ViewBuilder _ content: () -> Content) {
    self.label = label
    self.content = content()
  }

  func element(in context: ElementContext) -> A11yTree.Element {
    A11yTree.Element(.group, label: label)
  }
}

/// A box whose rows are created when a cursor approaches them.
struct Rows<Content: View>: ElementView {
  static var childMode: ChildMode { .contained }
  static var rows: RowMaking { .plain }
  let content: Content

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  func element(in context: ElementContext) -> A11yTree.Element { A11yTree.Element(.list) }
}

/// A modifier that adds words to the labels inside its content.
struct Suffix: ElementModifier {
  let text: String

  func fold(into element: inout A11yTree.Element, in context: ModifierContext) {
    element.label += text
  }
}

/// A counter for the evaluations of a view.
@MainActor
final class Count {
  private(set) var value = 0
  func callAsFunction() { value += 1 }
}
