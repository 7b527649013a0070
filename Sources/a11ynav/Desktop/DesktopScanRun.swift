// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yNavigation
import A11ySession
import A11yTerminal
import A11yTree

#if os(Linux)
  import A11yDesktop
#endif

/// A session on a whole desktop. The scanner is shown on the desktop itself.
@MainActor
struct DesktopScanRun {
  private let run: InteractiveRun
  private let readsInput: Bool
  private let timeout: Duration

  init(_ run: InteractiveRun, readsInput: Bool, timeout: Duration) {
    self.run = run
    self.readsInput = readsInput
    self.timeout = timeout
  }

  #if os(Linux)
    /// Runs the session until the user ends it.
    func run(key: String?, joystick: String?) throws {
      let source = try DesktopAccess.scanDesktop()
      let seat = Seat()
      let devices = try DesktopAccess.scanDevices(key: key, joystick: joystick) { input in
        seat.take(input)
      }
      defer { devices.close() }
      source.onHighlight = { devices.uncover($0) }
      try run.run(
        source,
        title: "Desktop",
        readsInput: readsInput,
        adjust: { settings in
          settings.technologies = .switchControl
          settings.switchControl.safetyTimeout = timeout
          source.emptyName = settings.switchControl.verbosity.catalogOfUser[.desktop]
        },
        onStart: { seat.terminal = $0 },
        onTurn: { session in
          seat.session = session
          source.highlight(session.focusedElements)
          devices.show(ScanPanel(of: session))
        }
      )
    }

    /// The session that receives presses of switches outside the terminal.
    @MainActor
    private final class Seat {
      var terminal: TerminalSession?
      weak var session: AssistiveSession?

      func take(_ input: SwitchInput) {
        switch input {
        case .press: terminal?.press(.select)
        case .quit: session?.perform(.quit)
        case .lost(let reason): session?.notify(reason)
        }
      }
    }
  #else
    func run(key: String?, joystick: String?) throws {
      _ = try DesktopAccess.attach(to: nil, launching: nil)
    }
  #endif
}

#if os(Linux)
  extension ScanPanel {
    /// Creates the panel contents for the scanner's position in a panel, or for the current stop on the screen. The
    /// panel is empty while the scanner is not running.
    @MainActor
    init?(of session: AssistiveSession) {
      guard let scanner = session.switchControl, scanner.isScanning else { return nil }
      let words = session.settings.switchControl.verbosity.catalogOfUser
      if let panel = scanner.panel {
        self.init(
          title: words.name(of: panel),
          stops: (panel.stops + [.back]).map { words.name(of: $0) },
          current: scanner.panelPlace
        )
      } else {
        self.init(title: "", stops: [session.caption], current: 0)
      }
    }
  }
#endif
