// SPDX-License-Identifier: MIT

import A11yProcesses
import A11yTree
import Foundation

/// A link to one app on the bus. The link handles the app's events and the session's requests one after another,
/// updates the mirror, and reports the changes.
///
/// The jobs in the link's queue wait only for answers from the app, so nothing else can delay a request. A request to
/// wait until the app is quiet is stored in ``awaited`` instead of the queue.
@BusActor
final class AppLink {
  /// A report from the link, which is forwarded to the main actor.
  enum Report: Sendable {
    case changed(TreeUpdate)
    case answered(RequestTicket, ActionResponse)
    case settled(UInt64)
    case notice(String)
    case highlighted(Frame?)
    case closed(String)
  }

  /// The maximum time for a browser to show its first page.
  nonisolated static let pageTime: Duration = .seconds(10)
  /// The interval at which the link checks whether a browser has shown its first page and whether a window has become
  /// active.
  nonisolated static let pageStep: Duration = .milliseconds(50)
  /// How long an app may take to answer, in addition to the time allowed for a key press, before the user is notified
  /// that the app is not responding.
  nonisolated static let silence: Duration = .milliseconds(700)
  /// How long an app may take to answer if it did not answer the previous check.
  nonisolated static let shortSilence: Duration = .milliseconds(100)
  /// The maximum number of events in the queue. If the limit is exceeded, the whole app is reread.
  nonisolated static let backlog = 20_000

  let connection: BusConnection
  let mirror: Mirror
  private let actor: AppActor
  let report: @Sendable (Report) -> Void
  private var events: [AccessibleEvent] = []
  private var hasLostEvents = false
  private var jobs: [@BusActor () async -> Void] = []
  let process: Int
  /// The elements that a border highlights on the desktop.
  private(set) lazy var highlight = AppHighlight(of: self)
  /// The number to report when the app is quiet, or `nil` if no request is waiting for the app to be quiet.
  private var awaited: UInt64?
  private var quiet: QuietWatch
  private var isWatching = false
  private var isWorking = false
  private var isClosed = false
  /// Whether the app did not answer the last check.
  private var isSilent = false
  private let opened = ContinuousClock.now
  private var start = SessionStart()
  /// Whether the program was started for this session, so that its window is expected to become active.
  private let isLaunched: Bool

  /// Creates a link to an app that ``DesktopApps`` has found.
  init(
    to app: DesktopApp,
    isLaunched: Bool = false,
    firstID: ElementID = ElementID(index: 0),
    on connection: BusConnection,
    report: @escaping @Sendable (Report) -> Void
  ) {
    self.connection = connection
    self.report = report
    process = app.process
    self.isLaunched = isLaunched
    mirror = Mirror(of: app.reference, app.library, on: connection, firstID: firstID)
    actor = AppActor(mirror, of: app.process)
    quiet = QuietWatch(mirror.toolkit.quiet, at: .now)
    connection.onSignal = { [weak self] in self?.handle($0) }
    connection.onDisconnect = { [weak self] in
      self?.end("The connection to the accessibility bus was lost.")
    }
  }

  /// Performs a request and reports the answer after the changes that the request has caused.
  func perform(_ request: ActionRequest, _ ticket: RequestTicket) {
    answer(ticket) { await $0.perform(request) }
  }

  /// Performs a system request and reports the result in the same way as ``perform(_:_:)-(ActionRequest,_)``.
  func perform(_ request: SystemRequest, _ ticket: RequestTicket) {
    answer(ticket) { await $0.perform(request) }
  }

  private func answer(
    _ ticket: RequestTicket,
    _ body: @escaping @BusActor (AppActor) async -> ActionResponse.Outcome
  ) {
    add { [self] in
      begin()
      if isSilent, await !answers(within: Self.shortSilence) {
        return report(.answered(ticket, .refused(AppActor.notice(for: .timedOut))))
      }
      let outcome = await body(actor)
      await takeEvents()
      flush()
      report(.answered(ticket, ActionResponse(outcome)))
    }
  }

  /// Returns whether the app answers within the time limit. A notice informs the user when the app stops answering and
  /// when it resumes answering.
  private func answers(within limit: Duration) async -> Bool {
    let replies = await connection.call([mirror.app.call(.accessible, "GetRole")], within: limit)
    let wasSilent = isSilent
    if case .failure(.timedOut) = replies[0] { isSilent = true } else { isSilent = false }
    if isSilent, !wasSilent {
      report(.notice("The app is not responding. Its last content can still be read."))
    } else if wasSilent, !isSilent {
      report(.notice("The app is responding again."))
    }
    return !isSilent
  }

  /// Closes the connection and sends no further reports.
  func close() {
    isClosed = true
    jobs = []
    highlight.end()
    connection.close()
  }

