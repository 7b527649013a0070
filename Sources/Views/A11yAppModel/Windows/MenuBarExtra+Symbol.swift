// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

// A title with a picture is shown, and spoken, as the title.
extension MenuBarExtra where Label == A11yViews.Label<Text, Image> {
  /// Creates an item titled by a resource, with a picture, inserted while a binding is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(titleResource, image: image)
    }
  }

  /// Creates an item titled by a resource, with a symbol, inserted while a binding is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates an item with a title and a symbol, inserted while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      A11yViews.Label(title, systemImage: systemImage)
    }
  }

  /// Creates an item with the text of a resource as its title and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { A11yViews.Label(titleResource, image: image) }
  }

  /// Creates an item with the text of a resource as its title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { A11yViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates an item with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { A11yViews.Label(title, systemImage: systemImage) }
  }
}
