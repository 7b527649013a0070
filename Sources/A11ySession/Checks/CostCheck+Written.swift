// SPDX-License-Identifier: MIT

import Foundation
import A11yNavigation

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
    "a cost is written “cost \"Buy\" <= 6 presses”, “cost task <= 20s expected for slow” or "
      + "“cost index <= 1.5”"
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
    for (name, subject) in [("task ", Subject.task), ("index ", .index)]
    where text.hasPrefix(name) {
      return (subject, String(text.dropFirst(name.count)).trimmed)
    }
    let rest = text.dropFirst()
    guard let quote = rest.lastIndex(where: { $0 == "\"" || $0 == "”" }), quote > rest.startIndex
    else { throw usage }
    return (.words(String(rest[..<quote])), String(rest[rest.index(after: quote)...]).trimmed)
  }
}

extension CostCheck.Subject {
  /// The words of the element; `task` and `index` for themselves.
  public var name: String {
    switch self {
    case .words(let words): words
    case .task, .index: written
    }
  }

  /// The subject as a transcript writes it.
  var written: String {
    switch self {
    case .words(let words): "\"\(words)\""
    case .task: "task"
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
  var written: String {
    switch self {
    case .presses(let presses): "\(presses) press\(presses == 1 ? "" : "es")"
    case .time(let time): time.written
    case .times(let times): CharacterName.number(times)
    }
  }
}
