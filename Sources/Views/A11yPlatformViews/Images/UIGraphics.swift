// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

// Drawing of UIKit, as functions. Nothing is drawn, so these do nothing.

/// What is drawn into: nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Begins a picture. Does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Begins a picture. Does nothing.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {}
/// The picture: none, since nothing is drawn. Accepted.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Ends a picture. Does nothing.
public func UIGraphicsEndImageContext() {}
/// Fills a rectangle. Does nothing.
public func UIRectFill(_ rect: CGRect) {}

/// Keeps a picture in the library: there is none, so nothing is kept. Accepted.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
