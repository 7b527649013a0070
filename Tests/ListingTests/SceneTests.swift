// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "Scenes and their phases behave as the documentation articles describe",
  .printing,
  .timeLimit(.minutes(30))
)
struct SceneTests {
  @Test("A scene with a text view is a complete app")
  func hello() async throws {
    let session = try await Session(HelloApp.NewAllApp())
    session.expect("NewAllApp, window, Hello world")
  }

  @Test("Several views in a window group are arranged vertically")
  func several() async throws {
    let session = try await Session(SeveralViews())
    session.expect("SeveralViews, window, Hello world")
    session.perform("next")
    session.expect("Hello again")
  }

  private struct Holder: App {
    var body: some Scene { WindowGroup("Holder") { ScenePhaseInView.ContentView() } }
  }

  @Test("A view goes through every phase of its scene")
  func view() async throws {
    let session = try await Session(Holder())
    session.expect("Holder, window, Hello World")
    _ = printed()
    session.perform("background")
    #expect(printed() == ["inactive", "background"])
    session.perform("activate app")
    #expect(printed() == ["inactive", "active"])
    _ = session.heard()
  }

  @Test("An app and the app’s view go through every scene phase")
  func app() async throws {
    let session = try await Session(ScenePhaseInApp.NewAllApp())
    session.expect("NewAllApp, window, Hello world")
    _ = printed()
    session.perform("background")
    #expect(
      printed().sorted() == ["background", "inactive", "view background", "view inactive"]
    )
    session.perform("activate app")
    #expect(printed().sorted() == ["active", "inactive", "view active", "view inactive"])
    _ = session.heard()
  }

  @Test("Settings are opened from the app’s menu")
  func settings() async throws {
    let session = try await Session(SettingsApp())
    session.expect("SettingsApp, window, Hello world")
    session.perform("menu")
    session.expect("[screen change]", "menu bar, SettingsApp, menu item, collapsed")
    session.find("SettingsApp", role: .menuItem).activate()
    session.expect("[screen change]", "SettingsApp, menu, Settings…, button")
    session.find("Settings").activate()
    session.expect("[screen change]", "Settings, window, 偏好设置")
  }
}
