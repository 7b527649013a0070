// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A part of a bar.
@MainActor
@preconcurrency
open class UIBarItem: NSObject {
  /// The words.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// A number that identifies it.
  open var tag = 0
  /// The label, in place of the title.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The hint.
  open var accessibilityHint: String? { didSet { changed() } }
  /// A name for tests, which is never spoken.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  /// What shows the part says it anew.
  func changed() {}

  /// Does nothing: nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// A tab of a bar.
@MainActor
@preconcurrency
open class UITabBarItem: UIBarItem {
  /// The image while it is chosen.
  open var selectedImage: UIImage?
  /// The badge of the tab.
  open var badgeValue: String?
  /// The appearance of all tabs. Setting it does nothing.
  open class func appearance() -> UITabBarItem { UITabBarItem() }

  /// Creates a tab with a title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
