// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A scene whose windows have the same structure but separate states.
public struct WindowGroup<Content: View> {
  package let template: WindowTemplate<Content>
}

extension WindowGroup: ViewBackedScene {
  package var backing: WindowSceneView<Content> { WindowSceneView(template: template) }
}

extension WindowGroup {
  init(_ title: Text?, _ id: String?, _ content: () -> Content) {
    let view = content()
    template = WindowTemplate(kind: .group, id: id, title: title) { _ in view }
  }
}
