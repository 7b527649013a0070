// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

private func resource(_ words: String) -> LocalizedStringResource {
  LocalizedStringResource("key", defaultValue: String.LocalizationValue(words))
}

@MainActor @Suite("Scenes with string resources as titles", .timeLimit(.minutes(30)))
struct ResourceSceneTests {
  private struct Titled: App {
    @Environment(\.openWindow) private var openWindow

    var body: some Scene {
      WindowGroup(resource("Group")) { Text("a") }
        .commands {
          CommandMenu(resource("Tools")) {
            Button("Second") { openWindow(id: "two") }.keyboardShortcut("2")
            Button("Third") { openWindow(id: "three", value: 3) }.keyboardShortcut("3")
          }
        }
      Window(resource("Second"), id: "two") { Text("b") }
      WindowGroup(resource("Third"), id: "three", for: Int.self) { value in
        Text("\(value.wrappedValue ?? 0)")
      }
      MenuBarExtra(resource("Extra"), systemImage: "star") { Button("c") {} }
    }
  }

  @Test(
    "Windows, menus and menu bar extras announce the text of the string resource in their title",
    arguments: [true, false]
  )
  func titles(prunes: Bool) {
    let heard = HeardApp(Titled(), prunes: prunes)
    #expect(heard.start() == ["Group, window, a"])
    #expect(heard.say("press alt-2") == ["Second, window, b"])
    #expect(heard.say("press alt-3") == ["Third, window, 3"])
    var menus = heard.say("menu")
    for _ in 0..<4 { menus += heard.say("next") }
    #expect(
      menus == [
        "menu bar, Titled, menu item, collapsed", "File, menu item, collapsed",
        "Tools, menu item, collapsed", "Window, menu item, collapsed",
        "Extra, menu item, collapsed",
      ]
    )
  }
}
