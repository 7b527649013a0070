// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

/// The most that a switch user may spend to activate an element, counted from the first stop.
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
  /// What the cost is of.
  public enum Subject: Hashable, Sendable {
    /// The element with these words.
    case words(String)
    /// The text field with these words, and typing a text into it.
    case typing(String, into: String)
    /// Everything that was activated so far, each counted from the first stop of its screen.
    case task
    /// The same, and all text that was typed, as typed with the keyboard of Switch Control.
    case taskWithTyping
    /// The whole screen, as a multiple of what its stops cost in the best groups.
    case index
  }

  /// Which of the times and numbers of presses is compared.
  public enum Measure: String, CaseIterable, Hashable, Sendable {
    /// What the scanner needs, if every press is immediate.
    case scanner = ""
    /// What a person needs who misses nothing.
    case best
    /// What a person needs on average.
    case expected
    /// What suffices in 95 of 100 attempts.
    case likely = "95%"
  }

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
    /// An amount of time.
    case time(Duration)
    /// A multiple.
    case times(Double)
  }

  /// What the cost is of.
  public var subject: Subject
  /// How the cost compares to the limit.
  public var comparison: Comparison
  /// What may be spent.
  public var limit: Limit
  /// Which time or number of presses is compared.
  public var measure = Measure.scanner
  /// Whose cost it is; `nil` for the user of the session.
  public var profile: SwitchProfile?

  /// Creates a check of an element's cost.
  public init(words: String, comparison: Comparison, limit: Limit) {
    self.init(of: .words(words), comparison: comparison, limit: limit)
  }

  /// Creates a check from its parts.
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

  /// Whether a cost is within the limit; what could not be measured is not.
  public func holds(for cost: MeasuredCost) -> Bool {
    switch (limit, cost) {
    case (.presses(let presses), .cost(let cost)): compare(cost.presses, presses)
    case (.time(let time), .cost(let cost)): compare(cost.time, time)
    case (.times(let times), .index(let index)): compare(index, times)
    default: false
    }
  }

  /// The check with the current cost as its limit; `nil` if that could not be measured.
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
  /// The check as a transcript writes it.
  public var written: String {
    var words = ["cost", subject.written, comparison.rawValue, limit.written]
    if measure != .scanner { words.append(measure.rawValue) }
    if let profile { words += ["for", profile.name] }
    return words.joined(separator: " ")
  }

  /// Whether a line looks like a cost check.
  static func begins(_ line: String) -> Bool {
    ["cost \"", "cost “", "cost task ", "cost index "].contains { line.hasPrefix($0) }
  }

  private static let usage = SessionError.usage(
    "a cost is written “cost \"Buy\" <= 6 presses”, “cost task <= 20s expected for slow”, "
      + "“cost \"Name\" with typing \"Ada\" <= 20 presses” or “cost index <= 1.5”"
  )

  /// Parses a check.
  ///
  /// - Throws: ``SessionError`` with the correct syntax, or the nearest profile.
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
    // The index compares averages, which depend on the person.
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
  /// The words of the element; `task` and `index` for themselves.
  public var name: String {
    switch self {
    case .words(let words), .typing(_, into: let words): words
    case .task, .taskWithTyping, .index: written
    }
  }

  /// The subject as a transcript writes it.
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
  /// Parses an amount of what a subject is measured in.
  fileprivate init(_ amount: String, of subject: CostCheck.Subject) throws(SessionError) {
    let usage = SessionError.usage(
      subject == .index
        ? "the index is a number, as in “cost index <= 1.5”"
        : "a limit is a number of presses or a time, such as “6 presses” or “4.5s”"
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

  /// The limit as a transcript writes it.
  package var written: String {
    switch self {
    case .presses(let presses): "\(presses) press\(presses == 1 ? "" : "es")"
    case .time(let time): time.written
    case .times(let times): CharacterName.number(times)
    }
  }
}
