// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11yDesktop

/// Tests for the part of a desktop that is scanned, and for the content that is shown and read outside apps.
@Suite struct DesktopStateTests {
  private func app(_ name: String, process: Int, windows: [String]) -> DesktopApp {
    DesktopApp(
      name: name,
      process: process,
      toolkit: "",
      windows: windows,
      reference: .root(of: ":1.\(process)")
    )
  }

  private let editor = DisplayWindow(number: 11, title: "Letter", process: 1)
  private let terminal = DisplayWindow(number: 12, title: "Terminal", process: 2)

  private var state: DesktopState {
    DesktopState(
      windows: [editor, terminal],
      active: editor,
      apps: [app("editor", process: 1, windows: ["Letter"])]
    )
  }

  @Test func `The app with the active window is scanned`() {
    #expect(state.scanned(after: nil) == .app(state.apps[0]))
    #expect(state.choices.map(\.title) == ["Letter", "Terminal"])
  }

  @Test func `A window without a process is recognized by its title`() {
    var state = state
    state.active?.process = 0
    #expect(state.scanned(after: nil) == .app(state.apps[0]))
  }

  @Test func `A window of a program that is not on the bus cannot be read`() {
    var state = state
    state.active = terminal
    #expect(state.scanned(after: state.apps[0]) == .unreadable("Terminal"))
  }

  @Test func `While a window closes, the scanned app is kept if it has other windows`() {
    var state = state
    state.active = nil
    #expect(state.scanned(after: state.apps[0]) == .app(state.apps[0]))
    let gone = state.apps[0]
    state.apps[0].windows = []
    #expect(state.scanned(after: gone) == .nothing)
    #expect(state.scanned(after: nil) == .nothing)
  }
}

@Suite struct JoystickEventTests {
  private func event(_ value: UInt8, kind: UInt8, button: UInt8 = 0) -> [UInt8] {
    [1, 2, 3, 4, value, 0, kind, button]
  }

  @Test func `A joystick button acts when it is pressed, not when it is released or described`() {
    var events = JoystickEvents()
    let bytes =
      event(1, kind: 0x81) + event(1, kind: 1) + event(0, kind: 1) + event(1, kind: 2)
      + event(1, kind: 1, button: 7)
    #expect(events.presses(in: bytes[...]) == 2)
  }

  @Test func `Events may arrive in pieces`() {
    var events = JoystickEvents()
    let bytes = event(1, kind: 1)
    #expect(events.presses(in: bytes[..<5]) == 0)
    #expect(events.presses(in: bytes[5...]) == 1)
    #expect(events.presses(in: []) == 0)
  }
}

@Suite struct ScanPanelTests {
  private func text(_ panel: ScanPanel, columns: Int) -> [String] {
    panel.lines(columns: columns).map { line in
      line.map { $0.isCurrent ? "[\($0.text)]" : $0.text }.joined()
    }
  }

  @Test func `The stops follow the title and fill the lines`() {
    let panel = ScanPanel(title: "Menu", stops: ["Activate", "Windows", "Quit"], current: 1)
    #expect(text(panel, columns: 22) == ["Menu", " Activate [ Windows ]", " Quit "])
  }

  @Test func `A long list is shown around the current stop`() {
    let stops = (0..<100).map { "Window number \($0)" }
    let lines = text(ScanPanel(title: "Windows", stops: stops, current: 50), columns: 20)
    #expect(lines.count == ScanPanel.mostLines)
    #expect(lines[0] == "Windows")
    #expect(lines.contains("[ Window number 50 ]"))
  }

  @Test func `Control characters are not drawn, and long names are shortened`() {
    let name = "a\u{1B}[31mb\n" + String(repeating: "x", count: 1_000)
    let lines = text(ScanPanel(title: "", stops: [name], current: nil), columns: 12)
    #expect(lines == [" a [31mb x… "])
  }

  @Test(
    arguments: [
      (Frame(x: 0, y: 0, width: 1_000, height: 50), 540),
      (Frame(x: 400, y: 570, width: 100, height: 20), 8),
      // The panel does not cover the elements beside it.
      (Frame(x: 0, y: 570, width: 100, height: 20), 540),
      // If elements would be covered at either edge of the screen, the panel stays at its position.
      (Frame(x: 0, y: 0, width: 800, height: 600), 540),
    ] as [(Frame, Double)]
  )
  func `The panel is at the bottom unless it would cover the highlighted elements there`(
    highlighted: Frame,
    y: Double
  ) {
    let frame = ScanPanel.frame(width: 400, height: 52, on: (800, 600), besides: highlighted)
    #expect(frame == Frame(x: 200, y: y, width: 400, height: 52))
  }

  @Test func `A panel that is larger than the screen begins at its edge`() {
    let frame = ScanPanel.frame(width: 900, height: 700, on: (800, 600), besides: nil)
    #expect(frame == Frame(x: 0, y: 0, width: 900, height: 700))
  }
}
