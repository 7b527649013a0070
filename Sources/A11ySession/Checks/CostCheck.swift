// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

/// A limit on the cost of activating an element with a switch, counted from the first stop.
///
/// ```
/// cost "Buy" <= 6 presses
/// cost "Buy" < 4.5s
/// cost "Buy" <= 20s expected for tremor
/// cost "Buy" <= 30s 95% for slow
/// cost task <= 60s expected
/// cost index <= 1.5
/// cost "Name" with typing "Ada" <= 20 presses
/// cost task with typing <= 90s expected
/// ```
public struct CostCheck: Hashable, Sendable {
  /// The element, activations or screen for which the cost is limited.
  public enum Subject: Hashable, Sendable {
    /// The cost of activating the element with the given words.
    case words(String)
    /// The cost of activating the text field with the given words and typing the given text into the field.
    case typing(String, into: String)
    /// The cost of all activations so far, each counted from the first stop of its screen.
    case task
    /// The cost of all activations so far, plus the cost of typing all entered text with Switch Control's keyboard.
    case taskWithTyping
    /// The cost index of the whole screen, which compares the screen's cost with the lowest cost for its stops in any
    /// grouping.
    case index
  }

  /// The variants of a cost that a check can compare with its limit.
  public enum Measure: String, CaseIterable, Hashable, Sendable {
    /// The cost if every press is immediate.
    case scanner = ""
    /// The cost for a person who never misses a stop.
    case best
    /// The average cost for a person who misses some stops.
    case expected
    /// The 95th percentile of the cost.
    case likely = "95%"
  }

