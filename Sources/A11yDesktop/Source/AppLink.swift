// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// One app on the bus: takes its events and the session's requests one after the other, keeps the
/// mirror, and reports what changed.
///
/// Nothing waits in its queue but for answers of the app, so a request always gets through; what
/// waits for the app to be quiet is in ``awaited``.
@BusActor
final class AppLink {
  /// What the link reports; handed over to the main actor.
  enum Report: Sendable {
    case changed(TreeUpdate)
    case answered(RequestTicket, ActionResponse)
    case settled(UInt64)
    case notice(String)
    case closed(String)
  }

  /// How long a key may take through the display to what it does.
  nonisolated static let keyTime: Duration = .milliseconds(250)
  /// How long a browser may take to show its first page, and how often that is looked at.
  nonisolated static let pageTime: Duration = .seconds(10)
  nonisolated static let pageStep: Duration = .milliseconds(50)
  /// The most events that wait to be handled; more make the app be read again.
  nonisolated static let backlog = 20_000

  let connection: BusConnection
  let mirror: Mirror
  let report: @Sendable (Report) -> Void
  private var events: [AccessibleEvent] = []
  private var hasLostEvents = false
  var jobs: [@BusActor () async -> Void] = []
  let process: Int
  /// What is shown on the desktop by a border, and by what.
  var highlighted: [ElementID] = []
  var highlighter: Highlighter?
  var isHighlighting = false
  var isFollowing = false
  var canNotHighlight = false
  /// The number to report when the app is quiet; `nil` while nobody waits for that.
  var awaited: UInt64?
  var quiet: QuietWatch
  var isWatching = false
  private var isWorking = false
  private(set) var isClosed = false
  let opened = ContinuousClock.now

  /// Links to an app that ``DesktopApps`` found.
  init(
    to app: DesktopApp,
    on connection: BusConnection,
    report: @escaping @Sendable (Report) -> Void
  ) {
    self.connection = connection
    self.report = report
    process = app.process
    mirror = Mirror(of: app.reference, app.library, on: connection)
    quiet = QuietWatch(mirror.toolkit.quiet, at: .now)
    connection.onSignal = { [weak self] in self?.take($0) }
    connection.onDisconnect = { [weak self] in self?.end("The accessibility bus is gone.") }
  }

  /// Performs a request and reports the answer, after the changes that came with it.
  func perform(_ request: ActionRequest, _ ticket: RequestTicket) {
    answer(ticket) { await $0.perform(request) }
  }

  /// Performs a request from the system, as ``perform(_:_:)-(ActionRequest,_)`` does.
  func perform(_ request: SystemRequest, _ ticket: RequestTicket) {
    answer(ticket) { await $0.perform(request) }
  }

  private func answer(
    _ ticket: RequestTicket,
    _ body: @escaping @BusActor (Mirror) async -> ActionResponse.Outcome
  ) {
    add { [self] in
      let outcome = await body(mirror)
      await takeEvents()
      flush()
      report(.answered(ticket, ActionResponse(outcome)))
    }
  }

  /// Closes the connection and reports nothing more.
  func close() {
    isClosed = true
    jobs = []
    highlighter = nil
    connection.close()
  }

  private func take(_ signal: BusConnection.Signal) {
    if signal.member == "NameOwnerChanged" {
      if signal.arguments.first?.string == mirror.app.program,
        signal.arguments.last?.string?.isEmpty == true
      {
        add { [self] in
          await takeEvents()
          flush()
          end("The app has ended.")
        }
      }
      return
    }
    guard let event = AccessibleEvent(signal) else { return }
    quiet.change(of: event.source, at: .now)
    if events.count < Self.backlog { events.append(event) } else { hasLostEvents = true }
    if !isWorking {
      add { [self] in
        await takeEvents()
        flush()
      }
    }
  }

  /// Handles the events that have arrived, all at once, until there are none.
  func takeEvents() async {
    var rounds = 0
    while !events.isEmpty, rounds < 20, !isClosed {
      rounds += 1
      let batch = events
      events = []
      await mirror.take(batch)
      if hasLostEvents {
        hasLostEvents = false
        if let root = mirror.root { await mirror.reload([root]) }
      }
    }
  }

  func flush() {
    let update = mirror.takeUpdate()
    if !update.isEmpty, !isClosed { report(.changed(update)) }
  }

  func end(_ reason: String) {
    guard !isClosed else { return }
    report(.closed(reason))
    close()
  }

  func add(_ job: @escaping @BusActor () async -> Void) {
    guard !isClosed else { return }
    jobs.append(job)
    guard !isWorking else { return }
    isWorking = true
    Task { @BusActor in
      while !jobs.isEmpty {
        let next = jobs.removeFirst()
        await next()
        if jobs.isEmpty, !events.isEmpty {
          await takeEvents()
          flush()
        }
      }
      isWorking = false
    }
  }
}
