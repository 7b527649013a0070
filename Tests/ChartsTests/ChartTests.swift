// SPDX-License-Identifier: MIT

import A11yViewTesting
import Charts
import SwiftUI
import Testing

struct Sale: Identifiable {
  let id: Int
  let day: String
  let count: Int
  var city = "Oslo"

  static let week = [
    Sale(id: 1, day: "Monday", count: 12), Sale(id: 2, day: "Tuesday", count: 1500),
  ]
}

@Suite("Reading charts mark by mark", .timeLimit(.minutes(30)))
@MainActor
struct ChartTests {
  /// Returns VoiceOver's words from the first stop to the last.
  private func heard(@ViewBuilder _ view: () -> some View) async throws -> [String] {
    let session = try await Session(
      view().environment(\.locale, Locale(identifier: "en_GB"))
    ) { $0.verbosity.speaksHints = false }
    var lines = session.heard()
    for _ in 0..<30 where lines.last != "[border]" {
      session.perform("next")
      lines += session.heard()
    }
    return lines.dropLast()
  }

  @Test("A chart mark’s position is announced as its label and its amount as its value")
  func bars() async throws {
    let lines = try await heard {
      Chart(Sale.week) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
      }
    }
    #expect(lines == ["Monday, 12", "Tuesday, 1,500"])
  }

  @Test("Even in a horizontal bar chart, the number is announced as the value")
  func horizontal() async throws {
    let lines = try await heard {
      Chart(Sale.week, id: \.day) {
        BarMark(x: .value("Sales", $0.count), y: .value("Day", $0.day))
      }
    }
    #expect(lines == ["Monday, 12", "Tuesday, 1,500"])
  }

  @Test("Several series in a chart are named, but a separate color for each bar adds no words")
  func series() async throws {
    let lines = try await heard {
      Chart {
        ForEach(["Oslo", "Cork"], id: \.self) { city in
          LineMark(x: .value("Day", "Monday"), y: .value("Sales", 3))
            .foregroundStyle(by: .value("City", city))
            .symbol(by: .value("City", city))
        }
        BarMark(x: .value("City", "Rome"), y: .value("Sales", 4.5))
          .foregroundStyle(by: .value("City", "Rome"))
      }
    }
    #expect(lines == ["Monday, 3, Oslo", "Monday, 3, Cork", "Rome, 4.5"])
  }

  @Test(
    "Chart sectors are labeled with their color’s value, and rule marks with the measured value"
  )
  func others() async throws {
    let lines = try await heard {
      Chart {
        SectorMark(angle: .value("Share", 40), innerRadius: .ratio(0.6), angularInset: 1)
          .foregroundStyle(by: .value("Fruit", "Apples"))
        RuleMark(y: .value("Goal", 10)).lineStyle(StrokeStyle(lineWidth: 2))
        RuleMark(x: .value("Day", "Monday"))
        AreaMark(x: .value("Day", "Friday"), yStart: .value("Low", 2), yEnd: .value("High", 5))
        RectangleMark(x: .value("Age", 3), y: .value("Height", 1))
        PointMark(x: .value("Age", 4), y: .value("Height", 2))
      }
    }
    #expect(
      lines == ["Apples, 40", "Goal, 10", "Day, Monday", "Friday, 2 to 5", "3, 1", "4, 2"]
    )
  }

  @Test(
    "A chart’s dates are announced only to the precision of their unit"
  )
  func dates() async throws {
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    let lines = try await heard {
      Chart {
        ForEach([Calendar.Component.year, .month, .day], id: \.self) { unit in
          BarMark(x: .value("When", date, unit: unit), y: .value("Sales", 1))
        }
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
    }
    #expect(lines == ["2025, 1", "Juni 2025, 1", "16. Juni 2025, 1"])
  }

  @Test(
    "An author’s labels and values for chart marks take precedence, and hidden marks are skipped"
  )
  func author() async throws {
    let lines = try await heard {
      Chart {
        ForEach(Sale.week) { sale in
          BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
            .accessibilityLabel("On \(sale.day)")
            .accessibilityValue("\(sale.count) sold")
            .accessibilityHidden(sale.count == 12)
        }
        Plot {
          PointMark(x: .value("Day", "Monday"), y: .value("Sales", 1))
          PointMark(x: .value("Day", "Tuesday"), y: .value("Sales", 2))
        }
        .accessibilityLabel("Week")
      }
    }
    #expect(lines == ["On Tuesday, 1,500 sold", "Week, 1", "Week, 2"])
  }

  @Test("A chart’s annotations, overlays and legends are read in place, but the axes are silent")
  func around() async throws {
    let lines = try await heard {
      Chart(Sale.week) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
          .annotation(position: .top) { if sale.count > 100 { Text("Best") } }
      }
      .chartXAxis { AxisMarks(values: .automatic) { _ in AxisValueLabel("unheard") } }
      .chartYAxis(.hidden)
      .chartXAxisLabel("Day")
      .chartOverlay { _ in Text("Over") }
      .chartBackground { _ in Text("Behind") }
      .chartLegend(position: .bottom) { Text("Legend") }
    }
    #expect(lines == ["Behind", "Monday, 12", "Tuesday, 1,500", "Best", "Over", "Legend"])
  }

  @Test("A chart may contain conditional axis marks and gestures")
  func conditions() async throws {
    let lines = try await heard {
      Chart(Sale.week) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
        .chartYAxis {
          AxisMarks(position: .leading) { value in
            AxisGridLine()
            if let count = value.as(Int.self) { AxisValueLabel { Text("\(count)") } }
          }
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear.gesture(
              DragGesture().onChanged { drag in
                let origin = geometry[proxy.plotAreaFrame].origin
                if let day: String = proxy.value(atX: drag.location.x - origin.x) { print(day) }
              }
            )
          }
        }
    }
    #expect(lines == ["Monday, 12", "Tuesday, 1,500"])
  }

  @Test("A chart’s label is announced when the cursor enters the chart")
  func label() async throws {
    let lines = try await heard {
      Text("Before")
      Chart(Sale.week) { BarMark(x: .value("Day", $0.day), y: .value("Sales", $0.count)) }
        .accessibilityLabel("Sales of the week")
    }
    #expect(lines == ["Before", "Sales of the week, Monday, 12", "Tuesday, 1,500"])
  }

  @Test("Infinite and undefined chart values are announced without causing a failure")
  func odd() async throws {
    let lines = try await heard {
      Chart {
        PointMark(x: .value("", ""), y: .value("", Double.nan))
        PointMark(x: .value("x", -Double.infinity), y: .value("y", Double.infinity))
      }
    }
    #expect(lines == ["NaN", "-∞, ∞"])
  }
}
