// SPDX-License-Identifier: MIT

import AVKit
import A11yViewTesting
import PhotosUI
import StoreKit
import SwiftUI
import Testing

@Suite("Videos, photo pickers and stores", .timeLimit(.minutes(30)))
@MainActor
struct MediaTests {
  @Test("A video is played and paused by its button, the magic tap or the program")
  func video() async throws {
    let player = AVPlayer(url: URL(filePath: "/film.mp4"))
    let session = try await Session(
      VideoPlayer(player: player) { Text("Chapter 1") }
    ) { $0.verbosity.speaksHints = false }
    #expect(session.heard() == ["Video, Chapter 1"])
    session.perform("next")
    #expect(session.heard() == ["Play, button"])
    session.perform("activate")
    #expect(session.heard() == ["Pause"])
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    session.perform("magic tap")
    #expect(player.rate == 0)
    #expect(session.heard().last == "Play")
  }

  @Test("A video without a player is announced but has no controls")
  func noPlayer() async throws {
    let session = try await Session(
      VStack {
        VideoPlayer(player: nil)
        Text("Below")
      }
    )
    #expect(session.heard() == ["Video"])
    session.perform("next")
    #expect(session.heard() == ["Below"])
  }

  @Test("A photo picker is a button that opens a chooser, which can be cancelled")
  func photos() async throws {
    struct Page: View {
      @State private var item: PhotosPickerItem?
      @State private var items: [PhotosPickerItem] = []
      @State private var isOpen = false
      var body: some View {
        PhotosPicker("Choose a photo", selection: $item, matching: .images)
        PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.videos])) {
          Label("Choose several", systemImage: "photo")
        }
        Button("Other") { isOpen = true }.photosPicker(isPresented: $isOpen, selection: $item)
      }
    }
    let session = try await Session(Page()).exhaustive(false)
    for name in ["Choose a photo", "Choose several", "Other"] {
      session.find(name).activate()
      #expect(session.outline().joined().contains("No Photos or Videos"))
      session.find("Cancel").activate()
      #expect(!session.outline().joined().contains("No Photos or Videos"))
    }
  }

  @Test("Product views announce their content and also announce that the store is unavailable")
  func store() async throws {
    let session = try await Session(
      List {
        StoreView(ids: ["a"])
        ProductView(id: "b") { Text("Gem") }.productViewStyle(.compact)
        SubscriptionStoreView(groupID: "c") { Text("Pro") }
      }
    ).exhaustive(false)
    let outline = session.outline().joined(separator: "|")
    for words in ["Store Unavailable", "Gem", "Product Unavailable", "Pro"] {
      #expect(outline.contains(words), "\(words)")
    }
    #expect(try await Product.products(for: ["a"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("something was bought") }
  }
}
