// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The elements that match what is typed in the item chooser.
///
/// While the elements of a changed tree are being described, the last ones are searched.
struct ItemChooser {
  private var list: ItemList?
  private var pending: PendingItemList?
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
  var nextDescription: Int { descriptions + (isOutdated || pending != nil ? 1 : 0) }

  /// Notes that the tree has changed.
  mutating func treeDidChange() { isOutdated = true }

  /// Begins to describe the elements of a tree that has changed, one tree at a time. O(1).
  ///
  /// - Parameter whenMade: Called once they are described.
  mutating func beginDescribing(
    _ tree: AccessibilityTree,
    listing item: RotorItem?,
    _ verbosity: Verbosity,
    whenMade: @escaping @MainActor () -> Void
  ) {
    guard isOutdated, pending == nil else { return }
    isOutdated = false
    pending = PendingItemList(of: tree, listing: item, verbosity, whenMade: whenMade)
  }

  /// Describes the elements of a tree that has changed. O(number of elements).
  mutating func describe(
    _ tree: AccessibilityTree,
    listing item: RotorItem?,
    _ verbosity: Verbosity
  ) {
    guard isOutdated else { return }
    isOutdated = false
    use(ItemList(of: tree, listing: item, verbosity))
  }

  /// Uses the elements that have been described, if there are new ones.
  mutating func takeDescribed() {
    guard let made = pending?.ifMade else { return }
    pending = nil
    use(made)
  }

  /// Waits until the elements that are being described are known.
  mutating func finishDescribing() {
    pending?.wait()
    takeDescribed()
  }

  /// Looks for another text; one that goes on from the last is looked for in its matches.
  mutating func find(_ wanted: String) {
    guard let list, wanted != text else { return }
    let isLonger = text.map { !$0.isEmpty && wanted.hasPrefix($0) } ?? false
    found = list.matches(wanted, among: isLonger ? found : nil)
    text = wanted
  }

  private mutating func use(_ list: ItemList) {
    self.list = list
    text = nil
    descriptions += 1
  }
}
