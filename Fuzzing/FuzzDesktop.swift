// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

@testable import A11yDesktop

/// A simulated app on the bus, which answers every request with arbitrary values, in any order.
@MainActor
enum FuzzDesktop {
  private static let questions: [Question] = [
    .words, .properties, .attributes, .relations, .extents, .text, .caret, .value, .actions,
    .tableSize, .cell, .selected,
  ]
  private static let libraries = ["GTK", "Qt", "Chromium", "Gecko", "VCL", ""]
  private static let signals = [
    ("Object", "StateChanged"), ("Object", "PropertyChange"), ("Object", "TextCaretMoved"),
    ("Object", "ActiveDescendantChanged"), ("Object", "Announcement"), ("Window", "Activate"),
  ]

  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let library = ToolkitName(
      name: libraries[input.choice(libraries.count)],
      version: input.choice(2) == 0 ? "3.24" : "4.8"
    )
    let toolkit = library.toolkit
    var elements: [Element] = []
    while !input.isAtEnd, elements.count < 50 {
      var facts = facts(&input)
      let cache = ObjectCache(input.busValue(), root: facts)
      if let root = AccessibleReference(input.busValue()) { _ = cache.children(of: root) }
      for _ in 0..<input.choice(6) {
        facts.take(input.busValue(), as: questions[input.choice(questions.count)])
      }
      toolkit.correct(&facts)
      _ = Question.all(about: facts, toolkit)
      _ = AccessibleEvent(input.signal(signals))
      elements.append(ElementMaker(facts: facts, surroundings: .init()).element())
    }
    read(elements)
  }

  private static func facts(_ input: inout FuzzInput) -> AccessibleFacts {
    var facts = AccessibleFacts()
    facts.role = AccessibleRole.allCases[input.choice(AccessibleRole.allCases.count)]
    facts.states = AccessibleStates(input.busValue()).union([.visible, .showing])
    facts.interfaces = Set(AccessibleInterface.allCases)
    facts.name = input.text()
    return facts
  }

  /// Builds a tree from the elements and lets VoiceOver read it.
  private static func read(_ elements: [Element]) {
    var window = Element(.window, label: "App")
    let root = ElementID(index: 0)
    var changes: [TreeUpdate.Change] = []
    for (place, element) in elements.enumerated() {
      let id = ElementID(index: UInt32(place) + 1)
      window.children.append(id)
      changes.append(.init(id, element))
    }
    changes.append(.init(root, window))
    guard let tree = try? AccessibilityTree(TreeUpdate(root: root, changes: changes)) else {
      fatalError("the elements do not form a tree")
    }
    _ = VoiceOver.items(matching: "a", in: tree)
  }
}

extension FuzzInput {
  /// Returns a value of any kind, nested at most four levels deep.
  mutating func busValue(_ depth: Int = 0) -> BusValue {
    switch choice(depth < 4 ? 8 : 5) {
    case 0: return .bool(choice(2) == 0)
    case 1: return .integer(number())
    case 2: return .double(Double(bitPattern: UInt64(bitPattern: number())))
    case 3: return .string(text())
    case 4: return .string("/org/a11y/atspi/accessible/\(choice(8))")
    case 5, 6: return .array((0..<choice(12)).map { _ in busValue(depth + 1) })
    default: return .structure((0..<choice(12)).map { _ in busValue(depth + 1) })
    }
  }

  /// Returns a number that is often small or at one end of a range.
  mutating func number() -> Int64 {
    switch choice(6) {
    case 0: .max
    case 1: .min
    case 2: Int64(Int32.max) + Int64(choice(3)) - 1
    case 3: -1
    default: Int64(choice(256)) << Int64(choice(56))
    }
  }

  fileprivate mutating func signal(_ kinds: [(String, String)]) -> BusConnection.Signal {
    let kind = kinds[choice(kinds.count)]
    return BusConnection.Signal(
      sender: ":1.\(choice(4))",
      path: "/org/a11y/atspi/accessible/\(choice(8))",
      interface: "org.a11y.atspi.Event.\(kind.0)",
      member: kind.1,
      arguments: (0..<choice(5)).map { _ in busValue() }
    )
  }
}
