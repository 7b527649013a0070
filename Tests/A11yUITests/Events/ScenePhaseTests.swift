// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@Suite("The phases of custom and conditional scenes", .timeLimit(.minutes(30)))
@MainActor
struct ScenePhaseTests {
  private final class PhaseLog {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
  }

  private struct Phases: Scene {
    @Environment(\.scenePhase) private var phase
    let log: PhaseLog
    var body: some Scene {
      WindowGroup { Text("Hello world") }
        .onChange(of: phase) { log.print("\(phase)") }
    }
  }

  private struct PhaseApp: App {
    let log: PhaseLog
    init() { log = PhaseLog() }
    init(_ log: PhaseLog) { self.log = log }
    var body: some Scene { Phases(log: log) }
  }

  @Test("A custom scene goes through every scene phase", arguments: [true, false])
  func phases(prunes: Bool) {
    let log = PhaseLog()
    let heard = HeardApp(PhaseApp(log), prunes: prunes)
    heard.start()
    heard.say("background")
    #expect(log.lines == ["inactive", "background"])
    log.lines = []
    heard.say("activate app")
    #expect(log.lines == ["inactive", "active"])
  }

  private struct Conditional: App {
    @State private var hasNotes = false
    @State private var style = 0

    var body: some Scene {
      WindowGroup("Main", id: "main") {
        Button("Notes \(hasNotes ? "off" : "on")") { hasNotes.toggle() }
        Button("Style \(style)") { style += 1 }
        Opener()
      }
      if hasNotes {
        Window("Notes", id: "notes") { Text("A note") }
      }
      switch style {
      case 0: Window("Plain", id: "style") { Text("plain") }
      case 1: Window("Fancy", id: "style") { Text("fancy") }
      default: Settings { Text("None") }
      }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open notes") { openWindow(id: "notes") }
      Button("Open style") { openWindow(id: "style") }
    }
  }

  @Test("Conditional scenes appear and disappear together with their windows")
  func conditions() {
    let heard = HeardApp(Conditional())
    #expect(heard.start() == ["Main, window, Notes on, button"])
    heard.say("choose Open notes")
    #expect(
      heard.say("activate") == ["A window cannot be opened: no scene has the id “notes”."]
    )
    heard.say("choose Notes on")
    heard.say("activate")
    heard.say("choose Open notes")
    #expect(heard.say("activate") == ["Notes, window, A note"])
    heard.say("window 1")
    heard.say("choose Open style")
    #expect(heard.say("activate") == ["Plain, window, plain"])
    heard.say("window 1")
    heard.say("choose Style")
    heard.say("activate")
    #expect(heard.say("window 3") == ["(There are 2 windows; there is no window 3.)"])
    heard.say("choose Open style")
    #expect(heard.say("activate") == ["Fancy, window, fancy"])
    heard.say("window 1")
    heard.say("choose Notes off")
    heard.say("activate")
    #expect(heard.say("window 2") == ["Fancy, window, fancy"])
    #expect(heard.say("window 3") == ["(There are 2 windows; there is no window 3.)"])
  }

  private struct Many: App {
    var body: some Scene {
      WindowGroup("Many", id: "many") {
        Text("One of many").onOpenURL { _ in }.userActivity("many") { _ in }
      }
    }
  }

  /// Opens and closes 500 windows, or 10,000 windows in the long form of the test.
  @Test("Opening and closing many windows leaks no nodes")
  func windows() {
    let isLong = ProcessInfo.processInfo.environment["A11YNAV_LONG_TESTS"] != nil
    let host = AppHost(Many())
    _ = host.start()
    func openAndClose() {
      // The menu bar lists windows, so its rows appear and disappear, too.
      _ = host.graph.turn { host.graph.app?.open(WindowRequest(id: "many")) }
      _ = host.perform(.closeWindow)
    }
    openAndClose()
    let nodes = host.counters.liveNodes
    for _ in 0..<(isLong ? 10_000 : 500) { openAndClose() }
    #expect(host.counters.liveNodes == nodes)
  }
}
