// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A placeholder that replaces missing content, with a label, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  package let label: Label
  package let description: Description
  package let actions: Actions

  /// Creates a placeholder with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == A11yViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView: View {
  /// The body of the view.
  public var body: some View {
    label
    description
    actions
  }
}
