// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The properties of a form.
public struct FormStyleConfiguration {
  /// The content of the form.
  public struct Content {
    package let view: AnyView
  }

  /// The content of the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  /// The content of the form.
  public var body: some View { view }
}
