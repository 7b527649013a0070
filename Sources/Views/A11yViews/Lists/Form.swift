// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Controls that belong together.
public struct Form<Content: View> {
  package let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form described by a style's configuration.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

extension Form: View {
  /// The content, or the style's body.
  public var body: some View {
    Styleable(
      plain: content,
      configuration: {
        FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content)))
      },
      styled: { $0 }
    )
  }
}
