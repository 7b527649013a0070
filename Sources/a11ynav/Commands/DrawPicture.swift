// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yWeb
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

  @Flag(help: "Draw no screenshot of a web page beneath.")
  var noScreenshot = false

  @OptionGroup(title: "Technology") var technology: TechnologyOptions

  func validate() throws {
    guard to.hasSuffix(".svg") || to.hasSuffix(".html") else {
      throw ValidationError("--to is the name of an .svg or .html file.")
    }
    guard subjects.isNamed, subjects.storybook == nil,
      subjects.files.count + subjects.launch.count < 2
    else { throw ValidationError("A picture is of one document, web page or app.") }
  }

  func run() throws {
    let (text, isCut) = try MainActor.assumeIsolated { try draw() }
    guard ReportFile.write(text, to: to) else { throw ExitCode(1) }
    if isCut {
      StandardError.write("a11ynav: the picture ends where the Tab key was no longer followed")
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
    let named = try subjects.all(openers)[0]
    var page: WebPage?
    let explorer = Explorer(settings: settings, limits: limits) {
      let opened = try openers.open(named.subject, listsNotices: subjects.notices)
      if page == nil { page = opened.source as? WebPage }
      return FreshScreen(opened)
    }
    defer { explorer.close() }
    let exploration = try explorer.explore()
    if order == .tab, exploration.live == nil {
      throw Failure("\(named.name) is a document: only a live page has an order of the Tab key")
    }
    let findings = Audit().findings(in: exploration)
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
