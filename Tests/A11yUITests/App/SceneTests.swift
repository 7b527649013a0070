// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite(
  "The titles, menu bar extras, storage and focused values of scenes",
  .timeLimit(.minutes(30))
)
@MainActor
struct SceneTests {
  private final class Draft: ObservableObject {
    @Published var text = ""
  }

  private struct DraftView: View {
    let name: String
    @StateObject private var draft = Draft()
    @SceneStorage("note") private var note = "empty"
    @FocusedObject private var seen: Draft?

    var body: some View {
      TextField(name, text: $draft.text)
        .focusedSceneObject(draft)
      Text("Kept: \(note)")
      Button("Keep") { note = draft.text }
      Text("Sees \(seen?.text ?? "nothing")")
    }
  }

  private struct Drafts: App {
    @State private var isInserted = true
    @FocusedObject private var front: Draft?

    var body: some Scene {
      Window("One", id: "one") { DraftView(name: "First").navigationTitle("Draft one") }
        .commands { DraftCommands() }
      Window("Two", id: "two") { DraftView(name: "Second") }
      if isInserted {
        MenuBarExtra("Extra", isInserted: $isInserted) {
          Text("App sees \(front?.text ?? "nothing")")
          Button("Remove") { isInserted = false }
        }
      }
    }
  }

  private struct DraftCommands: Commands {
    @FocusedObject private var draft: Draft?
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandMenu("Draft") {
        Button("Empty") { draft?.text = "" }
          .keyboardShortcut("e")
          .disabled(draft?.text.isEmpty ?? true)
        Button("Second window") { openWindow(id: "two") }.keyboardShortcut("2")
      }
    }
  }

  @Test("Commands and the app read the front window’s draft, and each window reads its own draft")
  func focusedObjects() throws {
    let heard = HeardApp(Drafts())
    #expect(heard.start() == ["Draft one, window, First, text field, double tap to edit"])
    heard.say("activate")
    heard.say("type Ada")
    heard.say("press escape")
    #expect(heard.say("last") == ["Sees Ada"])
    #expect(heard.say("press alt-2").first?.hasPrefix("Two, window, Second") == true)
    #expect(heard.say("last") == ["Sees"])
    #expect(heard.say("press alt-e") == ["(The key alt-e does nothing here; ? shows the keys.)"])
    #expect(heard.say("window 1") == ["Draft one, window, Sees Ada"])
    #expect(heard.say("press alt-e") == ["Sees"])
    #expect(heard.say("first") == ["First, text field, double tap to edit"])
  }

  @Test("A menu bar extra is shown next to the menus until it is removed")
  func extra() throws {
    let heard = HeardApp(Drafts())
    heard.start()
    heard.say("menu")
    #expect(heard.say("last") == ["Extra, menu item, collapsed"])
    #expect(heard.say("activate") == ["Extra, menu, App sees"])
    heard.say("next")
    heard.say("activate")
    heard.say("menu")
    #expect(heard.say("last") == ["Window, menu item, collapsed"])
  }

  @Test("A window’s stored values are restored at the next launch, but not in another window")
  func restoration() throws {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("a11ynav-\(UUID().uuidString)/windows.json")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let first = HeardApp(Drafts(), restoration: file)
    first.start()
    for command in ["activate", "type Ada", "press escape", "choose Keep, button"] {
      first.say(command)
    }
    #expect(first.say("activate") == [])
    #expect(first.say("previous") == ["Kept: Ada"])
    try first.host.saveWindows()

    let second = HeardApp(Drafts(), restoration: file)
    second.start()
    #expect(second.say("next") == ["Kept: Ada"])
    second.say("press alt-2")
    #expect(second.say("next") == ["Kept: empty"])

    try Data("no JSON".utf8).write(to: file)
    let third = HeardApp(Drafts(), restoration: file)
    third.start()
    #expect(third.say("next") == ["Kept: empty"])
    #expect(third.host.diagnostics.map(\.kind) == [.unreadableWindows])
    #expect(third.host.diagnostics.first?.message.contains(file.path) == true)
    #expect(throws: (any Error).self) { try third.host.saveWindows() }
    #expect(try String(contentsOf: file, encoding: .utf8) == "no JSON")
  }
}
