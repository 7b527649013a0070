@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What the body of a form is made from.
public struct FormStyleConfiguration {
  /// What is in the form.
  public struct Content {
    package let view: AnyView
  }

  /// What is in the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  /// What is in the form.
  public var body: some View { view }
}
