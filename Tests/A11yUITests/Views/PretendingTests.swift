// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("SwiftUI APIs that had no effect in earlier versions", .timeLimit(.minutes(30)))
struct PretendingTests {
  @Test("A hidden toolbar item is not read")
  func toolbarItemHidden() throws {
    struct Page: View {
      @State private var isHidden = true
      var body: some View {
        NavigationStack {
          Button("Show") { isHidden = false }
            .toolbar { Button("Share") {}.toolbarItemHidden(isHidden) }
        }
      }
    }
    let hearing = Hearing { Page() }
    #expect(hearing.everything() == ["Show, button"])
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["Share, button", "Show, button"])
  }

  @Test("A screen’s title opens its menu")
  func titleMenu() throws {
    let hearing = Hearing {
      NavigationStack {
        Text("Text").navigationTitle("Trip").toolbarTitleMenu { Button("Rename") {} }
      }
    }
    #expect(hearing.everything().first?.hasPrefix("Trip") == true)
    #expect(hearing.everything().count == 2)
    _ = hearing.told(.first)
    #expect(hearing.told(.activate).last?.contains("Rename, button") == true)
  }

  @Test("A toolbar item that replaces the title appears and disappears")
  func principalItem() throws {
    struct Page: View {
      @State private var isOn = true
      var body: some View {
        NavigationStack {
          Button("Toggle") { isOn.toggle() }
            .navigationTitle("Trip")
            .toolbar {
              if isOn { ToolbarItem(placement: .principal) { Text("Logo") } }
            }
        }
      }
    }
    let hearing = Hearing { Page() }
    #expect(hearing.everything() == ["Logo", "Toggle, button"])
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["Trip, heading", "Toggle, button"])
    _ = hearing.told(.activate)
    #expect(hearing.everything() == ["Logo", "Toggle, button"])
  }

  @Test("A dialog offers an option not to show the dialog again")
  func dialogSuppression() throws {
    struct Page: View {
      @State private var asks = false
      @State private var isSuppressed = false
      var body: some View {
        Button(isSuppressed ? "Quiet" : "Delete") { asks = true }
          .confirmationDialog("Delete?", isPresented: $asks) { Button("Yes") {} }
          .dialogSuppressionToggle(isSuppressed: $isSuppressed)
      }
    }
    let view = HeardView { Page() }
    try view.run("activate")
    #expect(view.labels.contains("Don't ask again"))
    try view.run("choose Don't ask again", "activate")
    try view.run("choose Yes", "activate")
    #expect(view.labels == ["Quiet"])
  }

  @Test("The command that shows an element’s menu performs a long press")
  func longPress() throws {
    struct Page: View {
      @State private var log: [String] = []
      var body: some View {
        Text("Photo").onLongPressGesture {
          log.append("pressed")
        } onPressingChanged: {
          log.append($0 ? "down" : "up")
        }
        Text("Map").gesture(LongPressGesture().onEnded { _ in log.append("gesture") })
        Text(log.joined(separator: " "))
      }
    }
    let view = HeardView { Page() }
    try view.run("show menu", "next", "show menu")
    #expect(view.labels.last == "down pressed up gesture")
  }

  @Test(
    "While a text field is edited, suggestions follow the field; activating one completes the text"
  )
  func textSuggestions() throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        TextField("City", text: $text).textInputSuggestions {
          Text("Rome").textInputCompletion("Roma")
        }
        Text("After \(text)")
      }
    }
    let view = HeardView { Page() }
    #expect(view.labels == ["City", "After "])
    try view.run("activate", "type Ro")
    #expect(view.labels == ["City", "Rome", "After Ro"])
    try view.run("choose Rome", "activate")
    #expect(view.labels.last == "After Roma")
  }

  @Test("A sidebar’s header, footer and bottom bar are shown only in a wide layout")
  func sidebar() {
    struct Page: View {
      let width: UserInterfaceSizeClass
      var body: some View {
        TabView { Tab("Home", systemImage: "house") { Text("Here") } }
          .tabViewSidebarHeader { Text("Header") }
          .tabViewSidebarFooter { Text("Footer") }
          .tabViewSidebarBottomBar { Button("Sign out") {} }
          .environment(\.horizontalSizeClass, width)
      }
    }
    #expect(HeardView { Page(width: .compact) }.labels == ["Here", "Home"])
    #expect(
      HeardView { Page(width: .regular) }.labels == [
        "Header", "Home", "Here", "Footer", "Sign out",
      ]
    )
  }

  @Test("An API without an audible effect is reported once, with the view that uses it")
  func unheard() {
    struct Page: View {
      var body: some View {
        Text("A").accessibilityDragPoint(.center, description: Text("Drag"))
        Text("B").accessibilityDragPoint(.center, description: Text("Drag"))
        TabView {
          TabSection("More") { Tab("Home", systemImage: "house") { Text("Here") } }
            .sectionActions { Button("Add") {} }
        }
      }
    }
    let view = HeardView { Page() }
    let reported = view.host.diagnostics.filter { $0.kind == .notHeard }
    #expect(reported.count == 2)
    #expect(reported.allSatisfy { $0.view == "Page" })
    #expect(reported.contains { $0.message.hasPrefix("uses accessibilityDragPoint") })
    #expect(reported.contains { $0.message.hasPrefix("uses sectionActions") })
  }
}
