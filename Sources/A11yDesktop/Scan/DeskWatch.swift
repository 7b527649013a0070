// SPDX-License-Identifier: MIT

import A11yTree

/// An observer of a desktop's windows that reports the desktop's state whenever it may have changed.
@BusActor
final class DeskWatch {
  private let display: DisplayConnection
  private let bus: AccessibilityBus
  private let report: @Sendable (DesktopState) -> Void
  private var looks: Task<Void, Never>?
  private var last: DesktopState?

  /// The delays between an event and the checks of the desktop that follow it. The longest delays are for apps that
  /// register on the bus only some time after their windows appear.
  private nonisolated static let delays: [Duration] = [
    .milliseconds(40), .milliseconds(200), .milliseconds(600), .seconds(2), .seconds(6),
  ]

  /// Begins to watch.
  ///
  /// - Throws: ``DesktopError`` if the display or the accessibility bus cannot be reached.
  init(report: @escaping @Sendable (DesktopState) -> Void) async throws(DesktopError) {
    display = try DisplayConnection()
    do throws(BusError) {
      bus = try await AccessibilityBus()
    } catch {
      throw DesktopError(DesktopApps.advice(for: error))
    }
    self.report = report
    display.onEvent = { [weak self] event in
      if event.mayChangeDesktop { self?.lookSoon() }
    }
    display.watchDesktop()
    lookSoon()
  }

  /// Ends the watch.
  func close() {
    looks?.cancel()
    looks = nil
    display.onEvent = nil
    bus.connection.close()
  }

  /// Activates a window.
  func activate(_ window: UInt32) {
    display.activate(window)
    lookSoon()
  }

  /// Checks the desktop several times. Another event in the meantime restarts the checks.
  func lookSoon() {
    looks?.cancel()
    looks = Task { @BusActor [weak self] in
      for delay in Self.delays {
        try? await Task.sleep(for: delay)
        guard !Task.isCancelled else { return }
        await self?.look()
      }
    }
  }

  private func look() async {
    var state = DesktopState()
    state.apps = (try? await DesktopApps.apps(on: bus.connection)) ?? last?.apps ?? []
    if let windows = display.listedWindows {
      state.windows = windows
      state.active = display.activeWindow.flatMap { active in
        windows.first { $0.number == active }
      }
    } else {
      // Without a window manager, an app's windows are those that the display lists for the app's process.
      state.windows = state.apps.filter { !$0.windows.isEmpty }.compactMap { app in
        display.window(of: app.process, width: 0, height: 0).map {
          DisplayWindow(number: $0, title: app.windows[0], process: app.process)
        }
      }
      let process = display.processWithKeyboard
      state.active = state.windows.first { $0.process == process } ?? state.windows.last
    }
    guard state != last, !Task.isCancelled else { return }
    last = state
    report(state)
  }
}

extension DisplayMessage {
  /// Whether the event may mean that a window has appeared, disappeared or become active. Windows without a frame, such
  /// as the scanner's border and panel, are ignored.
  fileprivate var mayChangeDesktop: Bool {
    switch kind {
    // A window was destroyed (17), or a property of the root window changed (28).
    case 17, 28: true
    // A window was shown (19), and the window manager manages the window.
    case 19: byte(12) == 0
    default: false
    }
  }
}
