// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A type-erased style for a type of control, such as buttons.
package class AnyStyle<Configuration> {
  /// Returns the body that the style creates for a control. A control of the same type is unstyled when it is used
  /// inside the body.
  @MainActor
  package func body(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
}

private final class StyleBox<S: DynamicProperty, Configuration, Body: View>:
  AnyStyle<Configuration>
{
  let style: S
  let makeBody: @MainActor (S, Configuration) -> Body

  init(_ style: S, _ makeBody: @escaping @MainActor (S, Configuration) -> Body) {
    self.style = style
    self.makeBody = makeBody
  }

  override func body(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: configuration, makeBody: makeBody)
        .environment(\.[style: StyleKind<Configuration>()], nil)
    )
  }
}

/// One of the system's styles, which do not affect accessibility elements.
package protocol SystemStyle {}

/// A view that evaluates a style's body. The view installs the style's dynamic properties and tracks their changes.
private struct StyledView<S: DynamicProperty, Configuration, Content: View> {
  let style: S
  let configuration: Configuration
  let makeBody: @MainActor (S, Configuration) -> Content
}

extension StyledView: View {
  package var body: some View { makeBody(style, configuration) }
}

/// A key that identifies a style by the type of its configuration.
package struct StyleKind<Configuration>: Hashable {}

private enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  package subscript<Configuration>(style kind: StyleKind<Configuration>) -> AnyStyle<Configuration>?
  {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Sets the style for all controls inside the view that have a given type of configuration.
  package nonisolated func style<S: DynamicProperty, Configuration, Body: View>(
    _ style: S,
    _ makeBody: @escaping @MainActor (S, Configuration) -> Body
  ) -> some View {
    environment(
      \.[style: StyleKind<Configuration>()],
      style is any SystemStyle ? nil : StyleBox(style, makeBody)
    )
  }
}

/// A control that is either styled or unstyled.
package struct Styleable<Configuration, Plain: View, Styled: View> {
  @Environment private var style: AnyStyle<Configuration>?
  package let plain: Plain
  package let configuration: () -> Configuration
  package let styled: (AnyView) -> Styled

  package init(
    plain: Plain,
    configuration: @escaping () -> Configuration,
    styled: @escaping (AnyView) -> Styled
  ) {
    _style = Environment(\.[style: StyleKind<Configuration>()])
    self.plain = plain
    self.configuration = configuration
    self.styled = styled
  }
}

extension Styleable: View {
  package var body: some View {
    if let style {
      styled(style.body(configuration()))
    } else {
      plain
    }
  }
}

extension _ViewNode {
  /// Returns the words of the node's first view of a given type, or `nil` if there is no such view. To show a label, a
  /// style uses a view of a known type.
  package final func words<V: View>(of type: V.Type) -> String? {
    if self is BodyNode<V> { return Element(merging: shownElements.map(\.element)).label }
    var words: String?
    forEachChild { child in if words == nil { words = child.words(of: type) } }
    return words
  }
}
