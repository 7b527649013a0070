@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What toggles are made of.
///
/// What the body shows takes the place of the label; it is still one toggle that does what it did.
/// Its words are those of the label, where the body shows it, else those of all that it shows.
@MainActor
@preconcurrency
public protocol ToggleStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = ToggleStyleConfiguration

  /// The body of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What the body of a toggle is made from.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    package let view: AnyView
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle is partly on.
  public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

/// A style, whatever its type.
package class AnyToggleStyle {
  @MainActor
  package func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

private final class ToggleStyleBox<S: ToggleStyle>: AnyToggleStyle {
  let style: S
  init(_ style: S) { self.style = style }

  override func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(
      StyledBody(style: style, configuration: configuration).environment(\.anyToggleStyle, nil)
    )
  }
}

private struct StyledBody<S: ToggleStyle>: View {
  let style: S
  let configuration: ToggleStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle? { nil }
}

extension EnvironmentValues {
  package var anyToggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what toggles in the view are made of.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.anyToggleStyle, ToggleStyleBox(style))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is asked to make something of.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
