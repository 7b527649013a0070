// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry var isImportant = false
}

@Suite("Custom containers and their subviews", .timeLimit(.minutes(30)))
@MainActor
struct SubviewTests {
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards")
        if let first = subviews.first { first }
        ForEach(subviews.dropFirst()) { subview in
          if subview.containerValues.isImportant { Text("Important:") }
          subview
        }
      }
      ForEach(subviews: content) { $0.accessibilityHint("again") }
    }
  }

  private struct Cards: View {
    @State private var names = ["b", "c"]

    var body: some View {
      Board {
        Text("a")
        ForEach(names, id: \.self) { name in
          Text(name).containerValue(\.isImportant, name == "c")
        }
        if names.count > 2 { Toggle("More", isOn: .constant(true)) } else { EmptyView() }
      }
      Button("Add") { names.append("d") }
    }
  }

  @Test("A custom container can count, rearrange and distinguish its subviews")
  func subviews() throws {
    let view = HeardView { Cards() }
    #expect(view.labels == ["3 cards", "a", "b", "Important:", "c", "a", "b", "c", "Add"])
    try view.run("last", "activate")
    #expect(
      view.labels == [
        "5 cards", "a", "b", "Important:", "c", "d", "More", "a", "b", "c", "d", "More", "Add",
      ]
    )
  }

  @Test("A subview keeps its state when other subviews are inserted before it")
  func state() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Page: View {
      @State private var names = ["x"]
      var body: some View {
        Board { ForEach(names, id: \.self) { Counter(name: $0) } }
        Button("Before") { names.insert("w", at: 0) }
      }
    }
    let view = HeardView { Page() }
    try view.run("last", "previous", "activate", "last", "activate")
    #expect(view.labels == ["2 cards", "w 0", "x 0", "w 0", "x 1", "Before"])
  }
}
