// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree
import Foundation

/// An opener for web pages that are named in headers and on command lines.
///
/// All pages that request the same browser share it. Each page has its own context, so it does not see the cookies of
/// other pages. The servers and programs that a header names run until the header's page is closed.
@MainActor
public final class WebOpener: SourceOpener {
  /// The header fields that specify which page to open and how to open it.
  public nonisolated let fields: Set<String> = [
    "serve", "run", "ready", "viewport", "locale", "browser", "headed", "attach", "tab", "time",
    "wait-for", "wait-for-gone", "timeout", "header", "basic-auth", "storage-state",
    "ignore-https-errors",
    "proxy", "browser-endpoint",
    "user-agent", "color-scheme", "reduced-motion", "timezone", "geolocation",
    "traffic", "record-traffic", "record-credentials",
  ]
  private var browsers: [BrowserOptions: StartedBrowser] = [:]
  private var endpoints: [BrowserEndpoint: StartedBrowser] = [:]
  /// Whether a browser that exited unexpectedly has been replaced.
  private var hasLostBrowser = false
  private var pages: [WebPage] = []
  private let programs = ServingPrograms()
  /// The recordings of the pages' traffic, which are complete when the opener is closed.
  private var recordings: [TrafficRecorder] = []
  private var problems: [String] = []

  /// The hosts to which pages may connect, or `nil` if all hosts are allowed.
  private let hosts: [String]?

  /// The index of the browser to try first, so that several processes distribute their pages among the browsers.
  private let firstEndpoint: Int

  /// Whether pages are opened without a window in a browser that has no visible windows.
  private let isWindowless: Bool

  /// Creates an opener without a browser. A browser is started for the first page.
  public nonisolated init() {
    hosts = nil
    firstEndpoint = 0
    isWindowless = false
  }

  /// Creates an opener whose browser connects only to the given hosts, or to all hosts if `hosts`
  /// is `nil`.
  ///
  /// - Parameters:
  ///   - firstEndpoint: The index of the browser to try first if several are named.
  ///   - isWindowless: Whether pages need no window, because no images of them are taken.
  package nonisolated init(
    hosts: [String]?,
    firstEndpoint: Int = 0,
    isWindowless: Bool = false
  ) {
    self.hosts = hosts
    self.firstEndpoint = firstEndpoint
    self.isWindowless = isWindowless
  }

  /// Returns whether a header names a page, which is an address, an HTML file, or any path in a served folder.
  public nonisolated func recognizes(_ subject: Subject) -> Bool {
    if subject["serve"] != nil || subject["run"] != nil || subject["attach"] != nil { return true }
    return subject["open"].map { PageAddress.isPage($0) } ?? false
  }

  /// Opens a page, and returns once it has been loaded and read.
  public func open(_ subject: Subject) throws(SubjectError) -> OpenedSource {
    let plan = try PagePlan(subject)
    let result: Result<WebPage, SubjectError> = waiting { await self.result(plan) }
    return Self.opened(try result.get())
  }

  /// Opens a page in the same way as ``open(_:)``, but lets other tasks run in the meantime, so
  /// that several pages can be opened at the same time.
  package func openInTask(_ subject: Subject) async throws(SubjectError) -> OpenedSource {
    Self.opened(try await result(try PagePlan(subject)).get())
  }

  private func result(_ plan: PagePlan) async -> Result<WebPage, SubjectError> {
    do {
      return .success(try await self.open(plan))
    } catch let error as SubjectError {
      return .failure(error)
    } catch {
      return .failure(SubjectError("\(error)", field: "open"))
    }
  }

  private static func opened(_ page: WebPage) -> OpenedSource {
    var opened = OpenedSource(page, title: page.title.isEmpty ? page.url : page.title)
    opened.showsMessage = { page.showsMessage }
    opened.unread = page.unread
    return opened
  }

  /// Closes all pages and browsers, and completes the recordings of their traffic.
  public func close() {
    for page in pages { page.close() }
    if recordings.contains(where: { !$0.isComplete }) { waiting { await self.finishRecordings() } }
    closeBrowsers()
  }

  /// Does the same as ``close()``, but lets other tasks run in the meantime.
  package func closeInTask() async {
    for page in pages { page.close() }
    await finishRecordings()
    closeBrowsers()
  }

  /// Returns the reasons that traffic recordings could not be written, without duplicates.
  package func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  private func closeBrowsers() {
    problems += recordings.compactMap(\.failure)
    for browser in Array(browsers.values) + Array(endpoints.values) { browser.close() }
    endpoints = [:]
    pages = []
    recordings = []
    browsers = [:]
  }

