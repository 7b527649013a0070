// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A UIKit rotor. The program's own closure finds the next item.
@MainActor
@preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next item.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// The rotor's name as an attributed string. Only the name's text is stored, without its attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The closure that finds the next item.
  open var itemSearchBlock: Search
  /// The built-in VoiceOver rotor that this rotor replaces.
  public final let systemRotorType: SystemRotorType

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Creates a rotor that replaces one of VoiceOver's built-in rotors.
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
