// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// An image of a page, drawn beneath the boxes for the page's stops.
public struct Screenshot: Sendable {
  /// The image in JPEG format.
  public var jpeg: Data
  /// The region of the page that the image shows.
  public var frame: Frame

  /// Creates a screenshot.
  public init(jpeg: Data, frame: Frame) {
    self.jpeg = jpeg
    self.frame = frame
  }
}
