// SPDX-License-Identifier: MIT

import A11yViewTesting
import ActivityKit
import SwiftUI
import Testing
import WidgetKit

private struct Parcel: ActivityAttributes {
  struct ContentState: Codable, Hashable { var place: String }
  var sender: String
}

private struct ParcelActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Parcel.self) { context in
      Text("Parcel from \(context.attributes.sender): \(context.state.place)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("Now in \(context.state.place)") }
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.sender) }
      } compactLeading: {
        Text("Parcel")
      } compactTrailing: {
        Text(context.state.place)
      } minimal: {
        Text("P")
      }
      .keylineTint(.red)
    }
  }
}

#Preview("Parcel", as: .content, using: Parcel(sender: "Ann")) {
  ParcelActivity()
} contentStates: {
  Parcel.ContentState(place: "Oslo")
  Parcel.ContentState(place: "Bergen")
}

#Preview("Expanded parcel", as: .dynamicIsland(.expanded), using: Parcel(sender: "Ann")) {
  ParcelActivity()
} contentStates: {
  Parcel.ContentState(place: "Oslo")
}

#Preview("Compact parcel", as: .dynamicIsland(.compact), using: Parcel(sender: "Ann")) {
  ParcelActivity()
} contentStates: {
  Parcel.ContentState(place: "Oslo")
}

@MainActor @Suite("Previews of live activities", .timeLimit(.minutes(30)))
struct LiveActivityPreviewTests {
  private func heard(in name: String) async throws -> [String] {
    let preview = try #require(Preview.all.first { $0.displayName == name })
    let session = try await Session(preview).exhaustive(false)
    await session.settle()
    session.perform("first")
    for _ in 0..<4 { session.perform("next") }
    return session.heard()
  }

  @Test("Each state of a live activity is read with the content for the Lock Screen")
  func content() async throws {
    let heard = try await heard(in: "Parcel").joined(separator: "; ")
    #expect(heard.contains("Parcel from Ann: Oslo"))
    #expect(heard.contains("Parcel from Ann: Bergen"))
  }

  @Test("An expanded Dynamic Island is read from the leading region to the bottom region")
  func expanded() async throws {
    let heard = try await heard(in: "Expanded parcel").joined(separator: "; ")
    let sender = try #require(heard.range(of: "Ann"))
    let place = try #require(heard.range(of: "Now in Oslo"))
    #expect(sender.lowerBound < place.lowerBound)
  }

  @Test("A compact Dynamic Island is read from its leading side to its trailing side")
  func compact() async throws {
    let heard = try await heard(in: "Compact parcel").joined(separator: "; ")
    let parcel = try #require(heard.range(of: "Parcel"))
    let place = try #require(heard.range(of: "Oslo"))
    #expect(parcel.lowerBound < place.lowerBound)
  }
}
