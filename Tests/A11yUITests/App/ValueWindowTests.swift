// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Windows that present values", .timeLimit(.minutes(30)))
@MainActor
struct ValueWindowTests {
  private struct Start: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      Button("Ada") { openWindow(value: "Ada") }
      Button("Seven") { openWindow(id: "number", value: 7) }
      Button("Number") { openWindow(id: "number") }
      Button("Nowhere") { openWindow(id: "nowhere") }
      Button("Close Ada") { dismissWindow(value: "Ada") }
      Text(supportsMultipleWindows ? "Several windows" : "One window")
    }
  }

  private struct Name: View {
    @Binding var name: String?
    @State private var presses = 0

    var body: some View {
      Text("\(name ?? "nobody"), \(presses)")
      Button("Press") { presses += 1 }
      Button("Rename") { name = "Lovelace" }
    }
  }

  /// A custom scene.
  private struct Names: Scene {
    var body: some Scene {
      WindowGroup("Name", for: String.self) { Name(name: $0) }
      WindowGroup("Number", id: "number", for: Int.self) { $number in
        Text("Number \(number)")
      } defaultValue: {
        42
      }
    }
  }

  private struct Values: App {
    var body: some Scene {
      Group {
        Window("Start", id: "start") { Start() }
        Names()
      }
    }
  }

  private func started() -> HeardApp<Values> {
    let heard = HeardApp(Values())
    heard.start()
    return heard
  }

  @Test("Opening an equal value brings the value’s existing window forward")
  func equal() throws {
    let heard = started()
    #expect(heard.say("activate") == ["Name, window, Ada, 0"])
    heard.say("choose Press")
    heard.say("activate")
    heard.say("window 1")
    #expect(heard.say("activate") == ["Name, window, Press, button"])
    #expect(heard.say("previous") == ["Ada, 1"])
    #expect(heard.say("window 3") == ["(There are 2 windows; there is no window 3.)"])
  }

  @Test("A window that changes its presented value can be found by the new value")
  func changed() throws {
    let heard = started()
    heard.say("activate")
    heard.say("choose Rename")
    heard.say("activate")
    #expect(heard.say("first") == ["Lovelace, 0"])
    heard.say("window 1")
    #expect(heard.say("activate") == ["Name, window, Ada, 0"])
  }

  @Test("Each time a window is opened without a value, a new window shows the default value")
  func defaultValue() throws {
    let heard = started()
    heard.say("choose Seven")
    #expect(heard.say("activate") == ["Number, window, Number 7"])
    heard.say("window 1")
    heard.say("choose Number")
    #expect(heard.say("activate") == ["Number, window, Number 42"])
    heard.say("window 1")
    #expect(heard.say("activate") == ["Number, window, Number 42"])
    heard.say("window 4")
    heard.say("window 5")
    #expect(heard.say("window 5").last == "(There are 4 windows; there is no window 5.)")
  }

  @Test(
    "A window can be closed by the value that it presents, and an unknown window ID is reported"
  )
  func closing() throws {
    let heard = started()
    heard.say("activate")
    heard.say("window 1")
    heard.say("choose Close Ada")
    heard.say("activate")
    #expect(heard.say("window 2") == ["(There is 1 window; there is no window 2.)"])
    #expect(heard.say("last") == ["Several windows"])
    heard.say("choose Nowhere")
    #expect(
      heard.say("activate") == ["A window cannot be opened: no scene has the id “nowhere”."]
    )
    #expect(heard.host.diagnostics.map(\.kind) == [.cannotOpen])
  }
}
