// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yOpening
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
/// It receives requests and events, and puts what they lead to one after the other in `PageQueue`.
/// Its parts do the work and own their state: `PageReader` reads, `PageActor` acts, `PageHistory` leads
/// to other documents, `PageOutput` tells the session.
@MainActor
public final class WebPage: TreeSource {
  /// Receives what the page reports.
  public var onEvent: ((SourceEvent) -> Void)? {
    get { output.onEvent }
    set { output.onEvent = newValue }
  }
  /// The clock of the page: the session's if the page's time is virtual.
  public var clock: SourceClock { time == .virtual ? .session : .wall }
  /// What the page waits for.
  public var progress: SourceProgress {
    queue.first.map { .waiting(for: $0) } ?? .settled
  }
  /// The title of the document.
  public var title: String { reader.shown.title }
  /// The address of the document.
  public var url: String { target.url }
  /// How many tabs and windows the page has opened and are still there, itself among them.
  public var windowCount: Int { windows.all.count }

  /// Whether the page shows a message, such as an alert, that stops it until it is answered.
  package var showsMessage: Bool { !isClosed && target.dialog != nil }
  /// Whether the page has nothing but its title.
  package var isBlank: Bool { page.root.flatMap { page.elements[$0] }?.children.isEmpty ?? true }
  /// Why the document that was opened is not the page that was asked for, if it is not.
  package internal(set) var unread: UnreadContent?

  let browser: Browser
  let reader: PageReader
  let history: PageHistory
  let actor: PageActor
  /// Called when the page is closed: what serves it ends with it.
  var onClosed: () -> Void = {}
  let output = PageOutput()
  let queue = PageQueue()
  private let onClose: () -> Void

  init(
    _ window: PageWindow,
    in browser: Browser,
    _ options: PageOptions,
    onClose: @escaping () -> Void
  ) {
    self.browser = browser
    self.onClose = onClose
    reader = PageReader(window, in: browser, options, to: output)
    history = PageHistory(reader)
    actor = PageActor(reader, history)
    reader.watch { [weak self] in self?.readChange() }
    reader.onOpened = { [weak self] in self?.watch($0) }
    output.onClose = { [weak self] in self?.letGo() }
  }

  package var isClosed: Bool { output.isClosed }

  var time: PageOptions.Time { reader.time }

  var windows: PageWindows { reader.windows }

  /// The tab in front, with its clock.
  var window: PageWindow { reader.window }

  var target: PageTarget { reader.target }

  private var page: LivePage { reader.page }

  private var focus: PageFocus { reader.focus }

  /// Returns the elements of the page.
  public func start() -> TreeUpdate {
    for notice in output.takeNotices() { onEvent?(.notice(notice)) }
    var update = TreeUpdate(
      root: page.root,
      changes: page.elements.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
    )
    update.announcements = output.takeAnnouncements()
    reader.shown.show(target.dialog, in: &update, isFirst: true)
    update.keyboardFocus = focus.known.map { .move($0) }
    return update
  }

  /// Performs a user's action: on the page, and so later.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard !isClosed else { return .refused("Nothing happens: the page is closed.") }
    if let answer = answerForDialog(request) ?? actor.answerAtOnce(request) { return answer }
    return later("the page to answer") { await self.actor.act(request) }
  }

  /// Scrolls to the element that the cursor has reached, if that is not shown yet.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    if let id = self.focus.settle(focus), !isClosed { scroll(to: id) }
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
    while window.clock.traffic.isConnected, rest > Limits.trafficStep, !isClosed {
      try? await Task.sleep(for: Limits.trafficStep)
      try? await window.clock.advance(by: Limits.trafficStep)
      rest -= Limits.trafficStep
    }
    output.send(await reader.settle(for: rest))
  }

  /// Closes the page with all its windows.
  public func close() { output.close() }

  /// Releases the page in the browser, and what serves it.
  private func letGo() {
    reader.quiet?.stop()
    browser.forget(self)
    onClose()
    onClosed()
  }

  /// The page as it is now, as a capture that `Document` reads: Chrome's nodes of all frames, with
  /// what the DOM adds to them.
  ///
  /// What is typed into secret fields is bullets, as in the page's own tree.
  public func capture() -> Data { ChromeNodes.json(reader.reading.nodes) }
}

extension WebPage {
  /// Finds out whether the document that was opened is the page that was asked for.
  func checkContent() async {
    if target.hasCrashed {
      unread = .lost("the page crashed while it was loading")
      return
    }
    guard let answer = try? await target.evaluate(.answer) else { return }
    if answer["isBlocked"].isTrue {
      unread = .lost("the browser shows an error page in place of this one")
    } else if let code = answer["status"].integer, code >= 400 {
      unread = .status(code)
    } else if let type = answer["type"].string, type == "application/pdf" {
      unread = .type(type)
    }
  }

  /// Shows a sentence.
  func show(notice: String) {
    if queue.isEmpty, let onEvent { onEvent(.notice(notice)) } else { output.note(notice) }
  }

  /// Reads a page in real time that has changed by itself; while something else is under way, after
  /// that.
  private func readChange() {
    guard !isClosed, reader.isOpen, progress == .settled else { return }
    enqueue("the page to change") { self.output.send(await self.reader.read()) }
  }

  /// Scrolls an element into view in every box around it, after which the page may have more to show.
  ///
  /// A page that cannot notice it is scrolled later, before it is asked for anything: nothing that
  /// is said depends on it.
  private func scroll(to id: ElementID) {
    let isOutOfView = reader.isOutOfView(id)
    let hasBoxes = reader.reading.hasScrollBoxes
    guard isOutOfView || hasBoxes, let node = reader.domNode(of: id) else { return }
    if isOutOfView, !hasBoxes, time == .virtual, reader.shown.noticesScrolling == false {
      return reader.owe(node, id)
    }
    enqueue("the page to scroll") {
      if await self.reader.isClipped(node) { return await self.reader.scrollAndRead(node) }
      guard isOutOfView else { return }
      await self.reader.askForScrolling()
      if self.time == .virtual, self.reader.shown.noticesScrolling == false {
        self.reader.owe(node, id)
      } else {
        await self.reader.scrollAndRead(node)
      }
    }
  }
}
