// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI
@testable import A11yViews

@Suite("Formatting measurements in text", .timeLimit(.minutes(30)))
@MainActor
struct MeasurementTests {
  private let metric = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test("Measurements are written in words or symbols, with the locale’s number format and units")
  func widths() throws {
    let length = Measurement(value: 7.5, unit: UnitLength.kilometers)
    func wide(_ locale: Locale) -> String {
      length.formatted(.measurement(width: .wide).locale(locale))
    }
    #expect(wide(metric) == "7,5 Kilometer")
    #expect(wide(american) == "4.66 miles")
    #expect(wide(Locale(identifier: "en_001")) == "7.5 kilometers")
    #expect(wide(Locale(identifier: "en_GB")) == "4.66 miles")
    let one = Measurement(value: 1, unit: UnitLength.kilometers)
    #expect(one.formatted(.measurement(width: .wide).locale(metric)) == "1 Kilometer")
    #expect(length.formatted(.measurement(width: .abbreviated).locale(metric)) == "7,5 km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(heat.formatted(.measurement(width: .narrow).locale(metric)) == "20°")
    #expect(heat.formatted(.measurement(width: .abbreviated).locale(american)) == "68°F")
  }

  @Test("Measurement formatters use the requested language")
  func languages() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    formatter.unitStyle = .long
    formatter.unitOptions = .providedUnit
    #expect(
      formatter.string(from: Measurement(value: 2.5, unit: UnitMass.kilograms))
        == "2,5\u{A0}kilogrammes"
    )
    let duration = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = metric
    duration.calendar = calendar
    duration.unitsStyle = .full
    #expect(duration.string(from: 3_900) == "1 Stunde und 5 Minuten")
    calendar.locale = american
    duration.calendar = calendar
    #expect(duration.string(from: 3_900) == "1 hour, 5 minutes")
    duration.unitsStyle = .spellOut
    #expect(duration.string(from: 3_900) == "one hour, five minutes")
  }

  @Test("Measurements with words that cannot be inflected are reported")
  func inflection() {
    #expect(GrammarAgreement.agreeing("3 item", language: "en") == "3 items")
    #expect(GrammarAgreement.agreeing("3 Ding", language: "de") == "3 Ding")
    struct Page: View {
      var body: some View { Text(GrammarAgreement.agreeing("3 Ding", language: "de")) }
    }
    let view = HeardView { Page() }
    #expect(view.host.diagnostics.map(\.kind) == [.notInflected])
    #expect(view.host.diagnostics.first?.view == "Page")
  }

  @Test("A measurement’s unit is kept on request, and the number can have a separate style")
  func usage() throws {
    let view = HeardView {
      Text(
        Measurement(value: 1234.5, unit: UnitMass.grams),
        format: .measurement(
          width: .wide,
          usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(0)).locale(american)
        )
        .locale(american)
      )
    }
    #expect(view.labels == ["1,234 grams"])
  }
}
