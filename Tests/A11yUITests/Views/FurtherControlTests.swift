// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite(.timeLimit(.minutes(30))) struct FurtherControlTests {
  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
  }

  @Test func `Outlines open level by level`() {
    let data = [
      Folder(id: "Home", inside: [Folder(id: "Music", inside: [Folder(id: "Song")])]),
      Folder(id: "Notes"),
    ]
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) {
        OutlineGroup(data, children: \.inside) { Text($0.id) }
      }
      #expect(hearing.everything() == ["Home, button, collapsed, double tap to expand", "Notes"])
      #expect(hearing.told(.first, .activate, .next, .activate, .next).last == "Song")
      #expect(
        hearing.everything() == [
          "Home, button, expanded, double tap to collapse",
          "Music, button, expanded, double tap to collapse", "Song", "Notes",
        ]
      )
    }
    let root = Hearing {
      OutlineGroup(data[0], id: \.id, children: \.inside) { Text($0.id) }
    }
    #expect(root.opening == ["Home, button, collapsed, double tap to expand"])
  }

  @Test func `A color is chosen by name`() {
    struct Paint: View {
      @State private var color = Color.red
      var body: some View { ColorPicker("Paint", selection: $color) }
    }
    let hearing = Hearing { Paint() }
    #expect(hearing.opening == ["Paint, red, button"])
    #expect(hearing.told(.activate) == ["menu, selected, red, button"])
    #expect(hearing.told(.next, .activate).last == "Paint, orange, button")
    let own = Hearing { ColorPicker("Paint", selection: .constant(Color("Brand"))) }
    #expect(own.opening == ["Paint, Brand, button"])
  }

  @Test func `All views in a window share the edit mode`() {
    struct Mode: View {
      @Environment(\.editMode) private var mode
      var body: some View {
        Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
    let hearing = Hearing {
      EditButton()
      Mode()
    }
    #expect(hearing.everything() == ["Edit, button", "reading"])
    #expect(hearing.told(.first, .activate).last == "Done")
    #expect(hearing.told(.next) == ["editing"])
    #expect(hearing.told(.first, .activate, .next).last == "reading")
  }

  @Test func `Sharing is offered but has no effect`() throws {
    let url = try #require(URL(string: "https://example.org"))
    let hearing = Hearing {
      ShareLink(item: url)
      ShareLink("Send", item: "text")
      ShareLink(items: ["a", "b"]) { Label("Post", systemImage: "paperplane") }
      ShareLink(item: url, preview: SharePreview("Page"))
      PasteButton(payloadType: String.self) { _ in }
    }
    #expect(
      hearing.everything() == [
        "Share…, button", "Send, button", "Post, button", "Share…, button", "Paste, dimmed, button",
      ]
    )
    #expect(hearing.told(.first, .activate) == ["Share…, button"])
    #expect(hearing.session.notice == "The element does not support this action.")
  }

  @Test func `ViewThatFits shows its first view`() {
    let hearing = Hearing {
      ViewThatFits {
        Text("Wide")
        Text("Narrow")
      }
      ViewThatFits(in: .horizontal) { Text("Only") }
    }
    #expect(hearing.everything() == ["Wide", "Only"])
  }

  @Test func `A labelled group of controls is named`() {
    let hearing = Hearing {
      Text("Above")
      ControlGroup("Zoom") {
        Button("In") {}
        Button("Out") {}
      }
      ControlGroup { Button("Undo") {} }.controlGroupStyle(.navigation)
    }
    #expect(
      hearing.everything() == ["Above", "Zoom, In, button", "Out, button", "Undo, button"]
    )
  }

  @Test func `An alert can be presented by a value`() {
    struct Screen: View {
      @State private var isShown = false
      @State private var name: Named?
      @State private var log = "nothing"
      struct Named: Identifiable { var id: String }
      var body: some View {
        Button(log) { isShown = true }
          .alert(isPresented: $isShown) {
            Alert(
              title: Text("Delete?"),
              message: Text("It is gone then."),
              primaryButton: .destructive(Text("Delete")) { log = "deleted" },
              secondaryButton: .cancel()
            )
          }
        Button("Ask") { name = Named(id: "Ann") }
          .alert(item: $name) { Alert(title: Text("Hello \($0.id)")) }
      }
    }
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) { Screen() }
      #expect(hearing.told(.activate).last == "alert, Delete?")
      #expect(
        hearing.everything() == [
          "Delete?", "It is gone then.", "Delete, button", "Cancel, button",
        ]
      )
      #expect(hearing.told(.escape).last == "nothing, button")
      #expect(hearing.told(.activate, .last, .previous, .activate).last == "deleted, button")
      #expect(hearing.told(.next, .activate).last == "alert, Hello Ann")
      #expect(hearing.told(.next, .activate).last == "Ask, button")
    }
  }

  @Test func `A sheet can prevent its dismissal`() {
    struct Screen: View {
      @State private var isShown = true
      @State private var isLocked = true
      var body: some View {
        Text("Behind")
          .sheet(isPresented: $isShown) {
            Button(isLocked ? "Unlock" : "Free") { isLocked = false }
              .interactiveDismissDisabled(isLocked)
          }
      }
    }
    for prunes in [true, false] {
      let hearing = Hearing(prunes: prunes) { Screen() }
      #expect(hearing.told(.escape) == [])
      #expect(hearing.told(.activate) == ["Free"])
      #expect(hearing.told(.escape).last == "Behind")
    }
  }

  @Test func `A timeline shows the latest time`() async {
    let (shown, show) = AsyncStream<Void>.makeStream()
    let dates = [0.0, 60, 120].map { Date(timeIntervalSinceReferenceDate: $0) }
    let hearing = Hearing {
      TimelineView(.explicit(dates)) { context in
        let seconds = Int(context.date.timeIntervalSinceReferenceDate)
        Text(seconds > 1000 ? "now" : "\(seconds) s")
          .onChange(of: seconds) { if seconds == 120 { show.finish() } }
      }
      TimelineView(.animation) { _ in Text("drawn") }
    }
    for await _ in shown {}
    #expect(hearing.everything() == ["120 s", "drawn"])
    var periodic = PeriodicTimelineSchedule(from: dates[0], by: 60)
      .entries(from: dates[1].addingTimeInterval(5), mode: .normal).makeIterator()
    #expect(periodic.next() == dates[1])
    #expect(periodic.next() == dates[2])
    var broken = PeriodicTimelineSchedule(from: dates[0], by: 0)
      .entries(from: dates[0], mode: .normal).makeIterator()
    #expect(broken.next() == dates[0])
    #expect(broken.next() == dates[0].addingTimeInterval(1))
  }

  @Test func `An asynchronous image shows its placeholder`() {
    let hearing = Hearing {
      AsyncImage(url: nil)
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("Loading")
      }
      AsyncImage(url: nil) { phase in Text(phase.image == nil ? "empty" : "there") }
    }
    #expect(hearing.everything() == ["Loading", "empty"])
  }

  @Test func `Tab styles change no words`() {
    let hearing = Hearing {
      TabView { Text("One").tabItem { Text("First") } }
        .tabViewStyle(.sidebarAdaptable)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    let plain = Hearing { TabView { Text("One").tabItem { Text("First") } } }
    #expect(hearing.everything() == plain.everything())
  }
}
