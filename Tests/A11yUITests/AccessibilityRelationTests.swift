// SPDX-License-Identifier: MIT

import A11yNavigation
import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("Labels, linked elements and charts", .timeLimit(.minutes(30)))
struct AccessibilityRelationTests {
  @Test("The label in a labeled pair names the content and is not a separate stop")
  func pairs() {
    struct Card: View {
      @Namespace private var pairs
      @State private var isPaired = true
      @State private var name = "Volume"
      @State private var level = 5
      var body: some View {
        Text(name).accessibilityLabeledPair(role: .label, id: 1, in: pairs)
        if isPaired {
          Button("\(level)") {
            level += 1
            name = "Loudness"
          }
          .accessibilityLabeledPair(role: .content, id: 1, in: pairs)
        }
        Text("Other").accessibilityLabeledPair(role: .content, id: 2, in: pairs)
        Button("Part") { isPaired = false }
          .accessibilityLabeledPair(role: .label, id: 3, in: pairs)
      }
    }
    let lines = heard(.activate, .next, .next, .activate, .first) { Card() }
    #expect(
      lines == [
        "Volume, 5, button", "Loudness, 6", "Other", "Part, button", "Loudness",
      ]
    )
  }

  @Test("Moving from one linked element to the next leads back to the first element")
  func links() {
    struct Page: View {
      @Namespace private var links
      var body: some View {
        Text("Chapter").accessibilityLinkedGroup(id: "a", in: links)
        Text("Between")
        VStack {
          Text("Note").accessibilityLinkedGroup(id: "a", in: links)
          Text("Source").accessibilityLinkedGroup(id: "a", in: links)
        }
        Text("Alone").accessibilityLinkedGroup(id: "b", in: links)
      }
    }
    let lines = heard(
      .setRotor(.custom("linked items")),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.backward),
      .last,
      .rotorMove(.forward)
    ) { Page() }
    #expect(
      lines == [
        "Chapter", "linked items", "Note", "Source", "Chapter", "Source", "Alone", "[border]",
      ]
    )
  }

  @Test("A chart is announced as a summary and read point by point")
  func charts() {
    struct Chart: AXChartDescriptorRepresentable {
      let highest: Double
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Weather",
          summary: "It gets warmer",
          xAxis: AXCategoricalDataAxisDescriptor(
            title: "Month",
            categoryOrder: ["March", "April"]
          ),
          yAxis: AXNumericDataAxisDescriptor(
            title: "Temperature",
            range: 0...highest,
            gridlinePositions: []
          ) { "\(Int($0)) degrees" },
          series: [
            AXDataSeriesDescriptor(
              name: "Berlin",
              isContinuous: true,
              dataPoints: [
                AXDataPoint(x: "March", y: 8),
                AXDataPoint(x: "April", y: highest, label: "Record"),
              ]
            )
          ]
        )
      }
    }
    struct Weather: View {
      @State private var highest = 20.0
      var body: some View {
        Button("Chart") { highest = 25 }
          .accessibilityChartDescriptor(Chart(highest: highest))
      }
    }
    let lines = heard(
      .moreContent,
      .setRotor(.custom("data points")),
      .rotorMove(.forward),
      .activate,
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.backward)
    ) { Weather() }
    #expect(
      lines == [
        "Chart, button, more content available",
        "Weather, Chart, It gets warmer, Summary, Month, 2 categories, X axis, "
          + "Temperature, 0 degrees to 20 degrees, Y axis",
        "data points", "March, 8 degrees", "Record, April, 25 degrees", "[border]",
        "March, 8 degrees",
      ]
    )
  }

  @Test("A chart’s series are named, and points without a value are announced by position")
  func series() {
    struct Plot: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: nil,
          summary: nil,
          xAxis: AXNumericDataAxisDescriptor(title: "Age", range: 0...9, gridlinePositions: []) {
            "\(Int($0)) years"
          },
          yAxis: nil,
          series: ["Girls", "Boys"].map {
            AXDataSeriesDescriptor(name: $0, isContinuous: false, dataPoints: [AXDataPoint(x: 3)])
          }
        )
      }
    }
    let lines = heard(
      .setRotor(.custom("data points")),
      .rotorMove(.backward),
      .rotorMove(.backward),
      .rotorMove(.backward)
    ) { Text("Plot").accessibilityChartDescriptor(Plot()) }
    #expect(
      lines == [
        "Plot, more content available", "data points", "Boys, 3 years", "Girls, 3 years",
        "[border]",
      ]
    )
  }

  @Test("VoiceOver offers zooming in and out as two actions")
  func zoom() {
    struct Map: View {
      @State private var scale = 1
      var body: some View {
        Image("Map").accessibilityValue("\(scale)")
          .accessibilityZoomAction { scale += $0.direction == .zoomIn ? 1 : -1 }
      }
    }
    let lines = heard(.performAction("Zoom in"), .performAction("Zoom out")) { Map() }
    #expect(lines == ["Map, 1, image, actions available", "2", "1"])
  }

  @Test("The scroll status is announced after scrolling, and the border sound plays at the end")
  func scrollStatus() {
    struct Pages: View {
      @State private var page = 1
      var body: some View {
        VStack { Text("Story") }
          .accessibilityElement(children: .contain)
          .accessibilityScrollAction { page = min(max(page + ($0 == .bottom ? 1 : -1), 1), 2) }
          .accessibilityScrollStatus("Page \(page) of 2")
      }
    }
    let lines = heard(.scroll(.bottom), .scroll(.bottom), .scroll(.top)) { Pages() }
    #expect(lines == ["Story", "Page 2 of 2", "[border]", "Page 1 of 2"])
  }

  @Test("A quick action can be performed by name while it is active")
  func quickActions() {
    struct Timer: View {
      @State private var isActive = true
      @State private var note = "runs"
      var body: some View {
        Text(note)
          .accessibilityQuickAction(style: .prompt, isActive: $isActive) {
            Button("Stop") {
              note = "stopped"
              isActive = false
            }
          }
      }
    }
    let lines = heard(.performAction("Stop"), .performAction("Stop")) { Timer() }
    #expect(lines == ["runs, actions available", "stopped", "[border]"])
  }

  @Test("Modifiers for pointing and appearance do not change the spoken words")
  func inert() {
    let lines = heard(.next) {
      Text("A")
        .accessibilityDragPoint(.center, description: "Move")
        .accessibilityDropPoint(.top, description: Text("Here"), isEnabled: false)
        .accessibilityDropPoint(.top, description: String("There"))
        .accessibilityActions(category: AccessibilityActionCategory("Tools")) {}
        .accessibilityIgnoresInvertColors()
        .accessibilityShowsLargeContentViewer()
        .speechAnnouncementsQueued()
      Text("B").speechAnnouncementsQueued(false)
    }
    #expect(lines == ["A", "B"])
  }
}
