// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import ArgumentParser

/// `a11ynav picture`
struct DrawPicture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draw the order in which a screen is read, tabbed through or scanned.",
    discussion: """
      Each stop has its number where it is on the screen; in a scan also what it
      costs a switch user, redder the more. What an audit finds is marked. Without
      places on the screen the picture is an outline. HTML has all words in a list.

        a11ynav picture http://localhost:3000 --to order.html
        a11ynav picture page.chrome.json --order scan --to scan.svg
      """
  )

  @OptionGroup var subjects: AuditSubjects

  @Option(help: "Whose order: reading, tab (of a live page) or scan.")
  var order: Picture.Order = .reading

  @Option(
    help: ArgumentHelp("The file to write: .svg or .html.", valueName: "file"),
    completion: .file(extensions: ["svg", "html"])
  )
  var to: String

  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    guard to.hasSuffix(".svg") || to.hasSuffix(".html") else {
      throw ValidationError("--to is the name of an .svg or .html file.")
    }
    guard subjects.all.count == 1 else {
      throw ValidationError("A picture is of one document or web page.")
    }
  }

  func run() throws {
    let text = try MainActor.assumeIsolated { try draw() }
    guard ReportFile.write(text, to: to) else { throw ExitCode(1) }
  }

  @MainActor
  private func draw() throws -> String {
    let openers = Openers()
    defer { openers.close() }
    var settings = try technology.settings()
    settings.useLanguageOfUser()
    var limits = ExplorationLimits()
    limits.acts = false
    let (name, subject) = subjects.all[0]
    let explorer = Explorer(settings: settings, limits: limits) {
      FreshScreen(try openers.open(subject, listsNotices: subjects.notices))
    }
    defer { explorer.close() }
    let exploration = try explorer.explore()
    if order == .tab, exploration.live == nil {
      throw Failure("\(name) is a document: only a live page has an order of the Tab key")
    }
    let findings = Audit().findings(in: exploration)
    let picture = Picture(of: exploration, order, marking: findings)
    return to.hasSuffix(".svg") ? picture.svg(of: name) : picture.html(of: name)
  }
}

extension Picture.Order: ExpressibleByArgument {}
