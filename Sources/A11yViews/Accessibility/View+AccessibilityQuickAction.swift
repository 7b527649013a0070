@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// How a quick action is shown. It changes nothing that is met.
public protocol AccessibilityQuickActionStyle {}

/// A quick action that is named in words.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
  package init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A quick action that is named in words.
  nonisolated public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}

/// A quick action that is outlined.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
  package init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A quick action that is outlined.
  nonisolated public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

extension View {
  /// Gives the elements an action that a gesture of the hand does on a watch. Here it is an action
  /// by name.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle,
    Content: View
  >(
    style: Style,
    @ViewBuilder content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Gives the elements an action that a gesture of the hand does on a watch, while a binding says
  /// so. Here it is an action by name.
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
