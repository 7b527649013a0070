// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

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

/// A view that evaluates a style's body. The view installs the style's dynamic properties and tracks their changes.
private struct PrimitiveBody<S: PrimitiveButtonStyle>: View {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}
