// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

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

/// A view that evaluates a style's body. The view installs the style's dynamic properties and tracks their changes.
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
