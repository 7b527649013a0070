// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A part of a bar.
@MainActor
open class UIBarItem: NSObject {
  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number that identifies it.
  open var tag = 0
  /// The label, in place of the words.
  open var accessibilityLabel: String?
  /// The hint.
  open var accessibilityHint: String?
  /// A name for tests, which is never spoken.
  open var accessibilityIdentifier: String?

  /// Does nothing: nothing is drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// A button of a bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable { case plain, done = 2, prominent = 3 }
  /// A button whose words the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// What it does.
  open var primaryAction: UIAction?
  /// What it offers.
  open var menu: UIMenu?
  /// The view in place of a button.
  open var customView: UIView?
  /// The width, in points.
  open var width: CGFloat = 0
  /// How it looks.
  open var style = Style.plain
  /// The colour.
  open var tintColor: UIColor?
  private var isSpace = false

  /// Looks that are set for all buttons. They do nothing.
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// Looks that are set for buttons in others. They do nothing.
  open class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  /// Makes a button with words.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes a button whose words the system knows.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: "\(systemItem)".capitalized, primaryAction: primaryAction, menu: menu)
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  /// Makes a part with a view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that grows.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.isSpace = true
    return item
  }

  /// A space in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { flexibleSpace() }

  /// The view that can be heard.
  package var shown: UIView {
    if isSpace { return UIView() }
    if let customView { return customView }
    let button = UIButton(frame: .zero, primaryAction: primaryAction)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.menu = menu
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityIdentifier = accessibilityIdentifier
    return button
  }
}

/// A tab of a bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while it is chosen.
  open var selectedImage: UIImage?
  /// The words on the tab's corner.
  open var badgeValue: String?
  /// Looks that are set for all tabs. They do nothing.
  open class func appearance() -> UITabBarItem { UITabBarItem() }

  /// Makes a tab with words.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with words.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
