// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite("URLs, activities and background work", .timeLimit(.minutes(30)))
@MainActor
struct EventTests {
  private struct Reader: View {
    @State private var log: [String] = []
    @Environment(\.openURL) private var openURL

    var body: some View {
      Text("Log \(log.joined(separator: " "))")
        .onOpenURL { log.append("url \($0.host ?? "?")") }
        .onContinueUserActivity("reading") { log.append("page \($0.userInfo?["page"] ?? "none")") }
        .userActivity("reading", isActive: log.count > 1) { $0.userInfo = ["page": log.count] }
      Button("Mail") { openURL(URL(string: "mailto:a@b")!) { log.append("\($0)") } }
    }
  }

  private struct ReaderApp: App {
    var body: some Scene { WindowGroup("Reader") { Reader() } }
  }

  @Test("A URL is delivered to the view that handles it", arguments: [true, false])
  func urls(prunes: Bool) {
    let heard = HeardApp(ReaderApp(), prunes: prunes)
    #expect(heard.start() == ["Reader, window, Log"])
    #expect(heard.say("open-url app://one/x") == ["Log url one"])
    let words = "“one two” is not an absolute URL."
    #expect(heard.say("open-url one two") == [words, "(\(words))"])
    heard.say("choose Mail")
    #expect(
      heard.say("activate")
        == ["mailto:a@b cannot be opened, because no other app can open it."]
    )
    #expect(heard.say("previous") == ["Log url one false"])
  }

  @Test("A user activity is continued with the data that was offered with it")
  func activities() {
    let heard = HeardApp(ReaderApp())
    heard.start()
    #expect(heard.say("continue reading") == ["Log page none"])
    heard.say("open-url app://one")
    #expect(heard.say("continue reading") == ["Log page none url one page 2"])
    let words = "ReaderApp has no handler for the writing activity."
    #expect(heard.say("continue writing") == [words, "(\(words))"])
  }

  private struct Named: View {
    let name: String
    @State private var url = ""
    var body: some View { Text("\(name) \(url)").onOpenURL { url = $0.absoluteString } }
  }

  private struct Choosing: App {
    var body: some Scene {
      Window("First", id: "first") {
        Named(name: "first").handlesExternalEvents(preferring: ["ONE"], allowing: ["two"])
      }
      WindowGroup("Second", id: "second") { Named(name: "second") }
        .handlesExternalEvents(matching: ["Zwei", ""])
      Window("Third", id: "third") {
        Named(name: "third").handlesExternalEvents(preferring: ["öne"], allowing: ["*"])
      }
    }
  }

  @Test("Windows and scenes select the external events that they handle")
  func choosing() {
    let heard = HeardApp(Choosing())
    heard.start()
    #expect(heard.say("open-url x://one") == ["first x://one"])
    #expect(heard.say("open-url x://two") == ["first x://two"])
    #expect(heard.say("open-url x://zwei") == ["Second, window, second x://zwei"])
    let words = "Choosing has no handler for x://drei."
    #expect(heard.say("open-url x://drei") == [words, "(\(words))"])
    #expect(heard.say("open-url x://one") == ["First, window, first x://one"])
  }

  @Test(
    "Conditions for external events ignore case and accents, and an empty condition never matches"
  )
  func containment() {
    // This test checks only the rule itself, as Apple's documentation of the modifier describes it.
    struct Rule: App {
      static let word = "É"
      var body: some Scene {
        Window("Rule", id: "rule") {
          Named(name: "rule").handlesExternalEvents(preferring: [""], allowing: ["CAFÉ"])
        }
      }
    }
    let heard = HeardApp(Rule())
    heard.start()
    #expect(heard.say("open-url x://the-cafe/1") == ["rule x://the-cafe/1"])
    #expect(heard.say("open-url x://tea").count == 2)
  }

  private struct Working: App {
    let done: @Sendable (String) -> Void
    init() { done = { _ in } }
    init(_ done: @escaping @Sendable (String) -> Void) { self.done = done }

    var body: some Scene {
      WindowGroup("Working") { Text("At work") }
        .backgroundTask(.appRefresh) { done("refresh \($0 ?? "nothing")") }
        .backgroundTask(.appRefresh("news")) { done("news") }
        .backgroundTask(.urlSession(matching: { $0.hasPrefix("get-") })) { done("got \($0)") }
    }
  }

  @Test("Background tasks are selected by name")
  func work() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let heard = HeardApp(Working { continuation.yield($0) })
    heard.start()
    var lines = stream.makeAsyncIterator()
    #expect(heard.say("background task news") == [])
    #expect(await lines.next() == "news")
    heard.say("background task get-photos")
    #expect(await lines.next() == "got get-photos")
    heard.say("background task")
    #expect(await lines.next() == "refresh nothing")
    heard.say("background task other")
    #expect(await lines.next() == "refresh other")
    let none = HeardApp(ReaderApp())
    none.start()
    let words = "ReaderApp has no background task called news."
    #expect(none.say("background task news") == [words, "(\(words))"])
  }

  @Test("A URL that a custom handler leaves to the system is reported if it cannot be opened")
  func handlers() {
    struct Handling: App {
      var body: some Scene {
        WindowGroup("Handling") {
          Opening()
            .environment(
              \.openURL,
              OpenURLAction { url in
                switch url.scheme {
                case "a": .handled
                case "b": .discarded
                default: .systemAction(URL(string: "other:thing")!)
                }
              }
            )
        }
      }
    }
    struct Opening: View {
      @Environment(\.openURL) private var openURL
      @State private var log = ""
      var body: some View {
        Text("Taken\(log)")
        Button("Open all") {
          for scheme in ["a", "b", "c"] {
            openURL(URL(string: "\(scheme):x")!) { log += " \($0)" }
          }
        }
      }
    }
    let heard = HeardApp(Handling())
    heard.start()
    heard.say("next")
    #expect(
      heard.say("activate")
        == ["other:thing cannot be opened, because no other app can open it."]
    )
    #expect(heard.say("previous") == ["Taken true false false"])
  }
}
