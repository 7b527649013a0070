// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The preview of a shared value.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  package let title: Text
  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = Text(titleKey) }
  /// Creates a preview with a title from a resource, an image and an icon.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    image: Image,
    icon: Icon
  ) { title = Text(titleResource) }
  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(title)
  }
}

/// The default label of a share button, which is a title or "Share…".
public struct DefaultShareLinkLabel {
  package let title: Text
  package init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a button that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a button that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares a value.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> { self.label = label() }

  /// Creates a button that shares a value.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> { self.label = label() }
}

extension ShareLink {
  /// Creates a button that shares a value with a preview.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Creates a button that shares several strings.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel()
  }

  /// Creates a button that shares several strings, labeled with a localized string.
  public init(_ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several strings, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several strings, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several strings, labeled with a `Text`.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares a string.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel() }

  /// Creates a button that shares a string, labeled with a localized string.
  public init(_ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a string, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a string, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a string, labeled with a `Text`.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { label = DefaultShareLinkLabel(title) }

  /// Creates a button that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel() }

  /// Creates a button that shares a URL, labeled with a localized string.
  public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a URL, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a URL, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a URL, labeled with a `Text`.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { label = DefaultShareLinkLabel(title) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel() }

  /// Creates a button that shares several values, labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several values, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several values, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several values, labeled with a `Text`.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(title) }

  /// Creates a button that shares a value.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel() }

  /// Creates a button that shares a value, labeled with a localized string.
  public init<I: Transferable>(
    _ title: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a value, labeled with a localized string resource.
  @_disfavoredOverload public init<I: Transferable>(
    _ title: LocalizedStringResource,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a value, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares a value, labeled with a `Text`.
  public init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel(title) }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Creates a button that shares several URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel()
  }

  /// Creates a button that shares several URLs, labeled with a localized string.
  public init(_ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several URLs, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several URLs, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = DefaultShareLinkLabel(Text(title)) }

  /// Creates a button that shares several URLs, labeled with a `Text`.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title)
  }
}

extension DefaultShareLinkLabel: View {
  /// The content and behavior of the view.
  public var body: some View { title }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a title from a resource and an image.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image) {
    title = Text(titleResource)
  }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = Text(title)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a title from a resource and an icon.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    title = Text(titleResource)
  }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.title = Text(title)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview with a title from a resource.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) {
    title = Text(titleResource)
  }

  /// Creates a preview with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}
