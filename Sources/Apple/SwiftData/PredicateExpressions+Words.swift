// SPDX-License-Identifier: MIT

import Foundation

// A comparison that `#Predicate` writes and Foundation lacks outside Apple's systems.

extension PredicateExpressions {
  /// Whether one text is in another, as a user who searches would say.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression,
    Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text that is searched.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Makes the comparison.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Whether one text is in the other, without regard to case and accents.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
