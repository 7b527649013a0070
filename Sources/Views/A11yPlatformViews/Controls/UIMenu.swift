// SPDX-License-Identifier: MIT

import Foundation

/// A part of a menu.
@MainActor
@preconcurrency
open class UIMenuElement: NSObject {
  /// What a part is at the moment.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The words.
  open var title: String
  /// The words below.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}