  /// How the cost is compared with the limit.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
    case equal = "="
  }

  /// The limit for the cost.
  public enum Limit: Hashable, Sendable {
    /// A number of switch presses.
    case presses(Int)
    /// A length of time.
    case time(Duration)
    /// A multiple of the lowest cost that the same stops would have in any grouping.
    case times(Double)
  }

  /// The element, activations or screen for which the cost is limited.
  public var subject: Subject
  /// How the cost is compared with the limit.
  public var comparison: Comparison
  /// The limit for the cost.
  public var limit: Limit
  /// The time or number of presses that is compared with the limit.
  public var measure = Measure.scanner
  /// The user profile for which the cost is measured, or `nil` for the session's user.
  public var profile: SwitchProfile?

  /// Creates a check of an element's cost.
  public init(words: String, comparison: Comparison, limit: Limit) {
    self.init(of: .words(words), comparison: comparison, limit: limit)
  }

  /// Creates a check that compares the cost of one element, all activations or a screen with a limit.
  public init(
    of subject: Subject,
    comparison: Comparison,
    limit: Limit,
    measure: Measure = .scanner,
    profile: SwitchProfile? = nil
  ) {
    self.subject = subject
    self.comparison = comparison
    self.limit = limit
    self.measure = measure
    self.profile = profile
  }

  /// Returns whether a cost is within the limit. The result is `false` for a cost that could not be measured.
  public func holds(for cost: MeasuredCost) -> Bool {
    switch (limit, cost) {
    case (.presses(let presses), .cost(let cost)): compare(cost.presses, presses)
    case (.time(let time), .cost(let cost)): compare(cost.time, time)
    case (.times(let times), .index(let index)): compare(index, times)
    default: false
    }
  }

  /// Returns a copy of the check with the current cost as its limit, or `nil` if the cost could not be measured.
  public func limited(to cost: MeasuredCost) -> CostCheck? {
    var check = self
    switch (limit, cost) {
    case (.presses, .cost(let cost)): check.limit = .presses(cost.presses)
    case (.time, .cost(let cost)): check.limit = .time(cost.time)
    case (.times, .index(let index)): check.limit = .times((index * 100).rounded(.up) / 100)
    default: return nil
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

extension CostCheck {
  /// The check, as written in a transcript.
  public var written: String {
    var words = ["cost", subject.written, comparison.rawValue, limit.written]
    if measure != .scanner { words.append(measure.rawValue) }
    if let profile { words += ["for", profile.name] }
    return words.joined(separator: " ")
  }

  /// Returns whether a line looks like a cost check.
  static func begins(_ line: String) -> Bool {
    ["cost \"", "cost “", "cost task ", "cost index "].contains { line.hasPrefix($0) }
  }

  private static let usage = SessionError.usage(
    "a cost check must have the form “cost \"Buy\" <= 6 presses”, "
      + "“cost task <= 20s expected for slow”, “cost \"Name\" with typing \"Ada\" <= 20 presses” "
      + "or “cost index <= 1.5”"
  )

  /// Parses a check.
  ///
  /// - Throws: ``SessionError`` with the correct syntax, or the name of the most similar profile.
  public init(written line: String) throws(SessionError) {
    var (subject, condition) = try Self.subject(of: String(line.dropFirst("cost ".count)))
    let found = Comparison.allCases.first { condition.hasPrefix($0.rawValue) }
    guard let found else { throw Self.usage }
    condition = String(condition.dropFirst(found.rawValue.count)).trimmed
    var profile: SwitchProfile?
    if let place = condition.range(of: " for ", options: .backwards) {
      profile = try SwitchProfile(named: String(condition[place.upperBound...]).trimmed)
      condition = String(condition[..<place.lowerBound]).trimmed
    }
    let measure =
      Measure.allCases.first { $0 != .scanner && condition.hasSuffix(" \($0.rawValue)") }
      ?? .scanner
    condition = String(condition.dropLast(measure.rawValue.count)).trimmed
    self.init(
      of: subject,
      comparison: found,
      limit: try Limit(condition, of: subject),
      measure: measure,
      profile: profile
    )
    // The cost index always compares average times for a person, so a check of the index cannot specify a measure.
    if subject == .index, measure != .scanner { throw Self.usage }
  }

  private static func subject(
    of text: String
  ) throws(SessionError) -> (subject: Subject, rest: String) {
    let names: [(String, Subject)] = [
      ("task with typing ", .taskWithTyping), ("task ", .task), ("index ", .index),
    ]
    for (name, subject) in names where text.hasPrefix(name) {
      return (subject, String(text.dropFirst(name.count)).trimmed)
    }
    let rest = text.dropFirst()
    guard let quote = rest.lastIndex(where: { $0 == "\"" || $0 == "”" }), quote > rest.startIndex
    else { throw usage }
    let quoted = String(rest[..<quote])
    let condition = String(rest[rest.index(after: quote)...]).trimmed
    for separator in ["\" with typing \"", "” with typing “"] {
      if let range = quoted.range(of: separator) {
        let (field, typed) = (quoted[..<range.lowerBound], quoted[range.upperBound...])
        guard !field.isEmpty, !typed.isEmpty else { throw usage }
        return (.typing(String(typed), into: String(field)), condition)
      }
    }
    return (.words(quoted), condition)
  }
}

extension CostCheck.Subject {
  /// The element's words or, for the cost of a task or the cost index, the text that names it in a transcript.
  public var name: String {
    switch self {
    case .words(let words), .typing(_, into: let words): words
    case .task, .taskWithTyping, .index: written
    }
  }

  /// The text that names the element, the task or the cost index in a transcript.
  var written: String {
    switch self {
    case .words(let words): "\"\(words)\""
    case .typing(let text, into: let words): "\"\(words)\" with typing \"\(text)\""
    case .task: "task"
    case .taskWithTyping: "task with typing"
    case .index: "index"
    }
  }
}

extension CostCheck.Limit {
  /// Parses an amount in the unit that belongs to the measured cost.
  fileprivate init(_ amount: String, of subject: CostCheck.Subject) throws(SessionError) {
    let usage = SessionError.usage(
      subject == .index
        ? "the limit for the index must be a number, as in “cost index <= 1.5”"
        : "a limit must be a number of presses or a time, such as “6 presses” or “4.5s”"
    )
    if subject == .index {
      guard let times = Double(amount), times.isFinite, times >= 0 else { throw usage }
      self = .times(times)
      return
    }
    for unit in ["presses", "press"] where amount.hasSuffix(unit) {
      guard let presses = Int(String(amount.dropLast(unit.count)).trimmed), presses >= 0 else {
        throw usage
      }
      self = .presses(presses)
      return
    }
    guard amount.last?.isLetter == true else { throw usage }
    self = .time(try CommandParser.duration(amount))
  }

  /// The limit, as written in a transcript.
  package var written: String {
    switch self {
    case .presses(let presses): "\(presses) press\(presses == 1 ? "" : "es")"
    case .time(let time): time.written
    case .times(let times): CharacterName.number(times)
    }
  }
}
