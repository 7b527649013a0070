// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Controls that belong together; with a label, in a group of that name.
public struct ControlGroup<Content: View> {
  package let content: Content
  package let label: AnyView?

  private init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes the group described by a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, AnyView(configuration.label))
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content(), label: label()), nil)
  }
}

extension ControlGroup: View {
  /// The controls, or the style's body.
  public var body: some View {
    Styleable(
      plain: content,
      configuration: {
        ControlGroupStyleConfiguration(
          content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
          label: ControlGroupStyleConfiguration.Label(view: label ?? AnyView(EmptyView()))
        )
      },
      styled: { $0 }
    )
  }
}

/// Controls with the label of their group.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}

extension LabeledControlGroupContent: View {
  /// The controls in a group named by the label.
  public var body: some View { NamedGroup(label: label, inside: content) }
}
