import A11yNavigation
import A11yTree

/// The elements that match what is typed in the item chooser.
struct ItemChooser {
  private let index: ItemIndex
  private var text: String?
  private var found: [Int] = []

  /// Describes every element that VoiceOver stops at. O(number of elements).
  init(_ tree: AccessibilityTree) { index = ItemIndex(tree) }

  /// How many match.
  var count: Int { found.count }

  /// One of the matches, the best first.
  func item(_ place: Int) -> VoiceOver.Item { index.items[found[place]] }

  /// Looks for another text; one that goes on from the last is looked for in its matches.
  mutating func find(_ wanted: String) {
    guard wanted != text else { return }
    let known = text.flatMap { wanted.hasPrefix($0) && !$0.isEmpty ? found : nil }
    found = index.matches(wanted, among: known)
    text = wanted
  }
}
