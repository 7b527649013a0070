// SPDX-License-Identifier: MIT

import A11yTree

/// One node from the result of `Accessibility.getFullAXTree`. To keep parsing fast, a node contains only the fields
/// that are used.
package struct ChromeNode: Sendable, Equatable {
  package var nodeId = ""
  package var isIgnored = false
  package var role = ""
  package var name = ""
  package var value: Value?
  package var description = ""
  package var properties: [Property] = []
  package var parentId: String?
  package var childIds: [String] = []
  package var backendDOMNodeId: Int?

  /// Returns a property's value.
  package func property(_ name: String) -> Value? {
    properties.first { $0.name == name }?.value
  }

  /// Whether the node is a single laid-out line of its parent's text.
  package var isLineBox: Bool { role == "InlineTextBox" }

  /// Whether the node is a date or time field.
  package var isDate: Bool { ChromeRoles.dates.contains(role) }

  /// One property of a node, such as `checked`.
  package struct Property: Sendable, Equatable {
    package var name = ""
    package var value = Value()
  }

  /// A value of any type.
  package struct Value: Sendable, Equatable {
    package var content: Content?
    /// The nodes that the value refers to, identified by their DOM node IDs.
    package var related: [Int] = []

    package enum Content: Sendable, Equatable {
      case bool(Bool), number(Double), word(String), frame(Frame)
    }
  }
}

extension ChromeNode.Value {
  /// The value as a word. Tokens are unchanged, and flags become `true` or `false`.
  package var word: String? {
    switch content {
    case .word(let word): word
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): SpokenNumber.text(Double("\(Float(number))") ?? number)
    case .frame(let frame):
      [frame.x, frame.y, frame.width, frame.height].map { SpokenNumber.text($0) }
        .joined(separator: ",")
    case nil: nil
    }
  }

  /// The value as a rectangle, or `nil` if it is not a rectangle.
  package var frame: Frame? {
    switch content {
    case .frame(let frame): frame
    case .word(let list): Frame(list: list)
    default: nil
    }
  }

  /// The value as a Boolean.
  package var flag: Bool? {
    switch word {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The value as a number, or `nil` if it is not a number. Chrome stores most numbers as 32-bit values, so 0.7 is
  /// reported as 0.69999998….
  package var number: Double? {
    guard case .number(let number) = content, number.isFinite else { return nil }
    return Double("\(Float(number))") ?? number
  }
}
