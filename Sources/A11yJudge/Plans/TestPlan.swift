// SPDX-License-Identifier: MIT

import Foundation

/// A test plan from the W3C's aria-at project, which consists of commands and the information that must be conveyed
/// after each command.
public struct TestPlan: Sendable {
  /// The importance of an assertion.
  public enum Priority: Int, Sendable, Comparable {
    case must = 1, should, may

    /// Returns whether one priority is more important than another, so that sorting puts the most important priorities
    /// first.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A piece of information that must be conveyed.
  public struct Assertion: Sendable {
    /// The assertion's name within the plan.
    public let id: String
    /// The assertion's importance for this command.
    public let priority: Priority
    /// The assertion's statement in words.
    public let statement: String
  }

  /// A command, with the page on which it is performed.
  public struct Command: Sendable {
    /// The name of the command's test within the plan.
    public let test: String
    /// The chords in the plan's notation, separated by spaces.
    public let keys: String
    /// The modes to turn on or off before the command, such as `quickNavOn`.
    public let settings: [String]
    /// The script that sets up the page, or `nil` if there is none.
    public let setup: Setup?
    /// The information that must be conveyed after the command.
    public let assertions: [Assertion]
  }

  /// A script that sets up a page.
  public struct Setup: Hashable, Sendable {
    /// The script's name within the plan.
    public let name: String
    let script: String
  }

  /// The plan's name, which is the name of its folder.
  public let name: String
  /// The address of the page on which the commands are performed.
  let page: URL
  /// The commands for VoiceOver on a Mac, in order.
  public let commands: [Command]

  /// The reason that a plan cannot be read.
  public struct Problem: Error, CustomStringConvertible {
    /// The error message, as a single line of text.
    public let description: String
  }

  /// Reads a plan from its folder, in either version of the plan format.
  public init(_ folder: URL) throws(Problem) {
    let files = PlanFiles(folder)
    name = files.plan
    let isFirst = !files.has(Self.commandFile)
    page = try files.page(
      namedBy: isFirst ? ["referencesV1.csv", "references.csv"] : ["references.csv"]
    )
    commands = isFirst ? try Self.firstFormat(files) : try Self.secondFormat(files)
  }

  private static func secondFormat(_ files: PlanFiles) throws(Problem) -> [Command] {
    let tests = try files.table("tests.csv", by: "testId")
    let known = try files.table("assertions.csv", by: "assertionId")
    var commands: [Command] = []
    for row in try files.table(commandFile) {
      guard let id = row["testId"], let test = tests[id] else {
        throw files.problem(
          "\(commandFile) refers to the “\(row["testId"] ?? "")” test, which is not in tests.csv"
        )
      }
      commands.append(
        Command(
          test: id,
          keys: row["command"] ?? "",
          settings: (row["settings"] ?? "").split(separator: " ").map(String.init),
          setup: try files.setup(test["setupScript"] ?? ""),
          assertions: try assertions(
            of: "\(test["assertions"] ?? "") \(row["assertionExceptions"] ?? "")",
            known,
            files
          )
        )
      )
    }
    return commands
  }

  /// Reads from a checkout all plans with commands for VoiceOver on a Mac, ordered by name.
  ///
  /// - Parameter folder: The checkout, or the folder of a single plan.
  /// - Returns: The plans, and the problems with those that cannot be read.
  public static func all(in folder: URL) -> (plans: [TestPlan], problems: [Problem]) {
    let tests = folder.appendingPathComponent("tests/apg")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? []
    let folders = names.isEmpty ? [folder] : names.sorted().map { tests.appendingPathComponent($0) }
    var plans: [TestPlan] = []
    var problems: [Problem] = []
    for folder in folders {
      let files = PlanFiles(folder)
      guard files.has(commandFile) || files.has(firstCommandFile) else { continue }
      do {
        let plan = try TestPlan(folder)
        if !plan.commands.isEmpty { plans.append(plan) }
      } catch {
        problems.append(error)
      }
    }
    return (plans, problems)
  }

  private static let commandFile = "voiceover_macos-commands.csv"

  /// Returns a test's assertions after the exceptions for a command have been applied to them. The exception `2:name`
  /// changes an assertion's priority, and `0:name` removes the assertion.
  private static func assertions(
    of text: String,
    _ known: [String: [String: String]],
    _ files: PlanFiles
  ) throws(Problem) -> [Assertion] {
    var order: [String] = []
    var priorities: [String: Int] = [:]
    for token in text.split(separator: " ") {
      let parts = token.split(separator: ":", maxSplits: 1)
      guard let name = parts.last.map(String.init), let row = known[name] else {
        throw files.problem("there is no assertion called “\(token)”")
      }
      guard let priority = Int(parts.count == 2 ? String(parts[0]) : row["priority"] ?? "") else {
        throw files.problem("“\(token)” has no priority")
      }
      if priorities.updateValue(priority, forKey: name) == nil { order.append(name) }
    }
    return order.compactMap { name in
      guard let priority = priorities[name].flatMap(Priority.init) else { return nil }
      let statement = known[name]?["assertionStatement"] ?? ""
      return Assertion(
        id: name,
        priority: priority,
        statement: statement.split(separator: "|").first.map(String.init)?.trimmedOfSpace ?? ""
      )
    }
  }
}
