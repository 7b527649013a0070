// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A source for a whole desktop, which provides the elements of the app that receives keys.
///
/// When the user or a program switches to another window, the elements of its app replace those of the previous app.
/// Between two apps, and while no window can be read, the source shows an empty screen, on which the scanner menu
/// offers the windows and apps.
@MainActor
public final class DesktopScan: TreeSource {
  /// A closure that receives the desktop's events.
  public var onEvent: ((SourceEvent) -> Void)?
  /// A closure that receives the screen position of the highlighted elements, or `nil` if nothing is highlighted.
  public var onHighlight: ((Frame?) -> Void)?
  /// The name of the stop that is shown while no window can be scanned, in the user's language.
  public var emptyName = ""
  private let library: AppLibrary
  private var state = DesktopState()
  private var choices: DesktopChoices
  private var watch: DeskWatch?
  private var scanned: DesktopState.Scanned?
  private var app: DesktopSource?
  private var current: DesktopApp?
  /// The requests that the app has not yet answered.
  private var open: Set<RequestTicket> = []
  private var screen = EmptyScreen()
  /// The root of the elements that are currently shown.
  private var shown: ElementID
  /// The change that a pending request waits for, if any.
  private var expected: Expected?
  /// The number of sources and waits so far, which keeps the IDs of different apps distinct.
  private var generation: UInt32 = 0
  private var isClosed = false

  /// A desktop change that a user's request causes.
  private enum Expected {
    case window(Int)
    case newWindow(besides: Set<UInt32>)
    case anything
  }

  /// The maximum time for the desktop to show a window that the user has chosen.
  private static let windowLimit: Duration = .seconds(3)
  /// The maximum time for an app to show its first window.
  private static let appLimit: Duration = .seconds(15)

  /// Creates a source for the desktop that the environment variables specify.
  ///
  /// - Throws: ``DesktopError`` if the display cannot be reached.
  public init() throws(DesktopError) {
    library = AppLibrary()
    choices = DesktopChoices(apps: library.apps)
    shown = screen.root
    let reached = BusActor.wait(atMost: DesktopApps.limit) { () -> DesktopError? in
      do throws(DesktopError) {
        _ = try DisplayConnection()
        return nil
      } catch {
        return error
      }
    }
    if let error = reached ?? nil { throw error }
    _ = try DesktopApps.running()
  }

  /// Begins to watch the desktop. The front window is read later.
  public func start() -> TreeUpdate {
    expect(.anything, atMost: Self.windowLimit)
    let report: @Sendable (DesktopState) -> Void = { state in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.take(state) }
      }
    }
    Task { @BusActor [weak self] in
      do throws(DesktopError) {
        let watch = try await DeskWatch(report: report)
        await self?.begin(watch)
      } catch {
        await self?.fail(error.description)
      }
    }
    var update = screen.update(title: emptyName)
    update.desktop = choices
    return update
  }

  private func begin(_ watch: DeskWatch) {
    if isClosed { Task { @BusActor in watch.close() } } else { self.watch = watch }
  }

  private func fail(_ reason: String) {
    expected = nil
    onEvent?(.closed(reason))
  }

  /// The desktop's progress. The desktop has settled when the chosen window is shown and its app has settled.
  public var progress: SourceProgress {
    if expected != nil { return .waiting(for: "a window") }
    return app?.progress ?? .settled
  }

  /// The wall clock, which all apps follow.
  public var clock: SourceClock { .wall }

  /// Asks the app to perform an action. The app's answer arrives later.
  public func perform(_ request: ActionRequest) -> ActionResponse {
    guard let app else {
      return .refused("No app is being scanned. Choose one in the scanner menu.")
    }
    return note(app.perform(request))
  }

  /// Shows a window, starts an app, or forwards the request to the app.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    switch request {
    case .terminate: return .handled()
    case .showWindow(let number): return show(window: number)
    case .showNextWindow: return show(window: nextWindow ?? 0)
    case .openApp(let id): return start(app: id)
    default:
      guard let app else { return .refused("No app is being scanned.") }
      return note(app.perform(request))
    }
  }

  private var nextWindow: Int? {
    let numbers = choices.windows.map(\.number)
    let place = state.active.flatMap { numbers.firstIndex(of: Int($0.number)) } ?? -1
    return numbers.isEmpty ? nil : numbers[(place + 1) % numbers.count]
  }

  private func show(window number: Int) -> ActionResponse {
    guard let watch, choices.windows.contains(where: { $0.number == number }) else {
      return .refused("There is no such window.")
    }
    let window = UInt32(number)
    if state.active?.number != window { expect(.window(number), atMost: Self.windowLimit) }
    Task { @BusActor in watch.activate(window) }
    return .handled()
  }

  private func start(app id: String) -> ActionResponse {
    guard let entry = library[id] else { return .refused("There is no app with the id “\(id)”.") }
    guard library.start(id) else { return .refused("“\(entry.name)” cannot be started.") }
    expect(.newWindow(besides: Set(state.windows.map(\.number))), atMost: Self.appLimit)
    let watch = watch
    Task { @BusActor in watch?.lookSoon() }
    return .handled()
  }

  private func note(_ response: ActionResponse) -> ActionResponse {
    if case .underWay(let ticket) = response.outcome { open.insert(ticket) }
    return response
  }

  /// Forwards the cursor positions to the app.
  public func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    app?.focusDidSettle(focus) ?? TreeUpdate()
  }

  /// Forwards the request to the app.
  public func makeRows(of id: ElementID, isForward: Bool) -> ActionResponse {
    app.map { note($0.makeRows(of: id, isForward: isForward)) } ?? .refused("")
  }

  /// Highlights elements on the desktop, as ``DesktopSource/highlight(_:)`` does.
  public func highlight(_ elements: [ElementID]) {
    app?.highlight(elements)
  }

  /// Closes the source but leaves the apps running.
  public func close() {
    isClosed = true
    onEvent = nil
    onHighlight = nil
    app?.close()
    app = nil
    let watch = watch
    self.watch = nil
    Task { @BusActor in watch?.close() }
  }
}

