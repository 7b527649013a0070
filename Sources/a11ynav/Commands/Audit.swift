// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11ySites
import A11yTranscripts
import A11yTree
import A11yWeb
import ArgumentParser
import Foundation

/// The `a11ynav audit` subcommand.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find accessibility problems, with the spoken words that prove them.",
    discussion: """
      The audit reads and scans documents and pages, and applies rules to what is
      spoken. Each finding shows lines of a transcript; « and » mark the relevant
      words. On a live page, the audit also follows the Tab order, watches for
      changes, and presses each control once, each time on a newly loaded page.
      Links, and controls with names such as delete, pay, send, sign out or quit, are
      not pressed. --dry-run only lists the controls that would be pressed, and
      --no-acting presses none.

        a11ynav audit page.chrome.json
        a11ynav audit http://localhost:3000
        a11ynav audit page.aria.yaml --only no-words --only same-words
        a11ynav audit pages/*.json --json > known.json
        a11ynav audit pages/*.json --baseline known.json   fail only for new findings
        a11ynav audit pages/*.json --sarif audit.sarif     for code scanning
        a11ynav audit page.aria.yaml --budget "8 presses, 20s" --profile tremor
        a11ynav audit page.html --save audits              a failing test per finding
        a11ynav audit page.html --beside axe               compare with axe-core
        a11ynav audit --storybook http://localhost:6006    every story
        a11ynav audit dist --html report.html              every page in a folder
        a11ynav audit --sitemap http://localhost:3000      every page of a site
        a11ynav audit --crawl http://localhost:3000        every page that is linked
        a11ynav audit --launch "gedit letter.txt"          a desktop app
        a11ynav audit --list                               describe every rule

      The findings of a site are grouped by component. --shard divides a site among
      several machines; each writes a --blob file, and merge-reports combines these
      files into one report.

      The exit code is 1 if there are findings, unless --warn is given, and 2 if a
      document or page could not be opened.
      """
  )

  @OptionGroup var subjects: AuditSubjects
  @OptionGroup var stories: StorybookOptions
  @OptionGroup(title: "A whole site") var site: SiteOptions
  @OptionGroup(title: "Many pages") var running: RunOptions

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
      "The budget for the switch-cost rule: “8 presses”, “20s”, or both separated by a comma.",
      valueName: "limit"
    )
  )
  var budget: String?

  @Flag(help: "List the rules.")
  var list = false

  @OptionGroup var findings: FindingOptions

  @Option(
    help: ArgumentHelp(
      "For each finding, write a transcript that fails until the problem is fixed.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var save: String?

  @Option(help: "Also run this checker (axe) on the same pages and compare the findings.")
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
  @OptionGroup(title: "Troubleshooting") var log: LogOption

  func validate() throws {
    if !list, !subjects.isNamed, stories.storybook == nil, !site.isNamed {
      throw ValidationError("Specify at least one document, web page, site or app.")
    }
    if axe != nil, beside == nil {
      throw ValidationError("--axe can only be used with --beside axe.")
    }
    if usesWorkers {
      if beside != nil {
        throw ValidationError("--beside requires pages that are named individually.")
      }
      if log.log != nil {
        throw ValidationError("--log requires pages that are named individually.")
      }
      if subjects.page.attach != nil {
        throw ValidationError("--attach requires pages that are named individually.")
      }
      if subjects.files.contains("-") {
        throw ValidationError("If standard input (-) is read, it must be the only document.")
      }
      if site.crawl != nil, running.shard != nil {
        throw ValidationError(
          "A crawl cannot be divided; save its list of pages with --list-pages, and pass that file "
            + "to --pages-from."
        )
      }
    }
    do {
      _ = try Audit(only: only, skip: skip)
      if let budget { _ = try SwitchBudget(budget) }
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// Whether the subjects are explored in separate worker processes.
  private var usesWorkers: Bool {
    site.isNamed || site.login != nil || running.isNamed || reports.needsRun
      || subjects.namesFolder
  }

  func run() throws {
    if list { return listRules(of: try Audit(only: only, skip: skip)) }
    let isReported: Bool
    let report: AuditReport
    do {
      (report, isReported) = try MainActor.assumeIsolated {
        if let number = running.worker {
          try explore(asWorker: number)
          throw ExitCode.success
        }
        if site.listPages {
          try listPages()
          throw ExitCode.success
        }
        try log.logSessions()
        return usesWorkers ? try exploreSite() : (try explore(), true)
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      // The exit code is 2 for an error, because exit code 1 would mean that the audit has findings.
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    try reports.finish(report, findings, isSite: usesWorkers, isWritten: isReported)
  }

  private func listRules(of audit: Audit) {
    var output = StandardOutput()
    for rule in audit.rules { output.write("\(rule.id): \(rule.sentence)") }
    output.flush()
  }

  @MainActor
  private func explore() throws -> AuditReport {
    let openers = Openers(isWindowless: !keepsImages)
    defer { openers.close() }
    let run = try auditRun(openers)
    do {
      return run.report(on: try stories.all(with: subjects, openers))
    } catch {
      var report = AuditReport()
      report.fail(stories.storybook ?? "", AuditRun.reason("\(error)", stories.storybook ?? ""))
      return report
    }
  }

  @MainActor
  private func auditRun(_ openers: Openers) throws -> AuditRun {
    var run = AuditRun(
      audit: try Audit(only: only, skip: skip),
      settings: try settings,
      limits: acting.limits,
      openers: openers
    )
    run.budget = try budget.map { try SwitchBudget($0) }
    run.axe = try beside.map { _ in try AxeBundle.read(axe) }
    run.accepts = content.accepts
    run.listsNotices = subjects.notices
    run.known = try findings.known()
    run.saved = save.map { SavedFindings(folder: $0, settings: technology.header) }
    run.keepsWalks = keepsWalks
    run.keepsImages = keepsImages
    return run
  }

  private var keepsWalks: Bool { reports.html != nil || running.blob != nil }

  private var keepsImages: Bool { keepsWalks && !reports.noScreenshots }

  private var settings: SessionSettings {
    get throws {
      var settings = try technology.settings()
      settings.useLanguageOfUser()
      return settings
    }
  }
}

/// The parts of the `audit` command that handle whole sites.
extension AuditCommand {
  /// Explores the pages that another process requests.
  @MainActor
  private func explore(asWorker number: Int) throws {
    let openers = Openers(firstEndpoint: number, isWindowless: !keepsImages)
    defer { openers.close() }
    try AuditWorker(run: try auditRun(openers)).serve()
  }

  /// Explores a site in several processes and writes the files that require a complete run.
  @MainActor
  private func exploreSite() throws -> (report: AuditReport, isReported: Bool) {
    let openers = Openers()
    defer { openers.close() }
    // Invalid options are reported once, here, rather than by each worker.
    _ = try auditRun(openers)
    return try withSite(openers) { scout, subjects in
      let audit = try siteAudit(scout)
      defer { audit.close() }
      let run = try audit.run(site.isNamed ? [] : try stories.all(with: subjects, openers))
      let report = try run.report()
      return (report, try reports.write(run, report))
    }
  }

  /// Runs the site's server while the closure uses the site's pages, and signs in to the site before calling the
  /// closure.
  @MainActor
  private func withSite<Result>(
    _ openers: Openers,
    _ body: (SiteScout, AuditSubjects) throws -> Result
  ) throws -> Result {
    let server = SiteScout(subjects.page, openers)
    defer { server.close() }
    try server.startServer()
    var subjects = subjects
    let login = try site.login.map { script in
      try SiteLogin(script, for: server.fields, technology, openers)
    }
    defer { login?.forget() }
    if let login { subjects.page.access.storageState = login.path }
    let scout = SiteScout(subjects.page, openers)
    defer { scout.close() }
    return try body(scout, subjects)
  }

  /// Prints the addresses of a site's pages.
  @MainActor
  private func listPages() throws {
    let openers = Openers()
    defer { openers.close() }
    try withSite(openers) { scout, _ in
      let settings = try settings
      let audit = try siteAudit(scout)
      let names = try audit.list { page in
        guard let opened = try? openers.open(page.subject) else { return [] }
        let explorer = Explorer(settings: settings, limits: .reading) { FreshScreen(opened) }
        defer { explorer.close() }
        let address = (opened.source as? WebPage)?.url ?? ""
        return (try? explorer.explore())?.links(from: address) ?? []
      }
      var output = StandardOutput()
      for name in names { output.write(VisibleText(name)) }
      output.flush()
      for note in audit.notes { StandardError.write("Left out: \(note)") }
    }
  }

  @MainActor
  private func siteAudit(_ scout: SiteScout) throws -> SiteAudit {
    let named =
      site.crawl ?? site.sitemap ?? site.pagesFrom ?? stories.storybook
      ?? subjects.files.first ?? subjects.page.serve ?? subjects.page.ready ?? "apps"
    let header = RunHeader(
      title: AddressMask.masked(text: named == "-" ? "standard input" : named),
      program: Version.text,
      platform: try settings.verbosity.platform.rawValue,
      rules: try Audit(only: only, skip: skip).rules
    )
    return SiteAudit(site, running, scout, header: header, allowing: acting.limits.allowed)
  }
}

/// A checker whose findings can be compared with those of an audit.
enum OtherChecker: String, CaseIterable, ExpressibleByArgument {
  case axe
}
