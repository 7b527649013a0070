// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// The scene for an app's settings, which users open from the app's menu and programs open with `openSettings`.
public struct Settings<Content: View> {
  package let template: WindowTemplate<Content>

  /// Creates the settings scene.
  public init(@ViewBuilder content: () -> Content) {
    let view = content()
    template = WindowTemplate(kind: .settings, title: Text(verbatim: "Settings")) { _ in view }
  }
}

extension Settings: ViewBackedScene {
  package var backing: WindowSceneView<Content> { WindowSceneView(template: template) }
}

/// A button that opens the app's settings.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// Creates a settings link with a custom label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The button.
  public var body: some View { Button(action: { openSettings() }) { label } }
}