  /// Waits until the content of all recorded responses has arrived, for at most five seconds.
  private func finishRecordings() async {
    let unfinished = recordings.filter { !$0.isComplete }
    guard !unfinished.isEmpty else { return }
    let limit = Deadline(.seconds(5)) { for recording in unfinished { recording.giveUp() } }
    for recording in unfinished { await recording.finished() }
    limit.cancel()
  }

  private func open(_ plan: PagePlan) async throws -> WebPage {
    let site = try await Site.start(plan, programs)
    do {
      let page = try await page(plan, at: site.address)
      site.belong(to: page)
      pages.removeAll { $0.isClosed }
      pages.append(page)
      if let recorder = page.recorder { recordings.append(recorder) }
      return page
    } catch {
      site.end()
      throw error
    }
  }

  private func page(_ plan: PagePlan, at address: String) async throws -> WebPage {
    if !plan.endpoints.isEmpty {
      return try await remoteBrowser(plan.endpoints).open(address, plan.page)
    }
    guard let endpoint = plan.endpoint else {
      var options = plan.page
      options.isWindowless = isWindowless && !plan.browser.isHeaded
      return try await browser(plan).open(address, options)
    }
    do {
      let browser = try await attached(endpoint)
      if address.isEmpty { return try await browser.openTab(plan.tab, plan.page) }
      return try await browser.open(address, plan.page)
    } catch {
      throw SubjectError("\(error)", field: "attach")
    }
  }

  private func attached(_ endpoint: BrowserEndpoint) async throws -> Browser {
    if let known = running(endpoints[endpoint]) { return try await known.browser }
    let started = StartedBrowser { () async throws(BrowserError) in
      try await Browser.attach(to: endpoint)
    }
    endpoints[endpoint] = started
    return try await started.browser
  }

  /// Returns the first browser that answers, beginning with the browser at ``firstEndpoint``.
  private func remoteBrowser(_ all: [BrowserEndpoint]) async throws(SubjectError) -> Browser {
    var reason = ""
    for place in all.indices {
      do {
        return try await attached(all[(place + firstEndpoint) % all.count])
      } catch {
        if reason.isEmpty { reason = "\(error)" }
      }
    }
    throw SubjectError(reason, field: "browser-endpoint")
  }

  /// Removes the browsers that have exited unexpectedly since the previous call, and returns whether there were any.
  package func forgetLostBrowsers() -> Bool {
    let count = browsers.count + endpoints.count
    browsers = browsers.filter { !$0.value.isLost }
    endpoints = endpoints.filter { !$0.value.isLost }
    defer { hasLostBrowser = false }
    return hasLostBrowser || browsers.count + endpoints.count < count
  }

  /// Returns a browser unless it has exited, and records whether it exited unexpectedly.
  private func running(_ known: StartedBrowser?) -> StartedBrowser? {
    guard let known, known.hasEnded else { return known }
    hasLostBrowser = hasLostBrowser || known.isLost
    return nil
  }

  private func browser(_ plan: PagePlan) async throws -> Browser {
    var options = plan.browser
    options.hosts = hosts
    if let known = running(browsers[options]) { return try await known.browser }
    let started = StartedBrowser { () async throws(SubjectError) in
      do { return try await Browser.start(options) } catch {
        throw SubjectError("\(error)", field: options.program == nil ? "open" : "browser")
      }
    }
    browsers[options] = started
    return try await started.browser
  }
}

/// A browser that several pages can wait for while it starts.
@MainActor
private final class StartedBrowser {
  private let starting: Task<Browser, any Error>
  private var outcome: Result<Browser, any Error>?
  private var isClosed = false

  init(_ start: @escaping @MainActor () async throws -> Browser) {
    starting = Task { try await start() }
  }

  /// The browser, once it has started.
  var browser: Browser {
    get async throws {
      let result = await starting.result
      outcome = result
      if isClosed { try? result.get().close() }
      return try result.get()
    }
  }

  /// Whether the browser could not be started or has exited.
  var hasEnded: Bool {
    switch outcome {
    case nil: false
    case .failure: true
    case .success(let browser): browser.hasEnded
    }
  }

  /// Whether the browser was started but has exited.
  var isLost: Bool {
    if case .success(let browser) = outcome { browser.hasEnded } else { false }
  }

  func close() {
    isClosed = true
    try? outcome?.get().close()
  }
}
