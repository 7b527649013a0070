// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A button in a bar.
@MainActor
@preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The action that the bar button performs.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// The menu that the bar button opens.
  open var menu: UIMenu? { didSet { changed() } }
  /// A view that is shown instead of the button.
  open var customView: UIView? { didSet { changed() } }
  /// The width of the bar item, in points.
  open var width: CGFloat = 0
  /// The button's style.
  open var style = Style.plain
  /// The button's color.
  open var tintColor: UIColor?
  /// The object whose method is called when the button is activated.
  open weak var target: AnyObject?
  /// The method that is called when the button is activated.
  open var action: Selector?
  private var isSpace = false
  private var button: UIButton?
  private var space: UIView?

  /// Returns the appearance proxy for all buttons. Changes to the appearance proxy have no effect.
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// Returns the appearance proxy for buttons inside other views. Changes to the appearance proxy have no effect.
  open class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  /// Creates a bar button with a title.
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

  /// Creates a bar button with a system-provided title.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: "\(systemItem)".capitalized, primaryAction: primaryAction, menu: menu)
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  /// Creates a bar button that has a title and calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    calls(target, action)
  }

  /// Creates a bar button that has an image and calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    calls(target, action)
  }

  /// Creates a bar button that has a system-provided title and calls a method.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: barButtonSystemItem)
    calls(target, action)
  }

  private func calls(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a bar item that shows a view instead of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a flexible space between bar items.
  open class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.isSpace = true
    return item
  }

  /// Returns a fixed-width space between bar items, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { flexibleSpace() }

  override func changed() {
    guard let button else { return }
    update(button)
  }

  /// The button's view, which is created once and then reused.
  package var shown: UIView {
    if let customView { return customView }
    if isSpace {
      let view = space ?? UIView()
      space = view
      return view
    }
    if let button { return button }
    let made = UIButton(frame: .zero)
    let call = UIAction { [weak self] action in self?.perform(action) }
    made.addAction(call, for: .primaryActionTriggered)
    button = made
    update(made)
    return made
  }

  private func perform(_ trigger: UIAction) {
    if let primaryAction { primaryAction.handler(primaryAction) }
    if let action { TargetAction(target, action).call(self, UIEvent()) }
  }

  private func update(_ button: UIButton) {
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.menu = menu
    button.isEnabled = isEnabled
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityIdentifier = accessibilityIdentifier
  }
}
