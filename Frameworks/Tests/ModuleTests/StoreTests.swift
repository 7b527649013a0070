// SPDX-License-Identifier: MIT

import A11yViewTesting
import StoreKit
import SwiftUI
import Testing

@Suite("Without a store", .timeLimit(.minutes(30)))
@MainActor
struct StoreTests {
  private struct Page: View {
    @State private var asksForMoney = false
    @State private var manages = false
    @State private var result = "Nothing"
    @State private var products = "Loading"

    var body: some View {
      Text(result)
      Text(products)
      Button("Refund") { asksForMoney = true }
        .refundRequestSheet(for: 1, isPresented: $asksForMoney) { result in
          if case .failure(.failed) = result { self.result = "Failed" }
        }
      Button("Manage") { manages = true }
        .manageSubscriptionsSheet(isPresented: $manages)
        .storeProductTask(for: "a") { state in
          if case .unavailable = state { products = "Unavailable" }
        }
      Text(asksForMoney || manages ? "Open" : "Closed")
    }
  }

  @Test("A store sheet announces that the store is unavailable, closes and fails")
  func sheets() async throws {
    let session = try await Session(Page()).exhaustive(false)
    session.find("Refund").activate()
    #expect(session.heard().contains { $0.contains("Store Unavailable") })
    let outline = session.outline().joined(separator: "|")
    #expect(outline.contains("Failed"))
    #expect(outline.contains("Closed"))
    session.find("Manage").activate()
    #expect(session.heard().contains { $0.contains("Store Unavailable") })
    #expect(session.outline().joined().contains("Closed"))
  }

  @Test("A product is unavailable, and there are no subscriptions")
  func tasks() async throws {
    let session = try await Session(Page()).exhaustive(false)
    await session.settle(within: .seconds(300))
    #expect(session.outline().joined().contains("Unavailable"))
    #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
    #expect(await Storefront.current == nil)
    for await _ in Product.SubscriptionInfo.Status.updates { Issue.record("a status came") }
  }
}
