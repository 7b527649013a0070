// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A button of a bar.
@MainActor
@preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// What it does.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// What it offers.
  open var menu: UIMenu? { didSet { changed() } }
  /// The view in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// The width, in points.
  open var width: CGFloat = 0
  /// How it looks.
  open var style = Style.plain
  /// The colour.
  open var tintColor: UIColor?
  /// Whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  private var isSpace = false
  private var button: UIButton?
  private var space: UIView?

  /// The appearance of all buttons. Setting it does nothing.
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// The appearance of buttons inside other views. Setting it does nothing.
  open class func appearance(
    whenContainedInInstancesOf types: [UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }

  /// Creates a button with a title.
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

  /// Creates a button with a system title.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: "\(systemItem)".capitalized, primaryAction: primaryAction, menu: menu)
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  /// Creates a button with a title that calls a method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    calls(target, action)
  }

  /// Creates a button with an image that calls a method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    calls(target, action)
  }

  /// Creates a button with a system title and that calls a method.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: barButtonSystemItem)
    calls(target, action)
  }

  private func calls(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a part with a view in place of a button.
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

  override func changed() {
    guard let button else { return }
    update(button)
  }

  /// The view that can be heard: the same one each time.
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
