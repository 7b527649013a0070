// SPDX-License-Identifier: MIT

import A11yTree

/// The container views of an iOS screen whose capture does not record which views are elements.
///
/// VoiceOver reaches either a view or the views inside it. If a capture does not record which views are elements, a
/// view with its own words and without controls inside it counts as one element. Views that count as one element are
/// common in SwiftUI, React Native and tables.
struct XCContents {
  /// The facts about one element on the screen.
  private struct Fact {
    var type = ""
    /// Whether the view may be an element although it contains other views.
    var isOpen = false
    /// Whether the view contains anything other than words and images.
    var hasControls = false
    /// The label of the only view inside this view that was recognized as an element, or `nil` unless there is exactly
    /// one such view.
    var inner: String?
    /// The words of the contents, up to a limit.
    var words = ""
  }

  /// The maximum number of bytes of text to compare with a label.
  private static let limit = 2_000

  /// The facts about a screen's elements, in the order of the elements. The first element is the screen itself.
  private var facts = [Fact()]

  /// Adds a view to the end of the list.
  mutating func append(_ source: XCElement, isWebContent: Bool) {
    let isOpen = source.isAccessible == nil && !isWebContent && Self.types.contains(source.type)
    facts.append(Fact(type: source.type, isOpen: isOpen))
  }

  /// `Any` is the type of views whose type was not recorded.
  private static let types: Set<String> = ["Other", "Any", "Cell"]

  /// Turns each view that counts as an element into a single element, and removes labels that only repeat the contents.
  mutating func join(in screen: inout Screen) {
    // In the list of elements, children follow their parents.
    for index in screen.elements.indices.dropFirst().reversed() {
      gather(index, screen)
      let element = screen.elements[index]
      guard facts[index].isOpen, element.role == .generic, !screen.children[index].isEmpty,
        !element.label.isEmpty || !element.value.isEmpty
      else { continue }
      if isOne(index, element) {
        screen.setChildren(index, [])
        screen.change(index) { element in
          element.role = .staticText
          if element.value == element.label { element.value = "" }
        }
        facts[index].inner = element.label
        facts[index].words = element.label
      } else if facts[index].type == "Cell" {
        removeRepeatedWords(in: index, &screen)
      } else if facts[index].words == element.label {
        // React Native gives a view without a label the words of everything inside it.
        screen.change(index) { $0.label = "" }
      }
    }
  }

  /// Returns whether a view with words counts as one element.
  private func isOne(_ index: Int, _ element: Element) -> Bool {
    let fact = facts[index]
    guard !fact.hasControls, fact.inner == nil || fact.inner == element.label else { return false }
    // If the types are unknown, only identical words show that the contents are part of the view.
    return fact.type != "Any" || fact.words == element.label
  }

  /// Collects the facts about a view's contents from its children.
  private mutating func gather(_ index: Int, _ screen: Screen) {
    let element = screen.elements[index]
    let children = screen.children[index]
    guard !children.isEmpty else {
      facts[index].words = element.label
      if element.role == .generic, !element.label.isEmpty { facts[index].inner = element.label }
      return
    }
    var words: [String] = []
    var count = 0
    for child in children {
      let fact = facts[child]
      if fact.hasControls || !isWordOrImage(child, screen) { facts[index].hasControls = true }
      if let inner = fact.inner {
        if let other = facts[index].inner, other != inner { facts[index].hasControls = true }
        facts[index].inner = inner
      }
      count += fact.words.utf8.count
      if !fact.words.isEmpty, count <= Self.limit { words.append(fact.words) }
    }
    facts[index].words = words.count == 1 ? words[0] : words.joined(separator: " ")
  }

  /// Returns whether a view is text, an image, or only a container for the layout of other views.
  private func isWordOrImage(_ index: Int, _ screen: Screen) -> Bool {
    [.generic, .staticText, .image].contains(screen.elements[index].role)
      && ["Other", "Any", "StaticText", "Image"].contains(facts[index].type)
  }

  /// Removes a cell's words if a control inside the cell repeats them, as in a setting with a switch.
  private mutating func removeRepeatedWords(in cell: Int, _ screen: inout Screen) {
    let label = screen.elements[cell].label
    var pending = screen.children[cell]
    var repeated: Set<Int> = []
    var parents: [Int: Int] = [:]
    var isNamed = false
    for child in pending { parents[child] = cell }
    while let next = pending.popLast() {
      let element = screen.elements[next]
      if facts[next].type == "Cell" { continue }
      if element.label == label {
        if element.role == .staticText || element.role == .image {
          repeated.insert(next)
        } else if !element.role.isStructure {
          isNamed = true
        }
      }
      for child in screen.children[next] { parents[child] = next }
      pending += screen.children[next]
    }
    guard isNamed else { return }
    screen.change(cell) { element in
      element.label = ""
      element.value = ""
    }
    for parent in Set(repeated.compactMap { parents[$0] }) {
      screen.setChildren(parent, screen.children[parent].filter { !repeated.contains($0) })
    }
  }
}
