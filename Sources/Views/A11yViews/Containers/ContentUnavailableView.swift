// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A placeholder for missing content: what is missing, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  package let label: Label
  package let description: Description
  package let actions: Actions

  /// Creates a view that says what is missing.
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
  private init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view that says what is missing, with the name of an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, image: name), description)
  }

  /// Creates a view that says what is missing with the text of a resource, with the name of an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image name: String,
    description: Text? = nil
  ) {
    self.init(A11yViews.Label(titleResource, image: name), description)
  }

  /// Creates a view that says what is missing with a string, with the name of an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, image: name), description)
  }

  /// Creates a view that says what is missing, with the name of a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, systemImage: name), description)
  }

  /// Creates a view that says what is missing with the text of a resource, with the name of a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(A11yViews.Label(titleResource, systemImage: name), description)
  }

  /// Creates a view that says what is missing with a string, with the name of a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(A11yViews.Label(title, systemImage: name), description)
  }
}

extension ContentUnavailableView: View {
  /// What is missing, then why, then what can be done.
  public var body: some View {
    label
    description
    actions
  }
}
