// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The possible completions of a partly typed command.
struct CommandCompletion {
  /// The line, completed up to the point at which the possible completions differ.
  var line: String
  /// The possible completed lines, if there are several.
  var choices: [String]

  /// The maximum number of possible completions to show.
  private static let limit = 20

  /// Completes the names of commands and the words that follow the names. Case is ignored.
  ///
  /// The complexity is O(number of elements) for a command whose argument is an element.
  init(of line: String, in tree: AccessibilityTree) {
    let wanted = line.lowercased()
    let found = Set(Self.lines(for: line, tree)).filter { $0.lowercased().hasPrefix(wanted) }
      .sorted()
    choices = found.count > 1 ? Array(found.prefix(Self.limit)) : []
    if found.count > Self.limit { choices.append("…") }
    switch found.count {
    case 0: self.line = line
    case 1: self.line = found[0] + (Self.takesMore(found[0]) ? " " : "")
    default:
      let start = Self.commonStart(of: found)
      self.line = start.count > line.count ? start : line
    }
  }

  /// Returns candidates for the completion of a line.
  private static func lines(for line: String, _ tree: AccessibilityTree) -> [String] {
    let begun = CommandTable.all.filter { line.hasPrefix($0.name + " ") }
    guard let entry = begun.max(by: { $0.name.count < $1.name.count }) else {
      return CommandTable.all.map(\.name)
    }
    switch entry.words {
    case .any, .text: return []
    case .names(let names): return names().map { "\(entry.name) \($0)" }
    case .labels: return labels(in: tree).map { "\(entry.name) \($0)" }
    case .settings: return settings(for: line)
    }
  }

  private static func settings(for line: String) -> [String] {
    let settings = SessionSettings.entries
    guard let entry = settings.first(where: { line.hasPrefix("set \($0.name) ") }) else {
      return settings.map { "set \($0.name)" }
    }
    return entry.choices.map { "set \(entry.name) \($0)" }
  }

  /// Returns the labels of the elements at which VoiceOver stops.
  private static func labels(in tree: AccessibilityTree) -> Set<String> {
    let labels = VoiceOver.stops(in: tree).compactMap { tree[$0]?.label }
    return Set(labels.filter { !$0.isEmpty }.map { VisibleText.of($0) })
  }

  /// Returns whether a command requires words after its name.
  private static func takesMore(_ name: String) -> Bool {
    if name.hasPrefix("set ") { return name.split(separator: " ").count == 2 }
    return CommandTable.all.contains { $0.name == name && $0.usage != name }
  }

  private static func commonStart(of lines: [String]) -> String {
    guard var start = lines.first else { return "" }
    for line in lines { while !line.hasPrefix(start) { start.removeLast() } }
    return start
  }
}
