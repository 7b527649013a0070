// SPDX-License-Identifier: MIT

/// An assertion with its verdict.
public struct Judgement: Sendable {
  /// What had to be conveyed.
  public let assertion: TestPlan.Assertion
  /// Whether it was.
  public let verdict: Verdict
}

/// What was heard at a command, and what that conveys.
public struct CommandResult: Sendable {
  /// The test that the command belongs to.
  public let test: String
  /// The chords, as the plan writes them.
  public let keys: String
  /// What was said, line by line.
  public internal(set) var heard: [String] = []
  /// The verdicts, in the order of the assertions.
  public internal(set) var judgements: [Judgement] = []
  /// Why the command could not be run.
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

  /// How many assertions have each verdict.
  public var counts: VerdictCounts {
    var counts = VerdictCounts()
    for command in commands {
      counts.add(command)
    }
    return counts
  }
}

/// How many assertions have each verdict.
public struct VerdictCounts: Sendable {
  /// How many are conveyed.
  public private(set) var conveyed = 0
  /// How many are not.
  public private(set) var missing = 0
  /// How many ask for what VoiceOver does not have.
  public private(set) var inapplicable = 0
  /// How many are of no known form.
  public private(set) var unjudged = 0
  /// Of those that must be conveyed: how many are, and how many are not.
  public private(set) var must = (conveyed: 0, missing: 0)
  /// The commands that could not be run.
  public private(set) var notRun = 0

  init() {}

  mutating func add(_ command: CommandResult) {
    if command.problem != nil { notRun += 1 }
    for judgement in command.judgements {
      let isMust = judgement.assertion.priority == .must
      switch judgement.verdict {
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
