@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What buttons are made of, and what they do.
///
/// Whatever the body shows, it is met as one button; activating it does what the button does.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What the body of a button is made from.
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

  /// Does what the button does.
  @MainActor
  @preconcurrency
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

extension View {
  /// Sets what buttons in the view are made of.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.anyButtonStyle,
      style is any SystemStyle ? nil : PrimitiveButtonStyleBox(style)
    )
  }
}

private final class PrimitiveButtonStyleBox<S: PrimitiveButtonStyle>: AnyButtonStyle {
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

/// A style's body as a view, so that what the style reads is installed and followed.
private struct PrimitiveBody<S: PrimitiveButtonStyle>: View {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked to make something of.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
