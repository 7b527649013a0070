// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yFiles
import A11yProcesses
import A11ySites
import A11yTranscripts
import A11yTree
import Foundation

/// An audit of a site, which finds the pages, distributes them to workers, and stores the results.
@MainActor
final class SiteAudit {
  private let site: SiteOptions
  private let options: RunOptions
  private let scout: SiteScout
  private let limits: Crawl.Limits
  private let pool: WorkerPool
  private var header: RunHeader
  private var file: RunWriter?
  private var progress = RunProgress()
  private var leftOut: [String] = []

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - header: The facts that are common to all pages.
  ///   - allowed: The names of links to follow although they contain words such as “log out”.
  init(
    _ site: SiteOptions,
    _ options: RunOptions,
    _ scout: SiteScout,
    header: RunHeader,
    allowing allowed: [NamePattern]
  ) {
    self.site = site
    self.options = options
    self.scout = scout
    self.header = header
    limits = site.limits(allowing: allowed)
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    pool = WorkerPool(
      [own ?? CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(),
      count: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      limit: .seconds(options.pageTimeout)
    )
  }

  /// Audits all pages and returns the results.
  ///
  /// - Parameter listed: The pages that the command line names individually.
  func run(_ listed: [NamedSubject]) throws -> Run {
    defer { pool.close() }
    let path = try options.blob ?? temporaryFile()
    if let start = site.crawl {
      try crawl(from: start, path)
    } else {
      try audit(selected(listed) + pages(), path)
    }
    try file?.end(leftOut)
    return try Run(RunFile(path: path))
  }

  /// Returns the path of a temporary file for the results, for use if the user has not specified a file. The temporary
  /// file is removed when the program exits.
  private func temporaryFile() throws -> String {
    guard let folder = GuardedFolder() else {
      throw Failure("a temporary folder cannot be created")
    }
    temporaryFolder = folder
    return "\(folder.path)/run.jsonl"
  }

  private var temporaryFolder: GuardedFolder?

  /// Removes the files that only this run needs.
  func close() { temporaryFolder?.remove() }
}

/// The extension that selects pages from a list.
extension SiteAudit {
  /// Returns the pages from a sitemap or a file, within the limits.
  func pages() throws -> [NamedSubject] {
    var found: [SiteAddress] = []
    if let sitemap = site.sitemap {
      (found, leftOut) = try scout.pages(inSitemap: sitemap)
    } else if let path = site.pagesFrom {
      found = try pages(inFile: path)
    }
    let wanted = selected(found) { String($0.path.prefix { $0 != "?" }) }
    if wanted.isEmpty, site.isNamed { throw Failure("no pages to audit were found") }
    return wanted.map(scout.named)
  }

  /// Selects pages from entire folders. Pages that are specified individually are always kept.
  private func selected(_ listed: [NamedSubject]) -> [NamedSubject] {
    let wanted = selected(listed.filter { $0.path != nil }) { $0.path ?? "" }
    let names = Set(wanted.map(\.name))
    return listed.filter { $0.path == nil || names.contains($0.name) }
  }

  /// Selects the pages with matching paths, up to the limit, and records the number of omitted pages.
  private func selected<Page>(_ pages: [Page], path: (Page) -> String) -> [Page] {
    let wanted = pages.filter { page in
      let path = path(page)
      return (limits.only.isEmpty || limits.only.contains { $0.matches(path) })
        && !limits.except.contains { $0.matches(path) }
    }
    if wanted.count < pages.count {
      let count = (pages.count - wanted.count).counted("page")
      leftOut.append("\(count) excluded by --include or --exclude")
    }
    if wanted.count > limits.pages {
      let rest = (wanted.count - limits.pages).counted("page")
      leftOut.append("\(rest) beyond the limit of \(limits.pages) (see --most-pages)")
    }
    return Array(wanted.prefix(limits.pages))
  }

  private func pages(inFile path: String) throws -> [SiteAddress] {
    let data: Data
    do {
      data =
        path == "-"
        ? try FileContent.read(.standardInput, limit: Self.longestList)
        : try FileContent.read(path, limit: Self.longestList, allowsPipes: true)
    } catch {
      throw Failure("\(path == "-" ? "standard input" : path): \(error)")
    }
    var pages: [SiteAddress] = []
    for (number, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if text.isEmpty || text.hasPrefix("#") { continue }
      guard let page = SiteAddress(text) else {
        throw Failure(
          "\(path):\(number + 1): “\(text.prefix(80))” is not the address of a web page"
        )
      }
      pages.append(page)
    }
    return pages
  }

  /// The maximum size of a list of pages, in bytes.
  private static let longestList = 16 << 20

