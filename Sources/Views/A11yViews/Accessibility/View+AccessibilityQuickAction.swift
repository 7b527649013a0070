// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// How a quick action is shown. It does not affect elements.
public protocol AccessibilityQuickActionStyle {}

/// A quick action that shows a prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  package init() {}
}

/// A quick action that shows an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  package init() {}
}

extension View {
  /// Adds an action that a hand gesture performs on a watch, while a binding is true. Here it is a
  /// named action.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle,
    Content: View
  >(
    style: Style,
    isActive: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityActions { QuickAction(isActive: isActive, content: content()) }
  }
}

private struct QuickAction<Content: View> {
  let isActive: Binding<Bool>
  let content: Content
}

extension QuickAction: View {
  package var body: some View { if isActive.wrappedValue { content } }
}
