// SPDX-License-Identifier: MIT

/// An assertion with its verdict.
public struct Judgment: Sendable {
  /// The assertion that was judged.
  public let assertion: TestPlan.Assertion
  /// The result of judging the assertion.
  public let verdict: Verdict
}

/// The speech after a command, and the verdicts on the speech.
public struct CommandResult: Sendable {
  /// The name of the command's test.
  public let test: String
  /// The chords in the plan's notation.
  public let keys: String
  /// The speech, line by line.
  public internal(set) var heard: [String] = []
  /// The verdicts, in the order of the assertions.
  public internal(set) var judgments: [Judgment] = []
  /// The reason that the command could not be run.
  public internal(set) var problem: String?

  init(test: String, keys: String) {
    self.test = test
    self.keys = keys
  }
}

/// The results of a plan.
public struct PlanResult: Sendable {
  /// The plan's name.
  public let plan: String
  /// The results, in the order of the plan's commands.
  public let commands: [CommandResult]

  /// The number of assertions for each verdict.
  public var counts: VerdictCounts {
    var counts = VerdictCounts()
    for command in commands {
      counts.add(command)
    }
    return counts
  }
}

/// The number of assertions for each verdict.
public struct VerdictCounts: Sendable {
  /// The number of assertions whose information was conveyed.
  public private(set) var conveyed = 0
  /// The number of assertions whose information was not conveyed.
  public private(set) var missing = 0
  /// The number of assertions that require a feature that VoiceOver lacks.
  public private(set) var inapplicable = 0
  /// The number of assertions that have no known form.
  public private(set) var unjudged = 0
  /// The number of mandatory assertions whose information was conveyed, and the number of those whose information was
  /// not conveyed.
  public private(set) var must = (conveyed: 0, missing: 0)
  /// The number of commands that could not be run.
  public private(set) var notRun = 0

  init() {}

  mutating func add(_ command: CommandResult) {
    if command.problem != nil { notRun += 1 }
    for judgment in command.judgments {
      let isMust = judgment.assertion.priority == .must
      switch judgment.verdict {
      case .conveyed:
        conveyed += 1
        if isMust { must.conveyed += 1 }
      case .missing:
        missing += 1
        if isMust { must.missing += 1 }
      case .inapplicable: inapplicable += 1
      case .unjudged: unjudged += 1
      }
    }
  }

  mutating func add(_ other: VerdictCounts) {
    conveyed += other.conveyed
    missing += other.missing
    inapplicable += other.inapplicable
    unjudged += other.unjudged
    must.conveyed += other.must.conveyed
    must.missing += other.must.missing
    notRun += other.notRun
  }
}
