// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension Toggle {
  /// Creates a toggle that is either styled or unstyled.
  @MainActor
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let isStyled = context.graph.withoutReading {
      EnvironmentValues(scope: context.environment).anyToggleStyle != nil
    }
    guard isStyled else { return makeElementNode(view, in: context) }
    return StyledToggle.makeElementNode(StyledToggle(toggle: view), in: context)
  }

  /// Updates the toggle. A toggle never changes between styled and unstyled.
  @MainActor
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if let styled = node as? ElementViewNode<StyledToggle<Label>> {
      styled.update(StyledToggle(toggle: view))
    } else {
      node.made(as: ElementViewNode<Self>.self).update(view)
    }
  }
}

/// A toggle that has a style.
package struct StyledToggle<Label: View> {
  package let toggle: Toggle<Label>
}

extension StyledToggle: View, ElementView {
  package var content: StyledToggleLabel {
    let toggle = toggle
    return StyledToggleLabel(
      isOn: Binding(get: { toggle.state() == .on }, set: { toggle.set($0) }),
      isMixed: { toggle.state() == .mixed },
      label: AnyView(toggle.content)
    )
  }

  package func element(in context: ElementContext) -> Element {
    var element = toggle.element(in: context)
    element.traits.remove(.isButton)
    if let label = context.node.toggleLabel {
      element.label = Element(merging: label.shownElements.map(\.element)).label
    }
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    toggle.perform(action, in: context)
  }
}

extension _ViewNode {
  /// The node for the label that a style shows for a toggle.
  fileprivate final var toggleLabel: _ViewNode? {
    if self is BodyNode<ToggleStyleConfiguration.Label> { return self }
    var found: _ViewNode?
    forEachChild { child in if found == nil { found = child.toggleLabel } }
    return found
  }
}

package struct StyledToggleLabel {
  @Environment(\.anyToggleStyle) private var style
  package let isOn: Binding<Bool>
  package let isMixed: () -> Bool
  package let label: AnyView

  package init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, label: AnyView) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension StyledToggleLabel: View {
  package var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(view: label),
      isOn: isOn,
      isMixed: isMixed()
    )
    (style?.body(configuration) ?? label)
  }
}
