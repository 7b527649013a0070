// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// When scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Always, if there are any.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Only when needed.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Immediately.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How scrolling bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only if the content does not fit.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
