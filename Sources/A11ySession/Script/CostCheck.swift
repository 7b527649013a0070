// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The most that a switch user may spend to activate an element, counted from the first stop.
///
/// ```
/// cost "Buy" <= 6 presses
/// cost "Buy" < 4.5s
/// ```
public struct CostCheck: Hashable, Sendable {
  /// How the cost compares to the limit.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
    case equal = "="
  }

  /// What may be spent.
  public enum Limit: Hashable, Sendable {
    /// A number of switch presses.
    case presses(Int)
    /// An amount of time, if every press is immediate.
    case time(Duration)
  }

  /// The element's words.
  public var words: String
  /// How the cost compares to the limit.
  public var comparison: Comparison
  /// What may be spent.
  public var limit: Limit

  /// Creates a check from its parts.
  public init(words: String, comparison: Comparison, limit: Limit) {
    self.words = words
    self.comparison = comparison
    self.limit = limit
  }

  /// The check as a transcript writes it.
  public var written: String { "cost \"\(words)\" \(comparison.rawValue) \(limit.written)" }

  /// Whether a line looks like a cost check.
  static func begins(_ line: String) -> Bool {
    line.hasPrefix("cost \"") || line.hasPrefix("cost “")
  }

  /// Parses a check.
  ///
  /// - Throws: ``SessionError/usage(_:)`` with the correct syntax.
  public init(written line: String) throws(SessionError) {
    let usage = SessionError.usage(
      "a cost is written “cost \"Buy\" <= 6 presses”, or with a time such as 4.5s"
    )
    let rest = line.dropFirst("cost ".count + 1)
    guard let quote = rest.lastIndex(where: { $0 == "\"" || $0 == "”" }) else { throw usage }
    words = String(rest[..<quote])
    let condition = String(rest[rest.index(after: quote)...]).trimmed
    let found = Comparison.allCases.first { condition.hasPrefix($0.rawValue) }
    guard let found, !words.isEmpty else { throw usage }
    comparison = found
    let amount = String(condition.dropFirst(found.rawValue.count)).trimmed
    for unit in ["presses", "press"] where amount.hasSuffix(unit) {
      guard let presses = Int(String(amount.dropLast(unit.count)).trimmed), presses >= 0 else {
        throw usage
      }
      limit = .presses(presses)
      return
    }
    guard amount.last?.isLetter == true else { throw usage }
    limit = .time(try CommandParser.duration(amount))
  }

  /// Whether a cost is within the limit.
  public func holds(for cost: ScanCost) -> Bool {
    switch limit {
    case .presses(let presses): compare(cost.presses, presses)
    case .time(let time): compare(cost.time, time)
    }
  }

  /// The check with the element's current cost as its limit.
  public func limited(to cost: ScanCost) -> CostCheck {
    var check = self
    switch limit {
    case .presses: check.limit = .presses(cost.presses)
    case .time: check.limit = .time(cost.time)
    }
    if comparison == .less { check.comparison = .atMost }
    if comparison == .more { check.comparison = .atLeast }
    return check
  }

  private func compare<Value: Comparable>(_ cost: Value, _ limit: Value) -> Bool {
    switch comparison {
    case .atMost: cost <= limit
    case .atLeast: cost >= limit
    case .less: cost < limit
    case .more: cost > limit
    case .equal: cost == limit
    }
  }
}

extension CostCheck.Limit {
  var written: String {
    switch self {
    case .presses(let presses): "\(presses) press\(presses == 1 ? "" : "es")"
    case .time(let time): time.written
    }
  }
}

extension CostCheck {
  /// A cost in readable form: `2 presses, 3.5 s`.
  public static func text(of cost: ScanCost) -> String { cost.text }
}

extension ScanCost {
  /// The cost in readable form: `2 presses, 3.5 s`.
  var text: String {
    let seconds = CharacterName.number(time.seconds)
    return "\(presses) press\(presses == 1 ? "" : "es"), \(seconds) s"
  }
}
