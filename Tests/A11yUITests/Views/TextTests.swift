// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor
private func words(_ text: Text) -> [String] { Hearing { text }.opening }

@MainActor @Suite("Localizing and formatting the words of text views", .timeLimit(.minutes(30)))
struct TextTests {
  @Test("Text is looked up in a string table, with values inserted by order or position")
  func tables() throws {
    let strings = try StringsBundle(
      """
      "Hello %@" = "Hallo %@";
      "%@ has %lld files, %@" = "%3$@: %2$lld Dateien von %1$@";
      "%lf%% done" = "zu %lf%% fertig";
      "Broken %@" = "Kaputt %@ und %@ und %";
      """
    )
    let bundle = strings.bundle
    #expect(words(Text("Hello \("Ann")", bundle: bundle)) == ["Hallo Ann"])
    #expect(
      words(Text("\("Ann") has \(3) files, \("hi")", bundle: bundle)) == ["hi: 3 Dateien von Ann"]
    )
    #expect(words(Text("\(0.5)% done", bundle: bundle)) == ["zu 0.500000% fertig"])
    #expect(words(Text("Broken \("a")", bundle: bundle)) == ["Kaputt a und %@ und %"])
    let other = try StringsBundle("\"Yes\" = \"Oui\";", named: "Answers")
    #expect(
      words(Text("Yes", tableName: "Answers", bundle: other.bundle, comment: "an answer"))
        == ["Oui"]
    )
  }

  @Test("Without a string table, the key is used as the text, including percent signs")
  func noTables() throws {
    #expect(words(Text("Hello \("Ann"), 100% of \(7)")) == ["Hello Ann, 100% of 7"])
    #expect(words(Text("Yes", tableName: "Missing")) == ["Yes"])
    let empty = try StringsBundle("")
    #expect(words(Text("\(3) %@ left", bundle: empty.bundle)) == ["3 %@ left"])
  }

  @Test("Formatters format the values that are inserted into text")
  func formatters() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    #expect(words(Text(NSNumber(value: 42), formatter: formatter)) == ["forty-two"])
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US")
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateFormat = "EEEE"
    let day = Date(timeIntervalSince1970: 0)
    #expect(words(Text(day, formatter: date)) == ["Thursday"])
    #expect(words(Text("On \(day, formatter: date)")) == ["On Thursday"])
  }

  @Test("Time intervals can be written in words, with a sign, or in the format of a clock")
  func distances() {
    let now = Date(timeIntervalSince1970: 1_000_000)
    func text(_ distance: TimeInterval, _ style: Text.DateStyle) -> String {
      Text(now.addingTimeInterval(distance), style: style, now: now).string
    }
    #expect(text(8595, .relative) == "2 hours, 23 minutes")
    #expect(text(-61, .relative) == "1 minute, 1 second")
    #expect(text(7300, .offset) == "+2 hours")
    #expect(text(-90, .offset) == "-2 minutes")
    #expect(text(8595, .timer) == "2:23:15")
    #expect(text(-95, .timer) == "1:35")
    #expect(text(.infinity, .timer).contains(":"))
  }

  @Test("A paused timer shows its current time")
  func timers() {
    let start = Date(timeIntervalSince1970: 0)
    let span = start...start.addingTimeInterval(600)
    let pause = start.addingTimeInterval(90)
    #expect(Text(timerInterval: span, pauseTime: pause).string == "8:30")
    #expect(Text(timerInterval: span, pauseTime: pause, countsDown: false).string == "1:30")
    #expect(Text(timerInterval: span).string == "0:00")
    let long = start...start.addingTimeInterval(7200)
    #expect(Text(timerInterval: long, pauseTime: start, showsHours: false).string == "120:00")
    let heard = Hearing {
      ProgressView(timerInterval: span, countsDown: false) { Text("Baking") }
    }
    #expect(heard.opening == ["Baking, 10:00, progress indicator"])
  }

  @Test("Speech attributes apply only if they cover the whole text")
  func attributes() {
    var words = AttributedString("A-1")
    words.accessibilitySpeechSpellsOutCharacters = true
    words.accessibilityHeadingLevel = .h2
    #expect(Hearing { Text(words) }.opening == ["A-1, heading level 2"])
    #expect(Text(words).style?.speech?.spellsOut == true)
    #expect(Text(words + AttributedString(" rest")).style == nil)
    #expect(Text(AttributedString("plain")).style == nil)
    #expect(Hearing { Text(Image(systemName: "gear")) }.opening == ["Settings"])
  }
}
