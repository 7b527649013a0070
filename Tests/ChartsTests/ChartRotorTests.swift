// SPDX-License-Identifier: MIT

import A11yViewTesting
import Charts
import SwiftUI
import Testing

@Suite("Describing charts with the rotor", .timeLimit(.minutes(30)))
@MainActor
struct ChartRotorTests {
  private struct Sales: View {
    @State private var isLong = true

    var body: some View {
      Chart(isLong ? Sale.week : []) { sale in
        LineMark(
          x: .value("Day", sale.day),
          y: .value("Sales", sale.count),
          series: .value("City", sale.city)
        )
      }
      Button("Clear") { isLong = false }
    }
  }

  @Test("The rotor describes a chart without moving the cursor")
  func summary() async throws {
    let session = try await Session(Sales()) { $0.verbosity.speaksHints = false }
      .exhaustive(false)
    _ = session.heard()
    session.perform("rotor “describe chart”")
    for _ in 0..<4 { session.perform("rotor down") }
    #expect(
      session.heard() == [
        "describe chart", "The X axis is Day.", "The Y axis is Sales.",
        "There is one data series.", "[border]",
      ]
    )
    session.perform("next")
    #expect(session.heard() == ["Tuesday, 1,500, Oslo"])
  }

  @Test("The data points rotor reads the points one by one")
  func points() async throws {
    let session = try await Session(Sales()) { $0.verbosity.speaksHints = false }
      .exhaustive(false)
    _ = session.heard()
    session.perform("rotor “data points”")
    for _ in 0..<3 { session.perform("rotor down") }
    #expect(session.heard() == ["data points", "Monday, 12", "Tuesday, 1,500", "[border]"])
  }

  @Test("The rotor treats a chart’s sectors as one series and omits hidden marks")
  func placeless() async throws {
    let session = try await Session(
      Chart {
        ForEach(["Apples", "Pears"], id: \.self) { fruit in
          SectorMark(angle: .value("Share", 40)).foregroundStyle(by: .value("Fruit", fruit))
        }
        RuleMark(y: .value("Goal", 50))
        BarMark(x: .value("Day", "Monday"), y: .value("Share", 1)).accessibilityHidden(true)
      }
    ) { $0.verbosity.speaksHints = false }
    .exhaustive(false)
    _ = session.heard()
    session.perform("rotor “data points”")
    for _ in 0..<4 { session.perform("rotor down") }
    #expect(
      session.heard() == ["data points", "Apples, 40", "Pears, 40", "Goal, 50", "[border]"]
    )
    session.perform("rotor “describe chart”")
    for _ in 0..<3 { session.perform("rotor down") }
    #expect(
      session.heard() == [
        "describe chart", "The Y axis is Share.", "There is one data series.", "[border]",
      ]
    )
  }

  @Test("A chart without marks offers no rotor, and the cursor does not stop on the chart")
  func empty() async throws {
    let session = try await Session(Sales()).exhaustive(false)
    session.find("Clear").activate()
    #expect(!session.outline().joined().contains("Monday"))
    #expect(session.outline().joined().contains("Clear"))
  }

  @Test("An author’s description of a chart is announced before the generated description")
  func author() async throws {
    struct Own: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Own",
          summary: nil,
          xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Sunday"]),
          yAxis: nil,
          series: [
            AXDataSeriesDescriptor(
              name: "",
              isContinuous: false,
              dataPoints: [AXDataPoint(x: "Sunday")]
            )
          ]
        )
      }
    }
    let session = try await Session(Sales().accessibilityChartDescriptor(Own())) {
      $0.verbosity.speaksHints = false
    }
    .exhaustive(false)
    _ = session.heard()
    session.perform("rotor “data points”")
    session.perform("rotor down")
    #expect(session.heard() == ["data points", "Sunday"])
  }

  @Test("The cursor stays on its chart mark when data is inserted before the mark")
  func identity() async throws {
    struct Growing: View {
      @State private var days = ["Tuesday"]
      var body: some View {
        Chart {
          ForEach(days, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Sales", 1)) }
        }
        .accessibilityAction(named: "Add") { days.insert("Monday", at: 0) }
        Button("Add") { days.insert("Monday", at: 0) }
      }
    }
    let session = try await Session(Growing()).exhaustive(false)
    session.find("Add").activate()
    session.perform("previous")
    #expect(session.heard().last?.hasPrefix("Tuesday") == true)
    session.perform("previous")
    #expect(session.heard().last?.hasPrefix("Monday") == true)
  }
}
