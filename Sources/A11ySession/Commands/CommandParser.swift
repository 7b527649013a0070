// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// A parser for commands as people write them in scripts and on a session's command line.
public enum CommandParser {
  /// Parses one command, such as `rotor headings` or `focus Buy for switch-control`.
  ///
  /// Words such as `next`, which are commands for both technologies, apply to the given technology. A question mark
  /// directly after a command's name has an effect only in scripts; see ``Script/Step/mayFindNothing``.
  ///
  /// - Throws: ``SessionError`` that names the most similar command, or the command's usage.
  public static func parse(
    _ line: String,
    for technology: AssistiveTechnology
  ) throws(SessionError) -> SessionCommand {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let entry = CommandTable.entry(for: words) ?? CommandTable.search(for: words) else {
      let first = words.first.map(String.init) ?? ""
      throw .unknown("command", first, known: CommandTable.all.map(\.name))
    }
    var rest = line.trimmed[...]
    for _ in entry.nameWords {
      rest = rest.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    }
    let text = String(rest.dropFirst())
    let argument = entry.words.keepsSpaces ? text : text.trimmed
    let command: SessionCommand?
    do {
      command = try entry.make(argument)
    } catch let error as SessionError {
      throw error
    } catch {
      throw .usage("\(error)")
    }
    guard let command else {
      throw .usage("the correct form is “\(entry.usage)”\(CommandTable.suggestion(for: words))")
    }
    return command.form(for: technology)
  }

  /// The usage and the summary of every command.
  package static var reference: [(usage: String, summary: String)] {
    CommandTable.all.map { ($0.usage, $0.summary) }
  }

  /// Returns the text between quotation marks, or the whole text if it has no quotation marks.
  static func unquoted(_ text: String) -> String {
    let text = text.trimmed
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }

  static func rotorItem(_ name: String) throws(SessionError) -> RotorItem {
    let wanted = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let items = RotorItem.standard
    if let item = items.first(where: { $0.name == wanted || $0.singular == wanted }) { return item }
    if wanted.isEmpty { throw .usage("a rotor item is missing, such as “headings”") }
    if name.hasPrefix("“") || name.hasPrefix("\"") {
      return .custom(name.trimmingCharacters { "“”\"".contains($0) })
    }
    // Any other name may refer to one of the app's own rotors, which are known only while the app runs.
    guard NearestName.find(name, among: items.map(\.name)) == nil else {
      throw .unknown("rotor item", name, known: items.map(\.name))
    }
    return .custom(name.trimmed)
  }

  static func technology(_ name: String) throws(SessionError) -> AssistiveTechnology {
    let wanted = name.lowercased().filter(\.isLetter)
    for technology in AssistiveTechnology.allCases
    where technology.rawValue.filter(\.isLetter) == wanted {
      return technology
    }
    throw .unknown("technology", name, known: AssistiveTechnology.allCases.map(\.rawValue))
  }

  static func held(_ text: String) throws(SessionError) -> Duration? {
    if text.isEmpty { return .zero }
    guard text.hasPrefix("held ") else { return nil }
    return try duration(String(text.dropFirst(5)))
  }

  static func press(_ text: String) throws(SessionError) -> SessionCommand {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, words[1] == "held" else { return .press(try Key(named: text)) }
    let time = words.dropFirst(2).joined(separator: " ")
    return .press(try Key(named: String(words[0])), held: try duration(time))
  }

  static func focus(_ text: String) throws(SessionError) -> SessionCommand? {
    var words = text
    var technologies = AccessibilityTechnologies.all
    if let range = text.ranges(of: " for ").last {
      let names = text[range.upperBound...].split(separator: ",")
      let found = names.compactMap { try? technology(String($0).trimmed) }
      if !found.isEmpty, found.count == names.count {
        technologies = found.reduce([]) { $0.union(AccessibilityTechnologies($1)) }
        words = String(text[..<range.lowerBound])
      }
    }
    return words.isEmpty ? nil : .focus(words, for: technologies)
  }

  static func announce(_ text: String) -> SessionCommand? {
    let words = text.drop(while: \.isWhitespace)
    for priority in Announcement.Priority.allCases where words.hasPrefix(priority.rawValue + " ") {
      return .announce(String(words.dropFirst(priority.rawValue.count + 1)), priority)
    }
    return text.isEmpty ? nil : .announce(text, .default)
  }

  static func setting(_ text: String) -> SessionCommand? {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    return parts.count == 2 ? .set(String(parts[0]), String(parts[1]).trimmed) : nil
  }
}

extension SessionCommand {
  /// Returns the command for the given technology. For Switch Control, words that are commands for both technologies
  /// become switch presses.
  func form(for technology: AssistiveTechnology) -> SessionCommand {
    switch (technology, self) {
    case (.switchControl, .voiceOver(.next)): .switchControl(.next)
    case (.switchControl, .voiceOver(.previous)): .switchControl(.previous)
    case (.switchControl, .voiceOver(.escape)): .switchControl(.escape)
    case (.switchControl, .voiceOver(.pauseOrResume)): .switchControl(.pauseOrResume)
    case (.switchControl, .voiceOver(.first)): .switchControl(.restart)
    default: self
    }
  }
}

extension String {
  package var trimmed: String { trimmingCharacters(where: \.isWhitespace) }

  func trimmingCharacters(where isTrimmed: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isTrimmed($0) }),
      let last = lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    return String(self[first...last])
  }
}

extension CommandParser {
  /// Parses a time such as `2s`, `1.5`, `750ms` or `1min`. A number without a unit is in seconds.
  ///
  /// - Throws: ``SessionError`` if the text is not a time between zero and one day.
  public static func duration(_ text: String) throws(SessionError) -> Duration {
    let units: [(String, Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("", 1)]
    let trimmed = text.trimmed
    for (unit, seconds) in units where trimmed.hasSuffix(unit) {
      let number = String(trimmed.dropLast(unit.count)).trimmed
      guard let value = Double(number), value >= 0, value * seconds <= 86_400 else { break }
      return .milliseconds(Int((value * seconds * 1000).rounded()))
    }
    throw .usage(
      "“\(text)” is not a valid time; write a time of at most one day, such as 2s, 750ms or 1min"
    )
  }
}
