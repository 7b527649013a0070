// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct NavigationTests {
  struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("Number \(number)")
      NavigationLink("Next", value: number + 1)
      Button("Done") { dismiss() }
        .navigationTitle("Item \(number)")
    }
  }

  struct Numbers: View {
    var body: some View {
      NavigationStack {
        NavigationLink("One", value: 1)
        NavigationLink("Nothing", value: Int?.none)
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { Detail(number: $0) }
      }
    }
  }

  @Test func `A link pushes a screen, and the Back button returns`() {
    let hearing = Hearing { Numbers() }
    #expect(
      hearing.everything() == ["Numbers, heading", "One, button", "Nothing, dimmed, button"]
    )
    _ = hearing.told(.first, .next)
    #expect(hearing.told(.activate) == ["Numbers, back button"])
    #expect(
      hearing.everything() == [
        "Numbers, back button", "Item 1, heading", "Number 1", "Next, button", "Done, button",
      ]
    )
    #expect(hearing.told(.previous, .activate).last == "Item 1, back button")
    #expect(hearing.told(.last, .activate).last == "Next, button")
    #expect(hearing.told(.first, .activate).last == "One, button")
  }

  @Test(
    "A navigation value without a destination shows an empty screen and is reported"
  )
  func missingDestination() {
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("One", value: 1)
          NavigationLink("Text", value: "text")
            .navigationDestination(for: Int.self) { Detail(number: $0) }
        }
      }
    }
    let hearing = Hearing { Page() }
    _ = hearing.told(.first, .activate)
    #expect(hearing.host.diagnostics.isEmpty)
    _ = hearing.told(.first, .activate)
    _ = hearing.told(.last, .activate)
    #expect(hearing.host.diagnostics.map(\.kind) == [.destinationMissing])
    #expect(
      hearing.host.diagnostics.first?.message.hasPrefix(
        "shows an empty screen for a value of type String, at position 1 of the path"
      ) == true
    )
  }

  struct Pathed: View {
    @State private var path: [Int] = [7]
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go deep") { path = [1, 2] }
          .navigationDestination(for: Int.self) { number in
            Text("Path \(path.map(String.init).joined(separator: "-"))")
            Button("Root") { path = [] }
          }
      }
    }
  }

  @Test func `A path determines the pushed screens`() {
    let hearing = Hearing { Pathed() }
    #expect(hearing.everything() == ["back button", "Path 7", "Root, button"])
    #expect(hearing.told(.activate) == ["Go deep, button"])
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["back button", "Path 1-2", "Root, button"])
    _ = hearing.told(.first, .activate)
    #expect(hearing.everything() == ["back button", "Path 1", "Root, button"])
  }

  struct Bound: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("Count \(count)")) { Text("Linked") }
          Button("Show") { isShown = true }
          Text(isShown ? "shown" : "hidden")
        }
        .navigationBarTitle("Home")
        .navigationDestination(isPresented: $isShown) {
          Button("Count \(count)") { count += 1 }.navigationBarBackButtonHidden()
          Button("Hide") { isShown = false }
        }
      }
    }
  }

  @Test func `A binding pushes a screen and is reset when it is popped`() {
    let hearing = Hearing { Bound() }
    _ = hearing.told(.first, .next, .next)
    #expect(hearing.told(.activate) == ["Count 0, button"])
    #expect(hearing.told(.activate) == ["Count 1"])
    #expect(hearing.everything() == ["Count 1, button", "Hide, button"])
    _ = hearing.told(.activate)
    #expect(
      hearing.everything() == ["Home, heading", "Linked, button", "Show, button", "hidden"]
    )
    _ = hearing.told(.first, .next, .activate)
    #expect(hearing.everything() == ["Home, back button", "Count 1"])
  }

  @Test func `The escape gesture goes back`() {
    let hearing = Hearing { Numbers() }
    _ = hearing.told(.first, .next, .activate)
    #expect(hearing.told(.escape).last == "One, button")
    _ = hearing.told(.escape)
    #expect(hearing.everything().first == "Numbers, heading")
  }

  struct Bars: View {
    @State private var edits = false
    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem { Button(edits ? "Done" : "Edit") { edits.toggle() } }
            if edits { ToolbarItem(placement: .bottomBar) { Button("Delete") {} } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Reply") {}
              Button("Forward") {}
            }
          }
      }
    }
  }

  @Test func `Toolbar items appear in the bars`() {
    let hearing = Hearing { Bars() }
    #expect(
      hearing.everything() == [
        "Cancel, button", "Title, heading", "Edit, button", "Content", "Reply, button",
        "Forward, button",
      ]
    )
    #expect(hearing.told(.first, .next, .next, .activate).last == "Done")
    #expect(
      hearing.everything() == [
        "Cancel, button", "Title, heading", "Done, button", "Content", "Delete, button",
        "Reply, button", "Forward, button",
      ]
    )
  }

  @Test func `A toolbar without a screen can still be reached`() {
    let hearing = Hearing { Text("Content").toolbar { Button("Add") {} } }
    #expect(hearing.everything() == ["Add, button", "Content"])
  }

  @Test func `A link without a stack is dimmed`() {
    let hearing = Hearing { NavigationLink("Lost") { Text("Never") } }
    #expect(hearing.told(.first) == ["Lost, dimmed, button"])
    #expect(hearing.told(.activate) == [])
  }
}
