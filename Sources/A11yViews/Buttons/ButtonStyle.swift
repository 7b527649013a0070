import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// What buttons are made of, whatever they do.
///
/// What the body shows takes the place of the label; it is still one button that does what it did.
@MainActor
@preconcurrency
public protocol ButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = ButtonStyleConfiguration

  /// The body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What the body of a button is made from.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being held down. It never is: it is activated at once.
  public let isPressed: Bool
  package let trigger: @MainActor () -> Void
}

extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

/// A style, whatever its type.
package class AnyButtonStyle {
  @MainActor
  package func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

private final class ButtonStyleBox<S: ButtonStyle>: AnyButtonStyle {
  let style: S
  init(_ style: S) { self.style = style }

  override func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      StyledBody(style: style, configuration: configuration).environment(\.anyButtonStyle, nil)
    )
  }
}

/// A style's body as a view, so that what the style reads is installed and followed.
private struct StyledBody<S: ButtonStyle>: View {
  let style: S
  let configuration: ButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  package var anyButtonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what buttons in the view are made of.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, ButtonStyleBox(style))
  }

}
