import Foundation
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
  /// Ignores case and diacritics. An empty text matches all. O(number of elements).
  public static func items(matching text: String, in tree: AccessibilityTree) -> [Item] {
    guard let scope = tree.scope else { return [] }
    let wanted = text.folded
    var starting: [Item] = []
    var holding: [Item] = []
    var next = tree.first(.stop, in: scope)
    while let id = next {
      let words = Description(of: id, in: tree, verbosity: Verbosity())?.words() ?? []
      let item = Item(id: id, text: Utterance(words).text)
      let folded = item.text.folded
      if folded.hasPrefix(wanted) || tree[id]?.label.folded.hasPrefix(wanted) == true {
        starting.append(item)
      } else if folded.contains(wanted) {
        holding.append(item)
      }
      next = tree.next(.stop, after: id, in: scope)
    }
    return starting + holding
  }

  mutating func choose(_ text: String, in tree: AccessibilityTree) -> [Effect] {
    guard let item = Self.items(matching: text, in: tree).first else {
      return [.sound(.border)] + say(.noMatchingItems, in: tree)
    }
    return land(on: item.id, in: tree)
  }
}

extension String {
  /// The text without case and combining marks, for comparison.
  var folded: String {
    String(
      String.UnicodeScalarView(
        lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.canonicalCombiningClass == .notReordered
        }
      )
    )
  }
}
