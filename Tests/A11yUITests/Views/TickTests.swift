// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Marked: View {
  @State var speed = 0.5
  @State var heat = 0.5
  var body: some View {
    Slider(value: $speed) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } ticks: {
      SliderTick(0)
      SliderTick(0.5) { Text("half") }
      SliderTick(0.75)
    }
    Slider(value: $heat, neutralValue: 0.5, enabledBounds: 0.2...0.6) {
      Text("Heat")
    } currentValueLabel: {
      Text("now")
    }
  }
}

@MainActor @Suite("Sliders with ticks and enabled bounds", .timeLimit(.minutes(30)))
struct TickTests {
  @Test("A slider with ticks accepts only the values of the ticks")
  func marks() throws {
    var heard: [String] = []
    let view = HeardView { Marked() }
    heard = try view.run("choose Speed", "increment")
    #expect(heard.last == "75%")
    #expect(try view.run("increment").last != "100%")
    heard = try view.run("decrement", "decrement")
    #expect(heard.last == "0%")
  }

  @Test("A slider with enabled bounds stays within these bounds")
  func bounds() throws {
    var heard: [String] = []
    let view = HeardView { Marked() }
    heard = try view.run("choose Heat", "increment", "increment")
    #expect(heard.last == "60%")
    heard = try view.run("choose Heat")
    #expect(heard.last == "Heat, 60%, adjustable")
  }
}
