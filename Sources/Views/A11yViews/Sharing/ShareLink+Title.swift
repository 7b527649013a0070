// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Share buttons labelled with a title or "Share…".

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

  /// Shares several values, labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    label = DefaultShareLinkLabel(Text(titleResource))
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

  /// Shares a value, labelled with the text of a resource.
  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel(Text(titleResource))
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
