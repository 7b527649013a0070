// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A type-erased style.
package class AnyLabelStyle {
  @MainActor
  package func body(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(configuration.title)
  }
}

final class LabelStyleBox<S: LabelStyle>: AnyLabelStyle {
  let style: S
  init(_ style: S) { self.style = style }

  override func body(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(
      StyledBody(style: style, configuration: configuration).environment(\.anyLabelStyle, nil)
    )
  }
}

private struct StyledBody<S: LabelStyle>: View {
  let style: S
  let configuration: LabelStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  package var anyLabelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension Label {
  /// Creates a label that is either styled or unstyled.
  @MainActor
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let isStyled = context.graph.withoutReading {
      EnvironmentValues(scope: context.environment).anyLabelStyle != nil
    }
    if isStyled {
      return StyledLabel._makeNode(StyledLabel(title: AnyView(view.spoken)), in: context)
    }
    guard view.isUntitled else { return Title._makeNode(view.content, in: context) }
    return AnyView._makeNode(AnyView(view.spoken), in: context)
  }

  /// Updates the label. A label never changes between styled and unstyled, or between having and lacking a title.
  @MainActor
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    if node is BodyNode<StyledLabel> {
      StyledLabel._updateNode(node, to: StyledLabel(title: AnyView(view.spoken)))
    } else if Title.self == Text.self, node is AnyViewNode {
      AnyView._updateNode(node, to: AnyView(view.spoken))
    } else {
      Title._updateNode(node, to: view.content)
    }
  }
}

extension Label {
  /// Whether the title is empty, in which case only the icon can be spoken.
  fileprivate var isUntitled: Bool {
    Title.self == Text.self && (content as? Text)?.string.isEmpty ?? false
  }

  @ViewBuilder fileprivate var spoken: some View {
    if isUntitled { icon } else { content }
  }
}

package struct StyledLabel {
  @Environment(\.anyLabelStyle) private var style
  package let title: AnyView

  package init(title: AnyView) { self.title = title }
}

extension StyledLabel: View {
  package var body: some View {
    let configuration = LabelStyleConfiguration(title: LabelStyleConfiguration.Title(view: title))
    (style?.body(configuration) ?? title)
  }
}
