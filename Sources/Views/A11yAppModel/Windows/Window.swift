// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A scene with a single window.
public struct Window<Content: View> {
  package let template: WindowTemplate<Content>

  init(_ title: Text, _ id: String, _ content: Content) {
    template = WindowTemplate(kind: .single, id: id, title: title) { _ in content }
  }
}

extension Window: ViewBackedScene {
  package var backing: WindowSceneView<Content> { WindowSceneView(template: template) }
}
