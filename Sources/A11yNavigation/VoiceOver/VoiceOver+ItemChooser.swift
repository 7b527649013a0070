import A11yTree

extension VoiceOver {
  /// One line of the item chooser.
  public struct Item: Hashable, Sendable {
    /// The element.
    public var id: ElementID
    /// Its words.
    public var text: String
  }

  /// The elements whose words contain a text, in reading order; those starting with it come first.
  ///
  /// Ignores case and marks on letters. An empty text matches all. O(number of elements).
  public static func items(matching text: String, in tree: AccessibilityTree) -> [Item] {
    let index = ItemIndex(tree)
    return index.matches(text).map { index.items[$0] }
  }

  mutating func choose(_ text: String, in tree: AccessibilityTree) -> [Effect] {
    guard let item = Self.items(matching: text, in: tree).first else {
      return [.sound(.border)] + say(.noMatchingItems, in: tree)
    }
    return land(on: item.id, in: tree)
  }
}
