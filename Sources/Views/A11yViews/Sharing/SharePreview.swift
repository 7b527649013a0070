// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The preview of a shared value.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  package let title: Text

  /// Shows a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }

  /// Shows a title from a resource, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    title = Text(titleResource)
  }

  /// Shows a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  /// Shows a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Shows a title from a resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    title = Text(titleResource)
  }

  /// Shows a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
  /// Shows a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Shows a title from a resource and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { title = Text(titleResource) }

  /// Shows a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Shows a title from a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { title = Text(titleResource) }

  /// Shows a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}
