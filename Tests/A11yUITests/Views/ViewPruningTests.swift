// SPDX-License-Identifier: MIT

import A11yNavigation
import SwiftUI
import Testing

@testable import A11yUI

/// Views must produce the same words with and without pruning, and closed views must not leave anything in memory.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ViewPruningTests {
  private static let walk: [VoiceOver.Command] =
    [.first, .activate, .next, .next, .activate, .previous, .activate, .escape, .last, .activate]
    + [.first, .next, .activate, .next, .increment, .escape, .first, .activate, .last, .activate]

  private func check<Content: View>(_ content: @escaping () -> Content) {
    let pruned = Hearing(prunes: true, content)
    let full = Hearing(prunes: false, content)
    #expect(pruned.opening == full.opening)
    for round in 0..<3 {
      for (place, command) in Self.walk.enumerated() {
        #expect(pruned.told(command) == full.told(command), "step \(place) of round \(round)")
      }
      #expect(pruned.everything() == full.everything())
    }
    #expect(pruned.session.tree.count == full.session.tree.count)
    #expect(pruned.host.counters.liveNodes == full.host.counters.liveNodes)
  }

  @Test("Navigation produces the same words whether or not unchanged views are skipped")
  func navigation() {
    check { NavigationTests.Numbers() }
    check { NavigationTests.Pathed() }
    check { NavigationTests.Bound() }
    check { NavigationTests.Bars() }
  }

  @Test("Dialogs produce the same words whether or not unchanged views are skipped")
  func dialogs() {
    check { DialogTests.Deleting() }
    check { DialogTests.Plain() }
    check { DialogTests.Covers() }
  }

  @Test func `Rows, tabs and controls produce the same words with and without pruning`() {
    check { RowTests.Rows() }
    check { RowTests.Pinning() }
    check { TabTests.Bound() }
    check { ControlViewTests.Details() }
    check { ControlViewTests.Bound() }
    check { DatePickerTests.Due(style: .compact) }
    check { StyleTests.Styled() }
    check { StyleTests.Checked() }
  }

  @Test func `Closed screens leave nothing behind`() {
    let dialogs = Hearing { DialogTests.Deleting() }
    let before = dialogs.host.counters.liveNodes
    _ = dialogs.told(.first, .activate)
    #expect(dialogs.host.counters.liveNodes > before)
    _ = dialogs.told(.escape)
    #expect(dialogs.host.counters.liveNodes == before)

    let screens = Hearing { NavigationTests.Numbers() }
    let root = screens.host.counters.liveNodes
    _ = screens.told(.first, .next, .activate)
    #expect(screens.host.counters.liveNodes > root)
    _ = screens.told(.first, .activate)
    #expect(screens.host.counters.liveNodes == root)
  }
}
