// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Share buttons with a custom label.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares several values.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares a value.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.label = label()
  }

  /// Shares a value.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.label = label()
  }
}

extension ShareLink {
  /// Shares a value with a preview.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.label = label()
  }
}
