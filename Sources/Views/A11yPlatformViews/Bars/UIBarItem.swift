// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// An item in a bar.
@MainActor
@preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// Whether the bar item is enabled.
  open var isEnabled = true { didSet { changed() } }
  /// A number that identifies the bar item.
  open var tag = 0
  /// The accessibility label that is spoken instead of the item's title.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The accessibility hint.
  open var accessibilityHint: String? { didSet { changed() } }
  /// An identifier that tests use to find the item and that is never spoken.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// Updates the view that shows the bar item.
  func changed() {}

  /// Does nothing, because a11ynav does not draw views.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// An item in a tab bar.
@MainActor
@preconcurrency
open class UITabBarItem: UIBarItem {
  /// The image that is shown while the tab is selected.
  open var selectedImage: UIImage?
  /// The tab's badge.
  open var badgeValue: String?
  /// Returns the appearance proxy for all tabs. Changes to the appearance proxy have no effect.
  open class func appearance() -> UITabBarItem { UITabBarItem() }

  /// Creates a tab bar item with a title, an image and a tag number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab bar item with a title, an image and a selected image.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
