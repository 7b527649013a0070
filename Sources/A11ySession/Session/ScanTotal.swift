// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// What it costs a switch user to activate each element of a screen once.
struct ScanTotal {
  /// What a person needs on average, in all.
  let expected: Duration
  /// The time on average, as a multiple of what the same stops cost in the best groups.
  let index: Double

  /// Adds up a screen; `nil` if nothing can be activated, or presses come too late.
  init?(of tree: AccessibilityTree, _ settings: SwitchControl.Settings) {
    self.init(of: SwitchControl.scan(of: tree, settings: settings), settings)
  }

  /// Adds up a scan.
  init?(of entries: [SwitchControl.ScanEntry], _ settings: SwitchControl.Settings) {
    var model = CostModel(settings)
    var expected = Duration.zero
    var inMenus = Duration.zero
    var count = 0
    for entry in entries {
      guard entry.activate != nil,
        let estimate = model.estimate(for: entry.choices, pause: settings.pauseAfterTap),
        let reached = model.estimate(for: entry.levels)
      else { continue }
      count += 1
      expected += estimate.expected
      inMenus += estimate.expected - reached.expected
    }
    guard count > 0 else { return nil }
    self.expected = expected
    let best = SwitchControl.leastTime(of: count, settings) + inMenus
    index = best > .zero ? expected / best : 1
  }
}

extension ScanTotal {
  /// What a person needs, in readable form: `expected 187 s, 1.3 times the best groups`.
  var text: String {
    let seconds = CharacterName.number(expected.seconds.rounded())
    let index = CharacterName.number((index * 10).rounded() / 10)
    return "expected \(seconds) s, \(index) times the best groups"
  }
}
