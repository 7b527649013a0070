// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// Explores a live screen: reads it, scans it, moves through it with Tab, watches it, and presses each of its controls
/// from a fresh state.
///
/// ```swift
/// let explorer = Explorer(settings: settings) { try open(page) }
/// let exploration = try explorer.explore()
/// ```
@MainActor
public final class Explorer {
  let settings: SessionSettings
  let limits: ExplorationLimits
  private let open: @MainActor () throws -> FreshScreen
  private var first: Visit?
  /// Whether the screen follows the wall clock instead of virtual time.
  private var isTimed = false

  /// Creates an explorer for a screen.
  ///
  /// - Parameter open: A closure that opens the screen in its initial state each time it is called.
  public init(
    settings: SessionSettings = SessionSettings(),
    limits: ExplorationLimits = ExplorationLimits(),
    open: @escaping @MainActor () throws -> FreshScreen
  ) {
    self.settings = settings
    self.limits = limits
    self.open = open
  }

  /// Explores the screen, performing actions only if the screen is live and the limits allow actions.
  ///
  /// A screen that does not change on its own and does not react to focus is opened only once, apart from the fresh
  /// copies on which controls are pressed. An error after the screen was first opened ends the exploration, which is
  /// then marked as incomplete.
  ///
  /// - Throws: The error that prevents the screen from being opened the first time, or a `CancellationError`.
  public func explore() throws -> Exploration {
    var visit = try begin()
    first = visit
    var isStill = false
    if limits.watching > .zero, let stayed = visit.screen.staysStill(limits.watching) {
      isStill = stayed
      // The screen is opened again, because the changes during the wait were not recorded.
      if !isStill { visit = try beginAgain() }
    }
    var exploration = Exploration(of: visit.tree, settings: settings)
    guard visit.screen.source.clock != .none else { return exploration }
    isTimed = visit.screen.source.clock == .wall
    var live = LiveExploration()
    live.leftOut = visit.notices
    do {
      let isAlone = visit.screen.runsAlone
      if isAlone {
        live.watch = watch(visit)
        try first?.checkOpen()
        close()
      }
      if visit.screen.source.movesKeyboardFocus, limits.tabs > 0 { try goRound(isStill, &live) }
      if !isAlone {
        live.watch = isStill ? stillWatch(visit) : watch(visit)
        try first?.checkOpen()
      }
      if limits.acts {
        try act(exploration, &live)
      } else {
        live.leftOut.append("No control was pressed, as requested.")
      }
    } catch let error as CancellationError {
      throw error
    } catch is ClosedScreen {
      live.isIncomplete = true
      live.leftOut.append(
        "The audit is incomplete because the screen closed while it was being explored."
      )
    } catch {
      // An error may have occurred because a server has been stopped. The findings up to this point are still worth
      // reporting.
      live.isIncomplete = true
      live.leftOut.append(
        "The audit is incomplete because the screen could not be opened again: \(error)"
      )
    }
    exploration.live = live
    return exploration
  }

  /// Opens the screen again and closes the instance that was opened first.
  private func beginAgain() throws -> Visit {
    first?.close()
    let visit = try begin()
    first = visit
    return visit
  }

  /// Returns a closure that checks whether there is still time to perform actions. In virtual time, there is always
  /// enough time.
  func timer(_ limit: Duration) -> () -> Bool {
    guard isTimed else { return { true } }
    let end = ContinuousClock.now + limit
    return { .now < end }
  }

  /// The source of the explored screen while the screen is open.
  public var source: (any TreeSource)? { first?.screen.source }

  /// Returns the source locations of the exploration's elements while the screen is open.
  public func places(of ids: [ElementID]) -> [ElementID: SourcePlace] {
    first?.screen.places(ids) ?? [:]
  }

  /// Closes the screen.
  public func close() {
    first?.close()
    first = nil
  }

  /// Opens a fresh copy of the screen.
  func begin() throws -> Visit { Visit(try open(), settings) }

  /// Moves through the whole Tab order. If the screen does not change on its own, this method uses the screen that is
  /// already open.
  private func goRound(_ isStill: Bool, _ live: inout LiveExploration) throws {
    if isStill, let tabRound = first?.screen.tabRound {
      if let round = tabRound(limits.tabs) {
        live.tabOrder = round.order
        live.unheardFocus = round.unheard
        if round.isCut { cutTabOrder(after: round.order.count, &live) }
        return
      }
      // The screen is opened again, because the focus on the screen has moved.
      _ = try beginAgain()
    }
    let visit = try begin()
    defer { visit.close() }
    let hasTime = timer(limits.tabbing)
    var order: [ElementID] = []
    defer { live.tabOrder = order }
    var gaps = 0
    for press in 1... {
      guard press <= limits.tabs, hasTime() else {
        cutTabOrder(after: order.count, &live)
        return
      }
      visit.perform(.moveKeyboardFocus(.forward))
      try visit.checkOpen()
      guard !visit.hasLeft else { return }
      // Between the end of the page and its start, focus is on the browser's own controls.
      guard let id = visit.session.keyboardFocus, id != order.last else {
        gaps += 1
        if gaps > 8 { return }
        continue
      }
      if order.contains(id) { return }
      order.append(id)
    }
  }

  private func cutTabOrder(after count: Int, _ live: inout LiveExploration) {
    live.isTabOrderCut = true
    live.leftOut.append("The Tab order was followed for only \(count.counted("stop")).")
  }

  /// Returns an empty record for a screen that does not change on its own.
  private func stillWatch(_ visit: Visit) -> LiveExploration.Watch {
    var watch = LiveExploration.Watch()
    let cursor = visit.session.focus(of: .voiceOver)
    watch.cursors = [cursor, cursor]
    watch.looks = [(.zero, visit.tree)]
    watch.time = limits.watching
    return watch
  }

  /// Lets time pass without performing any actions, and returns the events that occur in the meantime.
  private func watch(_ visit: Visit) -> LiveExploration.Watch {
    var watch = LiveExploration.Watch()
    watch.cursors = [visit.session.focus(of: .voiceOver)]
    watch.looks = [(.zero, visit.tree)]
    visit.forget()
    let isByClock = visit.screen.source.clock == .wall
    let end = isByClock ? limits.watchingByClock : limits.watching
    while watch.time < end, !visit.hasLeft {
      visit.perform(.wait(.seconds(1)))
      watch.time += .seconds(1)
      if visit.tree.arrangement != watch.looks.last?.tree.arrangement {
        watch.looks.append((watch.time, visit.tree))
      }
    }
    watch.records = visit.records
    watch.cursors.append(visit.session.focus(of: .voiceOver))
    return watch
  }
}
