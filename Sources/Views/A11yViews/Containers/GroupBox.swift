// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Content in a box with a label above the box.
public struct GroupBox<Label: View, Content: View> {
  package let content: TupleView<(Label, Content)>

  /// Creates a box that has a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = TupleView((label(), content()))
  }
}

extension GroupBox: View {
  /// The body of the view.
  public var body: some View {
    let (label, inside) = content.value
    return Styleable(
      plain: content,
      configuration: {
        GroupBoxStyleConfiguration(
          label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
          content: GroupBoxStyleConfiguration.Content(view: AnyView(inside))
        )
      },
      styled: { $0 }
    )
  }
}
