// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yWeb
import ArgumentParser

/// The `a11ynav picture` subcommand.
struct DrawPicture: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture",
    abstract: "Draw the order in which a screen is read, tabbed through or scanned.",
    discussion: """
      Each stop is numbered at its position on the screen. A picture of a scan also
      shows each stop’s cost for a switch user; the higher the cost, the redder the
      stop. Audit findings are marked. If the document has no positions, the picture
      is an outline. An HTML file also lists all spoken words.

        a11ynav picture http://localhost:3000 --to order.html
        a11ynav picture page.chrome.json --order scan --to scan.svg
      """
  )

  @OptionGroup var subjects: AuditSubjects

  @Option(help: "The order to draw: reading, tab (live pages only) or scan.")
  var order: Picture.Order = .reading

  @Option(
    help: ArgumentHelp("The file to write: .svg or .html.", valueName: "file"),
    completion: .file(extensions: ["svg", "html"])
  )
  var to: String

  @Flag(help: "Leave out the screenshot of the web page.")
  var noScreenshot = false

  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    guard to.hasSuffix(".svg") || to.hasSuffix(".html") else {
      throw ValidationError("--to must name an .svg or .html file.")
    }
    guard subjects.isNamed, subjects.files.count + subjects.launch.count < 2
    else { throw ValidationError("Specify exactly one document, web page or app.") }
  }

  func run() throws {
    let (text, isCut) = try MainActor.assumeIsolated { try draw() }
    guard ReportFile.write(text, to: to) else { throw ExitCode(1) }
    if isCut {
      StandardError.write(
        "a11ynav: the picture is incomplete, because the Tab order was too long to follow to its end"
      )
      throw ExitCode.limitReached
    }
  }

  @MainActor
  private func draw() throws -> (text: String, isCut: Bool) {
    let openers = Openers()
    defer { openers.close() }
    var settings = try technology.settings()
    settings.useLanguageOfUser()
    var limits = ExplorationLimits()
    limits.acts = false
    let named = subjects.all[0]
    let explorer = Explorer(settings: settings, limits: limits) {
      FreshScreen(try openers.open(named.subject, listsNotices: subjects.notices))
    }
    defer { explorer.close() }
    let exploration = try explorer.explore()
    if order == .tab, exploration.live == nil {
      throw Failure("\(named.name) is a document; only a live page has a Tab order")
    }
    let findings = Audit().findings(in: exploration)
    let page = explorer.source as? WebPage
    let image = noScreenshot ? nil : page?.screenshotNow()
    let picture = Picture(
      of: exploration,
      order,
      marking: findings,
      over: image.map { Screenshot(jpeg: $0.jpeg, frame: $0.frame) }
    )
    let text =
      to.hasSuffix(".svg") ? picture.svg(of: named.name) : picture.html(of: named.name)
    return (text, order == .tab && exploration.live?.isTabOrderCut == true)
  }
}

extension Picture.Order: ExpressibleByArgument {}
