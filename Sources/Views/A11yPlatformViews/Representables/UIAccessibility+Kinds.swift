// SPDX-License-Identifier: MIT

import Foundation

/// A direction in which something is scrolled.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// Forward.
  case next = 5
  /// Back.
  case previous = 6
}

/// How Switch Control moves through what is in a container. It does not affect elements.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// What kind of container something is. It does not affect elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// A rotor of UIKit. Accepted: SwiftUI's `accessibilityRotor` is what can be used.
@MainActor
@preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// Where to.
  public enum Direction: Int, Sendable { case previous, next }
  /// Finds what is next.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name.
  open var name: String
  /// Finds what is next.
  open var itemSearchBlock: Search

  /// Makes a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// What a rotor looks for.
@MainActor
@preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where it is now.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil)
  /// Where to.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// What a rotor found.
@MainActor
@preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: UIResponder?

  /// Makes a result.
  public init(targetElement: UIResponder?) { self.targetElement = targetElement }
}

extension UIResponder {
  /// The label, with attributes. Only the words are kept.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The value, with attributes. Only the words are kept.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// The hint, with attributes. Only the words are kept.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
}
