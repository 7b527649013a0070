// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11ySites
import A11yTranscripts
import A11yWeb
import Foundation

/// A run that explores subjects one after another and applies an audit's rules to each of them.
@MainActor
struct AuditRun {
  let audit: Audit
  let settings: SessionSettings
  let limits: ExplorationLimits
  var budget: SwitchBudget?
  /// The source of axe-core's script, if axe-core is also run on the pages.
  var axe: String?
  /// The known findings, which are omitted from the report.
  var known: Baseline?
  /// The folder into which a failing test is written for each finding.
  var saved: SavedFindings?
  /// A closure that returns whether to audit a subject even if it does not show the requested content.
  var accepts: (UnreadContent) -> Bool = { _ in true }
  /// Whether all unknown content in a document is listed.
  var listsNotices = false
  /// Whether records contain all speech on a page. The `keepsImages` property adds an image of the page.
  var keepsWalks = false
  var keepsImages = false
  let openers: Openers

  /// The maximum size of a file to search for the lines of findings, in bytes.
  private static let longestSource = 16 << 20

  /// Explores all subjects and returns a report, which also lists the subjects that cannot be opened.
  func report(on subjects: [NamedSubject]) -> AuditReport {
    var report = AuditReport()
    for subject in subjects {
      do {
        let begun = ContinuousClock.now
        let result = try explore(subject)
        report.add(result, took: .now - begun)
      } catch let unread as UnreadContent {
        report.refuse(subject.name, "\(unread)")
      } catch {
        report.fail(subject.name, Self.reason("\(error)", subject.name))
      }
    }
    return report
  }

  /// How many times a page is explored again after its browser has exited unexpectedly.
  private static let mostRepetitions = 2

  /// Explores one page of a site, and explores it again if the browser exits unexpectedly in the meantime.
  func record(of named: NamedSubject, at place: Int) -> PageRecord {
    for _ in 0..<Self.mostRepetitions {
      let record = attempt(named, at: place)
      guard openers.forgetLostBrowsers() else { return record }
      StandardError.write("a11ynav: the browser exited unexpectedly; auditing \(named.name) again")
    }
    return attempt(named, at: place)
  }

  private func attempt(_ named: NamedSubject, at place: Int) -> PageRecord {
    let begun = ContinuousClock.now
    var seconds: Double { (ContinuousClock.now - begun).seconds }
    func failure(_ reason: String, isUnread: Bool = false) -> PageRecord {
      PageRecord(
        PageOutcome(of: named.name, at: place, failed: reason, isUnread: isUnread, took: seconds)
      )
    }
    do {
      var heard: PageWalk?
      var links: [PageLink] = []
      var address = ""
      var switchSeconds: Double?
      let result = try explore(named) { exploration, page in
        if let page, let shown = SiteAddress(page.url) {
          links = exploration.links(from: page.url)
          // The port on which a folder is served has no lasting meaning, so only the path is recorded.
          address = named.subject["serve"] == nil ? shown.text : shown.path
        }
        switchSeconds = exploration.switchSeconds
        guard keepsWalks else { return }
        // A report shows the image at half its size beside the words.
        let image = keepsImages ? page?.screenshotNow(scale: 0.5) : nil
        heard = PageWalk(
          of: exploration,
          image: image.map { Screenshot(jpeg: $0.jpeg, frame: $0.frame) }
        )
      }
      return PageRecord(
        PageOutcome(
          result,
          at: place,
          took: seconds,
          address: address,
          links: links,
          switchSeconds: switchSeconds
        ),
        walk: heard
      )
    } catch let unread as UnreadContent {
      return failure("\(unread)", isUnread: true)
    } catch {
      return failure(Self.reason("\(error)", named.name))
    }
  }

  /// Explores a subject and applies the rules.
  ///
  /// - Parameter onExploration: A closure that receives the exploration, and any page, while the subject is open.
  private func explore(
    _ named: NamedSubject,
    onExploration: (Exploration, WebPage?) -> Void = { _, _ in }
  ) throws -> AuditResult {
    let explorer = Explorer(settings: settings, limits: limits) {
      let opened = try openers.open(named.subject, listsNotices: listsNotices)
      if let unread = opened.unread, !accepts(unread) { throw unread }
      return FreshScreen(opened)
    }
    defer { explorer.close() }
    var exploration = try explorer.explore()
    exploration.budget = budget
    let page = explorer.source as? WebPage
    var result = AuditResult(of: named.name, audit, in: exploration)
    if result.stops == 0 || page?.isBlank == true, !accepts(.empty) { throw UnreadContent.empty }
    onExploration(exploration, page)
    result.place(explorer.places(of: result.findings.compactMap(\.element)))
    if let text = try? FileContent.read(named.name, limit: Self.longestSource) {
      result.locate(in: String(decoding: text, as: UTF8.self), exploration)
    }
    if let axe {
      guard let page else { throw Failure("axe can check only web pages, but this is a document") }
      let answer = try page.checkNow(with: axe, OtherReport.axeExpression)
      result.compare(with: try OtherReport(axe: answer))
    }
    if let known { result.leaveOut(known) } else { result.joinRepeats() }
    try saved?.write(&result, of: named.subject)
    return result
  }

  /// Returns the reason that a subject cannot be opened, without the subject's name.
  static func reason(_ text: String, _ name: String) -> String {
    text.hasPrefix("\(name): ") ? String(text.dropFirst(name.count + 2)) : text
  }
}
