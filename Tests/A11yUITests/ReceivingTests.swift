// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

private struct Receiving: View {
  static let changed = Notification.Name("receiving.changed")
  let center: NotificationCenter
  private let timer = Timer.publish(every: 3_600, on: .main, in: .common).autoconnect()
  @State private var count = 0

  init(center: NotificationCenter) { self.center = center }

  var body: some View {
    Text("\(count) changes")
      .onReceive(center.publisher(for: Self.changed)) { _ in count += 1 }
      .onReceive(timer) { _ in count = 0 }
  }
}

@MainActor @Suite("Receiving notifications in a view", .timeLimit(.minutes(30)))
struct ReceivingTests {
  @Test(
    "A view can receive notifications in a file that imports only SwiftUI",
    arguments: [true, false]
  )
  func notifications(prunes: Bool) {
    let center = NotificationCenter()
    let view = HeardView(prunes: prunes) { Receiving(center: center) }
    #expect(view.labels == ["0 changes"])
    center.post(name: Receiving.changed, object: nil)
    center.post(name: Receiving.changed, object: nil)
    view.host.takeTurn()
    #expect(view.labels == ["2 changes"])
    #expect(view.heard().last == "2 changes")
  }
}
