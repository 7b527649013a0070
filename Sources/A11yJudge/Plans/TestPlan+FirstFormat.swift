// SPDX-License-Identifier: MIT

import Foundation

/// The first version of the plan format, which keeps all commands in one table and the assertions with the tests.
///
/// Source: w3c/aria-at, “Test Format V1 Definition”.
extension TestPlan {
  /// The file with the commands for all screen readers.
  static let firstCommandFile = "commands.csv"

  /// Returns the commands for VoiceOver on a Mac in the order of the tests.
  static func firstFormat(_ files: PlanFiles) throws(Problem) -> [Command] {
    let rows = try files.table(firstCommandFile).filter { $0["at"]?.lowercased() == technology }
    let testFile = files.has("testsV1.csv") ? "testsV1.csv" : "tests.csv"
    var commands: [Command] = []
    for test in try files.table(testFile) where isForVoiceOver(test) {
      let task = Task(test)
      guard let row = rows.first(where: { Task($0) == task }) else {
        throw files.problem("\(firstCommandFile) has no commands for the “\(task.name)” task")
      }
      // A plan may name a setup script that does not exist; in that case, the W3C's harness runs no script.
      let script = test["setupScript"] ?? ""
      let setup = files.has("js/\(script).js") ? try files.setup(script) : nil
      for cell in letters.compactMap({ row["command\($0)"] }) where !cell.isEmpty {
        let (keys, settings) = chords(cell)
        commands.append(
          Command(
            test: test["title"] ?? task.name,
            keys: keys,
            settings: settings,
            setup: setup,
            assertions: assertions(of: test)
          )
        )
      }
    }
    return commands
  }

  private static let technology = "voiceover_macos"
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// A test's task and mode, which identify the test's commands.
  private struct Task: Equatable {
    let name: String
    private let mode: String

    init(_ row: [String: String]) {
      name = (row["task"] ?? row["Task"] ?? "").filter { $0 != "'" && $0 != ";" }.trimmedOfSpace
        .lowercased()
      mode = (row["mode"] ?? "").lowercased()
    }
  }

  private static func isForVoiceOver(_ test: [String: String]) -> Bool {
    let names = (test["appliesTo"] ?? "").lowercased().split(separator: ",")
    return names.contains {
      [technology, "screen readers", "desktop screen readers"].contains(String($0).trimmedOfSpace)
    }
  }

  private static func assertions(of test: [String: String]) -> [Assertion] {
    (1...30).compactMap { number in
      let text = test["assertion\(number)"] ?? ""
      let parts = text.split(separator: ":", maxSplits: 1)
      let priority = parts.count == 2 ? Int(parts[0]).flatMap(Priority.init) : nil
      let statement = priority == nil ? text : String(parts[1]).trimmedOfSpace
      guard !statement.isEmpty else { return nil }
      return Assertion(
        id: "assertion\(number)",
        priority: priority ?? .must,
        statement: statement
      )
    }
  }

  /// Returns a command's chords in the notation of the second format, and the settings that they require.
  ///
  /// The chords in `CTRL_OPT_RIGHT,CTRL_OPT_RIGHT` are pressed in order, as are the keys in `UP_AND_DOWN` and
  /// `ESC_THEN_TAB`. A remark in parentheses after a command specifies a setting.
  static func chords(_ cell: String) -> (keys: String, settings: [String]) {
    let parts = cell.split(separator: "(", maxSplits: 1)
    var settings = parts.count == 2 ? setting(String(parts[1]).lowercased()) : []
    var chords: [String] = []
    for keys in (parts.first ?? "").lowercased().split(separator: ",") {
      let spaced = keys.replacing("_and_", with: " ").replacing("_then_", with: " ")
      for key in spaced.split(separator: " ") {
        var chord = key.replacing("page_", with: "page").replacing("_", with: "+")
        // When the W3C converts plans, it replaces searches that use the Command key with single keys.
        if let search = chord.wholeMatch(of: #/(shift\+)?ctrl\+opt\+cmd\+(\w)/#)?.output {
          chord = "\(search.1 ?? "")\(search.2)"
          settings = ["quickNavOn"]
        }
        chords.append(String(chord))
      }
    }
    return (chords.joined(separator: " "), settings)
  }

  private static func setting(_ remark: String) -> [String] {
    guard remark.contains("quick nav") || remark.contains("quick key") else { return [] }
    let name = remark.contains("single") ? "singleQuickKeyNav" : "quickNav"
    return [name + (remark.contains("off") ? "Off" : "On")]
  }
}
