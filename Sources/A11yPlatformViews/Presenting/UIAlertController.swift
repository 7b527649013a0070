// SPDX-License-Identifier: MIT

import Foundation

/// A question or a choice of UIKit: its title, its message and a button for each action.
@MainActor
open class UIAlertController: UIViewController {
  /// Whether it asks, or offers a choice.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// What is asked.
  open var message: String? { didSet { show() } }
  /// What is asked, in short.
  open override var title: String? { didSet { show() } }
  /// Whether it asks, or offers a choice.
  public private(set) final var preferredStyle = Style.actionSheet
  /// What can be done.
  public private(set) final var actions: [UIAlertAction] = []
  /// What the Return key does.
  open var preferredAction: UIAlertAction?
  /// The fields.
  public private(set) final var textFields: [UITextField]?

  /// Makes a question or a choice.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
    show()
  }

  /// Adds what can be done.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    show()
  }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    show()
  }

  /// Leaves without any action but the one that cancels.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    perform(cancel)
    return true
  }

  private func perform(_ action: UIAlertAction) {
    dismiss(animated: true)
    action.handler?(action)
  }

  /// Shows all again: they are few, and change before they are shown.
  private func show() {
    guard let view else { return }
    for shown in view.subviews { shown.removeFromSuperview() }
    for (words, trait) in [(title, UIAccessibilityTraits.header), (message, .staticText)] {
      guard let words, !words.isEmpty else { continue }
      let label = UILabel()
      label.text = words
      label.accessibilityTraits = trait
      view.addSubview(label)
    }
    textFields?.forEach(view.addSubview)
    for action in actions {
      let button = UIButton(
        primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in self?.perform(action)
        }
      )
      button.isEnabled = action.isEnabled
      action.button = button
      view.addSubview(button)
    }
  }
}

/// What can be done about a question.
@MainActor
open class UIAlertAction: NSObject {
  /// What an action is for.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The words.
  public final let title: String?
  /// What it is for.
  public final let style: Style
  /// Whether it can be used.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
