// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
@testable import A11yTranscripts
import Testing

/// Tests for the comparison of a device's spoken words with a walk through a capture of the same screen.
@Suite("Comparing the words of a real device with the simulated words", .timeLimit(.minutes(30)))
struct HeardComparisonTests {
  private static let walked: [Utterance] = [
    Utterance([.init(.label, "Cart"), .init(.role, "back button")]),
    Utterance([.init(.label, "Bicycle"), .init(.role, "switch button"), .init(.state, "on")]),
    Utterance([
      .init(.label, "Name"), .init(.role, "text field"), .init(.hint, "double tap to edit"),
    ]),
  ]

  private func compare(_ heard: String..., walked: [Utterance] = walked) -> HeardComparison {
    HeardComparison(heard: heard, walked: walked, catalog: .of(.english))
  }

  private func text(_ comparison: HeardComparison) -> [String] {
    comparison.report().map(\.text)
  }

  @Test func `Case, punctuation and spaces do not matter`() {
    let comparison = compare(
      "Cart  Back Button",
      "Bicycle. Switch Button; On",
      "Name, Text field, Double-tap to edit"
    )
    #expect(comparison.isSame)
    #expect(text(comparison) == ["VoiceOver: 3 of 3 stops match"])
  }

  @Test
  func `A difference is reported with its kind, and the device’s word for a role can be recorded`()
  {
    let comparison = compare(
      "Cart, Back button",
      "Bicycle, Switch, On",
      "Name, text field, double tap to edit"
    )
    #expect(
      text(comparison)
        == [
          "  2  device   Bicycle, Switch, On",
          "     a11ynav  Bicycle, switch button, on",
          "                              ^^^^^^",
          "              role: the device says “Switch”, not “switch button”",
          "",
          "VoiceOver: 2 of 3 stops match; 1 changed; changes by kind: role 1",
          "If your devices always use these words, add the words to the settings or a transcript’s header:",
          "  words: switch button = Switch",
        ]
    )
  }

  @Test func `A different state is a difference that no correction hides`() {
    let comparison = compare("Cart, back button", "Bicycle, switch button, off", "Name, text field")
    #expect(comparison.corrections.corrections.isEmpty)
    #expect(
      comparison.stops.last
        == .changed(
          heard: 2,
          walked: 2,
          [.init(kind: .hint, heard: "", walked: "double tap to edit")]
        )
    )
    #expect(text(comparison).contains("              state: the device says “off”, not “on”"))
    #expect(
      text(comparison).contains(
        "The device does not speak the hints that a11ynav speaks; use --hints off to omit them."
      )
    )
  }

  @Test func `The same words in another order are one difference`() {
    let walked = [Utterance([.init(.label, "Guidepup"), .init(.role, "heading level 1")])]
    let comparison = compare("heading level 1 Guidepup", walked: walked)
    #expect(
      text(comparison).contains("              order: the device says “Guidepup” later")
        && text(comparison).last
          == "VoiceOver: 0 of 1 stop matches; 1 changed; changes by kind: order 1"
    )
    let earlier = compare("on, Bicycle, switch button", walked: [Self.walked[1]])
    #expect(text(earlier).contains("              order: the device says “on” earlier"))
  }

  @Test func `Words that only the device speaks are classified by the simulator’s vocabulary`() {
    let walked = [Utterance([.init(.label, "Pay")])]
    let comparison = compare("Pay, Dimmed", walked: walked)
    #expect(
      comparison.stops == [
        .changed(heard: 0, walked: 0, [.init(kind: .state, heard: "Dimmed", walked: "")])
      ]
    )
  }

  @Test func `A stop in another position and a stop that was spoken twice are reported`() {
    let comparison = compare(
      "Name, text field, double tap to edit",
      "Cart, back button",
      "Cart, back button",
      "Bicycle, switch button, on"
    )
    #expect(
      comparison.stops == [
        .moved(heard: 0, walked: 2), .same(heard: 1, walked: 0), .missing(heard: 2),
        .same(heard: 3, walked: 1),
      ]
    )
    #expect(text(comparison).contains("              order: a11ynav speaks these words at stop 3"))
    #expect(text(comparison).contains("              the device spoke these words twice"))
  }

  @Test func `If no words agree, a different screen is suspected`() {
    #expect(
      text(compare("Warenkorb", "Fahrrad", "Bezahlen")).last
        == "No stops match. Check that the screen is the same, and that --language and --platform match the device."
    )
  }

  @Test func `Ten thousand stops with a different role are paired one by one`() {
    let walked = (0..<10_000).map {
      Utterance([.init(.label, "Row \($0)"), .init(.role, "button")])
    }
    let heard = (0..<10_000).map { "Row \($0), Knob" }
    let comparison = HeardComparison(heard: heard, walked: walked, catalog: .of(.english))
    let paired = comparison.stops.enumerated().filter { place, stop in
      if case .changed(place, place, _) = stop { true } else { false }
    }
    #expect(paired.count == 10_000)
  }
}
