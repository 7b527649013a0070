// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// The words of elements, prepared for searching.
///
/// Case and diacritics are ignored.
struct ItemIndex: Sendable {
  /// Each element's words and its label, without case and diacritics.
  private let words: [[UInt8]]
  private let labels: [[UInt8]]

  /// Creates an index of elements. O(number of elements), one or two microseconds each.
  init(of stops: [ElementID], in tree: AccessibilityTree, _ verbosity: Verbosity) {
    words = stops.map { VoiceOver.Item($0, in: tree, verbosity).text.folded }
    labels = stops.map { tree[$0]?.label.folded ?? [] }
  }

  /// Returns the places of the elements whose words contain a text; those that start with it come first.
  ///
  /// An empty text matches all. O(length of all words), a few milliseconds for 100,000 elements.
  ///
  /// - Parameter known: The places to search, in any order; `nil` for all.
  func matches(_ text: String, among known: [Int]? = nil) -> [Int] {
    let wanted = text.folded
    var starting: [Int] = []
    var holding: [Int] = []
    for place in known?.sorted() ?? Array(words.indices) {
      if words[place].starts(with: wanted) || labels[place].starts(with: wanted) {
        starting.append(place)
      } else if words[place].contains(wanted) {
        holding.append(place)
      }
    }
    return starting + holding
  }
}

extension AccessibilityTree {
  /// Returns the first stop in the first container whose name contains a text. O(number of elements).
  func start(ofContainer text: String) -> ElementID? {
    let wanted = text.folded
    var pending = scope.map { [$0] } ?? []
    while let next = pending.popLast() {
      guard isVisible(next) else { continue }
      if self[next]?.label.folded.contains(wanted) == true, let stop = first(.stop, in: next) {
        return stop
      }
      pending += children(of: next).reversed()
    }
    return nil
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
  /// Returns whether the bytes contain others.
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