// The following functions handle changes to the desktop.
extension DesktopScan {
  private func take(_ new: DesktopState) {
    guard !isClosed else { return }
    state = new
    if new.choices != choices.windows {
      choices.windows = new.choices
      var update = TreeUpdate()
      update.desktop = choices
      onEvent?(.changed(update))
    }
    scan(new.scanned(after: current))
    switch expected {
    case .window(let number)? where new.active.map({ Int($0.number) }) != number: break
    case .newWindow(let known)? where new.active.map({ known.contains($0.number) }) ?? true: break
    case nil: break
    default: meet()
    }
  }

  /// Waits for a limited time until the desktop changes.
  private func expect(_ change: Expected, atMost limit: Duration) {
    expected = change
    generation += 1
    let own = generation
    Task { [weak self] in
      try? await Task.sleep(for: limit)
      if let self, generation == own, expected != nil { meet() }
    }
  }

  private func meet() {
    expected = nil
    if progress == .settled { onEvent?(.settled) }
  }

  private func scan(_ new: DesktopState.Scanned) {
    switch new {
    case .app(let new):
      if new.reference != current?.reference || app == nil { open(new) }
    case .unreadable(let title): if scanned != new { showEmptyScreen(title: title, isRead: false) }
    case .nothing: if scanned != new { showEmptyScreen(title: "", isRead: true) }
    }
    scanned = new
  }

  private func showEmptyScreen(title: String, isRead: Bool) {
    leaveApp()
    replace(with: screen.next(title: title.isEmpty ? emptyName : title))
    if !isRead {
      onEvent?(.notice("This window cannot be read. Choose another one in the scanner menu."))
    }
  }

  private func open(_ new: DesktopApp) {
    leaveApp()
    if shown != screen.root { replace(with: screen.next()) }
    generation += 1
    let id = ElementID(index: EmptyScreen.size, generation: generation << 12)
    let app = DesktopSource(new, firstID: id)
    self.app = app
    current = new
    app.onEvent = { [weak self, weak app] event in
      if let self, self.app === app { handle(event) }
    }
    app.onHighlight = { [weak self, weak app] frame in
      if let self, self.app === app { onHighlight?(frame) }
    }
    _ = app.start()
  }

  private func leaveApp() {
    app?.close()
    app = nil
    current = nil
    onHighlight?(nil)
    // The app no longer responds.
    let unanswered = open.sorted { $0.number < $1.number }
    open = []
    for ticket in unanswered {
      onEvent?(.answered(ticket, .handled()))
    }
  }

  private func handle(_ event: SourceEvent) {
    switch event {
    case .changed(var update):
      if let root = update.root, root != shown {
        update.removals.append(shown)
        update.notifications.append(.screenChanged(nil))
        shown = root
      }
      onEvent?(.changed(update))
    case .answered(let ticket, _):
      open.remove(ticket)
      onEvent?(event)
    case .settled: if progress == .settled { onEvent?(.settled) }
    case .working, .notice: onEvent?(event)
    case .closed:
      scanned = .nothing
      showEmptyScreen(title: "", isRead: true)
      let watch = watch
      Task { @BusActor in watch?.lookSoon() }
      if progress == .settled { onEvent?(.settled) }
    }
  }

  private func replace(with new: TreeUpdate) {
    guard let root = new.root else { return }
    var update = new
    // The new screen reuses the slots of the old screen.
    if shown.index != root.index { update.removals.append(shown) }
    update.notifications.append(.screenChanged(nil))
    shown = root
    onEvent?(.changed(update))
  }
}

/// The screen to scan while no app is being scanned.
struct EmptyScreen {
  /// The number of IDs that the screen uses.
  static let size: UInt32 = 2

  private var generation: UInt32 = 0

  /// The screen's root.
  var root: ElementID { ElementID(index: 0, generation: generation) }

  private var item: ElementID { ElementID(index: 1, generation: generation) }

  /// Returns a new screen without anything to select, which is shown while an app is being read.
  mutating func next() -> TreeUpdate {
    generation += 1
    return TreeUpdate(root: root, changes: [.init(root, Element(.window))])
  }

  /// Returns a new screen with a single stop, which opens the scanner menu.
  mutating func next(title: String) -> TreeUpdate {
    generation += 1
    return update(title: title)
  }

  /// Returns the screen's elements.
  func update(title: String) -> TreeUpdate {
    var window = Element(.window)
    window.children = [item]
    let button = Element(.button, label: title)
    return TreeUpdate(root: root, changes: [.init(root, window), .init(item, button)])
  }
}
