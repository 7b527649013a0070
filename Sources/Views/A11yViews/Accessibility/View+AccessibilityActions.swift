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
