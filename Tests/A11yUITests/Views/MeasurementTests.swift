// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Measurements are written in texts", .timeLimit(.minutes(10)))
@MainActor
struct MeasurementTests {
  private let metric = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test("With words, with symbols, in the locale's numbers and units")
  func widths() throws {
    let length = Measurement(value: 7.5, unit: UnitLength.kilometers)
    func wide(_ locale: Locale) -> String {
      length.formatted(.measurement(width: .wide).locale(locale))
    }
    #expect(wide(metric) == "7,5 kilometers")
    #expect(wide(american) == "4.66 miles")
    let one = Measurement(value: 1, unit: UnitLength.kilometers)
    #expect(one.formatted(.measurement(width: .wide).locale(metric)) == "1 kilometer")
    #expect(length.formatted(.measurement(width: .abbreviated).locale(metric)) == "7,5 km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(heat.formatted(.measurement(width: .narrow).locale(metric)) == "20°")
    #expect(heat.formatted(.measurement(width: .abbreviated).locale(american)) == "68°F")
  }

  @Test("A unit is kept if asked, and numbers can have a style of their own")
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
