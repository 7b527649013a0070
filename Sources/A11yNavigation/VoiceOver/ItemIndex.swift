import A11yTree
import Foundation

/// The words of all elements that VoiceOver stops at, ready to be searched.
///
/// Case and marks on letters do not count.
package struct ItemIndex: Sendable {
  /// The elements in reading order.
  package private(set) var items: [VoiceOver.Item] = []

  /// Of each item, its words and its label, without case and marks.
  private var words: [[UInt8]] = []
  private var labels: [[UInt8]] = []

  /// Describes the elements. O(number of elements).
  package init(_ tree: AccessibilityTree) {
    guard let scope = tree.scope else { return }
    var next = tree.first(.stop, in: scope)
    while let id = next {
      let spoken = Description(of: id, in: tree, verbosity: Verbosity())?.words() ?? []
      let item = VoiceOver.Item(id: id, text: Utterance(spoken).text)
      items.append(item)
      words.append(item.text.folded)
      labels.append(tree[id]?.label.folded ?? [])
      next = tree.next(.stop, after: id, in: scope)
    }
  }

  /// The places of the items whose words contain a text; those starting with it come first.
  ///
  /// An empty text matches all. O(length of all words), a few milliseconds for 100,000 elements.
  ///
  /// - Parameter known: The places to look at, in any order; `nil` for all.
  package func matches(_ text: String, among known: [Int]? = nil) -> [Int] {
    let wanted = text.folded
    var starting: [Int] = []
    var holding: [Int] = []
    for place in known?.sorted() ?? Array(items.indices) {
      if words[place].starts(with: wanted) || labels[place].starts(with: wanted) {
        starting.append(place)
      } else if words[place].contains(wanted) {
        holding.append(place)
      }
    }
    return starting + holding
  }
}

extension String {
  /// The text in UTF-8 without case and combining marks, for comparison.
  fileprivate var folded: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    let scalars = lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.canonicalCombiningClass == .notReordered
    }
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }
}

extension [UInt8] {
  /// Whether the bytes contain others.
  fileprivate func contains(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    guard wanted.count <= count else { return false }
    return withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        for start in 0...bytes.count - wanted.count where bytes[start] == first {
          var end = 1
          while end < wanted.count, bytes[start + end] == wanted[end] { end += 1 }
          if end == wanted.count { return true }
        }
        return false
      }
    }
  }
}
