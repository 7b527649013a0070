// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation

/// A live web page as a source of elements.
///
/// ```swift
/// let browser = try await Browser.start()
/// let page = try await browser.open("http://localhost:3000")
/// let session = Session(source: page)
/// session.perform("find next buttons")
/// session.perform("activate")
/// await session.settle()
/// ```
/// With virtual time, the page's clock advances only when the session waits, and a little with every
/// turn: three seconds on the page take milliseconds, and each run hears the same.
///
/// Its parts own their state: `PageWindows` the tabs, `PageQueue` what is under way, `ShownPage` what
/// is known of the page.
@MainActor
public final class WebPage: TreeSource {
  /// Receives what the page reports.
  public var onEvent: ((SourceEvent) -> Void)?
  /// The clock of the page: the session's if the page's time is virtual.
  public var clock: SourceClock { time == .virtual ? .session : .wall }
  /// What the page waits for.
  public var progress: SourceProgress {
    queue.first.map { .waiting(for: $0) } ?? .settled
  }
  /// The title of the document.
  public var title: String { shown.title }
  /// The address of the document.
  public var url: String { target.url }
  /// How many tabs and windows the page has opened and are still there, itself among them.
  public var windowCount: Int { windows.count }

  let browser: Browser
  let options: PageOptions
  let time: PageOptions.Time
  let list: PageWindows
  let queue = PageQueue()
  let shown = ShownPage()
  let trail = PageTrail()
  /// Called when the page is closed: what serves it ends with it.
  var onClosed: () -> Void = {}
  private let onClose: () -> Void
  package private(set) var isClosed = false
  /// Whether an address is being opened for a caller, who receives its errors.
  private(set) var isNavigating = false
  /// Whether the page was read once.
  private(set) var isOpen = false
  /// Notices to show as soon as a session listens.
  private var notices: [String] = []
  /// Announcements of the page that were not spoken yet.
  private var said: [Announcement] = []
  /// What waits for the page to be quiet, where its time is real.
  private(set) var quiet: PageQuiet?

  init(
    _ window: PageWindow,
    in browser: Browser,
    _ options: PageOptions,
    onClose: @escaping () -> Void
  ) {
    list = PageWindows(window)
    self.browser = browser
    self.onClose = onClose
    self.options = options
    time = options.time
    if time == .real { quiet = PageQuiet { [weak self] in self?.readChange() } }
  }

  /// Returns the elements of the page.
  public func start() -> TreeUpdate {
    for notice in takeNotices() { onEvent?(.notice(notice)) }
    var update = TreeUpdate(
      root: page.root,
      changes: page.elements.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
    )
    update.announcements = takeSaid()
    shown.show(target.dialog, in: &update, isFirst: true)
    update.keyboardFocus = focus.known.map { .move($0) }
    return update
  }

  /// Performs a user's action: on the page, and so later.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard !isClosed else { return .refused("Nothing happens: the page is closed.") }
    if let answer = answerAtOnce(request) { return answer }
    return later("the page to answer") { await self.act(request) }
  }

  /// Scrolls to the element that the cursor has reached, if that is not shown yet.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    if let id = self.focus.settle(focus), !isClosed, isOutOfView(id) { scroll(to: id) }
    return TreeUpdate()
  }

  /// Lets time pass on the page.
  public func advance(by time: Duration) {
    guard !isClosed, self.time == .virtual else { return }
    enqueue("the page’s time to pass") { await self.pass(time) }
  }

  /// Lets time pass; no faster than the wall clock's while a server may send at any moment.
  private func pass(_ time: Duration) async {
    var rest = time
    while window.clock.sockets.areOpen, rest > Limits.socketStep, !isClosed {
      try? await Task.sleep(for: Limits.socketStep)
      try? await window.clock.advance(by: Limits.socketStep)
      rest -= Limits.socketStep
    }
    send(await settle(for: rest))
  }

  /// Closes the page with all its windows.
  public func close() { letGo() }

  /// Ends the page: what was there last can still be read.
  func end(_ reason: String) {
    guard !isClosed else { return }
    onEvent?(.closed(reason))
    letGo()
  }

  /// Releases the page in the browser, and what serves it.
  private func letGo() {
    guard !isClosed else { return }
    isClosed = true
    quiet?.stop()
    browser.forget(self)
    onClose()
    onClosed()
  }

  /// Records that the page has been read.
  func didOpen() {
    isOpen = true
    quiet?.remind()
  }

  /// Shows a sentence.
  func show(notice: String) {
    if queue.isEmpty, let onEvent { onEvent(.notice(notice)) } else { note(notice) }
  }

  /// Keeps a notice until the work under way is done.
  func note(_ notice: String) { notices.append(notice) }

  /// Removes and returns the notices to show.
  func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// Keeps an announcement unless the page has made too many; returns whether it was kept.
  func say(_ announcement: Announcement) -> Bool {
    guard said.count < Limits.announcements else { return false }
    said.append(announcement)
    return true
  }

  /// Removes and returns the announcements of the page.
  func takeSaid() -> [Announcement] {
    defer { said = [] }
    return said
  }

  /// Opens an address for a caller, who receives its errors.
  func navigating<Result>(_ body: () async -> Result) async -> Result {
    isNavigating = true
    defer { isNavigating = false }
    return await body()
  }
}

extension WebPage {
  /// The tab in front, with its clock.
  var window: PageWindow { list.front }

  /// All tabs, in the order in which they were opened.
  var windows: [PageWindow] { list.all }

  var target: PageTarget { window.target }

  /// The elements of the tab in front.
  var page: LivePage { shown.page }

  /// What was read last.
  var reading: PageReading { shown.reading }

  var focus: PageFocus { shown.focus }

  var selects: OpenSelects { shown.selects }

  /// The page as it is now, as a capture that `Document` reads: Chrome's nodes of all frames, with
  /// what the DOM adds to them.
  ///
  /// What is typed into secret fields is bullets, as in the page's own tree.
  public func capture() -> Data { ChromeNodes.json(reading.nodes) }
}
