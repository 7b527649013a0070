// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Adds the controls of a view as named actions of one category.
  ///
  /// Actions are offered in one list, so the category has no effect.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}

/// A category of actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// The default category.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Editing.
  public static let edit = AccessibilityActionCategory(name: "edit")
}

package struct LabelledActionModifier<Screened: View> {
  package let screened: Screened
  package let action: () -> Void
}

extension LabelledActionModifier: ViewModifier, ScreenedContentModifier {
  package typealias Body = Never

  @MainActor
  private func name(_ parts: [ElementNode]) -> String {
    Element(merging: parts.map(\.element)).label
  }

  package func fold(_ parts: [ElementNode], into element: inout Element) {
    let name = name(parts)
    if !name.isEmpty { element.offer(.custom(name)) }
  }

  package func handler(for action: Action, _ parts: [ElementNode]) -> (@MainActor () -> Void)? {
    guard action == .custom(name(parts)) else { return nil }
    return { self.action() }
  }
}

package struct ActionControlsModifier<Screened: View> {
  package let screened: Screened
}

extension ActionControlsModifier: ViewModifier, ScreenedContentModifier {
  package typealias Body = Never

  @MainActor
  private func controls(_ parts: [ElementNode]) -> [ElementNode] {
    parts.filter { $0.element.actions.contains(.activate) && !$0.element.states.isDisabled }
  }

  package func fold(_ parts: [ElementNode], into element: inout Element) {
    for control in controls(parts) { element.offer(.custom(control.element.label)) }
  }

  package func handler(for action: Action, _ parts: [ElementNode]) -> (@MainActor () -> Void)? {
    guard case .custom(let name) = action,
      let control = controls(parts).first(where: { $0.element.label == name })
    else { return nil }
    return { _ = control.answer(.activate) }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds a handler for an action of a kind to the elements.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.action(actionKind, PlainHandler(handler)))
  }

  /// Makes the elements adjustable, with a handler that steps their value.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.adjustment(Handler(handler)))
  }

  /// Adds a handler for page scrolling to the elements.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrolling(Handler(handler)))
  }
}

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

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets a text that is spoken after a scroll, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: Text,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }

  /// Sets a localised text that is spoken after a scroll, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets the text of a resource that is spoken after a scroll, such as "Page 2 of 5".
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(Text(status))), isEnabled: isEnabled)
  }

  /// Sets a string that is spoken after a scroll, such as "Page 2 of 5".
  @_disfavoredOverload
  nonisolated public func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.scrollStatus(SpokenText(status)), isEnabled: isEnabled)
  }
}
