// SPDX-License-Identifier: MIT

import A11yViewTesting
import Foundation
import SwiftUI
import Testing

/// Tests for the language of an app's text.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct LanguageTests {
  /// A bundle with a single string catalog.
  private final class Catalog {
    let bundle: Bundle

    init() throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "LanguageTests-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "greeting": {"localizations": {
            "en": {"stringUnit": {"value": "Good day"}}, "de": {"stringUnit": {"value": "Guten Tag"}},
            "ar": {"stringUnit": {"value": "نهارك سعيد"}}}},
          "press": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
          "%lld pages": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld leaf"}},
              "other": {"stringUnit": {"value": "%lld leaves"}}}}},
            "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Blatt"}},
              "other": {"stringUnit": {"value": "%lld Blätter"}}}}}}}}}
        """
      try Data(text.utf8).write(to: folder.appending(path: "Localizable.xcstrings"))
      bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
  }

  private struct Screen: View {
    let bundle: Bundle
    var pages = 1
    var body: some View {
      Text("\(pages) pages", bundle: bundle)
      Text(String(localized: "greeting", bundle: bundle))
      Text(NSLocalizedString("greeting", bundle: bundle, comment: ""))
      Text(LocalizedStringResource("greeting", bundle: bundle))
      Text(verbatim: "greeting")
      Text(1234.5, format: .number)
      Text("\(12345) and \(0.5)")
    }
  }

  /// Returns the words that are spoken during a walk through a view.
  private func heard(_ view: some View, language: String? = nil) async throws -> [String] {
    let session = try await Session(view, language: language).exhaustive(false)
    for _ in 0..<20 { session.press("right") }
    return session.heard().filter { $0 != "[border]" }
  }

  @Test func `A text may differ between devices`() async throws {
    let strings = try Catalog()
    let phone = try await Session(Text("press", bundle: strings.bundle))
    #expect(phone.heard() == ["Tap"])
    let mac = try await Session(Text("press", bundle: strings.bundle), device: .mac)
    #expect(mac.heard().joined().contains("Click"))
  }

  @Test func `Without a language, texts are in English`() async throws {
    let strings = try Catalog()
    #expect(
      try await heard(Screen(bundle: strings.bundle)) == [
        "1 leaf", "Good day", "Good day", "Good day", "greeting", "1,234.5",
        "12,345 and 0.500000",
      ]
    )
  }

  @Test func `A session’s language chooses texts and formats`() async throws {
    let strings = try Catalog()
    let view = Screen(bundle: strings.bundle, pages: 2_000)
    #expect(
      try await heard(view, language: "de-AT") == [
        "2.000 Blätter", "Guten Tag", "Guten Tag", "Guten Tag", "greeting", "1.234,5",
        "12.345 and 0,500000",
      ]
    )
    #expect(
      try await heard(view, language: "ar").prefix(3) == [
        "2,000 leaves", "نهارك سعيد", "نهارك سعيد",
      ]
    )
  }

  @Test func `VoiceOver speaks the session’s language if it can`() async throws {
    let button = Button("OK") {}
    #expect(try await heard(button, language: "de") == ["OK, Taste"])
    #expect(try await heard(button, language: "pl") == ["OK, button"])
    await #expect(throws: (any Error).self) { try await Session(button, language: "Deutsch") }
  }

  @Test func `Setting a language does not change the technology`() async throws {
    let button = Button("OK") {}
    let session = try await Session(button, technology: .switchControl, language: "de")
    #expect(session.base.settings.technologies == .switchControl)
    session.wait(.seconds(1))
    #expect(session.heard().contains("OK, Taste"))
  }

  private struct Seven: View {
    var body: some View { Text("\(7)") }
  }

  @Test func `Small numbers have the digits of the session’s language`() async throws {
    #expect(try await heard(Seven(), language: "ar-EG") == ["٧"])
    #expect(try await heard(Seven(), language: "de") == ["7"])
  }

  @Test func `The environment’s locale chooses the language of the texts inside`() async throws {
    let strings = try Catalog()
    let bundle = strings.bundle
    let german = Locale(identifier: "de")
    #expect(
      try await heard(Screen(bundle: bundle).environment(\.locale, german)) == [
        "1 Blatt", "Good day", "Good day", "Guten Tag", "greeting", "1.234,5",
        "12.345 and 0,500000",
      ]
    )
    let both = VStack {
      Text("\(3) pages", bundle: bundle)
      VStack { Text("\(1) pages", bundle: bundle) }.environment(\.locale, german)
    }
    #expect(try await heard(both) == ["3 leaves", "1 Blatt"])
  }

  private struct Choice: View {
    let bundle: Bundle
    @State private var language = "en"
    var body: some View {
      Button("Switch") { language = "de" }
      Text("\(2) pages", bundle: bundle).environment(\.locale, Locale(identifier: language))
    }
  }

  @Test(arguments: [true, false])
  func `Texts follow a change of the environment’s locale`(prunes: Bool) async throws {
    let strings = try Catalog()
    let session = try await Session(Choice(bundle: strings.bundle), prunes: prunes)
    session.expect("Switch, button")
    session.press("right")
    session.expect("2 leaves")
    session.press("left")
    session.expect("Switch, button")
    session.press("space")
    session.press("right")
    session.expect("2 Blätter")
  }

  @Test func `A format from a table puts values into the right plural`() async throws {
    let strings = try Catalog()
    let format = NSLocalizedString("%lld pages", bundle: strings.bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1) == "1 leaf")
    #expect(String.localizedStringWithFormat(format, 5_000) == "5,000 leaves")
    #expect(String(format: format, 1) == "1 leaf")
    #expect(String(format: "%05.1f%@", 1.25, "x" as NSString) == "001.2x")
    #expect(String.localizedStringWithFormat("%d", 1_234) == "1,234")
  }
}
