// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Menu where Label == A11yViews.Label<Text, Image> {
  /// Creates a menu labelled with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), A11yViews.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a menu labelled with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), A11yViews.Label(title, systemImage: systemImage))
  }

  /// Creates a menu labelled with the text of a resource and a symbol, with a primary action.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), A11yViews.Label(titleResource, systemImage: systemImage), primaryAction)
  }
}
