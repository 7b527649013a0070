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
        a11ynav audit --list                               every rule, in a sentence

      It exits with 1 if something is found, unless --warn is given, and with 2 if
      something could not be opened.
      """
  )

  @OptionGroup var subjects: AuditSubjects

  @Option(help: ArgumentHelp("Only this rule; may be repeated.", valueName: "id"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Not this rule; may be repeated.", valueName: "id"))
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

  @OptionGroup(title: "Acting") var acting: ActingOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions
  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    if !list, subjects.all.isEmpty {
      throw ValidationError("A document or a web page is missing.")
    }
    do {
      _ = try Audit(only: only, skip: skip)
      if let budget { _ = try SwitchBudget(budget) }
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func run() throws {
    let audit = try Audit(only: only, skip: skip)
    if list { return listRules(of: audit) }
    let known = try baseline.map(Self.read)
    var report = try MainActor.assumeIsolated { try exploreAll(audit) }
    if let known { report.leaveOut(known) }
    printReport(report)
    var isWritten = reports.write(report)
    if let save, !saveTests(of: report, in: SavedFindings(folder: save)) { isWritten = false }
    for (subject, reason) in report.failures {
      StandardError.write(VisibleLine("a11ynav: \(subject): \(reason)"), isColored: false)
    }
    let code = isWritten ? report.exitCode(warnsOnly: warn) : 2
    if code != 0 { throw ExitCode(code) }
  }

  private func saveTests(of report: AuditReport, in folder: SavedFindings) -> Bool {
    let subjects = Dictionary(subjects.all.map { ($0.name, $0.subject) }) { first, _ in first }
    return report.results.allSatisfy { result in
      guard let subject = subjects[result.subject] else { return true }
      return folder.write(result, of: subject, settings: technology.header)
    }
  }

  private func listRules(of audit: Audit) {
    var output = StandardOutput()
    for rule in audit.rules { output.write(VisibleLine("\(rule.id): \(rule.sentence)")) }
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
      output.write(json: report.json)
    } else {
      for result in report.results {
        for line in result.text(limit: all ? .max : AuditResult.shown) { output.write(line) }
      }
    }
    output.flush()
  }

  @MainActor
  private func exploreAll(_ audit: Audit) throws -> AuditReport {
    let openers = Openers()
    defer { openers.close() }
    var settings = try technology.settings()
    settings.useLanguageOfUser()
    var report = AuditReport()
    for (name, subject) in subjects.all {
      do {
        report.add(try explore(subject, name, openers, settings, audit))
      } catch {
        report.fail(name, Self.reason(error, name))
      }
    }
    return report
  }

  /// Why a subject cannot be opened, without its name.
  private static func reason(_ error: any Error, _ name: String) -> String {
    let text = "\(error)"
    return text.hasPrefix("\(name): ") ? String(text.dropFirst(name.count + 2)) : text
  }

  @MainActor
  private func explore(
    _ subject: Subject,
    _ name: String,
    _ openers: Openers,
    _ settings: SessionSettings,
    _ audit: Audit
  ) throws -> AuditResult {
    let explorer = Explorer(settings: settings, limits: acting.limits) {
      FreshScreen(try openers.open(subject, listsNotices: subjects.notices))
    }
    defer { explorer.close() }
    var exploration = try explorer.explore()
    exploration.budget = try budget.map { try SwitchBudget($0) }
    var result = AuditResult(of: name, audit, in: exploration)
    result.place(explorer.places(of: result.findings.compactMap(\.element)))
    if let text = try? FileContent.read(name, limit: Self.longestSource) {
      result.locate(in: String(decoding: text, as: UTF8.self), exploration)
    }
    return result
  }

  /// The longest file in which the lines of findings are looked up.
  private static let longestSource = 16 << 20
}
