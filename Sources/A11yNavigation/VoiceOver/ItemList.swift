// SPDX-License-Identifier: MIT

import A11yTree

/// A snapshot of the elements in the item chooser's list and of the elements' words.
package struct ItemList: Sendable {
  private let tree: AccessibilityTree
  private let stops: [ElementID]
  private let index: ItemIndex
  private let verbosity: Verbosity

  /// Creates a list of all elements, or of all elements of one kind, at which VoiceOver stops.
  ///
  /// The list is empty for a rotor item that neither finds elements by kind nor is a custom rotor. The complexity is
  /// O(number of elements), and each element takes one or two microseconds.
  ///
  /// - Parameter item: The kind, or `nil` for all kinds.
  package init(
    of tree: AccessibilityTree,
    listing item: RotorItem? = nil,
    _ verbosity: Verbosity
  ) {
    self.tree = tree
    self.verbosity = verbosity
    if case .custom(let name) = item {
      stops = Self.entries(of: name, in: tree)
    } else {
      stops = VoiceOver.stops(item.map { $0.kinds ?? [] } ?? .stop, in: tree)
    }
    index = ItemIndex(of: stops, in: tree, verbosity)
  }

  /// Returns the stops in the custom rotors with the given name. O(number of elements).
  package static func entries(of name: String, in tree: AccessibilityTree) -> [ElementID] {
    guard let root = tree.root else { return [] }
    let inner = sequence(first: root) { tree.next(.customRotor, after: $0, in: root) }
    return inner.flatMap { owner in
      (tree[owner]?.details.customRotors ?? []).filter { $0.name == name }
        .flatMap { $0.entries.compactMap { tree.stop(at: $0.target) } }
    }
  }

  /// Returns the indices of the elements whose words contain a string. Elements whose words start with the string come
  /// first.
  ///
  /// An empty string matches all elements. The complexity is O(length of all words); searching 100,000 elements takes a
  /// few milliseconds.
  ///
  /// - Parameter known: The places to search, in any order, or `nil` for all places.
  package func matches(_ text: String, among known: [Int]? = nil) -> [Int] {
    text.isEmpty ? Array(stops.indices) : index.matches(text, among: known)
  }

  /// The element at the given index in the list.
  package subscript(place: Int) -> VoiceOver.Item {
    VoiceOver.Item(stops[place], in: tree, verbosity)
  }
}
