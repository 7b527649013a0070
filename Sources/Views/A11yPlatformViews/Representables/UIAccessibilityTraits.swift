// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The role and behaviour of a UIKit element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = Self(rawValue: 1 << 0)
  /// It is a link.
  public static let link = Self(rawValue: 1 << 1)
  /// It is an image.
  public static let image = Self(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays its own sound when it is activated.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// It is text that cannot change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up what the screen is about when the app starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It often changes its label or value.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// It is a search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts playing or recording when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value can be incremented and decremented.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns the page when reading comes to its end.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It holds tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// It divides content into sections.
  public static let header = Self(rawValue: 1 << 16)
  /// It can be zoomed.
  public static let supportsZoom = Self(rawValue: 1 << 17)
  /// It is a switch: a value of "1" is on, "0" is off.
  public static let toggleButton = Self(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
  private static let same: [(UIAccessibilityTraits, AccessibilityTraits)] = [
    (.button, .isButton), (.link, .isLink), (.image, .isImage), (.playsSound, .playsSound),
    (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
    (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
    (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
  ]

  /// The corresponding traits of a tree element.
  package var elementTraits: AccessibilityTraits {
    Self.same.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }

  /// The corresponding role of a tree element.
  package var role: Role {
    if contains(.toggleButton) { return .switchButton }
    if contains(.keyboardKey) { return .keyboardKey }
    if contains(.searchField) { return .searchField }
    if contains(.adjustable) { return .slider }
    if contains(.link) { return .link }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    return .staticText
  }

  /// Whether it is interactive, so that Switch Control stops at it.
  package var isInteractive: Bool {
    !isDisjoint(with: [.toggleButton, .keyboardKey, .searchField, .adjustable, .link, .button])
  }
}
