// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Share buttons for strings, labelled with a title or "Share…".

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Shares several strings.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel()
  }

  /// Shares several strings, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares several strings, labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(titleResource))
  }

  /// Shares several strings, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares several strings, labelled with a text.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a string.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel()
  }

  /// Shares a string, labelled with a localised text.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(Text(titleKey))
  }

  /// Shares a string, labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(Text(titleResource))
  }

  /// Shares a string, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(Text(title))
  }

  /// Shares a string, labelled with a text.
  public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    label = DefaultShareLinkLabel(title)
  }
}
