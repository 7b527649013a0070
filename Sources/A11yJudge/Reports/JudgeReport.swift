// SPDX-License-Identifier: MIT

import A11yJSON

/// The results of plans in formats for people, programs and CI services.
public struct JudgeReport: Sendable {
  /// The results, in the order of the plans.
  public private(set) var plans: [PlanResult] = []
  /// The problems that prevented plans from being read.
  public let problems: [TestPlan.Problem]

  /// Creates a report without results.
  public init(problems: [TestPlan.Problem] = []) { self.problems = problems }

  /// Adds the results of a plan.
  public mutating func add(_ result: PlanResult) { plans.append(result) }

  /// The number of assertions for each verdict.
  public var counts: VerdictCounts {
    plans.reduce(into: VerdictCounts()) { $0.add($1.counts) }
  }

  /// The exit code, which is 0 if all the information is conveyed and 1 if some is missing. The exit code is 2 if a
  /// plan or a command could not be run, or an assertion could not be judged.
  public var exitCode: Int32 {
    let counts = counts
    if !problems.isEmpty || counts.notRun > 0 || counts.unjudged > 0 { return 2 }
    return counts.missing > 0 ? 1 : 0
  }

  /// Returns the assertions whose information was not conveyed, with the actual speech.
  public static func failures(of result: PlanResult) -> [String] {
    result.commands.flatMap { command -> [String] in
      let wrong = command.judgments.filter { $0.verdict == .missing || $0.verdict == .unjudged }
      guard !wrong.isEmpty || command.problem != nil else { return [] }
      var lines = ["\(result.plan) \(command.test) [\(command.keys)]"]
      if let problem = command.problem { lines.append("  not run: \(problem)") }
      lines += command.heard.map { "  heard: \($0)" }
      if command.heard.isEmpty, command.problem == nil { lines.append("  heard: nothing") }
      return lines
        + wrong.map { judgment in
          let kind = judgment.verdict == .missing ? "missing" : "unjudged"
          return "  \(kind): \(judgment.assertion.statement)"
        }
    }
  }

  /// Returns one line of the results table, such as `alert: 6 of 6 assertions conveyed (must: 6 of 6)`.
  public static func line(_ name: String, _ counts: VerdictCounts) -> String {
    let all = counts.conveyed + counts.missing
    let must = counts.must.conveyed + counts.must.missing
    var line =
      "\(name): \(counts.conveyed) of \(all) assertions conveyed (must: \(counts.must.conveyed) of \(must))"
    if counts.unjudged > 0 { line += ", \(counts.unjudged) unjudged" }
    if counts.notRun > 0 {
      line += ", \(counts.notRun) command\(counts.notRun == 1 ? "" : "s") not run"
    }
    return line
  }

  /// The report as JSON, in version 1 of the report format.
  public var json: String {
    let plans = plans.map { plan -> JSONValue in
      ["name": .string(plan.plan), "commands": .array(plan.commands.map(Self.json))]
    }
    let report: JSONValue = [
      "version": 1, "plans": .array(plans),
      "problems": .array(problems.map { .string($0.description) }),
    ]
    return report.text
  }

  private static func json(_ command: CommandResult) -> JSONValue {
    var members: [String: JSONValue] = [
      "test": .string(command.test), "keys": .string(command.keys),
      "heard": .array(command.heard.map { .string($0) }),
      "assertions": .array(command.judgments.map(json)),
    ]
    if let problem = command.problem { members["problem"] = .string(problem) }
    return .object(members)
  }

  private static func json(_ judgment: Judgment) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(judgment.assertion.id),
      "priority": .number(Double(judgment.assertion.priority.rawValue)),
      "statement": .string(judgment.assertion.statement),
    ]
    switch judgment.verdict {
    case .conveyed(let words):
      members["verdict"] = "conveyed"
      members["by"] = .string(words)
    case .missing: members["verdict"] = "missing"
    case .inapplicable: members["verdict"] = "inapplicable"
    case .unjudged: members["verdict"] = "unjudged"
    }
    return .object(members)
  }
}
