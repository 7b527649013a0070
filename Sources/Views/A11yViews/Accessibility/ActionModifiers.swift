// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

package struct LabelledActionModifier<Screened: View> {
  package let screened: Screened
  package let action: () -> Void
}

extension LabelledActionModifier: ViewModifier, ScreenedContentModifier {
  package typealias Body = Never

  @MainActor
  func name(_ parts: [ElementNode]) -> String {
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

extension View {
  /// Adds an action that the user performs with a hand gesture on a watch. The action is available only while a binding
  /// is `true`.
  ///
  /// In a11ynav, the quick action is offered as a custom action.
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
