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
    abstract: "Find what is wrong for a listener, with the words that prove it.",
    discussion: """
      It reads and scans documents and pages, and applies rules to what was heard.
      Each finding shows lines of a transcript; « and » mark the words that matter.
      On a live page it also goes round with Tab, watches, and presses each control
      once, every time on a fresh page. Links, and controls whose names say delete,
      pay, send, sign out and the like, are not pressed; --no-acting presses nothing.

        a11ynav audit page.chrome.json
        a11ynav audit http://localhost:3000
        a11ynav audit page.aria.yaml --only no-words --only same-words
        a11ynav audit pages/*.json --json > known.json
        a11ynav audit pages/*.json --baseline known.json   only what is new fails
        a11ynav audit pages/*.json --sarif audit.sarif     for code scanning
        a11ynav audit page.aria.yaml --budget "8 presses, 20s" --profile tremor
        a11ynav audit page.html --save audits              a failing test for each finding
        a11ynav audit page.html --beside axe               what each finds alone, and both
        a11ynav audit --storybook http://localhost:6006    every story
        a11ynav audit --launch "gedit letter.txt"          a desktop app
        a11ynav audit --list                               every rule, in a sentence

      It exits with 1 if something is found, unless --warn is given, and with 2 if
      something could not be opened.
      """
  )

  @OptionGroup var subjects: AuditSubjects

  @Option(
    help: ArgumentHelp("Only this rule; may be repeated.", valueName: "id"),
    completion: .custom { _, _, _ in Rule.all.map(\.id) }
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Not this rule; may be repeated.", valueName: "id"),
    completion: .custom { _, _, _ in Rule.all.map(\.id) }
  )
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "The most that switch-cost allows: “8 presses”, “20s”, or both with a comma.",
      valueName: "limit"
    )
  )
  var budget: String?

  @Flag(help: "List the rules.")
  var list = false

  @Flag(help: "Print all findings; otherwise five of each rule.")
  var all = false

  @Flag(help: "Findings are no failure.")
  var warn = false

  @Option(
    help: ArgumentHelp("Leave out what this report of --json knows.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write a transcript for each finding that fails until it is mended.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var save: String?

  @Option(help: "Run this in the same pages too, and say what each found: axe.")
  var beside: OtherChecker?

  @Option(
    help: ArgumentHelp("axe.min.js, if it is not found by itself.", valueName: "file"),
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
      throw ValidationError("A document or a web page is missing.")
    }
    if axe != nil, beside == nil { throw ValidationError("--axe is for --beside axe.") }
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
      throw Failure("\(path): there is no such file, or it may not be read")
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