  private func audit(_ pages: [NamedSubject], _ path: String) throws {
    var seen: Set<String> = []
    let all = pages.filter { seen.insert($0.name).inserted }
    header.plan(all.map(\.name))
    header.shard = options.shard?.description
    let done = try open(path)
    let mine = options.shard?.places(of: all.map(\.name), times: try times()) ?? Array(all.indices)
    let left = mine.filter { done[all[$0].name] == nil }
    progress.begin(left.count, of: mine.count)
    try audit(left.map { AuditTask(all[$0], at: $0) })
  }

  /// Returns the time that each page took in an earlier run, in seconds.
  private func times() throws -> [String: Double] {
    guard let path = options.durations else { return [:] }
    let pages = try RunFile(path: path).pages
    return Dictionary(pages.map { ($0.subject, $0.seconds) }, uniquingKeysWith: { $1 })
  }
}

/// The extension that crawls a site.
extension SiteAudit {
  private func crawl(from text: String, _ path: String) throws {
    let done = try open(path)
    var place = 0
    var elsewhere: [String] = []
    try crawl(from: text) { pages, start in
      func isElsewhere(_ outcome: PageOutcome) -> Bool {
        SiteAddress(outcome.address).map { $0.origin != start.origin } ?? false
      }
      let tasks = pages.enumerated().map { AuditTask($1, at: place + $0) }
        .filter { done[$0.name] == nil }
      place += pages.count
      progress.begin(tasks.count, of: nil)
      var outcomes = done
      try audit(tasks) { outcome in
        outcomes[outcome.subject] = outcome
        guard isElsewhere(outcome) else { return true }
        elsewhere.append("\(outcome.subject) to \(outcome.address)")
        return false
      }
      return pages.compactMap { outcomes[$0.name] }.filter { !isElsewhere($0) }.flatMap(\.links)
    }
    if !elsewhere.isEmpty {
      let shown = elsewhere.sorted().prefix(3).joined(separator: ", ")
      leftOut.append("\(elsewhere.count.counted("page")) redirected to other sites: \(shown)")
    }
  }

  /// Returns the names of all pages without auditing any of them.
  ///
  /// - Parameter links: A closure that returns the links on a page.
  func list(links: (NamedSubject) -> [PageLink]) throws -> [String] {
    guard let start = site.crawl else { return try pages().map(\.name) }
    var names: [String] = []
    try crawl(from: start) { pages, _ in
      names += pages.map(\.name)
      return pages.flatMap(links)
    }
    return names
  }

  /// Follows links level by level.
  ///
  /// - Parameter read: A closure that returns the links on the pages of a level, in order.
  private func crawl(
    from text: String,
    _ read: (_ pages: [NamedSubject], _ start: SiteAddress) throws -> [PageLink]
  ) throws {
    let (start, robots) = try scout.start(at: text)
    var crawl = Crawl(from: start, robots: robots, limits: limits)
    while true {
      let level = crawl.nextLevel()
      if level.isEmpty { break }
      crawl.follow(try read(level.map(scout.named), start))
    }
    leftOut += crawl.leftOut
  }

  /// The descriptions of all omitted pages and links, with one sentence per reason.
  var notes: [String] { leftOut }
}

/// The extension that audits a list of pages.
extension SiteAudit {
  /// Opens the run file, and returns the outcomes for the completed pages, keyed by page name.
  private func open(_ path: String) throws -> [String: PageOutcome] {
    let writer = try RunWriter(path, header, resuming: options.resume)
    file = writer
    return writer.done
  }

  /// Distributes pages to the workers that audit them.
  ///
  /// - Parameter keeps: A closure that returns whether an outcome belongs in the run.
  private func audit(_ tasks: [AuditTask], keeps: (PageOutcome) -> Bool = { _ in true }) throws {
    try pool.run(tasks.map(\.line)) { place, answer in
      let task = tasks[place]
      var line: Data
      switch answer {
      case .line(let text): line = text
      case .ended: line = failure(task, "the process that audited this page ended unexpectedly")
      case .late:
        line = failure(
          task,
          "the audit took longer than \(options.pageTimeout) s; see --page-timeout"
        )
      }
      var outcome = RunFile.outcome(line)
      if outcome == nil {
        line = failure(task, "the process that audited this page sent an invalid result")
        outcome = RunFile.outcome(line)
      }
      guard let outcome else { return }
      if keeps(outcome) { try file?.write(line) }
      progress.note(outcome)
    }
  }

  private func failure(_ task: AuditTask, _ reason: String) -> Data {
    PageRecord(PageOutcome(of: task.name, at: task.place, failed: reason)).line
  }
}
