// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import SwiftUI
import Testing

@testable import A11yUI

private struct Grove: Identifiable {
  let id: Int
  let name: String
  let trees: Int
}

private struct Sorting: View {
  @State private var order = 0
  var body: some View {
    Menu("Order") {
      Picker("By", selection: $order) {
        Text("Age").tag(0)
        Text("Height").tag(1)
      }
    }
    Text("Order: \(order)")
  }
}

private struct Covered: View {
  @State private var isShown = false
  var body: some View {
    Button("Open") { isShown = true }
      .fullScreenCover(isPresented: $isShown) {
        Text("Inside")
        Button("Shut") { isShown = false }
      }
  }
}

private struct Playing: View {
  @State private var taps = 0
  var body: some View {
    NavigationStack {
      Text("Taps: \(taps)")
        .navigationTitle("Player")
        .accessibilityAction(.magicTap) { taps += 1 }
    }
  }
}

private struct Typing: View {
  @FocusState private var isTyping: Bool
  @AccessibilityFocusState private var isAtField: Bool
  @State private var name = ""
  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .focused($isTyping)
        .accessibilityFocused($isAtField)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {
              isTyping = false
              isAtField = true
            }
          }
        }
        .navigationTitle("Form")
    }
  }
}

private struct TwoFocuses: View {
  @FocusState private var isTyping: Bool
  @AccessibilityFocusState private var isAtError: Bool
  @State private var name = ""
  var body: some View {
    Text("A name is needed").accessibilityFocused($isAtError)
    TextField("Name", text: $name).focused($isTyping)
    Button("Send") {
      isAtError = true
      isTyping = true
    }
  }
}

private struct Stacked: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

