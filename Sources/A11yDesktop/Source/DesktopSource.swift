// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A running app on a Linux desktop, which is accessed through AT-SPI.
///
/// ```swift
/// let source = try DesktopSource(attachingTo: "gedit")
/// let session = AssistiveSession(source: source)
/// ```
/// A separate thread communicates with the app, and the app's answers arrive asynchronously, so no app can block a
/// session.
@MainActor
public final class DesktopSource: TreeSource {
  /// A closure that receives the app's events.
  public var onEvent: ((SourceEvent) -> Void)?
  /// The app's name.
  public let title: String
  private let app: DesktopApp
  private(set) var link: AppLink?
  /// The elements that a border highlights on the desktop.
  private var highlighted: [ElementID] = []
  /// A closure that receives the border's position on the screen, or `nil` if no border is shown.
  var onHighlight: ((Frame?) -> Void)?
  /// Whether the app has changed since the border was shown.
  private var hasChanged = false
  private var launched: LaunchedApp?
  private var tickets: UInt64
  private let firstID: ElementID
  private var open: Set<RequestTicket> = []
  /// The number of the last request to wait until the app has settled.
  private var asked: UInt64 = 0
  /// The number of the last request after which the app has settled.
  private var settled: UInt64 = 0

  /// Attaches to a running app.
  ///
  /// - Parameter name: The app's name, in upper or lower case, or its process id.
  /// - Throws: ``DesktopError`` if there is no such app, or if the desktop cannot be reached.
  public convenience init(attachingTo name: String) throws(DesktopError) {
    self.init(try DesktopApps.find(name), launched: nil)
  }

  /// Starts a program and attaches to it. Closing the source also terminates the program.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, in a shell's syntax.
  ///   - folder: The folder in which the program starts, or an empty string for the current folder.
  /// - Throws: ``DesktopError`` if the program cannot be started, or shows no window within the time limit.
  public convenience init(
    launching command: String,
    in folder: String = ""
  ) throws(DesktopError) {
    let launched = try LaunchedApp(command, in: folder)
    do {
      self.init(try DesktopApps.find(launched), launched: launched)
    } catch {
      launched.end()
      throw error
    }
  }

  /// Attaches to one of a desktop's apps. The sources for a desktop's apps share the IDs of elements and of requests.
  convenience init(_ app: DesktopApp, firstID: ElementID) {
    self.init(app, launched: nil, firstID: firstID)
  }

  private init(
    _ app: DesktopApp,
    launched: LaunchedApp?,
    firstID: ElementID = ElementID(index: 0)
  ) {
    self.firstID = firstID
    tickets = UInt64(firstID.generation) << 32
    title = app.name
    self.app = app
    self.launched = launched
  }

  /// The app's progress. The app has settled once it has answered all requests and has been quiet since then.
  public var progress: SourceProgress {
    asked == settled && open.isEmpty ? .settled : .waiting(for: "the app to answer")
  }

  /// The wall clock, which all apps follow.
  public var clock: SourceClock { .wall }

  /// Starts reading the app. The app's tree arrives later.
  public func start() -> TreeUpdate {
    let app = app
    let isLaunched = launched != nil
    let firstID = firstID
    asked += 1
    let number = asked
    let report: @Sendable (AppLink.Report) -> Void = { report in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.handle(report) }
      }
    }
    Task { @BusActor [weak self] in
      do throws(BusError) {
        let bus = try await AccessibilityBus()
        let link = AppLink(
          to: app,
          isLaunched: isLaunched,
          firstID: firstID,
          on: bus.connection,
          report: report
        )
        await self?.begin(link)
        link.open()
        link.settle(number)
      } catch {
        report(.closed(DesktopApps.advice(for: error)))
      }
    }
    return TreeUpdate()
  }

  private func begin(_ link: AppLink) { self.link = link }

  /// Asks the app to perform an action. The app's answer arrives later.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    // These actions are refused immediately, because nearly every key is offered to the source first, and each offer
    // would cost a round trip.
    switch request.action {
    case .key, .shortcut: return .refused("")
    default: return ask { $0.perform(request, $1) }
    }
  }

  /// Presses a key, opens the app's menu bar, or shows another of its windows.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    return ask { $0.perform(request, $1) }
  }

  /// Forwards a request to the link, which answers later.
  private func ask(
    _ body: @escaping @BusActor @Sendable (AppLink, RequestTicket) -> Void
  ) -> ActionResponse {
    guard let link else { return .refused("The app has not been read yet.") }
    let ticket = makeTicket()
    asked += 1
    let number = asked
    Task { @BusActor in
      body(link, ticket)
      link.settle(number)
    }
    return .underWay(ticket)
  }

  /// Reads rows ahead of the cursor and scrolls the element at the cursor into view.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    guard let link, let cursor = focus.voiceOver ?? focus.switchControl else { return TreeUpdate() }
    asked += 1
    let number = asked
    Task { @BusActor in
      link.prefetch(near: cursor)
      link.show(cursor, number)
    }
    return TreeUpdate()
  }

  /// Reads some rows of a long list. The rows arrive later.
  public func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse {
    guard let link else { return .refused("") }
    let ticket = makeTicket()
    Task { @BusActor in link.makeRows(of: id, isForward: isForward, ticket) }
    return .underWay(ticket)
  }

  private func makeTicket() -> RequestTicket {
    tickets += 1
    let ticket = RequestTicket(tickets)
    open.insert(ticket)
    return ticket
  }

  /// Highlights elements on the desktop with a border that follows the elements and ignores clicks.
  ///
  /// If no elements are given, the border disappears. If the display does not support the border, a single notice is
  /// shown. Repeated calls cost nothing as long as the elements and the app stay the same.
  public func highlight(_ elements: [ElementID]) {
    guard elements != highlighted || hasChanged, let link else { return }
    highlighted = elements
    hasChanged = false
    Task { @BusActor in link.highlight.show(elements) }
  }

  /// Whether the program was started for this source.
  public var isLaunched: Bool { launched != nil }

  /// Closes the link and, if the program was started for this source, terminates the program.
  public func close() {
    onEvent = nil
    let link = link
    self.link = nil
    Task { @BusActor in link?.close() }
    launched?.end()
    launched = nil
  }

  private func handle(_ report: AppLink.Report) {
    switch report {
    case .changed(let update):
      hasChanged = true
      onEvent?(.changed(update))
    case .notice(let text): onEvent?(.notice(text))
    case .highlighted(let frame): onHighlight?(frame)
    case .answered(let ticket, let response):
      open.remove(ticket)
      onEvent?(.answered(ticket, response))
    case .settled(let number):
      settled = max(settled, number)
      if progress == .settled { onEvent?(.settled) }
    case .closed(let reason):
      link = nil
      open = []
      settled = asked
      onEvent?(.closed(reason))
    }
  }
}
