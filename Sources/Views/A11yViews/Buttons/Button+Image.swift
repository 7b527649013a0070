// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button labelled with the text of a resource and an image.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { A11yViews.Label(titleResource, image: image) }
  }

  /// Creates a button labelled with a string and an image.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { A11yViews.Label(title, image: image) }
  }

  /// Creates a button with a role, labelled with the text of a resource and an image.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { A11yViews.Label(titleResource, image: image) }
  }

  /// Creates a button with a role, labelled with a string and an image.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { A11yViews.Label(title, image: image) }
  }
}
