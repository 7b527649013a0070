// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yJudge
import A11ySession
import A11ySites
import A11yWeb
import ArgumentParser
import Foundation

/// The `a11ynav judge` subcommand.
struct Judge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge",
    abstract: "Run the W3C’s aria-at test plans and judge their assertions.",
    discussion: """
      In each plan, every command for VoiceOver on a Mac runs on a newly loaded
      page. Each assertion is judged by the matching part of the utterance: a role
      by the words for the role, a name by the words for the name.

        a11ynav judge aria-at                     a copy of w3c/aria-at
        a11ynav judge aria-at --plan alert
        a11ynav judge aria-at --json > verdicts.json

      The exit code is 1 if an assertion is not met, and 2 if a test could not be
      run or judged.
      """
  )

  @Argument(
    help: "The folder that contains copies of all plans, or one plan’s folder.",
    completion: .directory
  )
  var folder: String

  @Option(
    help: ArgumentHelp("Run only the plan with this name; can be repeated.", valueName: "name")
  )
  var plan: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only this part of the plans, such as 2/8 for the second of eight machines.",
      valueName: "part"
    ),
    transform: Shard.named
  )
  var shard: Shard?

  @Option(help: "The lowest priority to judge: must, should or may. (default: should)")
  var priority: PriorityName?

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(
    help: ArgumentHelp("The browser, by name or path.", valueName: "program"),
    completion: .custom { _, _, _ in BrowserProgram.names }
  )
  var browser: String?

  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  /// The priorities of assertions, as named on the command line.
  enum PriorityName: String, CaseIterable, ExpressibleByArgument {
    case must, should, may

    var priority: TestPlan.Priority {
      switch self {
      case .must: .must
      case .should: .should
      case .may: .may
      }
    }
  }

  private var browserOptions: BrowserOptions {
    var options = BrowserOptions()
    options.program = browser
    return options
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let (plans, problems) = TestPlan.all(in: URL(fileURLWithPath: folder))
      let wanted = plans.filter { plan.isEmpty || plan.contains($0.name) }
      for name in plan where !plans.contains(where: { $0.name == name }) {
        throw Failure("\(folder): there is no plan called “\(name)” with commands for VoiceOver")
      }
      guard !wanted.isEmpty || !problems.isEmpty else {
        throw Failure("\(folder): there are no plans with commands for VoiceOver on a Mac")
      }
      let mine = shard?.places(of: wanted.map(\.name)).map { wanted[$0] } ?? wanted
      for problem in problems { StandardError.write("\(problem)") }
      var settings = try technology.settings()
      // The plans' commands for VoiceOver are written for a Mac.
      if technology.verbosity.platform == nil { settings.verbosity.platform = .macOS }
      let run = PlanRun(settings: settings, browser: browserOptions)
      defer { run.end() }
      var report = JudgeReport(problems: problems)
      var output = StandardOutput()
      for plan in mine {
        let result = run.judge(plan, lowest: (priority ?? .should).priority)
        report.add(result)
        if json { continue }
        for line in JudgeReport.failures(of: result) { output.write(VisibleText(line)) }
        output.write(VisibleText(JudgeReport.line(result.plan, result.counts)))
        output.flush()
      }
      if json {
        output.write(VisibleText(json: report.json))
      } else {
        output.write(VisibleText(JudgeReport.line("all", report.counts)))
      }
      output.flush()
      if report.exitCode != 0 { throw ExitCode(report.exitCode) }
    }
  }
}
