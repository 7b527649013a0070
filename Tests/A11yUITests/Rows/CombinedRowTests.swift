// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

/// Rows whose content is a single accessibility element, and gestures that apply to several elements.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct CombinedRowTests {
  private struct Names: View {
    @State private var chosen: Int?
    var body: some View {
      List(selection: $chosen) {
        ForEach([1, 2], id: \.self) { number in
          VStack {
            Text("combined")
            Text("\(number)")
          }
          .accessibilityElement(children: .combine)
        }
        ForEach([3, 4], id: \.self) { number in
          Text("hidden").accessibilityElement(children: .ignore)
            .accessibilityLabel("Ignored \(number)")
        }
        ForEach([5], id: \.self) { number in
          Text("hidden").accessibilityRepresentation { Text("Represented \(number)") }
        }
      }
      Text("chosen \(chosen ?? 0)")
    }
  }

  @Test(arguments: [true, false])
  func `A row can be selected whatever element its content creates`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { Names() }
    #expect(
      heard.labels == [
        "combined, 1", "combined, 2", "Ignored 3", "Ignored 4", "Represented 5", "chosen 0",
      ]
    )
    for (number, name) in [(2, "combined, 2"), (3, "Ignored 3"), (5, "Represented 5")] {
      #expect(try heard.run("focus \(name)").last?.hasPrefix("\(name), button") == true)
      #expect(try heard.run("activate") == ["selected"])
      #expect(heard.labels.last == "chosen \(number)")
    }
  }

  private struct Counter: View {
    @State private var taps = 0
    var body: some View {
      VStack {
        Text("in")
        Text("side")
      }
      .onTapGesture { taps += 1 }
      .accessibilityElement(children: .combine)
      VStack {
        Text("one")
        Text("more").onTapGesture { taps += 100 }
      }
      .onTapGesture { taps += 10 }
      .accessibilityElement(children: .combine)
      Text("taps \(taps)")
    }
  }

  @Test(arguments: [true, false])
  func `A gesture on combined elements is performed once on activation`(prunes: Bool) throws {
    let heard = HeardView(prunes: prunes) { Counter() }
    #expect(try heard.run("describe") == ["in, side"])
    try heard.run("activate")
    #expect(heard.labels.last == "taps 1")
    #expect(try heard.run("next") == ["one, more, actions available"])
    try heard.run("action one")
    #expect(heard.labels.last == "taps 11")
    try heard.run("action more")
    #expect(heard.labels.last == "taps 111")
  }
}
