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
/// With virtual time, the page's clock advances only when the session waits, and by a small amount with every turn.
/// With virtual time, three seconds on the page take only milliseconds, and every run produces the same words.
///
/// A page receives requests and events, and queues the resulting work in a `PageQueue`. The work is divided among
/// several objects, each of which owns its state. `PageReader` reads the page, `PageActor` performs actions,
/// `PageHistory` navigates to other documents, and `PageOutput` reports to the session.
@MainActor
public final class WebPage: TreeSource {
  /// A closure that is called with the events of the page.
  public var onEvent: ((SourceEvent) -> Void)? {
    get { output.onEvent }
    set { output.onEvent = newValue }
  }
  /// The page's clock, which is the session's clock if the page's time is virtual.
  public var clock: SourceClock { time == .virtual ? .session : .wall }
  /// The progress of the page's current work. If there is no work, the progress is settled.
  public var progress: SourceProgress {
    queue.first.map { .waiting(for: $0) } ?? .settled
  }
  /// The document's title.
  public var title: String { reader.shown.title }
  /// The document's address.
  public var url: String { target.url }
  /// The number of open tabs and windows, including the page itself and the windows that it has opened.
  public var windowCount: Int { windows.all.count }

  /// Whether the page shows a dialog, such as an alert, that blocks the page until it is answered.
  package var showsMessage: Bool { !isClosed && target.dialog != nil }
  /// Whether the page has no content other than its title.
  package var isBlank: Bool { page.root.flatMap { page.elements[$0] }?.children.isEmpty ?? true }
  /// The reason that the opened document is not the requested page, or `nil` if it is the requested page.
  package internal(set) var unread: UnreadContent?

  let browser: Browser
  let reader: PageReader
  let history: PageHistory
  let actor: PageActor
  /// A closure that is called when the page is closed, so that the server or program for the page can be stopped.
  var onClosed: () -> Void = {}
  let output = PageOutput()
  let queue = PageQueue()
  /// The recording of the page's traffic.
  private(set) var recorder: TrafficRecorder?
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

  /// The frontmost tab and its clock.
  var window: PageWindow { reader.window }

  var target: PageTarget { reader.target }

  private var page: LivePage { reader.page }

  private var focus: PageFocus { reader.focus }

  /// Returns the page's elements.
  public func start() -> TreeUpdate {
    // The page's clock may have stopped a script while the page was loading.
    if let notice = window.clock.takeNotice() { output.note(notice) }
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

  /// Performs a user's action. An action that needs the browser is answered later.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard !isClosed else { return .refused("The page is closed.") }
    if let answer = answerForDialog(request) ?? actor.answerAtOnce(request) { return answer }
    return later("the page to answer") { await self.actor.act(request) }
  }

  /// Scrolls to the element that the cursor has reached, if it is not yet visible.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    if let id = self.focus.settle(focus), !isClosed { scroll(to: id) }
    return TreeUpdate()
  }

  /// Lets time pass on the page.
  public func advance(by time: Duration) {
    guard !isClosed, self.time == .virtual else { return }
    enqueue("the page’s time to pass") { await self.pass(time) }
  }

  /// Lets time pass, but no faster than wall-clock time while a server can send data at any moment.
  private func pass(_ time: Duration) async {
    var rest = time
    while window.clock.traffic.isConnected, rest > Limits.trafficStep, !isClosed {
      try? await Task.sleep(for: Limits.trafficStep)
      try? await window.clock.advance(by: Limits.trafficStep)
      rest -= Limits.trafficStep
    }
    output.send(await reader.settle(for: rest))
  }

  /// Closes the page and all its windows.
  public func close() { output.close() }

  /// Releases the page in the browser, and stops its server or program.
  private func letGo() {
    reader.quiet?.stop()
    recorder?.finish()
    browser.forget(self)
    onClose()
    onClosed()
  }

  /// Returns the page's last reading as a capture that `Document` can parse. The capture contains Chrome's nodes for
  /// all frames and additional facts from the DOM.
  ///
  /// Text in secure fields is replaced by bullets, as in the page's own tree.
  public func capture() -> Data { ChromeNodes.json(reader.reading.nodes) }
}

extension WebPage {
  /// Checks whether the opened document is the requested page, and sets ``unread`` if it is not.
  func checkContent() async {
    if target.hasCrashed {
      unread = .lost("the page crashed while it was loading")
      return
    }
    guard let answer = try? await target.evaluate(.answer) else { return }
    if answer["isBlocked"].isTrue {
      unread = .lost("the browser shows an error page instead of this page")
    } else if let code = answer["status"].integer, code >= 400 {
      unread = .status(code)
    } else if let type = answer["type"].string, type == "application/pdf" {
      unread = .type(type)
    } else if answer["isParsed"] == false {
      unread = .unfinished
    }
  }

  /// Shows the requests that the recorded traffic could not answer, and the failures of a recording.
  func follow(_ network: PageNetwork) {
    recorder = network.recorder
    recorder?.onFailure = { [weak self] in self?.show(notice: $0) }
    guard let replay = network.replay else { return }
    if let lack = replay.traffic.lack { show(notice: lack) }
    replay.onMissing = { [weak self] request in
      self?.show(
        notice: "The recorded traffic has no response to \(request); requests that were not "
          + "recorded fail."
      )
    }
  }

  /// Shows a notice immediately or after the current work.
  func show(notice: String) {
    if queue.isEmpty, let onEvent { onEvent(.notice(notice)) } else { output.note(notice) }
  }

  /// Reads a page in real time that has changed on its own, unless other work is in progress, after which the page is
  /// read in any case.
  private func readChange() {
    guard !isClosed, reader.isOpen, progress == .settled else { return }
    enqueue("the page to change") { self.output.send(await self.reader.read()) }
  }

  /// Scrolls an element into view in every box that contains it. The page may load more content afterwards.
  ///
  /// If scrolling cannot affect the page, the page is scrolled later, before the next request to it, because the spoken
  /// words do not depend on the scroll position.
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
