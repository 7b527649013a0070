import Foundation

// Share buttons that are labelled with a title, or "Share…".
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    label = DefaultShareLinkLabel()
  }

  /// Shares several values, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares several values, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares several values, labelled with a text.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    label = DefaultShareLinkLabel(title)
  }

  /// Shares a value.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel()
  }

  /// Shares a value, labelled with a localised text.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares a value, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares a value, labelled with a text.
  public init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(title)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == URL
{
  /// Shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel()
  }

  /// Shares several values, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares several values, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares several values, labelled with a text.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel()
  }

  /// Shares several values, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares several values, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares several values, labelled with a text.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a value.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel()
  }

  /// Shares a value, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares a value, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares a value, labelled with a text.
  public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(title)
  }

  /// Shares a value.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel()
  }

  /// Shares a value, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares a value, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares a value, labelled with a text.
  public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(title)
  }
}
