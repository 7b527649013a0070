// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// An image of a page, to be drawn beneath the boxes of the page's stops.
public struct Screenshot: Sendable {
  /// The image as a JPEG file.
  public var jpeg: Data
  /// The part of the page that the image shows.
  public var frame: Frame

  /// Creates a screenshot.
  public init(jpeg: Data, frame: Frame) {
    self.jpeg = jpeg
    self.frame = frame
  }
}
