// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Apps and their windows", .timeLimit(.minutes(30)))
@MainActor
struct AppTests {
  private struct Counter: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button("Open") { openWindow(id: "counter") }
      Button("Done") { dismiss() }
    }
  }

  private struct Counters: App {
    var body: some Scene {
      WindowGroup("Counter", id: "counter") { Counter() }
    }
  }

  @Test("An app opens its first scene and announces the window’s title")
  func launch() throws {
    let heard = HeardApp(Counters())
    #expect(heard.start() == ["Counter, window, Count 0"])
    #expect(heard.say("next") == ["Add, button"])
  }

  @Test("Each window has its own state and cursors")
  func windows() throws {
    let heard = HeardApp(Counters())
    heard.start()
    heard.say("choose Add")
    #expect(heard.say("activate") == [])
    #expect(heard.say("previous") == ["Count 1"])
    heard.say("choose Open")
    #expect(heard.say("activate") == ["Counter, window, Count 0"])
    #expect(heard.say("window 1") == ["Counter, window, Open, button"])
    #expect(heard.say("window 2") == ["Counter, window, Count 0"])
    #expect(heard.say("close window") == ["Counter, window, Open, button"])
    #expect(heard.say("window 2") == ["(There is 1 window; there is no window 2.)"])
    heard.say("choose Done")
    #expect(heard.say("activate") == ["menu bar, Counters, menu item, collapsed"])
  }
}

@Suite("An app’s menus", .timeLimit(.minutes(30)))
@MainActor
struct MenuTests {
  private struct Notes: App {
    @State private var log = ""

    var body: some Scene {
      WindowGroup("Notes") { Text("Note \(log)") }
        .commands {
          CommandMenu("Format") {
            Button("Bold") { log += "b" }
            Button("Italic") { log += "i" }.disabled(log.isEmpty)
          }
          CommandGroup(after: .newItem) { Button("Import") { log += "+" } }
          CommandGroup(replacing: .appTermination) {}
        }
      Settings { Text("Nothing to set") }
    }
  }

  @Test("Menus can be opened, navigated and closed, and items can be dimmed or chosen")
  func menus() throws {
    let heard = HeardApp(Notes())
    #expect(heard.start() == ["Notes, window, Note"])
    #expect(heard.say("menu") == ["menu bar, Notes, menu item, collapsed"])
    #expect(heard.say("next") == ["File, menu item, collapsed"])
    #expect(heard.say("activate") == ["File, menu, New Window, button"])
    #expect(heard.say("next") == ["Import, button"])
    #expect(heard.say("next") == ["Close, button"])
    #expect(heard.say("escape") == ["File, menu item, collapsed"])
    #expect(heard.say("next") == ["Format, menu item, collapsed"])
    #expect(heard.say("activate") == ["Format, menu, Bold, button"])
    #expect(heard.say("next") == ["Italic, dimmed, button"])
    heard.say("previous")
    #expect(heard.say("activate") == ["Notes, window, Note b"])
    heard.say("menu")
    heard.say("choose Format")
    heard.say("activate")
    #expect(heard.say("last") == ["Italic, button"])
    #expect(heard.say("activate") == ["Notes, window, Note bi"])
    #expect(heard.say("press f10") == ["menu bar, Notes, menu item, collapsed"])
    #expect(heard.say("press f10") == ["Notes, window, Note bi"])
  }

  @Test("Settings are opened from the app’s menu, and the window list brings windows forward")
  func settings() throws {
    let heard = HeardApp(Notes())
    heard.start()
    heard.say("menu")
    heard.say("activate")
    #expect(heard.say("activate") == ["Settings, window, Nothing to set"])
    heard.say("menu")
    heard.say("choose Window")
    #expect(heard.say("activate") == ["Window, menu, Notes, button"])
    #expect(heard.say("activate") == ["Notes, window, Note"])
  }
}

/// The article “From SwiftUI to speech” describes this example.
@Suite("The example in the “From SwiftUI to speech” article", .timeLimit(.minutes(30)))
@MainActor
struct ArticleTests {
  private struct Cart: View {
    @State private var count = 1
    var body: some View {
      Button("Buy") { count += 1 }
        .accessibilityValue("\(count) in the cart")
        .disabled(count > 2)
    }
  }

  @Test func `A button announces its value, and that it is dimmed when it is disabled`() throws {
    let view = HeardView { Cart() }
    #expect(view.heard() == ["Buy, 1 in the cart, button"])
    #expect(try view.run("activate") == ["2 in the cart"])
    #expect(try view.run("activate") == ["3 in the cart, dimmed"])
  }
}
