// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Menu where Label == A11yViews.Label<Text, Image> {
  /// Creates a menu labelled with the text of a resource and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), A11yViews.Label(titleResource, image: image))
  }

  /// Creates a menu labelled with a string and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), A11yViews.Label(title, image: image))
  }

  /// Creates a menu labelled with the text of a resource and an image, with a primary action.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), A11yViews.Label(titleResource, image: image), primaryAction)
  }
}
