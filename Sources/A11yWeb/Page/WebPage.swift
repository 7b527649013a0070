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
@MainActor
public final class WebPage: TreeSource {
  /// Receives what the page reports.
  public var onEvent: ((SourceEvent) -> Void)?
  /// The clock of the page: the session's if the page's time is virtual.
  public var clock: SourceClock { time == .virtual ? .session : .wall }
  /// What the page waits for.
  public var progress: SourceProgress {
    work.isEmpty ? .settled : .waiting(for: work.first ?? "the page")
  }
  /// The title of the document.
  public internal(set) var title = ""
  /// The address of the document.
  public var url: String { target.url }
  /// How many tabs and windows the page has opened and are still there, itself among them.
  public var windowCount: Int { windows.count }

  let browser: Browser
  let time: PageOptions.Time
  /// The tab in front, with its clock.
  var target: PageTarget { window.target }
  var window: PageWindow
  /// All tabs, in the order in which they were opened.
  var windows: [PageWindow]
  /// The elements of the tab in front.
  var page = LivePage()
  /// What was read last.
  var reading = PageReading()
  /// The selects that are open: a browser opens them in a window that is no part of the page.
  var openSelects: Set<Int> = []
  /// The DOM node with the page's own focus, as the session knows it.
  var knownFocus: ElementID?
  /// The element that the page's focus marks as active inside it, such as an option.
  var knownActive: ElementID?
  /// The DOM node with the page's own focus at the last reading.
  var pageFocus: Int?
  /// Where VoiceOver and the scanner are.
  var cursors = FocusedElements()
  /// The key that the page was offered last, and did not use.
  var offeredKey: KeyStroke?
  /// Where the cursors go when an option of a select was chosen.
  var returnTo: ElementID?
  /// Whether the page may hear of scrolling, if that is known.
  var noticesScrolling: Bool?
  /// The node to scroll to before the page is asked for anything.
  var owedScroll: Int?
  /// The addresses that were opened before.
  var visited: Set<String> = []
  /// What the page has said and nobody has heard.
  var said: [Announcement] = []
  /// What to show as soon as somebody looks.
  var notices: [String] = []
  /// The message that is shown as an alert.
  var shownDialog: PageDialog?
  /// How many messages the page has shown.
  var dialogCount = 0
  /// Tabs that were opened and are not attached to yet.
  var opening: [String] = []
  /// How many further tabs were closed at once.
  var refusedWindows = 0
  /// Whether another window came to the front since the last reading.
  var hasNewWindow = false
  /// The document that was read last, by number.
  var shownGeneration = 0
  /// The document whose time was aligned last, by number.
  var alignedGeneration = 0
  /// Called when the page is closed: what serves it ends with it.
  var onClosed: () -> Void = {}
  let options: PageOptions
  let onClose: () -> Void
  /// What is under way, in words, in order.
  var work: [String] = []
  var lastTask: Task<Void, Never>?
  var lastTicket: UInt64 = 0
  var focusGeneration: UInt64 = 0
  var isClosed = false
  /// Whether an address is opened for which somebody waits, who is told what is wrong with it.
  var isNavigating = false
  /// Whether the page was read once.
  var isOpen = false
  /// What waits for the page to be quiet, where its time is real.
  var quiet: PageQuiet?

  init(
    _ window: PageWindow,
    in browser: Browser,
    _ options: PageOptions,
    onClose: @escaping () -> Void
  ) {
    self.window = window
    self.browser = browser
    self.onClose = onClose
    self.options = options
    time = options.time
    windows = [window]
    if time == .real { quiet = PageQuiet { [weak self] in self?.readChange() } }
  }

  /// Returns the elements of the page.
  public func start() -> TreeUpdate {
    let shown = notices
    notices = []
    for notice in shown { onEvent?(.notice(notice)) }
    var update = TreeUpdate(
      root: page.root,
      changes: page.elements.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
    )
    update.announcements = said
    said = []
    addDialog(to: &update, isFirst: true)
    update.keyboardFocus = knownFocus.map { .move($0) }
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
    offeredKey = nil
    let moved = focus.voiceOver != cursors.voiceOver ? focus.voiceOver : nil
    let scanned = focus.switchControl != cursors.switchControl ? focus.switchControl : nil
    cursors = focus
    knownFocus = focus.keyboard
    if !isClosed, let id = moved ?? scanned, isOutOfView(id) { scroll(to: id) }
    return TreeUpdate()
  }

  /// Lets time pass on the page.
  public func advance(by time: Duration) {
    guard !isClosed, self.time == .virtual else { return }
    enqueue("the page’s time to pass") {
      let update = await self.settle(for: time)
      self.send(update)
    }
  }

  /// Closes the page with all its windows.
  public func close() { letGo() }
}
