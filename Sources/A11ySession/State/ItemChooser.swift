// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The elements that match what is typed in the item chooser.
struct ItemChooser {
  private let tree: AccessibilityTree
  private let stops: [ElementID]
  private var index: PendingIndex?
  private var text = ""
  private var found: [Int]

  /// Finds every element that VoiceOver stops at. O(number of elements).
  init(_ tree: AccessibilityTree) {
    let stops = VoiceOver.stops(in: tree)
    self.tree = tree
    self.stops = stops
    found = Array(stops.indices)
  }

  /// Begins to describe the elements, so that the first search need not wait as long.
  mutating func describe() { index = pendingIndex() }

  private func pendingIndex() -> PendingIndex {
    index ?? PendingIndex { [stops, tree] in ItemIndex(of: stops, in: tree) }
  }

  /// How many match.
  var count: Int { found.count }

  /// One of the matches, the best first.
  func item(_ place: Int) -> VoiceOver.Item { VoiceOver.Item(stops[found[place]], in: tree) }

  /// Looks for another text; one that goes on from the last is looked for in its matches.
  mutating func find(_ wanted: String) {
    guard wanted != text else { return }
    let known = wanted.hasPrefix(text) && !text.isEmpty ? found : nil
    text = wanted
    guard !wanted.isEmpty else { return found = Array(stops.indices) }
    let index = pendingIndex()
    self.index = index
    found = index.matches(wanted, among: known)
  }
}
