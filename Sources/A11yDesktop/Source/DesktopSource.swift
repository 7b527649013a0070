// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A running app on a Linux desktop, as AT-SPI describes it.
///
/// ```swift
/// let source = try DesktopSource(attachingTo: "gedit")
/// let session = AssistiveSession(source: source)
/// ```
/// The app is read and asked on a thread of its own; everything that it says arrives later, so no
/// app can hold up a session.
@MainActor
public final class DesktopSource: TreeSource {
  /// Receives what the app reports.
  public var onEvent: ((SourceEvent) -> Void)?
  /// The app's name.
  public let title: String
  private let app: DesktopApp
  private(set) var link: AppLink?
  /// What is shown on the desktop by a border.
  private var highlighted: [ElementID] = []
  /// Whether the app has changed since the border was shown.
  private var hasChanged = false
  private var launched: LaunchedApp?
  private var tickets: UInt64 = 0
  private var open: Set<RequestTicket> = []
  /// The last time that the app was asked whether it is settled, and the last that it was.
  private var asked: UInt64 = 0
  private var settled: UInt64 = 0

  /// Attaches to an app that runs.
  ///
  /// - Parameter name: Its name, in any case, or its process id.
  /// - Throws: ``DesktopError`` if there is no such app, or no way to the desktop.
  public convenience init(attachingTo name: String) throws(DesktopError) {
    self.init(try DesktopApps.find(name), launched: nil)
  }

  /// Starts a program and attaches to it; the program ends with the source.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments, as in a shell.
  ///   - folder: The folder that it starts in; empty for the current one.
  /// - Throws: ``DesktopError`` if it cannot be started, or shows no window in time.
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

  private init(_ app: DesktopApp, launched: LaunchedApp?) {
    title = app.name
    self.app = app
    self.launched = launched
  }

  /// Whether the app has answered everything and been quiet since.
  public var progress: SourceProgress {
    asked == settled && open.isEmpty ? .settled : .waiting(for: "the app to answer")
  }

  /// An app follows the wall clock.
  public var clock: SourceClock { .wall }

  /// Begins to read the app; its tree arrives later.
  public func start() -> TreeUpdate {
    let app = app
    let isLaunched = launched != nil
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
        let link = AppLink(to: app, isLaunched: isLaunched, on: bus.connection, report: report)
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

  /// Asks the app to do something; it answers later.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    // Nearly every key is offered to the program first; it would cost a round trip each.
    switch request.action {
    case .key, .shortcut: return .refused("")
    default: return ask { $0.perform(request, $1) }
    }
  }

  /// Presses a key, opens the menu bar or shows another window of the app.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    return ask { $0.perform(request, $1) }
  }

  /// Has the link do something that is answered later.
  private func ask(
    _ body: @escaping @BusActor @Sendable (AppLink, RequestTicket) -> Void
  ) -> ActionResponse {
    guard let link else { return .refused("Nothing happens: the app has not been read yet.") }
    let ticket = makeTicket()
    asked += 1
    let number = asked
    Task { @BusActor in
      body(link, ticket)
      link.settle(number)
    }
    return .underWay(ticket)
  }

  /// Reads rows ahead of the cursor, and brings what it is on into view.
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

  /// Reads some of the rows of a long list; they arrive later.
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

  /// Shows elements on the desktop by a border around them, which follows them and takes no clicks.
  ///
  /// With no elements the border goes. Where the display cannot do it, a notice says so once. It
  /// costs nothing while the elements and the app stay the same.
  public func highlight(_ elements: [ElementID]) {
    guard elements != highlighted || hasChanged, let link else { return }
    highlighted = elements
    hasChanged = false
    Task { @BusActor in link.highlight.show(elements) }
  }

  /// Ends the link, and the program if it was started for this.
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
