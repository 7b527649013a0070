// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Share buttons for URLs, labelled with a title or "Share…".

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == URL
{
  /// Shares several URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel()
  }

  /// Shares several URLs, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares several URLs, labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(titleResource))
  }

  /// Shares several URLs, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares several URLs, labelled with a text.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a URL.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel()
  }

  /// Shares a URL, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares a URL, labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(Text(titleResource))
  }

  /// Shares a URL, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares a URL, labelled with a text.
  public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel(title)
  }
}
