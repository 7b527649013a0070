// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing
@testable import TipKit

private struct SearchTip: Tip {
  @Parameter static var isReady: Bool = false
  static let searched = Event(id: "searched")

  var title: Text { Text("Search faster") }
  var message: Text? { Text("Pull down the list.") }
  var image: Image? { Image(systemName: "magnifyingglass") }
  var rules: [Rule] {
    #Rule(Self.$isReady) { $0 == true }
    #Rule(Self.searched) { $0.donations.count < 2 }
  }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
  var options: [any Option] { Tips.MaxDisplayCount(1) }
}

private struct OtherTip: Tip {
  var title: Text { Text("Other") }
}

/// All tests in the process share the store of tips, so these tests run one after another.
@Suite("Showing and closing tips", .serialized, .timeLimit(.minutes(30)))
@MainActor
struct TipTests {
  init() throws {
    TipStore.shared.change { $0 = .init() }
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
  }

  @Test(
    "A tip appears when its rules are met, is announced with its content, and disappears when closed"
  )
  func closing() async throws {
    struct Page: View {
      @State private var asked = ""
      var body: some View {
        TipView(SearchTip(), arrowEdge: .top) { action in asked = action.id }
        Button("Ready") { SearchTip.isReady = true }
        Text("Asked: \(asked)")
      }
    }
    let session = try await Session(Page()).exhaustive(false)
    #expect(!session.outline().joined().contains("Search faster"))
    session.find("Ready").activate()
    let words = session.outline().joined(separator: "|")
    #expect(words.contains("Search faster") && words.contains("Pull down the list."))
    session.find("Learn more").activate()
    #expect(session.outline().joined().contains("Asked: more"))
    session.find("Close").activate()
    #expect(!session.outline().joined().contains("Search faster"))
    #expect(SearchTip().status == .invalidated(.tipClosed))
  }

  @Test("A tip in UIKit views is announced like a tip in SwiftUI")
  func platformView() async throws {
    struct Shown: UIViewRepresentable {
      func makeUIView(context: Context) -> TipUIView { TipUIView(OtherTip()) }
      func updateUIView(_ view: TipUIView, context: Context) {}
    }
    let session = try await Session(Shown()).exhaustive(false)
    #expect(session.outline().joined().contains("Other"))
    session.find("Close").activate()
    #expect(!session.outline().joined().contains("Other"))
  }

  @Test("Donated events are counted for a tip’s rules")
  func events() async throws {
    SearchTip.isReady = true
    #expect(SearchTip().shouldDisplay)
    await SearchTip.searched.donate()
    #expect(SearchTip().shouldDisplay)
    await SearchTip.searched.donate()
    #expect(SearchTip().status == .pending)
  }

  @Test("A tip in a popover is announced when it appears, and leaving the popover closes the tip")
  func popover() async throws {
    let session = try await Session(Button("Sort") {}.popoverTip(OtherTip())) {
      $0.verbosity.speaksHints = false
    }
    .exhaustive(false)
    #expect(session.outline().joined().contains("Other"))
    session.perform("escape")
    #expect(!session.outline().joined().contains("Other"))
    #expect(OtherTip().status == .invalidated(.tipClosed))
  }

  @Test("A custom tip style is used, and a group shows one tip after the other")
  func style() async throws {
    struct Loud: TipViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Tip!")
        configuration.title
      }
    }
    let tips = TipGroup(.ordered) {
      SearchTip()
      OtherTip()
    }
    #expect(tips.currentTip == nil)
    SearchTip().invalidate(reason: .actionPerformed)
    let session = try await Session(TipView(tips.currentTip).tipViewStyle(Loud()))
    #expect(session.heard() == ["Tip!"])
    session.perform("next")
    #expect(session.heard() == ["Other"])
  }

  @Test("No tip is shown before configuration, unless a test shows all tips")
  func configuring() throws {
    TipStore.shared.change { $0 = .init() }
    #expect(!OtherTip().shouldDisplay)
    Tips.showAllTipsForTesting()
    #expect(OtherTip().shouldDisplay && SearchTip().shouldDisplay)
    Tips.hideAllTipsForTesting()
    #expect(!OtherTip().shouldDisplay)
  }

  @Test func `Tips remain configured, however late a program uses them`() throws {
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
    #expect(OtherTip().shouldDisplay)
  }
}
