// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for buttons that also controls what activates them.
///
/// The body is always exposed as one button; activating it performs the button's action.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  package let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor
  @preconcurrency
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

final class PrimitiveButtonStyleBox<S: PrimitiveButtonStyle>: AnyButtonStyle {
  let style: S
  init(_ style: S) { self.style = style }

  override func body(_ configuration: ButtonStyleConfiguration) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: configuration.role,
      label: PrimitiveButtonStyleConfiguration.Label(view: configuration.label.view),
      action: configuration.trigger
    )
    return AnyView(
      PrimitiveBody(style: style, configuration: configuration).environment(\.anyButtonStyle, nil)
    )
  }
}

/// A style's body as a view, so that the dynamic properties of the style are installed and tracked.
private struct PrimitiveBody<S: PrimitiveButtonStyle>: View {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
