// SPDX-License-Identifier: MIT

import A11yViewTesting
import Charts
import SwiftUI
import Testing

@Suite("Reading plots of collections element by element", .timeLimit(.minutes(30)))
@MainActor
struct PlotTests {
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

  @Test("A plot is read like a chart with a mark for each element")
  func bars() async throws {
    let lines = try await heard {
      Chart {
        BarPlot(Sale.week, x: .value("Day", \.day), y: .value("Sales", \.count))
      }
    }
    #expect(lines == ["Monday, 12", "Tuesday, 1,500"])
  }

  @Test("A plot’s series, labels and hidden elements follow the plot’s data")
  func modifiers() async throws {
    let lines = try await heard {
      Chart {
        PointPlot(Sale.week, id: \.day, x: .value("Day", \.day), y: .value("Sales", \.count))
          .accessibilityLabel(\.spoken)
          .accessibilityHidden(\.isFew)
        SectorPlot(Sale.week, angle: .value("Sales", \.count))
          .foregroundStyle(by: .value("City", \.city))
      }
    }
    #expect(lines.first == "On Tuesday, 1,500")
    #expect(lines.count == 3)
    #expect(lines.last?.contains("Oslo") == true)
  }

  @Test("A function plot is one element with the name of the plotted value")
  func function() async throws {
    let lines = try await heard {
      Chart { LinePlot(x: "x", y: "Height") { $0 * $0 } }
    }
    #expect(lines == ["Height"])
  }

  @Test("Content that a plot style adds is read after the marks")
  func plotStyle() async throws {
    let lines = try await heard {
      Chart {
        BarPlot(Sale.week, x: .value("Day", \.day), y: .value("Sales", \.count))
      }
      .chartPlotStyle { content in
        content.chartOverlay { _ in Text("Premium Feature") }
      }
    }
    #expect(lines == ["Monday, 12", "Tuesday, 1,500", "Premium Feature"])
  }
}

extension Sale {
  fileprivate var spoken: Text { Text("On \(day)") }
  fileprivate var isFew: Bool { count < 100 }
}
