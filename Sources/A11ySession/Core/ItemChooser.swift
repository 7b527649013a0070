// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The item chooser's elements that match the text.
///
/// While the elements of a changed tree are being described, the item chooser searches the previous list.
struct ItemChooser: Sendable {
  private var list: ItemList?
  /// Whether elements are being described.
  private var isPending = false
  private var isOutdated = true
  private var text: String?
  private var found: [Int] = []
  /// The number of times that the elements have been described.
  private(set) var descriptions = 0

  /// The number of matches, or `nil` if the elements have not been described yet.
  var count: Int? { list == nil ? nil : found.count }

  /// Returns the match at the given index (0 is the best match), or `nil` if there are fewer matches.
  func item(_ place: Int) -> VoiceOver.Item? {
    found.indices.contains(place) ? list?[found[place]] : nil
  }

  /// The value that ``descriptions`` will have when the elements' descriptions are available. If the tree changes
  /// constantly, the elements may change again after the description with this number is complete.
  var nextDescription: Int { descriptions + (isOutdated || isPending ? 1 : 0) }

  /// Notes that the tree has changed.
  mutating func treeDidChange() { isOutdated = true }

  /// If the tree has changed and no description is in progress, notes that a description has started and returns
  /// `true`. Otherwise, returns `false`.
  mutating func beginsDescribing() -> Bool {
    guard isOutdated, !isPending else { return false }
    isOutdated = false
    isPending = true
    return true
  }

  /// Uses a list of described elements, or ignores the list if it was not requested.
  mutating func takeDescribed(_ list: ItemList) {
    guard isPending else { return }
    isPending = false
    self.list = list
    text = nil
    descriptions += 1
  }

  /// Searches the described elements for new text. If the new text extends the previous text, only the previous matches
  /// are searched.
  mutating func find(_ wanted: String) {
    guard let list, wanted != text else { return }
    let isLonger = text.map { !$0.isEmpty && wanted.hasPrefix($0) } ?? false
    found = list.matches(wanted, among: isLonger ? found : nil)
    text = wanted
  }
}
