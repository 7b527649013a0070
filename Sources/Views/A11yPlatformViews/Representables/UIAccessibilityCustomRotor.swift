// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A rotor of UIKit: the program finds what is next.
@MainActor
@preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds what is next.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// The name, with attributes. Only the text is kept.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// Finds what is next.
  open var itemSearchBlock: Search
  /// The rotor of VoiceOver's own that it replaces.
  public final let systemRotorType: SystemRotorType

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Creates a rotor in place of one of VoiceOver's own.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = type.rotor?.name ?? ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }

  var rotor: ObjectRotor {
    ObjectRotor(name: name, system: systemRotorType.rotor) { [itemSearchBlock] current, isForward in
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(current as? UIResponder)
      predicate.searchDirection = isForward ? .next : .previous
      guard let result = itemSearchBlock(predicate), let target = result.targetElement,
        let object = target as? any AccessibleObject
      else { return nil }
      let range = result.targetRange.map { $0.start.offset..<max($0.start.offset, $0.end.offset) }
      return ObjectRotor.Stop(object: object, characters: range)
    }
  }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
  fileprivate var rotor: SystemRotor? {
    switch self {
    case .none: nil
    case .link: .links
    case .visitedLink: .visitedLinks(true)
    case .heading: .headings
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
      .headingLevel6:
      .headingLevel(rawValue - Self.heading.rawValue)
    case .boldText: .boldText
    case .italicText: .italicText
    case .underlineText: .underlineText
    case .misspelledWord: .misspelledWords
    case .image: .images
    case .textField: .textFields
    case .table: .tables
    case .list: .lists
    case .landmark: .landmarks
    }
  }
}
