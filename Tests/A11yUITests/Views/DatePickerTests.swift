import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct DatePickerTests {
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

  @Test func compactIsButtonsThatOpenWheels() {
    let hearing = Hearing { Due(style: .automatic) }
    #expect(
      hearing.everything().map { $0.replacing("\u{202F}", with: " ") } == [
        "Due, Nov 14, 2023, button", "Due, 10:13 PM, button",
      ]
    )
    let wheel = "picker item, adjustable, swipe up or down with one finger to adjust the value"
    #expect(hearing.told(.first, .activate).last == "November, \(wheel)")
    #expect(hearing.told(.increment) == ["December"])
    #expect(hearing.told(.decrement, .decrement) == ["November"])
    #expect(hearing.told(.next) == ["14, \(wheel)"])
    #expect(hearing.told(.increment) == ["15"])
    #expect(hearing.told(.escape) == ["Due, Nov 15, 2023, button"])
  }

  @Test func wheelsStandInAGroup() {
    let hearing = Hearing { Due(style: .wheel, components: .date) }
    #expect(hearing.opening.first?.hasPrefix("Due, November, picker item, adjustable") == true)
  }
}
