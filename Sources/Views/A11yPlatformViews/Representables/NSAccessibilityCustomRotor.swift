// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// An AppKit rotor. The rotor's delegate finds the next or previous item.
@MainActor
@preconcurrency
open class NSAccessibilityCustomRotor: NSObject {
  /// The type of items that the rotor finds.
  open var type: RotorType
  /// The name.
  open var label: String
  /// The delegate, which finds the next or previous item.
  open weak var itemSearchDelegate: (any NSAccessibilityCustomRotorItemSearchDelegate)?

  /// Creates a rotor.
  public init(
    label: String,
    itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate
  ) {
    type = .custom
    self.label = label
    self.itemSearchDelegate = itemSearchDelegate
  }

  /// Creates a rotor that replaces one of VoiceOver's built-in rotors.
  public init(
    rotorType: RotorType,
    itemSearchDelegate: any NSAccessibilityCustomRotorItemSearchDelegate
  ) {
    type = rotorType
    label = rotorType.rotor?.name ?? ""
    self.itemSearchDelegate = itemSearchDelegate
  }

  var rotor: ObjectRotor {
    ObjectRotor(name: label, system: type.rotor) { [self] current, isForward in
      let parameters = SearchParameters()
      parameters.currentItem = (current as? _NSAccessibilityObject)
        .map(ItemResult.init(targetElement:))
      parameters.searchDirection = isForward ? .next : .previous
      guard let result = itemSearchDelegate?.rotor(self, resultFor: parameters),
        let target = result.targetElement
      else { return nil }
      let range = result.targetRange
      let isSet = range.location != NSNotFound && range.location >= 0 && range.length >= 0
      return ObjectRotor.Stop(
        object: target,
        characters: isSet ? range.location..<(range.location + range.length) : nil
      )
    }
  }
}

extension NSAccessibilityCustomRotor.RotorType {
  fileprivate var rotor: SystemRotor? {
    switch self {
    case .custom, .any, .annotation, .audiograph: nil
    case .boldText: .boldText
    case .heading: .headings
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
      .headingLevel6:
      .headingLevel(rawValue - Self.heading.rawValue)
    case .image: .images
    case .italicText: .italicText
    case .landmark: .landmarks
    case .link: .links
    case .list: .lists
    case .misspelledWord: .misspelledWords
    case .table: .tables
    case .textField: .textFields
    case .underlinedText: .underlineText
    case .visitedLink: .visitedLinks(true)
    }
  }
}
