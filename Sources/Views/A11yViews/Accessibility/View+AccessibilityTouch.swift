// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Lets the view take touches directly, bypassing the screen reader.
  ///
  /// Options concern fingers on a screen, so a diagnostic reports them.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(directTouch(isDirectTouchArea)).attaching(
      .unheard(
        "uses options of accessibilityDirectTouch, which are accepted and not heard: nobody "
          + "touches a screen here."
      ),
      isEnabled: !options.isEmpty
    )
  }

  /// Shows the view enlarged while it is pressed. Nothing is ever pressed here.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view enlarged while this one is pressed. Nothing is ever pressed here.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Lets the view take touches directly, bypassing the screen reader.
  ///
  /// Options concern fingers on a screen, so a diagnostic reports them.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true,
    options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Content, Modifier> {
    attaching(directTouch(isDirectTouchArea)).attaching(
      .unheard(
        "uses options of accessibilityDirectTouch, which are accepted and not heard: nobody "
          + "touches a screen here."
      ),
      isEnabled: !options.isEmpty
    )
  }
}

private func directTouch(_ isOn: Bool) -> AccessibilityAttribute {
  isOn ? .addedTraits(.allowsDirectInteraction) : .removedTraits(.allowsDirectInteraction)
}

/// How a view takes touches directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The screen reader is silent while the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The view must be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
