// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

extension UIAccessibilityTraits {
  private static let same: [(UIAccessibilityTraits, AccessibilityTraits)] = [
    (.button, .isButton), (.link, .isLink), (.image, .isImage), (.playsSound, .playsSound),
    (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
    (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
    (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
    (.tabBar, .isTabBar), (.header, .isHeader), (.toggleButton, .isToggle),
  ]

  /// The traits that the accessibility tree uses for these UIKit traits.
  package var elementTraits: AccessibilityTraits {
    Self.same.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }

  /// The role that the accessibility tree uses for an element with these traits.
  package var role: Role {
    if contains(.toggleButton) { return .switchButton }
    if contains(.keyboardKey) { return .keyboardKey }
    if contains(.searchField) { return .searchField }
    if contains(.adjustable) { return .slider }
    if contains(.link) { return .link }
    if contains(.backButton) { return .backButton }
    if contains(.button) { return .button }
    if contains(.image) { return .image }
    return .staticText
  }

  /// Whether the element is interactive, which makes Switch Control stop at the element.
  package var isInteractive: Bool {
    !isDisjoint(with: [.toggleButton, .keyboardKey, .searchField, .adjustable, .link, .button])
  }
}
