// SPDX-License-Identifier: MIT

/// The attributes that a chain of accessibility modifiers adds, in order. A single attribute, which is the most common
/// case, is stored without an array.
package enum AccessibilityAttributes: Equatable {
  case one(AccessibilityAttribute)
  case several([AccessibilityAttribute])

  package init() { self = .several([]) }

  package mutating func append(_ attribute: AccessibilityAttribute) {
    switch self {
    case .one(let first): self = .several([first, attribute])
    case .several([]): self = .one(attribute)
    case .several(var attributes):
      attributes.append(attribute)
      self = .several(attributes)
    }
  }
}

extension AccessibilityAttributes: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .one: 1
    case .several(let attributes): attributes.count
    }
  }

  package subscript(index: Int) -> AccessibilityAttribute {
    switch self {
    case .one(let attribute): attribute
    case .several(let attributes): attributes[index]
    }
  }
}
