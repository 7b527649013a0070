// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A style for buttons.
///
/// The body replaces the label; it is still one button with the same action.
@MainActor
@preconcurrency
public protocol ButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ButtonStyleConfiguration

  /// The body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed. It never is: activation is instantaneous.
  public let isPressed: Bool
  package let trigger: @MainActor () -> Void
}

extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

/// A type-erased style.
package class AnyButtonStyle {
  @MainActor
  package func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

final class ButtonStyleBox<S: ButtonStyle>: AnyButtonStyle {
  let style: S
  init(_ style: S) { self.style = style }

  override func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(
      StyledBody(style: style, configuration: configuration).environment(\.anyButtonStyle, nil)
    )
  }
}

/// A style's body as a view, so that the dynamic properties of the style are installed and tracked.
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
