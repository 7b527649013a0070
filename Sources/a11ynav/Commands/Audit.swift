// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yTranscripts
import ArgumentParser

/// `a11ynav audit`
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what is wrong for a listener, with the words that prove it.",
    discussion: """
      It reads and scans a document or a page once, and applies rules to what
      was heard. Each finding shows lines of a transcript; « and » mark the
      words that matter.

        a11ynav audit page.chrome.json
        a11ynav audit page.aria.yaml --only no-words --only same-words
        a11ynav audit --list                      every rule, in a sentence

      It exits with 1 if something is found, unless --warn is given.
      """
  )

  @OptionGroup var subject: SubjectOptions

  @Option(help: ArgumentHelp("Only this rule; may be repeated.", valueName: "id"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Not this rule; may be repeated.", valueName: "id"))
  var skip: [String] = []

  @Flag(help: "List the rules.")
  var list = false

  @Flag(help: "Print all findings; otherwise five of each rule.")
  var all = false

  @Flag(help: "Exit with 0 whatever is found.")
  var warn = false

  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    if !list { try subject.demand() }
  }

  func run() throws {
    let audit: Audit
    do { audit = try Audit(only: only, skip: skip) } catch { throw ValidationError("\(error)") }
    var output = StandardOutput()
    if list {
      for rule in audit.rules { output.write(VisibleLine("\(rule.id): \(rule.sentence)")) }
      return output.flush()
    }
    let result = try MainActor.assumeIsolated { try explore(audit) }
    for line in result.text(limit: all ? .max : AuditResult.shown) { output.write(line) }
    output.flush()
    if !result.findings.isEmpty, !warn { throw ExitCode(1) }
  }

  @MainActor
  private func explore(_ audit: Audit) throws -> AuditResult {
    let openers = Openers()
    defer { openers.close() }
    let opened = try subject.open(openers)
    var settings = try technology.settings()
    settings.useLanguageOfUser()
    let session = AssistiveSession(
      source: opened.source,
      settings: settings,
      readingOrder: opened.readingOrder
    )
    ScriptDriver(session).start()
    session.makeAllRows()
    let exploration = Exploration(of: session.tree, settings: settings)
    return AuditResult(of: subject.name, audit, in: exploration)
  }
}
