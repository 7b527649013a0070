// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11ySites
import A11yTranscripts
import A11yTree
import A11yWeb
import Foundation

/// A finder for a site's pages, which reads the site's `robots.txt` and sitemaps and creates a named subject for each
/// page.
///
/// The browser reads `robots.txt` and sitemaps with the same options as the pages. If the command line specifies a
/// server, the scout starts it, and stops it when the scout is closed.
@MainActor
final class SiteScout {
  private let page: PageOptionGroup
  private let openers: Openers
  /// One open page for each site whose files were requested.
  private var pages: [String: (page: WebPage, session: AssistiveSession)] = [:]
  private var server: AssistiveSession?

  init(_ page: PageOptionGroup, _ openers: Openers) {
    self.page = page
    self.openers = openers
  }

  func close() {
    for (_, session) in pages.values { session.close() }
    server?.close()
    pages = [:]
    server = nil
  }

  /// Starts the server if the command line specifies one.
  func startServer() throws {
    guard let ready = page.ready else { return }
    let opened = try openers.open(subject(ready, page.fields(isRealTime: false)))
    server = AssistiveSession(source: opened.source)
  }

  /// Returns the name and the subject of a page.
  func named(_ address: SiteAddress) -> NamedSubject {
    guard page.serve != nil else {
      return NamedSubject(name: address.text, subject: subject(address.text, fields))
    }
    let path = String(address.path.dropFirst())
    return NamedSubject(name: path.isEmpty ? "/" : path, subject: subject(path, fields))
  }

  /// The header fields for every page, without the fields that start the server, because the server is already running.
  var fields: [Subject.Field] {
    page.fields(isRealTime: false).filter { $0.name != "run" && $0.name != "ready" }
  }

  private func subject(_ open: String, _ fields: [Subject.Field]) -> Subject {
    Subject([Subject.Field("open", open)] + fields)
  }

  /// Returns the address at which a crawl starts, and the rules in the site's `robots.txt` file.
  func start(at text: String) throws -> (start: SiteAddress, robots: RobotsRules) {
    let site = page.serve == nil ? text : try scout("").page.url
    guard let base = SiteAddress(site),
      let url = URL(string: text, relativeTo: URL(string: base.text)),
      let start = SiteAddress(url.absoluteString)
    else { throw Failure("--crawl: “\(text)” is not the address of a web page") }
    return (start, try robots(of: start.origin))
  }

  private func robots(of origin: String) throws -> RobotsRules {
    let answer = try ask(SiteFiles.text(at: "\(origin)/robots.txt"), of: origin)
    return answer.text.map { RobotsRules($0) } ?? RobotsRules()
  }

  /// Returns the pages in a sitemap.
  func pages(inSitemap text: String) throws -> (pages: [SiteAddress], leftOut: [String]) {
    guard let address = SiteAddress(text) else { return try pages(inFile: text) }
    var first = [address.text]
    if address.path == "/" {
      let named = try robots(of: address.origin).sitemaps
      first = named.isEmpty ? ["\(address.origin)/sitemap.xml"] : named
    }
    var reading = SitemapReading(at: first)
    try finish(&reading)
    return (reading.pages, reading.leftOut)
  }

  private func pages(inFile path: String) throws -> (pages: [SiteAddress], leftOut: [String]) {
    let data: Data
    do {
      data = try FileContent.read(path, limit: Self.longestSitemap)
    } catch {
      throw Failure("\(path): \(error)")
    }
    var reading = SitemapReading(at: [path])
    _ = reading.next()
    reading.add(try ask(SiteFiles.sitemap(in: data), of: "about:blank"), of: path)
    try finish(&reading)
    return (reading.pages, reading.leftOut)
  }

  /// The maximum size of a sitemap file, compressed or not, in bytes.
  private static let longestSitemap = 50 << 20

  private func finish(_ reading: inout SitemapReading) throws {
    while let sitemap = reading.next() {
      let answer =
        try SiteAddress(sitemap).map { try ask(SiteFiles.sitemap(at: $0.text), of: $0.origin) }
        ?? SiteAnswer("the address is not a web address")
      reading.add(answer, of: sitemap)
    }
  }

  private func ask(_ expression: String, of origin: String) throws -> SiteAnswer {
    SiteAnswer(json: try scout(origin).page.checkNow(with: SiteFiles.script, expression))
  }

  /// Returns an open page of a site, which shows the site's `robots.txt` file or the page that the server sends
  /// instead.
  private func scout(_ origin: String) throws -> (page: WebPage, session: AssistiveSession) {
    let site = page.serve != nil && origin != "about:blank" ? "" : origin
    if let known = pages[site] { return known }
    let open: String
    switch site {
    case "": open = "robots.txt"
    case "about:blank": open = site
    default: open = "\(site)/robots.txt"
    }
    let own = site == "about:blank" ? fields.filter { $0.name != "serve" } : fields
    let opened = try openers.open(subject(open, own))
    guard let page = opened.source as? WebPage else {
      throw Failure("\(origin): this is not a website")
    }
    let scout = (page, AssistiveSession(source: opened.source))
    pages[site] = scout
    return scout
  }
}
