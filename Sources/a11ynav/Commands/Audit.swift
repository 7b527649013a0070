// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yTranscripts
import A11yTree
import ArgumentParser
import Foundation

/// `a11ynav audit`
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find accessibility problems, with the spoken words that prove them.",
    discussion: """
      The audit reads and scans documents and pages, and applies rules to what is
      spoken. Each finding shows lines of a transcript; « and » mark the relevant
      words. On a live page it also tabs through the page, watches it, and presses
      each control once, every time on a fresh page. Links, and controls with names
      such as delete, pay, send, sign out or quit, are not pressed; --dry-run lists
      what would be, and --no-acting presses nothing.

        a11ynav audit page.chrome.json
        a11ynav audit http://localhost:3000
        a11ynav audit page.aria.yaml --only no-words --only same-words
        a11ynav audit pages/*.json --json > known.json
        a11ynav audit pages/*.json --baseline known.json   fail only for new findings
        a11ynav audit pages/*.json --sarif audit.sarif     for code scanning
        a11ynav audit page.aria.yaml --budget "8 presses, 20s" --profile tremor
        a11ynav audit page.html --save audits              write a failing test per finding
        a11ynav audit page.html --beside axe               compare with axe-core
        a11ynav audit --storybook http://localhost:6006    every story
        a11ynav audit --launch "gedit letter.txt"          a desktop app
        a11ynav audit --list                               describe every rule

      The exit code is 1 if there are findings, unless --warn is given, and 2 if a
      document or page could not be opened.
      """
  )

  @OptionGroup var subjects: AuditSubjects

  @Option(
    help: ArgumentHelp("Apply only this rule; can be repeated.", valueName: "id"),
    completion: .custom { _, _, _ in Rule.all.map(\.id) }
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Skip this rule; can be repeated.", valueName: "id"),
    completion: .custom { _, _, _ in Rule.all.map(\.id) }
  )
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "The budget for switch-cost: “8 presses”, “20s”, or both separated by a comma.",
      valueName: "limit"
    )
  )
  var budget: String?

  @Flag(help: "List the rules.")
  var list = false

  @Flag(help: "Print all findings instead of the first five for each rule.")
  var all = false

  @Flag(help: "Exit with 0 even if there are findings.")
  var warn = false

  @Option(
    help: ArgumentHelp("Leave out the findings in this earlier --json report.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write, for each finding, a transcript that fails until the problem is fixed.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var save: String?

  @Option(help: "Also run this checker on the same pages and compare the findings: axe.")
  var beside: OtherChecker?

  @Option(
    help: ArgumentHelp(
      "The path to axe.min.js, if it is not found automatically.",
      valueName: "file"
    ),
    completion: .file(extensions: ["js"])
  )
  var axe: String?

  @OptionGroup var content: ContentOptions
  @OptionGroup(title: "Acting") var acting: ActingOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Finding mistakes") var log: LogOption

  func validate() throws {
    if !list, !subjects.isNamed {
      throw ValidationError("Name at least one document, web page or app.")
    }
    if axe != nil, beside == nil {
      throw ValidationError("--axe can only be used with --beside axe.")
    }
    do {
      _ = try Audit(only: only, skip: skip)
      if let budget { _ = try SwitchBudget(budget) }
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func run() throws {
    if list { return listRules(of: try Audit(only: only, skip: skip)) }
    let report: AuditReport
    do {
      report = try MainActor.assumeIsolated {
        try log.logSessions()
        return try explore()
      }
    } catch {
      // Exit code 1 would mean that there are findings.
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    printReport(report)
    let isWritten = reports.write(report)
    for (subject, reason) in report.failures {
      StandardError.write("a11ynav: \(subject): \(reason)")
    }
    let code = isWritten ? report.exitCode(warnsOnly: warn) : 2
    if code != 0 { throw ExitCode(code) }
  }

  private func listRules(of audit: Audit) {
    var output = StandardOutput()
    for rule in audit.rules { output.write("\(rule.id): \(rule.sentence)") }
    output.flush()
  }

  private static func read(baseline path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path): the file does not exist or is not readable")
    }
    do { return try Baseline(json: data) } catch { throw Failure("\(path): \(error)") }
  }

  private func printReport(_ report: AuditReport) {
    var output = StandardOutput()
    if reports.json {
      output.write(VisibleText(json: report.json))
    } else {
      for result in report.results {
        for line in result.text(limit: all ? .max : AuditResult.shown) { output.write(line) }
      }
    }
    output.flush()
  }

  @MainActor
  private func explore() throws -> AuditReport {
    let openers = Openers()
    defer { openers.close() }
    var settings = try technology.settings()
    settings.useLanguageOfUser()
    var run = AuditRun(
      audit: try Audit(only: only, skip: skip),
      settings: settings,
      limits: acting.limits,
      openers: openers
    )
    run.budget = try budget.map { try SwitchBudget($0) }
    run.axe = try beside.map { _ in try AxeBundle.read(axe) }
    run.accepts = content.accepts
    run.listsNotices = subjects.notices
    run.known = try baseline.map(Self.read)
    run.saved = save.map { SavedFindings(folder: $0, settings: technology.header) }
    do {
      return run.report(on: try subjects.all(openers))
    } catch {
      var report = AuditReport()
      report.fail(subjects.storybook ?? "", AuditRun.reason("\(error)", subjects.storybook ?? ""))
      return report
    }
  }
}

/// A checker whose findings can be compared with an audit's.
enum OtherChecker: String, CaseIterable, ExpressibleByArgument {
  case axe
}
