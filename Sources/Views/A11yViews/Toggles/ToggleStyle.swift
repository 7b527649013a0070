// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for toggles.
///
/// The body replaces the label; it is still one toggle with the same action. Its words are those of
/// the label if the body shows it, otherwise those of the whole body.
@MainActor
@preconcurrency
public protocol ToggleStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ToggleStyleConfiguration

  /// The body of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
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

/// A type-erased style.
package class AnyToggleStyle {
  @MainActor
  package func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

final class ToggleStyleBox<S: ToggleStyle>: AnyToggleStyle {
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
