// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// One line of the item chooser.
  public struct Item: Hashable, Sendable {
    /// The element.
    public var id: ElementID
    /// The element's words.
    public var text: String
  }

  /// Returns the elements that the item chooser lists, in reading order. O(number of elements).
  package static func stops(
    _ kinds: ElementKinds = .stop,
    in tree: AccessibilityTree
  ) -> [ElementID] {
    guard let scope = tree.scope else { return [] }
    var stops: [ElementID] = []
    var next = tree.first(kinds, in: scope)
    while let id = next {
      stops.append(id)
      next = tree.next(kinds, after: id, in: scope)
    }
    return stops
  }

  /// Returns the elements whose words contain a string, in reading order. Elements whose words start with the string
  /// come first.
  ///
  /// The comparison ignores case and diacritics. An empty string matches all elements. O(number of elements).
  ///
  /// - Parameter verbosity: The settings for describing elements.
  public static func items(
    matching text: String,
    in tree: AccessibilityTree,
    _ verbosity: Verbosity = Verbosity()
  ) -> [Item] {
    let list = ItemList(of: tree, verbosity)
    return list.matches(text).map { list[$0] }
  }
}

extension VoiceOver.Item {
  /// Creates the description of an element for the item chooser's list.
  package init(_ id: ElementID, in tree: AccessibilityTree, _ verbosity: Verbosity) {
    self.id = id
    guard let description = Description(of: id, in: tree, verbosity: verbosity) else {
      text = ""
      return
    }
    let isStop = tree.kinds(of: id).contains(.stop)
    text = Utterance(isStop ? description.words : description.containerWords).text
  }
}
