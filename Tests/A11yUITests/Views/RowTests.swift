// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite(.timeLimit(.minutes(30))) struct RowTests {
  struct Rows: View {
    @State private var names = ["Ann", "Bob", "Cid"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { offsets in
            for offset in offsets.sorted(by: >) { names.remove(at: offset) }
          }
          .onMove { source, target in
            let moved = source.map { names[$0] }
            let rest = names.enumerated().map { source.contains($0.offset) ? nil : $0.element }
            names = rest[..<target].compactMap { $0 } + moved + rest[target...].compactMap { $0 }
          }
      }
      Text(names.joined(separator: " "))
    }
  }

  @Test func `Rows are deleted and moved by actions`() {
    let hearing = Hearing { Rows() }
    #expect(hearing.opening == ["Ann, list start, actions available"])
    _ = hearing.told(.next)
    #expect(
      hearing.told(.actions, .next, .next, .next, .next) == [
        "actions menu, 4 items", "Activate, 1 of 4", "Delete, 2 of 4", "Move up, 3 of 4",
        "Move down, 4 of 4",
      ]
    )
    _ = hearing.told(.activate)
    #expect(hearing.told(.last) == ["Ann Cid Bob"])
    _ = hearing.told(.first, .performAction("Move up"))
    #expect(hearing.told(.last) == ["Ann Cid Bob"])
    #expect(
      hearing.told(.first, .performAction("Delete")).last == "Cid, list start, actions available"
    )
    #expect(hearing.told(.last) == ["Cid Bob"])
  }

  @Test func `A row’s swipe actions and context menu are offered as actions`() {
    var done: [String] = []
    let hearing = Hearing {
      Button("Letter") { done.append("open") }
        .swipeActions {
          Button("Archive") { done.append("archive") }
          Button("Flag") { done.append("flag") }.disabled(true)
        }
        .contextMenu {
          Button("Copy") { done.append("copy") }
          Text("Not an action")
        }
    }
    #expect(hearing.opening == ["Letter, button, actions available"])
    #expect(
      hearing.told(.actions, .next, .next, .next, .next) == [
        "actions menu, 3 items", "Activate, 1 of 3", "Archive, 2 of 3", "Copy, 3 of 3",
      ]
    )
    _ = hearing.told(.activate)
    _ = hearing.told(.performAction("Archive"), .performAction("Flag"))
    #expect(done == ["copy", "archive"])
  }

  struct Pinning: View {
    @State private var isPinned = false
    var body: some View {
      Text(isPinned ? "Pinned" : "Loose")
        .swipeActions { Button(isPinned ? "Unpin" : "Pin") { isPinned.toggle() } }
    }
  }

  @Test func `Actions can change their names`() {
    let hearing = Hearing { Pinning() }
    #expect(hearing.told(.performAction("Pin")) == ["Pinned"])
    #expect(hearing.told(.performAction("Pin")) == [])
    #expect(hearing.told(.performAction("Unpin")) == ["Loose"])
  }

  @Test func `Scrolling up refreshes a list`() async {
    let (refreshes, continuation) = AsyncStream<Void>.makeStream()
    let hearing = Hearing {
      List { Text("Row") }.refreshable { continuation.yield() }
    }
    _ = hearing.told(.scroll(.top))
    var iterator = refreshes.makeAsyncIterator()
    #expect(await iterator.next() != nil)
  }
}
