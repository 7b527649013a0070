// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

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
