// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@Suite("Testing an app with a session", .timeLimit(.minutes(30)))
@MainActor
struct AppSessionTests {
  private struct Shop: App {
    @AppStorage("visits") private var visits = 0

    var body: some Scene {
      WindowGroup("Shop") { Button("Visited \(visits) times") { visits += 1 } }
        .commands { CommandMenu("Cart") { Button("Empty") { visits = 0 } } }
    }
  }

  private struct Visits: View {
    @AppStorage("visits") private var visits = 0
    var body: some View { Button("Visited \(visits) times") { visits += 1 } }
  }

  @Test func `A view’s storage is empty at the start of each session, or filled by the test`()
    async throws
  {
    for _ in 0..<2 {
      let session = try await Session(Visits())
      session.expect("Visited 0 times, button")
      session.find("Visited 0 times").activate()
      session.expect("Visited 1 times")
    }
    let session = try await Session(Visits(), defaults: ["visits": 7])
    session.expect("Visited 7 times, button")
  }

  @Test func `A test’s process has its own home folder`() async throws {
    _ = try await Session(Text("Hello"))
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    #expect(home.contains("a11ynav-home-"))
    #expect(ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] == home + "/.config")
  }

  @Test("A test can use an app’s windows and menus, and the app’s stored values are discarded")
  func app() async throws {
    for _ in 0..<2 {
      let session = try await Session(Shop())
      session.expect("Shop, window, Visited 0 times, button")
      session.find("Visited 0 times").activate()
      session.expect("Visited 1 times")
      session.perform("menu")
      session.expect("[screen change]", "menu bar, Shop, menu item, collapsed")
      session.perform("press f10")
      session.expect("[screen change]", "Shop, window, Visited 1 times, button")
    }
  }
}
