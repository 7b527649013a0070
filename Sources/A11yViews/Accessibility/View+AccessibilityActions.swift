import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Gives the elements an action that is named by the words of a view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(LabelledActionModifier(screened: label(), action: action))
  }

  /// Gives the elements the controls of a view as actions by name.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionControlsModifier(screened: content()))
  }

  /// Gives the elements the controls of a view as actions by name, which belong together.
  ///
  /// Actions are offered in one list, so the category changes nothing.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}

/// What actions belong to.
public struct AccessibilityActionCategory: Equatable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// A category of the program's own, named by a text.
  public init(_ name: Text) { self.init(name: name.spoken) }

  /// A category of the program's own, named by a localised text.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey).spoken) }

  /// A category of the program's own, named by the text of a resource.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) {
    self.init(name: Text(nameResource).spoken)
  }

  /// A category of the program's own, named by a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }

  /// Nothing in particular.
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