  private func handle(_ signal: BusConnection.Signal) {
    if signal.member == "NameOwnerChanged" {
      if signal.arguments.first?.string == mirror.app.program,
        signal.arguments.last?.string?.isEmpty == true
      {
        add { [self] in
          await takeEvents()
          flush()
          end("The app has exited.")
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

  /// Handles all events that have arrived, in batches, until none are left.
  private func takeEvents() async {
    var rounds = 0
    while !events.isEmpty, rounds < 20, !isClosed {
      rounds += 1
      let batch = events
      events = []
      await mirror.handle(batch)
      if hasLostEvents {
        hasLostEvents = false
        if let root = mirror.tree.root { await mirror.loader.reload([root]) }
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

extension AppLink {
  /// The number of objects to complete before the next request is handled.
  private nonisolated static let part = 200

  /// Reads the app and reports its tree.
  func open() {
    add { [self] in
      do {
        try await Registry(connection: connection).listen(to: mirror.app.program)
      } catch {
        return end("The accessibility bus is not responding.")
      }
      if isLaunched, (try? DisplayConnection())?.hasWindowManager == true {
        start.expectActivation(from: .now)
      }
      await mirror.loader.open(mirror.app)
      guard mirror.tree.root != nil else { return end("The app is not responding.") }
      // A new watch begins, because an app's changes during launch do not predict the app's later behavior.
      quiet = QuietWatch(mirror.toolkit.quiet, at: .now)
      flush()
      complete()
    }
  }

  /// Reads the postponed properties in batches, so that requests can be handled between batches.
  private func complete() {
    add { [self] in
      let isMore = await mirror.loader.complete(atMost: Self.part)
      flush()
      if isMore { complete() }
    }
  }
}

extension AppLink {
  /// Reports the given number once the app has been quiet for some time after all previous requests.
  ///
  /// Requests that arrive in the meantime are handled first, and only the last number is reported.
  func settle(_ number: UInt64) {
    add { [self] in
      awaited = number
      quiet.begin(at: .now)
      watch()
    }
  }

  /// Waits until the app may be quiet, and then checks whether it is.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    Task { @BusActor in
      while !isClosed, awaited != nil, let left = timeLeft { try? await Task.sleep(for: left) }
      isWatching = false
      if let number = awaited { finish(number) }
    }
  }

  /// The remaining time that the app must stay quiet, or `nil` if it already counts as quiet.
  private var timeLeft: Duration? {
    let now = ContinuousClock.now
    if let pressed = mirror.user.pressedAt { quiet.wait(until: pressed + KeySymbol.time) }
    let opens = now - opened < Self.pageTime && mirror.isWaitingForPage
    let activates =
      !mirror.user.hasBegun && start.awaitsActivation(at: now) && !mirror.isActive
    if quiet.due <= now, opens || activates { quiet.wait(until: now + Self.pageStep) }
    // An app that is waiting for a processor has not finished its work yet.
    if quiet.due <= now, ProcessTable.isBusy(process) { quiet.waitForWork(at: now) }
    return quiet.due > now ? quiet.due - now : nil
  }

  /// Begins the session at the user's position, as indicated by the app's states.
  private func begin() {
    if !mirror.user.hasBegun { mirror.focus.begin() }
  }

  /// Reads the postponed properties and then reports that the app is quiet.
  private func finish(_ number: UInt64) {
    add { [self] in
      // The app may have changed while earlier jobs were running.
      await takeEvents()
      flush()
      guard timeLeft == nil else { return watch() }
      // An app that answers has also handled all messages that were sent to the app earlier.
      guard await answers(within: isSilent ? Self.shortSilence : Self.silence) else {
        // An app that is computing, or waiting for a processor, may answer soon.
        if ProcessTable.isBusy(process), !quiet.hasEnded(at: .now) { return finish(number) }
        if awaited == number { finishWaiting(number) }
        return
      }
      if await mirror.loader.complete(atMost: Self.part) {
        flush()
        return finish(number)
      }
      await mirror.lookAgain()
      await takeEvents()
      flush()
      if awaited == number { finishWaiting(number) }
    }
  }

  private func finishWaiting(_ number: UInt64) {
    awaited = nil
    begin()
    report(.settled(number))
  }

  /// Reports that a request has been completed. If the link is still waiting for the app to be quiet after an earlier
  /// request, both requests are reported as completed together.
  func done(_ number: UInt64) {
    if awaited == nil { report(.settled(number)) } else { awaited = number }
  }

  /// Whether no jobs are waiting.
  var isIdle: Bool { jobs.isEmpty }
}

extension AppLink {
  /// Reads part of a run of unread rows, and reports the answer after the change that adds these rows.
  func makeRows(of id: ElementID, isForward: Bool, _ ticket: RequestTicket) {
    add { [self] in
      if let run = mirror.tree[id], case .run(let range) = run.kind, let parent = run.parent {
        let part = isForward ? range.prefix(RowDemand.step) : range.suffix(RowDemand.step)
        await mirror.loader.read(part.startIndex..<part.endIndex, of: run, in: parent)
      }
      flush()
      report(.answered(ticket, .handled()))
    }
  }

  /// Reads unread rows near an element before the cursor reaches them.
  func prefetch(near id: ElementID) {
    guard isIdle, let node = mirror.tree[id] else { return }
    guard let item = node.parent?.demand == nil ? node.parent : node, let list = item.parent,
      list.demand != nil, let place = list.children.firstIndex(where: { $0 === item })
    else { return }
    let near = list.children[max(0, place - 15)..<min(list.children.count, place + 15)]
    guard let run = near.first(where: { if case .run = $0.kind { true } else { false } }),
      case .run(let range) = run.kind
    else { return }
    let isAfter = list.children[..<place].contains { $0 === run } == false
    let part = isAfter ? range.prefix(RowDemand.step) : range.suffix(RowDemand.step)
    add { [self] in
      await mirror.loader.read(part.startIndex..<part.endIndex, of: run, in: list)
      flush()
    }
  }

  /// Scrolls an element into view if necessary, and reports the resulting changes, such as content that a page appends.
  func show(_ id: ElementID, _ number: UInt64) {
    add { [self] in
      guard let node = mirror.tree[id], let reference = node.acting,
        let facts = mirror.tree[reference]?.facts, facts.interfaces.contains(.component),
        mirror.toolkit.hidesWhatIsScrolled, !facts.states.contains(.showing)
      else { return done(number) }
      await mirror.places.scroll(to: reference)
      settle(number)
    }
  }
}
