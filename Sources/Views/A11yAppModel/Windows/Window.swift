// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A scene with a single window.
public struct Window<Content: View> {
  package let template: WindowTemplate<Content>

  private init(_ title: Text, _ id: String, _ content: Content) {
    template = WindowTemplate(kind: .single, id: id, title: title) { _ in content }
  }

  /// Creates a window with a text as its title and an id to open it by.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  /// Creates a window with a localised title and an id to open it by.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content())
  }

  /// Creates a window with the text of a resource as its title and an id to open it by.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id, content())
  }

  /// Creates a window with a title and an id to open it by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content())
  }
}

extension Window: ViewBackedScene {
  package var backing: WindowSceneView<Content> { WindowSceneView(template: template) }
}
