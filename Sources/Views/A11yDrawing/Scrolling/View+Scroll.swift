// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How scrolling looks and feels does not affect elements.
extension View {
  /// Shows or hides the background of scrolled content.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    self
  }

  /// Shows or hides the scroll indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Sets how scrolling dismisses the keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// Disables scrolling with fingers.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    self
  }

  /// Draws beyond the frame as well.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    self
  }

  /// Lets scrolling stop at the views inside.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets how scrolling bounces.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}

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
