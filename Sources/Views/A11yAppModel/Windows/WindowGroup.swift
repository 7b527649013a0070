// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A scene whose windows share their structure, each with its own state.
public struct WindowGroup<Content: View> {
  package let template: WindowTemplate<Content>
}

extension WindowGroup: ViewBackedScene {
  package var backing: WindowSceneView<Content> { WindowSceneView(template: template) }
}

extension WindowGroup {
  private init(_ title: Text?, _ id: String?, _ content: () -> Content) {
    let view = content()
    template = WindowTemplate(kind: .group, id: id, title: title) { _ in view }
  }

  /// Creates a group of windows with an id to open them by.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id, content) }

  /// Creates a group of windows with a text as title and an id to open them by.
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content)
  }

  /// Creates a group of windows with a localised title and an id to open them by.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content)
  }

  /// Creates a group of windows, titled by a resource, with an id to open them by.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id, content)
  }

  /// Creates a group of windows with a title and an id to open them by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content)
  }

  /// Creates a group of windows.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content) }

  /// Creates a group of windows with a text as title.
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title, nil, content)
  }

  /// Creates a group of windows with a localised title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a group of windows, titled by a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), nil, content)
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content)
  }
}
