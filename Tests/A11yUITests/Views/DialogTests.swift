// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct DialogTests {
  struct Deleting: View {
    @State private var asks = false
    @State private var said = "nothing"
    var body: some View {
      Button("Delete") { asks = true }
        .alert("Delete the file?", isPresented: $asks) {
          Button("Delete it", role: .destructive) { said = "deleted" }
          Button("Keep", role: .cancel) { said = "kept" }
        } message: {
          Text("It cannot be undone.")
        }
      Text(said)
    }
  }

  @Test func `An alert announces its title, then its message, and closes`() {
    let hearing = Hearing { Deleting() }
    _ = hearing.told(.first)
    #expect(hearing.told(.activate) == ["alert, Delete the file?"])
    #expect(
      hearing.everything() == [
        "Delete the file?", "It cannot be undone.", "Delete it, button", "Keep, button",
      ]
    )
    #expect(hearing.told(.previous, .activate).last == "Delete, button")
    #expect(hearing.told(.next) == ["deleted"])
  }

  @Test func `Leaving an alert cancels it`() {
    let hearing = Hearing { Deleting() }
    _ = hearing.told(.first, .activate)
    #expect(hearing.told(.escape) == ["Delete, button"])
    #expect(hearing.told(.next) == ["kept"])
  }

  struct Plain: View {
    @State private var name: String?
    @State private var isShown = true
    var body: some View {
      Text("Behind")
        .alert(Text("Hello"), isPresented: $isShown) {}
        .confirmationDialog(
          "Share",
          isPresented: Binding(get: { name != nil }, set: { if !$0 { name = nil } }),
          titleVisibility: .hidden,
          presenting: name
        ) { name in
          Button("Send \(name)") {}
        }
      Button("Share") { name = "photo" }
    }
  }

  @Test func `Dialogs add missing OK and Cancel buttons`() {
    let hearing = Hearing { Plain() }
    #expect(hearing.everything() == ["Hello", "OK, button"])
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["Behind", "Share, button"])
    #expect(hearing.told(.activate) == ["alert, Send photo, button"])
    #expect(hearing.told(.next) == ["Cancel, button"])
    #expect(hearing.told(.activate) == ["Share, button"])
  }

  struct Item: Identifiable {
    let id: Int
  }

  struct Page: View {
    let title: String
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Text("\(title), \(isPresented ? "presented" : "not presented")")
      Button("Close") { dismiss() }
    }
  }

  struct Covers: View {
    @State private var item: Item?
    @State private var hints = false
    @State private var closings = 0
    var body: some View {
      Button("Cover") { item = Item(id: 1) }
        .fullScreenCover(item: $item, onDismiss: { closings += 1 }) { Page(title: "Page \($0.id)") }
      Button("Hint") { hints = true }
        .popover(isPresented: $hints) { Text("A hint") }
      Text("Closed \(closings)")
    }
  }

  @Test func `Covers and popovers appear and disappear`() {
    let hearing = Hearing { Covers() }
    _ = hearing.told(.first)
    #expect(hearing.told(.activate) == ["Page 1, presented"])
    #expect(hearing.told(.next) == ["Close, button"])
    #expect(hearing.told(.next) == [])
    #expect(hearing.told(.activate) == ["Cover, button"])
    #expect(hearing.told(.next) == ["Hint, button"])
    #expect(hearing.told(.activate) == ["dialog, A hint"])
    #expect(hearing.told(.escape) == ["Hint, button"])
    #expect(hearing.told(.next) == ["Closed 1"])
  }
}
