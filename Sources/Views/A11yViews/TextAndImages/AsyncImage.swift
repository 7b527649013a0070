// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A phase of image loading.
public enum AsyncImagePhase: Sendable {
  /// The image has not been loaded yet.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, or `nil` if it has not been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, or `nil` if loading has not failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image that is specified by a URL. In a11ynav, images are never loaded, so the placeholder remains.
public struct AsyncImage<Content: View> {
  package let content: Content

  /// Creates an image with a different view for each loading phase.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Creates an image with a placeholder that is shown until the image has been loaded.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }
}
