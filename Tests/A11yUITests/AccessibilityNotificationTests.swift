// SPDX-License-Identifier: MIT

import Accessibility
import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// A button that posts a notification.
private struct Poster: View {
  let post: @MainActor () -> Void
  var body: some View {
    Button("Post", action: post)
    Text("End")
  }
}

private func announcement(
  _ words: String,
  _ priority: AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
    .AnnouncementPriority
) -> AccessibilityNotification.Announcement {
  var words = AttributedString(words)
  words.accessibilitySpeechAnnouncementPriority = priority
  return AccessibilityNotification.Announcement(words)
}

@MainActor @Suite("Notifications that an app posts", .timeLimit(.minutes(30)))
struct AccessibilityNotificationTests {
  @Test("A posted string is spoken after the elements’ words", arguments: [true, false])
  func afterTheElements(prunes: Bool) throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") {
          AccessibilityNotification.Announcement("Counted").post()
          count += 1
        }
      }
    }
    let view = HeardView(prunes: prunes) { Counter() }
    _ = view.heard()
    #expect(try view.run("activate") == ["Count 1", "Counted"])
    #expect(try view.run("activate") == ["Count 2", "Counted"])
  }

  @Test("A high-priority announcement drops pending low-priority announcements")
  func priorities() throws {
    let view = HeardView {
      Poster {
        announcement("Opening camera", .default).post()
        announcement("Camera loading", .low).post()
        announcement("Camera active", .high).post()
      }
    }
    _ = view.heard()
    #expect(try view.run("activate") == ["Opening camera", "Camera active"])
  }

  @Test("A low-priority announcement waits until everything else has been spoken")
  func low() throws {
    let view = HeardView {
      Poster {
        announcement("Synced", .low).post()
        AccessibilityNotification.ScreenChanged().post()
      }
    }
    _ = view.heard()
    #expect(try view.run("activate") == ["[screen change]", "Post, button", "Synced"])
  }

  @Test("An announcement is spoken in its own language")
  func language() throws {
    var words = AttributedString("Bonjour")
    words.languageIdentifier = "fr"
    let view = HeardView { Poster { AccessibilityNotification.Announcement(words).post() } }
    var update: [String] = []
    view.session.onRecord = { record in
      if case .speech(let utterance) = record.content {
        update = utterance.segments.map { "\($0.text) (\($0.language))" }
      }
    }
    try view.run("activate")
    #expect(update == ["Bonjour (fr)"])
  }

  @Test("An announcement posted while a view appears is spoken after the view’s first element")
  func atTheStart() {
    let view = HeardView {
      Text("Inbox").onAppear { AccessibilityNotification.Announcement("2 new messages").post() }
    }
    #expect(view.heard() == ["Inbox", "2 new messages"])
  }

  @Test("A screen change moves the cursor to the first element, but a layout change does not")
  func screenAndLayout() throws {
    let view = HeardView {
      Text("Title")
      Button("Layout") { AccessibilityNotification.LayoutChanged().post() }
      Button("Words") { AccessibilityNotification.LayoutChanged("More rows").post() }
      Button("Screen") { AccessibilityNotification.ScreenChanged(nil).post() }
    }
    _ = view.heard()
    try view.run("next")
    #expect(try view.run("activate") == [])
    try view.run("next")
    #expect(try view.run("activate") == ["More rows"])
    try view.run("next")
    #expect(try view.run("activate") == ["[screen change]", "Title"])
  }

  @Test("Scrolling to the same page again plays the border sound")
  func pages() throws {
    struct Pages: View {
      @State private var page = 1
      var body: some View {
        Text("Story")
          .accessibilityScrollAction { edge in
            page = min(max(page + (edge == .bottom ? 1 : -1), 1), 2)
            AccessibilityNotification.PageScrolled("Page \(page) of 2").post()
          }
      }
    }
    let view = HeardView { Pages() }
    _ = view.heard()
    #expect(try view.run("scroll down") == ["Page 2 of 2"])
    #expect(try view.run("scroll down") == ["[border]"])
    #expect(try view.run("scroll up") == ["Page 1 of 2"])
  }

  @Test(
    "A task’s announcement reaches the host that started the task, even after another host’s turn"
  )
  func tasks() async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    let first = HeardView {
      Poster {
        Task {
          for await _ in started { break }
          AccessibilityNotification.Announcement("Downloaded").post()
          finish.finish()
        }
      }
    }
    try first.run("activate")
    let second = HeardView { Text("Other") }
    _ = second.heard()
    _ = first.heard()
    start.finish()
    for await _ in finished {}
    first.host.takeTurn()
    second.host.takeTurn()
    #expect(first.heard() == ["Downloaded"])
    #expect(second.heard() == [])
  }

  @Test("If an app has several hosts, an announcement from code outside any host is not heard")
  func elsewhere() throws {
    let first = HeardView { Text("First") }
    let second = HeardView { Text("Second") }
    _ = (first.heard(), second.heard())
    AccessibilityNotification.Announcement("Connected").post()
    first.host.takeTurn()
    second.host.takeTurn()
    #expect(first.heard() == [])
    #expect(second.heard() == [])
    #expect(
      Diagnostic.uninstalled.contains {
        $0.view == "AccessibilityNotification" && $0.message.contains("so it has no effect")
      }
    )
  }
}
