// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A phase in loading an image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// Loading the image failed.
  case failure(any Error)

  /// The image, if it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image from a URL. Images are never loaded, so the placeholder stays in place.
public struct AsyncImage<Content: View> {
  package let content: Content

  /// Creates an image that shows a different view in each loading phase.
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
