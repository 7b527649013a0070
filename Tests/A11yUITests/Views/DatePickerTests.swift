// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct DatePickerTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  struct Due<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var date = DatePickerTests.start
    var body: some View {
      DatePicker(
        "Due",
        selection: $date,
        in: DatePickerTests.start...DatePickerTests.start.addingTimeInterval(40 * 86_400),
        displayedComponents: components
      )
      .datePickerStyle(style)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
  }

  @Test func `A compact date picker has one button for a calendar and one button for wheels`() {
    let hearing = Hearing { Due(style: .automatic) }
    #expect(
      hearing.everything().map { $0.replacing("\u{202F}", with: " ") } == [
        "Due", "Nov 14, 2023, button", "10:13 PM, button",
      ]
    )
    let wheel = "picker item, adjustable, swipe up or down with one finger to adjust the value"
    #expect(hearing.told(.first, .next, .activate).last == "November 2023, heading")
    #expect(
      (0..<17).map { _ in hearing.told(.next) }.last?.last == "Wednesday, November 15, button"
    )
    #expect(hearing.told(.activate) == ["selected"])
    #expect(hearing.told(.escape) == ["Nov 15, 2023, button"])
    #expect(
      hearing.told(.next, .activate).last?.hasSuffix(wheel) == true
    )
  }

  @Test func `Wheels form a group`() {
    let hearing = Hearing { Due(style: .wheel, components: .date) }
    #expect(hearing.opening.first?.hasPrefix("Due, November, picker item, adjustable") == true)
  }

  @Test func `A calendar has a button for each day`() {
    let hearing = Hearing { Due(style: .graphical) }
    #expect(hearing.opening == ["Due, November 2023, heading"])
    let heard = hearing.everything().map { $0.replacing("\u{202F}", with: " ") }
    #expect(
      heard.prefix(4) == [
        "November 2023, heading", "Previous Month, dimmed, button", "Next Month, button",
        "Wednesday, November 1, dimmed, button",
      ]
    )
    #expect(heard.filter { $0.hasPrefix("selected") } == ["selected, Tuesday, November 14, button"])
    #expect(heard.last == "Time, 10:13 PM, button")
    #expect(
      hearing.told(.first, .next, .next, .activate, .previous, .previous).last?.hasSuffix(
        "December 2023, heading"
      ) == true
    )
    #expect(
      hearing.told(.choose("Saturday, December 2"), .activate) == [
        "Saturday, December 2, button", "selected",
      ]
    )
    // The day after the last selectable day is dimmed, but the last selectable day can be selected.
    #expect(hearing.told(.choose("December 25")) == ["Monday, December 25, dimmed, button"])
    #expect(hearing.told(.previous, .activate) == ["Sunday, December 24, button", "selected"])
  }

  struct Steps: DatePickerStyle {
    @Environment(\.isEnabled) private var isEnabled
    var showsLabel = true
    func makeBody(configuration: Configuration) -> some View {
      if showsLabel { configuration.label }
      Button("Earlier") { configuration.selection -= 86_400 }
        .disabled(configuration.minimumDate.map { configuration.selection <= $0 } ?? false)
      Button("Later") { configuration.selection += 86_400 }
      DatePicker("Exactly", selection: configuration.$selection, displayedComponents: .date)
      Text(configuration.displayedComponents == .date ? "day" : "day and time")
    }
  }

  @Test(arguments: [true, false])
  func `A custom style builds its own picker`(prunes: Bool) {
    let hearing = Hearing(prunes: prunes) { Due(style: Steps(), components: .date) }
    #expect(
      hearing.everything() == [
        "Due", "Earlier, dimmed, button", "Later, button", "Exactly", "Nov 14, 2023, button", "day",
      ]
    )
    #expect(
      hearing.told(.first, .next, .next, .activate, .next, .next).last == "Nov 15, 2023, button"
    )
    #expect(hearing.told(.first, .next).last == "Earlier, button")
  }

  @Test func `A date picker becomes a group with its title if its style shows no label`() {
    let hearing = Hearing { Due(style: Steps(showsLabel: false)) }
    #expect(hearing.opening == ["Due, Earlier, dimmed, button"])
  }

  struct Framed: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      WheelDatePickerStyle().makeBody(configuration: configuration).padding()
    }
  }

  @Test func `A custom style may use a system style`() {
    let hearing = Hearing { Due(style: Framed(), components: .date).datePickerStyle(.compact) }
    #expect(hearing.opening.first?.hasPrefix("Due, November, picker item, adjustable") == true)
  }
}
