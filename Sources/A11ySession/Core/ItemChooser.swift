// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The elements that match what is typed in the item chooser.
///
/// While the elements of a changed tree are being described, the last ones are searched.
struct ItemChooser: Sendable {
  private var list: ItemList?
  /// Whether elements are being described.
  private var isPending = false
  private var isOutdated = true
  private var text: String?
  private var found: [Int] = []
  /// How often the elements have been described.
  private(set) var descriptions = 0

  /// How many match; `nil` until the elements are described.
  var count: Int? { list == nil ? nil : found.count }

  /// One of the matches, the best first; `nil` if there are fewer.
  func item(_ place: Int) -> VoiceOver.Item? {
    found.indices.contains(place) ? list?[found[place]] : nil
  }

  /// The number of ``descriptions`` from which on the elements are known: those of a tree that
  /// changes all the time need not be the last ones.
  var nextDescription: Int { descriptions + (isOutdated || isPending ? 1 : 0) }

  /// Notes that the tree has changed.
  mutating func treeDidChange() { isOutdated = true }

  /// Whether the elements should be described now: those of a tree that has changed, one tree at a
  /// time.
  mutating func beginsDescribing() -> Bool {
    guard isOutdated, !isPending else { return false }
    isOutdated = false
    isPending = true
    return true
  }

  /// Uses elements that have been described; ones that nobody asked for change nothing.
  mutating func takeDescribed(_ list: ItemList) {
    guard isPending else { return }
    isPending = false
    self.list = list
    text = nil
    descriptions += 1
  }

  /// Looks for another text; one that goes on from the last is looked for in its matches.
  mutating func find(_ wanted: String) {
    guard let list, wanted != text else { return }
    let isLonger = text.map { !$0.isEmpty && wanted.hasPrefix($0) } ?? false
    found = list.matches(wanted, among: isLonger ? found : nil)
    text = wanted
  }
}