/// Accessibility rules from the documentation of real apps.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct PageRuleTests {
  private func words<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [String] {
    let heard = HeardView { content() }
    var words = heard.heard()
    for _ in 0..<20 {
      let new = try heard.run("next")
      if new == ["[border]"] { break }
      words += new
    }
    return words
  }

  @Test func `A link is a button that opens a page until the trait is removed`() throws {
    let address = try #require(URL(string: "https://example.com"))
    let words = try words {
      Link("Map", destination: address)
      Link("Plan", destination: address).accessibilityRemoveTraits(.isButton)
    }
    #expect(words == ["Map, button, link", "Plan, link"])
  }

  @Test func `A heading level alone does not make a heading`() throws {
    let words = try words {
      Text("One").accessibilityHeading(.h2)
      Text("Two").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
      Text("Three").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    }
    #expect(words == ["One", "Two, heading level 2", "Three, heading level 3"])
  }

  @Test func `A row’s hint and actions do not make its shapes stops`() throws {
    let words = try words {
      HStack {
        Image(systemName: "line.3.horizontal").accessibilityHidden(true)
        Text("Oak")
        Spacer()
      }
      .background(RoundedRectangle(cornerRadius: 4).fill(.gray))
      .overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray))
      .accessibilityHint("Can be moved.")
      .accessibilityAction(named: "Move up") {}
    }
    #expect(words == ["Oak, actions available"])
  }

  @Test func `A label makes several shapes one stop, and a labelled shape remains a stop`() throws {
    let words = try words {
      ZStack {
        Capsule()
        Circle()
      }
      .accessibilityLabel("Dial")
      HStack {
        Text("Level")
        Circle().accessibilityLabel("Green")
      }
      .accessibilityValue("good")
    }
    #expect(words == ["Dial", "Level, good", "Green, good"])
  }

  @Test func `A label without a title is announced by its icon’s name`() throws {
    let words = try words {
      Label("", systemImage: "globe").labelStyle(.iconOnly)
      Label("World", systemImage: "globe").labelStyle(.iconOnly)
      Button {
      } label: {
        Label("", systemImage: "trash")
      }
    }
    #expect(words == ["globe, image", "World", "Delete, button"])
  }

  @Test func `A symbol’s name keeps a leading shape`() throws {
    let words = try words {
      Image(systemName: "square.and.line.vertical.and.square")
      Image(systemName: "person.crop.circle.fill")
      Image(systemName: "chevron.down")
    }
    #expect(
      words == ["square and line vertical and, image", "person crop, image", "Go Down, image"]
    )
  }

  @Test func `A menu picker’s options are menu items and close the menu`() throws {
    let heard = HeardView { Sorting() }
    #expect(try heard.run("activate").last == "menu, selected, Age, button")
    #expect(try heard.run("next") == ["Height, button"])
    #expect(try heard.run("activate") == ["[screen change]", "Order, button, pop up button"])
    #expect(heard.labels.contains("Order: 1"))
  }

  @Test func `Escape does not close a cover, but the cover’s own buttons do`() throws {
    let heard = HeardView { Covered() }
    #expect(try heard.run("activate") == ["[screen change]", "Inside"])
    #expect(try heard.run("escape", "next") == ["Shut, button"])
    #expect(try heard.run("activate") == ["[screen change]", "Open, button"])
  }

  @Test func `A magic tap belongs to the page, even on its title`() throws {
    let heard = HeardView { Playing() }
    #expect(heard.heard() == ["Player, heading"])
    try heard.run("magic tap")
    #expect(try heard.run("next") == ["Taps: 1"])
  }

  @Test func `A keyboard toolbar is available only while a field is being edited`() throws {
    let heard = HeardView { Typing() }
    #expect(try heard.run("last") == ["Name, text field"])
    try heard.run("activate")
    #expect(try heard.run("next") == ["Done, button"])
    #expect(try heard.run("activate").last == "Name, text field")
    #expect(try heard.run("next") == ["[border]"])
  }

  @Test func `If a program moves both kinds of focus, VoiceOver goes to the accessibility focus`()
    throws
  {
    let heard = HeardView { TwoFocuses() }
    #expect(try heard.run("last", "activate").last == "A name is needed")
    #expect(try heard.run("next") == ["Name, text field, is editing"])
  }

  @Test func `In a custom style, too, a label names its content`() throws {
    let words = try words {
      LabeledContent("Name") { TextField("", text: .constant("")) }.labeledContentStyle(Stacked())
    }
    #expect(words == ["Name", "Name, text field"])
  }

  @Test func `An explicit value replaces a tab’s badge`() throws {
    let words = try words {
      TabView {
        Text("Mail")
          .tabItem { Text("Inbox").accessibilityValue("2 new") }
          .badge(2)
      }
    }
    #expect(words.last == "tab bar, selected, Inbox, 2 new, tab, 1 of 1")
  }

  @Test func `A date picker’s title is not part of the button’s name, unless the title is hidden`()
    throws
  {
    let day = Date(timeIntervalSince1970: 0)
    let words = try words {
      DatePicker("Start", selection: .constant(day), displayedComponents: .date)
      DatePicker("End", selection: .constant(day), displayedComponents: .date).labelsHidden()
    }
    #expect(words.count == 3)
    #expect(words.first == "Start")
    #expect(words.dropFirst().first?.hasPrefix("Start") == false)
    #expect(words.last?.hasPrefix("End, ") == true)
  }

  @Test func `A stepper announces its number as people write it`() throws {
    #expect(try words { Stepper("Speed", value: .constant(50.0)) } == ["Speed, 50, adjustable"])
  }

  @Test func `A table’s cells have the names of their columns and can be navigated`() throws {
    let groves = [Grove(id: 1, name: "North", trees: 12), Grove(id: 2, name: "South", trees: 7)]
    let heard = HeardView(on: .iPad) {
      Table(groves) {
        TableColumn("Name", value: \.name)
        TableColumn("Trees") { Text("\($0.trees)") }
      }
    }
    let north = try heard.run("choose North")
    #expect(north == ["North, row 2"])
    #expect(try heard.run("column right") == ["Trees, 12, column 2"])
    #expect(try heard.run("row down") == ["7, row 3, table end"])
    #expect(try heard.run("column left") == ["Name, South, column 1"])
    #expect(try heard.run("column left") == ["[border]"])
  }

  @Test func `A view that reads its size is given a screen’s size`() throws {
    let words = try words {
      GeometryReader { Text($0.size.width > 320 ? "wide" : "narrow") }
    }
    #expect(words == ["wide"])
  }
}
