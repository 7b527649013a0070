// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Report: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityEnabled) private var any
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  var body: some View {
    let names = [voiceOver ? "VoiceOver" : nil, switchControl ? "Switch Control" : nil]
    let on = names.compactMap { $0 }.joined(separator: " and ")
    Button(any ? "On: \(on)" : "Nothing is on") {}
    Text(reduceMotion ? "calm" : "lively")
  }
}

@MainActor @Suite("Environment values for assistive technologies", .timeLimit(.minutes(30)))
struct TechnologyEnvironmentTests {
  @Test(
    "Each environment value is true while its assistive technology is on in the session",
    arguments: [true, false]
  )
  func session(prunes: Bool) throws {
    let view = HeardView(prunes: prunes) { Report() }
    #expect(view.heard() == ["On: VoiceOver, button"])
    #expect(view.labels == ["On: VoiceOver", "lively"])
    try view.run("technology switch-control")
    #expect(view.labels == ["On: VoiceOver and Switch Control", "lively"])
    let scanned = HeardView(.switchControl, prunes: prunes) { Report() }
    #expect(scanned.labels == ["On: Switch Control", "lively"])
  }

  @Test("Without a session, the environment values for assistive technologies are false")
  func alone() {
    let host = ViewHost { Report() }
    #expect(host.start().changes.contains { $0.element.label == "Nothing is on" })
  }

  @Test("Turning on a technology evaluates only the views that read its environment value")
  func cost() {
    struct Unmoved: View {
      var body: some View { Text("A") }
    }
    let host = ViewHost {
      Unmoved()
      Report()
    }
    _ = host.start()
    let before = host.counters.bodies
    let update = host.technologiesDidChange(.voiceOver)
    #expect(update.changes.map(\.element.label) == ["On: VoiceOver"])
    #expect(host.counters.bodies == before + 1)
  }
}
