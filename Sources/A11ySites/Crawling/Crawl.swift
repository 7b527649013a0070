// SPDX-License-Identifier: MIT

import A11yAudit

/// The pages of a site that can be reached through links, level by level.
///
/// A crawl does not open any pages itself. A crawl returns the pages to read next and receives the links found on them.
/// A crawl's pages and their order depend only on the site, not on the number of pages that are read at the same time.
///
/// ```swift
/// var crawl = Crawl(from: start)
/// while true {
///   let pages = crawl.nextLevel()
///   if pages.isEmpty { break }
///   for page in pages { crawl.follow(read(page)) }
/// }
/// ```
package struct Crawl: Sendable {
  /// The limits for a crawl, which are its depth, the number of pages, and the paths to read.
  package struct Limits: Hashable, Sendable {
    /// The maximum number of links between the start page and another page.
    package var depth = 10
    /// The maximum number of pages that a crawl reads.
    package var pages = 200
    /// The maximum number of pages whose addresses differ only in their queries.
    package var queries = 5
    /// The maximum number of pages whose addresses differ only in numbers, such as the pages for the days of a
    /// calendar.
    package var alike = 50
    /// The paths to read, or an empty array to read all paths.
    package var only: [NamePattern] = []
    /// The paths to leave out.
    package var except: [NamePattern] = []
    /// The names of links that a crawl follows although they contain words such as “log out”.
    package var allowed: [NamePattern] = []

    /// Creates the default limits.
    package init() {}
  }

  /// A reason for not following links, in words.
  package enum Unfollowed: String, CaseIterable, Sendable {
    case otherSite = "to other sites"
    case otherFile = "to files that are not pages"
    case robots = "excluded by robots.txt"
    case unwanted = "excluded by --include or --exclude"
    case dangerous = "that may have a lasting effect (see --allow)"
    case query = "that differ only in the query (see --most-queries)"
    case alike = "that differ only in numbers (see --most-alike)"
    case depth = "beyond the maximum depth (see --depth)"
    case pages = "beyond the limit for pages (see --most-pages)"
  }

  private let start: SiteAddress
  private let robots: RobotsRules
  private let limits: Limits
  private var seen: Set<SiteAddress>
  private var next: [SiteAddress]
  private var depth = -1
  private var count = 1
  private var queries: [String: Int] = [:]
  private var shapes: [String: Int] = [:]
  private var left: [Unfollowed: [String]] = [:]

  /// Starts a crawl at a page, even if `robots.txt` does not allow programs to read this page.
  package init(
    from start: SiteAddress,
    robots: RobotsRules = RobotsRules(),
    limits: Limits = Limits()
  ) {
    self.start = start
    self.robots = robots
    self.limits = limits
    seen = [start]
    next = [start]
    _ = isNew(start)
  }

  /// Returns the pages of the next level in the order of the links to them, or an empty array at the end of the crawl.
  package mutating func nextLevel() -> [SiteAddress] {
    defer { next = [] }
    depth += 1
    return next
  }

  /// Adds the pages that a page on the current level links to, in the order of the links.
  package mutating func follow(_ links: [PageLink]) {
    for link in links {
      let whole = link.address.hasPrefix("/") ? start.origin + link.address : link.address
      guard let address = SiteAddress(whole), seen.insert(address).inserted else { continue }
      if let kind = kind(of: address, link) {
        left[kind, default: []].append(address.text)
      } else {
        count += 1
        next.append(address)
      }
    }
  }

  private mutating func kind(of address: SiteAddress, _ link: PageLink) -> Unfollowed? {
    if address.origin != start.origin { return .otherSite }
    if address.isOtherFile { return .otherFile }
    if !robots.allows(address.path) { return .robots }
    let path = String(address.pathAlone)
    if !limits.only.isEmpty, !limits.only.contains(where: { $0.matches(path) }) { return .unwanted }
    if limits.except.contains(where: { $0.matches(path) }) { return .unwanted }
    if isDangerous(link, path) { return .dangerous }
    if depth >= limits.depth { return .depth }
    if count >= limits.pages { return .pages }
    return isNew(address)
  }

  /// Returns whether following a link could end the session or change the site. A request that only reads a page should
  /// never end the session or change the site, but on some sites it does.
  private func isDangerous(_ link: PageLink, _ path: String) -> Bool {
    if limits.allowed.contains(where: { $0.matches(link.name) }) { return false }
    if NeverPressed.word(in: link.name) != nil { return true }
    let letters = path.lowercased().filter { $0.isLetter || $0 == "/" }
    return ["logout", "signout", "logoff", "abmelden"].contains { letters.contains($0) }
  }

  /// Counts an address, and returns the reason to leave it out if enough similar addresses have already been counted.
  private mutating func isNew(_ address: SiteAddress) -> Unfollowed? {
    let path = String(address.pathAlone)
    let isFirst = queries[path] == nil
    if queries[path, default: 0] >= limits.queries { return .query }
    if isFirst, address.shape != path, shapes[address.shape, default: 0] >= limits.alike {
      return .alike
    }
    queries[path, default: 0] += 1
    if isFirst { shapes[address.shape, default: 0] += 1 }
    return nil
  }

  /// The links that were not followed, with one sentence per reason that names the first three addresses.
  package var leftOut: [String] {
    Unfollowed.allCases.compactMap { kind in
      guard let addresses = left[kind] else { return nil }
      let shown = addresses.prefix(3).joined(separator: ", ")
      let rest = addresses.count > 3 ? ", …" : ""
      let count = addresses.count == 1 ? "1 link" : "\(addresses.count) links"
      return "\(count) \(kind.rawValue): \(shown)\(rest)"
    }
  }
}

/// A link on a page.
package struct PageLink: Hashable, Sendable, Codable {
  /// The address that the link leads to, or only its path if the address is on the page's own site.
  package var address: String
  /// The link's name.
  package var name: String

  /// Creates a link.
  package init(to address: String, named name: String) {
    self.address = address
    self.name = name
  }
}

extension Exploration {
  /// Returns the links that users encounter on the screen, in reading order.
  ///
  /// - Parameter page: The address of the page.
  package func links(from page: String) -> [PageLink] {
    let own = SiteAddress(page)?.origin
    return stops.compactMap { stop in
      let text = stop.element.hasDetails ? stop.element.details.url : ""
      guard let address = SiteAddress(text) else { return nil }
      return PageLink(
        to: address.origin == own ? address.path : address.text,
        named: stop.element.label
      )
    }
  }
}
