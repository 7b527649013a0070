import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How scrolling looks and feels changes nothing that is met.
extension View {
  /// Shows or hides what is behind scrolled content.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    self
  }

  /// Shows or hides the bars that show where one is.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Sets how scrolling puts the keyboard away.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// Keeps fingers from scrolling.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    self
  }

  /// Draws what is outside too.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    self
  }

  /// Lets scrolling stop at what is inside.
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

/// When the bars are shown that show where one is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  package let name: String
  /// As suits.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Always, where there are any.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not, unless needed.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String
  /// As suits.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Along with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How scrolling bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  package let name: String
  /// As suits.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
